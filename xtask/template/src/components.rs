//! What is in the box.

use irrgarten_game::Dice;
use irrgarten_kit::{Bag, Indexed};

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
pub(crate) type Pebbles = Bag<{ Pebble::COUNT }>;

impl Pebble {
    /// From 1 to 5.
    pub const fn value(self) -> u8 {
        self.0 + 1
    }

    /// The digit that stands for it in every text.
    pub(crate) fn digit(self) -> char {
        char::from(b'0' + self.value())
    }

    /// The pebble with this digit.
    pub(crate) fn from_digit(digit: char) -> Option<Pebble> {
        Pebble::all().find(|pebble| pebble.digit() == digit)
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
    Pebble::all().flat_map(|pebble| std::iter::repeat_n(pebble, OF_EACH.into())).collect()
}

/// Takes one pebble out of the bag without looking.
///
/// # Panics
/// If the bag is empty.
pub(crate) fn draw_from(bag: &mut Pebbles, dice: &mut impl Dice) -> Pebble {
    let mut left = dice.below(bag.total() as u32);
    let drawn = bag.iter().find_map(|(pebble, count): (Pebble, u8)| {
        let found = left < u32::from(count);
        left = left.saturating_sub(count.into());
        found.then_some(pebble)
    });
    let drawn = drawn.expect("the dice stay below the total");
    bag.take(drawn);
    drawn
}
