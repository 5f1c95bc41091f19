//! The inks everything is printed with: those all games share, and the stones'.

pub(super) use irrgarten_kit::drawing::ink::{
    CREAM, GOLD, GRAVEL, LINE, PARCHMENT, PARCHMENT_DULL, PAWNS, SHADOW,
};

use crate::components::TALLEST;

pub(super) const SAND: &str = "#ecd9a8";
pub(super) const BACK: &str = "#8e3524";
pub(super) const LAWN: &str = "#6f7f49";
pub(super) const LAWN_DARK: &str = "#515e36";
pub(super) const CHALK: &str = "#f4e5bdcc";

/// The stone of a tower: its top, its side in the light and its side in the shade.
#[cfg_attr(test, derive(serde::Serialize, ts_rs::TS))]
pub(super) struct Stone {
    pub(super) top: &'static str,
    pub(super) light: &'static str,
    pub(super) shade: &'static str,
}

const fn stone(top: &'static str, light: &'static str, shade: &'static str) -> Stone {
    Stone { top, light, shade }
}

/// By height from 1: the higher, the warmer; the rune stone is like nothing else.
const STONES: [Stone; TALLEST] = [
    stone("#8c9a62", "#7b8953", "#5f6b40"),
    stone("#b6a35e", "#a39050", "#80703c"),
    stone("#c98a4b", "#b67a3f", "#8f5d2f"),
    stone("#bd5f43", "#a95138", "#833c2a"),
    stone("#7f739f", "#6f638e", "#544a70"),
];

/// The stone of towers of this height.
pub(super) fn stone_of(height: u8) -> &'static Stone {
    &STONES[usize::from(height).clamp(1, TALLEST) - 1]
}
