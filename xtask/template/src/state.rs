//! A position that can be played on.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::List;

use crate::components::{PEBBLES, Pebble, Pebbles};
use crate::options::Options;

/// A valid position. It comes from a deal or through [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) options: Options,
    /// From the bottom to the top.
    pub(crate) heap: List<Pebble, PEBBLES>,
    /// The seat that laid the top of the heap; nobody while there is no heap.
    pub(crate) last: Option<Seat>,
    pub(crate) hands: PerSeat<Pebbles>,
    pub(crate) taken: PerSeat<Pebbles>,
    /// What lies nowhere else.
    pub(crate) bag: Pebbles,
    pub(crate) phase: Phase,
}

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// This seat lays a pebble or gives the heap away.
    Lay(Seat),
    /// This seat has laid and draws.
    Draw(Seat),
    /// Nothing: the game has ended.
    Over,
}

impl State {
    /// The pebble on top of the heap.
    pub(crate) fn top(&self) -> Option<Pebble> {
        self.heap.last().copied()
    }

    /// X-LAY-02: does this pebble go on the heap?
    pub(crate) fn fits(&self, pebble: Pebble) -> bool {
        self.top().is_none_or(|top| pebble >= top)
    }

    /// Has this seat a pebble that goes on the heap?
    pub(crate) fn can_lay(&self, seat: Seat) -> bool {
        self.hands[seat].iter().any(|(pebble, _)| self.fits(pebble))
    }
}
