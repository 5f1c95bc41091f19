//! The setting `first`: the seat that begins.

use std::fmt;

use irrgarten_game::{BadText, Dice, Seat};

/// The seat that begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstSeat {
    /// It is drawn.
    #[default]
    Random,
    /// The youngest person begins, and sits on seat 1. Not every game has this.
    Youngest,
    /// This one.
    Seat(Seat),
}

impl FirstSeat {
    /// Reads one of the words a game has for this setting, or the number of a seat.
    pub fn read(value: &str, words: &[&str], seats: u8) -> Option<FirstSeat> {
        match value {
            "random" => Some(FirstSeat::Random),
            "youngest" if words.contains(&value) => Some(FirstSeat::Youngest),
            seat => Seat::read(seat, seats).ok().map(FirstSeat::Seat),
        }
    }

    /// Does a table of this size have such a seat?
    pub fn suits(self, seats: u8) -> Result<(), BadText> {
        match self {
            FirstSeat::Seat(seat) if seat.number() > seats => {
                let expected = format!("a seat from 1 to {seats} to begin");
                Err(BadText::new(&format!("first={seat}"), 0, expected))
            }
            _ => Ok(()),
        }
    }

    /// The seat that begins at a table of this size.
    pub fn draw(self, seats: u8, dice: &mut impl Dice) -> Seat {
        match self {
            FirstSeat::Random => Seat::at(dice.below(u32::from(seats)) as usize),
            FirstSeat::Youngest => Seat::at(0),
            FirstSeat::Seat(seat) => seat,
        }
    }
}

impl fmt::Display for FirstSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FirstSeat::Random => f.write_str("random"),
            FirstSeat::Youngest => f.write_str("youngest"),
            FirstSeat::Seat(seat) => write!(f, "{seat}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::SearchRng;

    use super::*;

    #[test]
    fn a_seat_begins_that_the_table_has() {
        for word in ["random", "youngest", "3"] {
            let first = FirstSeat::read(word, &["random", "youngest"], 4).expect("a word of the setting");
            assert_eq!(first.to_string(), word);
            assert!(first.draw(3, &mut SearchRng::new(1)).number() <= 3);
            assert_eq!(first.suits(2).is_ok(), word != "3");
        }
        assert_eq!(FirstSeat::read("youngest", &["random"], 4), None);
        assert_eq!(FirstSeat::read("5", &["random"], 4), None);
    }
}
