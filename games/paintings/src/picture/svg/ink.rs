//! The inks everything is printed with: those of all games, and the stones of the maze.

pub(super) use irrgarten_kit::drawing::ink::{
    CREAM, GOLD, GRAVEL, LINE, PARCHMENT, PARCHMENT_DULL, PARCHMENT_SHADE, PAWNS, SHADOW,
};

/// The walls of loose tiles, and of the fields printed on the board.
pub(super) const WALL: &str = "#4d6270";
pub(super) const WALL_LIGHT: &str = "#6a8290";
pub(super) const WALL_DEEP: &str = "#34444f";
pub(super) const FIXED: &str = "#7a6650";
pub(super) const FIXED_LIGHT: &str = "#998267";
pub(super) const FIXED_DEEP: &str = "#574735";
pub(super) const FLOOR: &str = "#ecd9a8";
pub(super) const FELT: &str = "#33473d";
pub(super) const FELT_DEEP: &str = "#22312a";
pub(super) const BACK: &str = "#7c2d2a";
pub(super) const BACK_LIGHT: &str = "#9a4038";
pub(super) const BACK_DEEP: &str = "#541d1b";
pub(super) const CHALK: &str = "#f4e5bdcc";
pub(super) const SLATE: &str = "#3a3f45";
