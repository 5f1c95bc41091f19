//! What is in the box.

use std::fmt;

use irrgarten_game::BadText;
use irrgarten_kit::{Bag, Cursor, Indexed};

/// A pebble. All that matters is its value, from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pebble(u8);

/// How many pebbles there are of each value.
pub(crate) const OF_EACH: u8 = 4;
/// How many pebbles there are.
pub(crate) const PEBBLES: usize = Pebble::COUNT * OF_EACH as usize;
/// How many a seat holds while the bag lasts.
pub(crate) const HAND: usize = 3;

// X-COMP-01, and X-SETUP-01 at the largest table.
const _: () = assert!(PEBBLES == 20 && PEBBLES > 4 * HAND);

/// Pebbles whose order nobody knows, or in which it does not matter.
pub type Pebbles = Bag<{ Pebble::COUNT }>;

impl Pebble {
    /// From 1 to 5.
    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// Reads the digit that stands for a pebble in every text.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Pebble, BadText> {
        let digit = cursor.peek().and_then(|letter| letter.to_digit(10)).unwrap_or_default();
        let pebble = Pebble::all().find(|pebble| u32::from(pebble.value()) == digit);
        let pebble = pebble.ok_or_else(|| cursor.fail("a pebble from 1 to 5"))?;
        cursor.next_char();
        Ok(pebble)
    }
}

impl fmt::Display for Pebble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

impl Indexed for Pebble {
    const COUNT: usize = 5;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Pebble {
        debug_assert!(index < Pebble::COUNT, "no such pebble");
        Pebble(index as u8)
    }
}

/// X-COMP-01: everything, in the bag.
pub(crate) fn full_bag() -> Pebbles {
    Bag::of([OF_EACH; Pebble::COUNT])
}
