//! Where the paths of a card lead over its sides.

use irrgarten_kit::Direction;

/// A set of the eight gate places of a card, or of the places where gates of its neighbours lead onto it.
///
/// Place 1 is the left end of the north side; the others follow clockwise, two to a side.
/// A deck with one gate in the middle of each side opens both places of a side together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gates(u8);

impl Gates {
    pub const NONE: Gates = Gates(0);

    pub(crate) const fn from_bits(bits: u8) -> Gates {
        Gates(bits)
    }

    /// Both places of one side.
    pub const fn of_side(side: Direction) -> Gates {
        Gates(0b11 << (2 * side.index()))
    }

    /// Is the place with this number (1 to 8) among them?
    pub const fn has(self, place: u8) -> bool {
        self.0 >> (place - 1) & 1 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: Gates) -> Gates {
        Gates(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Gates) -> Gates {
        Gates(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Gates) -> Gates {
        Gates(self.0 & !other.0)
    }

    pub const fn meets(self, other: Gates) -> bool {
        self.0 & other.0 != 0
    }

    /// The same gates on a card whose top points there.
    #[must_use]
    pub const fn turned(self, top: Direction) -> Gates {
        Gates(self.0.rotate_left(2 * top.index() as u32))
    }

    /// Where these gates lead on the neighbours: N1 faces 6, N2 faces 5, E3 faces 8, E4 faces 7, and back.
    #[must_use]
    pub const fn facing(self) -> Gates {
        let mirrored = self.0.reverse_bits();
        Gates((mirrored >> 2 & 0b0011_0011) | (mirrored << 2 & 0b1100_1100))
    }
}
