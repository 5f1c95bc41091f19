//! The inks of all pictures; the miniatures use the same.

/// Outlines.
pub const LINE: &str = "#2b2118";
/// What a thing casts on the table.
pub const SHADOW: &str = "#1d130c66";
/// Paper in the light.
pub const CREAM: &str = "#fff8e7";
/// Paper.
pub const PARCHMENT: &str = "#f4e5bd";
/// The paper of a seat whose turn it is not.
pub const PARCHMENT_DULL: &str = "#dcc897";
/// Paper in the shade.
pub const PARCHMENT_SHADE: &str = "#cfb074";
/// Strewn on paths.
pub const GRAVEL: &str = "#c3a266";
/// Whatever shines.
pub const GOLD: &str = "#d99a2b";

pub(super) const WOOD: &str = "#6b4a31";
pub(super) const WOOD_DARK: &str = "#624329";
pub(super) const WOOD_LIGHT: &str = "#735137";
pub(super) const WOOD_SEAM: &str = "#573a25";

/// Pawns: red, blue, green, yellow.
pub const PAWNS: [&str; 4] = ["#c8372d", "#2f6fa8", "#3d8b40", "#e8b923"];
