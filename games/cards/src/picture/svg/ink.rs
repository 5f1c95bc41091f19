//! The inks everything is printed with: those all games share, and the hedges'.

pub(super) use irrgarten_kit::drawing::ink::{CREAM, GOLD, GRAVEL, LINE, PARCHMENT, PARCHMENT_DULL, SHADOW};

pub(super) const SAND: &str = "#e4cc96";
pub(super) const HEDGE_DEEP: &str = "#22301b";
pub(super) const HEDGE_SHADE: &str = "#2b4322";
pub(super) const HEDGE: &str = "#3f6a2d";
pub(super) const HEDGE_LIGHT: &str = "#5c8a3a";
pub(super) const LEAF: &str = "#98bb62";
pub(super) const BACK: &str = "#8e3524";
pub(super) const BACK_DEEP: &str = "#5c1f16";
pub(super) const CHALK: &str = "#cdb088";
