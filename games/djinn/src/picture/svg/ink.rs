//! The inks everything is printed with: those of all games, and those of the cave.

pub(super) use irrgarten_kit::drawing::ink::{
    CREAM, GOLD, GRAVEL, LINE, PARCHMENT, PARCHMENT_DULL, PARCHMENT_SHADE, SHADOW,
};

pub(super) const SAND: &str = "#e9cf94";
pub(super) const SAND_LIGHT: &str = "#f6e3b4";
pub(super) const ROCK_DEEP: &str = "#2c2140";
pub(super) const ROCK: &str = "#4a3a63";
pub(super) const ROCK_LIGHT: &str = "#6a5686";
pub(super) const CRYSTAL: &str = "#7fc4bd";
pub(super) const BACK: &str = "#1f5f66";
pub(super) const BACK_DEEP: &str = "#123c42";
pub(super) const GOLD_LIGHT: &str = "#f3c65c";
