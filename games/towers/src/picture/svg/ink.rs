//! The inks everything is printed with; the treasures use the same.

use crate::components::TALLEST;

pub(super) const LINE: &str = "#2b2118";
pub(super) const SHADOW: &str = "#1d130c66";
pub(super) const CREAM: &str = "#fff8e7";
pub(super) const PARCHMENT: &str = "#f4e5bd";
pub(super) const PARCHMENT_DULL: &str = "#dcc897";
pub(super) const PARCHMENT_SHADE: &str = "#cfb074";
pub(super) const SAND: &str = "#ecd9a8";
pub(super) const GRAVEL: &str = "#c3a266";
pub(super) const BACK: &str = "#8e3524";
pub(super) const GOLD: &str = "#d99a2b";
pub(super) const LAWN: &str = "#6f7f49";
pub(super) const LAWN_DARK: &str = "#515e36";
pub(super) const WOOD: &str = "#6b4a31";
pub(super) const WOOD_DARK: &str = "#624329";
pub(super) const WOOD_LIGHT: &str = "#735137";
pub(super) const WOOD_SEAM: &str = "#573a25";
pub(super) const CHALK: &str = "#f4e5bdcc";

/// The stone of a tower: its top, its side in the light and its side in the shade.
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

/// The colours of pawns: red, blue, green, yellow.
pub(super) const PAWNS: [&str; 4] = ["#c8372d", "#2f6fa8", "#3d8b40", "#e8b923"];
