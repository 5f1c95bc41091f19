//! The inks everything is printed with: those of the house, and the stone of the cave.

pub(super) const LINE: &str = "#2b2118";
pub(super) const SHADOW: &str = "#1d130c66";
pub(super) const CREAM: &str = "#fff8e7";
pub(super) const PARCHMENT: &str = "#f4e5bd";
pub(super) const PARCHMENT_DULL: &str = "#dcc897";
pub(super) const PARCHMENT_SHADE: &str = "#cfb074";
pub(super) const SAND: &str = "#e9cf94";
pub(super) const SAND_LIGHT: &str = "#f6e3b4";
pub(super) const GRAVEL: &str = "#c3a266";
pub(super) const ROCK_DEEP: &str = "#2c2140";
pub(super) const ROCK: &str = "#4a3a63";
pub(super) const ROCK_LIGHT: &str = "#6a5686";
pub(super) const CRYSTAL: &str = "#7fc4bd";
pub(super) const BACK: &str = "#1f5f66";
pub(super) const BACK_DEEP: &str = "#123c42";
pub(super) const GOLD: &str = "#d99a2b";
pub(super) const GOLD_LIGHT: &str = "#f3c65c";
pub(super) const WOOD: &str = "#6b4a31";
pub(super) const WOOD_DARK: &str = "#624329";
pub(super) const WOOD_SEAM: &str = "#573a25";
