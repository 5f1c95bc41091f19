//! The pawns of a table as text.

use irrgarten_game::{BadText, Seat};

use crate::{Colour, Cursor, Square};

/// The pawns in seat order, each with its colour: `Ra1,Ge5`.
pub struct Pawns<const N: usize>(pub Vec<(Colour, Square<N>)>);

impl<const N: usize> Pawns<N> {
    /// Reads the pawns of a table with at most as many seats as there are colours.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Pawns<N>, BadText> {
        let start = cursor.clone();
        let pawns = cursor.list(|cursor| Ok((Colour::read(cursor)?, Square::read(cursor)?)))?;
        if (2..=Colour::ALL.len()).contains(&pawns.len()) {
            Ok(Pawns(pawns))
        } else {
            Err(start.fail("2 to 4 pawns"))
        }
    }

    /// How many there are.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Reads a colour and finds the seat that has it.
    pub fn read_seat(&self, cursor: &mut Cursor<'_>) -> Result<Seat, BadText> {
        let start = cursor.clone();
        let colour = Colour::read(cursor)?;
        let nth = self.0.iter().position(|&(other, _)| other == colour);
        nth.map(Seat::at).ok_or_else(|| start.fail("a colour that has a pawn"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_a_seat_if_it_has_a_pawn() {
        let pawns = Pawns::<5>::read(&mut Cursor::new("Ra1,Ge5")).expect("two pawns");
        assert_eq!((pawns.seats(), pawns.0[1]), (2, (Colour::Green, Square::new(4, 4))));
        assert_eq!(pawns.read_seat(&mut Cursor::new("G.s")), Ok(Seat::at(1)));
        assert!(pawns.read_seat(&mut Cursor::new("Y.s")).is_err());
        assert!(Pawns::<5>::read(&mut Cursor::new("Ra1")).is_err());
    }
}
