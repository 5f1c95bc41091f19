//! The colours of all games, and those of this game alone.

pub(super) use irrgarten_kit::drawing::ink::{CREAM, GOLD, LINE, PARCHMENT, PARCHMENT_DULL, SHADOW};

/// Corridor tiles, light and dark.
pub(super) const TILES: [&str; 2] = ["#e9dcc0", "#dfcfae"];
pub(super) const GROUT: &str = "#b59b6c";
pub(super) const WALL: &str = "#4a3526";
/// A square or a room the roll leads to.
pub(super) const REACH: &str = "#d99a2b";
pub(super) const CARD_BACK: &str = "#35506b";
/// What is crossed out.
pub(super) const STRUCK: &str = "#a8322a";
/// The case file.
pub(super) const FOLDER: &str = "#c9a15c";
