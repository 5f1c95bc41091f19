//! The inks everything is printed with; the treasures use the same.

pub(super) const LINE: &str = "#2b2118";
pub(super) const SHADOW: &str = "#1d130c66";
pub(super) const CREAM: &str = "#fff8e7";
pub(super) const PARCHMENT: &str = "#f4e5bd";
pub(super) const PARCHMENT_DULL: &str = "#dcc897";
pub(super) const PARCHMENT_SHADE: &str = "#cfb074";
pub(super) const SAND: &str = "#e4cc96";
pub(super) const GRAVEL: &str = "#c3a266";
pub(super) const HEDGE_DEEP: &str = "#22301b";
pub(super) const HEDGE_SHADE: &str = "#2b4322";
pub(super) const HEDGE: &str = "#3f6a2d";
pub(super) const HEDGE_LIGHT: &str = "#5c8a3a";
pub(super) const LEAF: &str = "#98bb62";
pub(super) const BACK: &str = "#8e3524";
pub(super) const BACK_DEEP: &str = "#5c1f16";
pub(super) const GOLD: &str = "#d99a2b";
pub(super) const WOOD: &str = "#6b4a31";
pub(super) const WOOD_DARK: &str = "#624329";
pub(super) const WOOD_LIGHT: &str = "#735137";
pub(super) const WOOD_SEAM: &str = "#573a25";
pub(super) const CHALK: &str = "#cdb088";
