//! Cards of another box: their gates are told, and the cards are called 01, 02 and so on, in the order in which they were.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::{Cursor, Indexed as _, List};

use super::search::{Printed, pushed};
use crate::components::{Card, GATE_PLACES, Gates, MOST};

/// Cards by their gates, each with its blank side to the north.
#[derive(Clone, Copy, Debug)]
pub struct DrawnHand(List<Gates, MOST>);

impl DrawnHand {
    fn read(cursor: &mut Cursor<'_>) -> Result<DrawnHand, BadText> {
        let mut cards = List::new();
        loop {
            if cards.len() == MOST {
                return Err(cursor.fail(format!("at most {MOST} cards")));
            }
            cards.push(read_gates(cursor)?);
            if !cursor.eat(",") {
                return Ok(DrawnHand(cards));
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn printed(&self) -> Printed {
        let named = Card::all().zip(self.0.iter());
        named.fold(List::new(), |cards, (card, &gates)| pushed(cards, (card, gates)))
    }

    /// What is printed on the card that is called so.
    pub(crate) fn gates(&self, card: Card) -> Gates {
        self.0.get(card.index()).copied().unwrap_or_default()
    }
}

fn read_gates(cursor: &mut Cursor<'_>) -> Result<Gates, BadText> {
    let start = cursor.clone();
    let mut gate = || {
        let place = cursor.next_char().and_then(|letter| letter.to_digit(10)).unwrap_or_default() as u8;
        let expected = "three gates from 1 to 5, clockwise from the blank side, such as 135";
        if (1..=GATE_PLACES).contains(&place) { Ok(place) } else { Err(start.fail(expected)) }
    };
    Ok(Gates([0, gate()?, gate()?, gate()?]))
}

/// Cards such as `135,241`: the gates of each clockwise from its blank side (D-COMP-04).
impl FromStr for DrawnHand {
    type Err = BadText;

    fn from_str(text: &str) -> Result<DrawnHand, BadText> {
        Cursor::whole(text, DrawnHand::read)
    }
}

impl fmt::Display for DrawnHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, Gates([_, east, south, west])) in self.0.iter().enumerate() {
            write!(f, "{}{east}{south}{west}", if nth > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}
