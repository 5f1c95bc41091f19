//! What a seat can do, and what can be drawn.

use std::fmt;
use std::str::FromStr;

use irrgarten_game::BadText;
use irrgarten_kit::Cursor;

use crate::components::Pebble;

/// What a seat can do: `3` or `give`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lays a pebble of the hand on the heap.
    Lay(Pebble),
    /// Gives the heap to the seat that laid its top.
    Give,
}

/// A pebble is drawn from the bag: `+3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance(pub Pebble);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(pebble) => write!(f, "{pebble}"),
            Action::Give => f.write_str("give"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let mut cursor = Cursor::new(text);
        let action = if cursor.eat("give") { Action::Give } else { Action::Lay(Pebble::read(&mut cursor)?) };
        cursor.end()?;
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

impl FromStr for Chance {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Chance, BadText> {
        let mut cursor = Cursor::new(text);
        cursor.expect("+")?;
        let pebble = Pebble::read(&mut cursor)?;
        cursor.end()?;
        Ok(Chance(pebble))
    }
}
