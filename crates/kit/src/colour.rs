//! The colours of pawns.

use irrgarten_game::BadText;

use crate::{Cursor, Square};

/// The colours of pawns, clockwise around the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Colour {
    /// In the north west.
    #[default]
    Red,
    /// In the north east.
    Blue,
    /// In the south east.
    Green,
    /// In the south west.
    Yellow,
}

impl Colour {
    /// Clockwise from the north west.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// `R`, `B`, `G` or `Y`.
    pub const fn letter(self) -> char {
        ['R', 'B', 'G', 'Y'][self as usize]
    }

    /// The name for people, in English.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self as usize]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The corner of a board of `N` by `N` where the pawn starts.
    pub const fn corner<const N: usize>(self) -> Square<N> {
        let last = N - 1;
        let (column, row) = [(0, 0), (last, 0), (last, last), (0, last)][self as usize];
        Square::new(column, row)
    }

    /// Reads a colour's letter.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Colour, BadText> {
        let colour = cursor.peek().and_then(Colour::from_letter);
        let colour = colour.ok_or_else(|| cursor.fail("a colour: R, B, G or Y"))?;
        cursor.next_char();
        Ok(colour)
    }
}
