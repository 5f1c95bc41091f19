//! A turn, with words for it.

use std::fmt;

use irrgarten_kit::{Direction, Openings};

/// A push and a walk. Written `Nb+6>c4`: column b pushed from the north by a tile with the openings 6 (east and south),
/// then a walk to c4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The side at which the tile comes in.
    pub side: Direction,
    /// The line, counted from 0: a column at the north and south, else a row.
    pub line: usize,
    /// How the tile stands.
    pub enters: Openings,
    /// Column and row where the walk ends, counted from 0.
    pub to: (usize, usize),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side.letter().to_ascii_uppercase();
        match self.side {
            Direction::North | Direction::South => write!(f, "{side}{}", letter(self.line))?,
            Direction::East | Direction::West => write!(f, "{side}{}", self.line + 1)?,
        }
        write!(f, "+{}>{}{}", self.enters, letter(self.to.0), self.to.1 + 1)
    }
}

fn letter(column: usize) -> char {
    (b'a' + column as u8) as char
}
