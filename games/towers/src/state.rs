//! A position that can be played on.

use irrgarten_game::{PerSeat, Seat};

use crate::components::{Cards, Treasure};
use crate::notation;
use crate::public::{Public, Treasures};

/// A valid position. It comes from a deal or through [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    /// The treasure cards each seat still has to find, the target first.
    pub(crate) piles: PerSeat<Treasures>,
    pub(crate) hands: PerSeat<Cards>,
    /// The draw pile. Nobody knows its order.
    pub(crate) deck: Cards,
}

impl State {
    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The treasure cards a seat still has to find, the target first.
    pub fn pile(&self, seat: Seat) -> &[Treasure] {
        &self.piles[seat]
    }

    /// What a seat is looking for.
    pub fn target(&self, seat: Seat) -> Option<Treasure> {
        self.pile(seat).first().copied()
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    pub fn deck(&self) -> Cards {
        self.deck
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&notation::position(self, &notation::Order::default()))
    }
}
