//! A position that can be played on.

use crate::board::Board;
use crate::notation::Order;
use crate::public::Public;
use crate::view::View;

/// A valid position: the maze with what lies face down in it, and what is public. It comes from a deal or through
/// [`Setup`](crate::Setup), the one checked door.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) public: Public,
}

impl State {
    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn public(&self) -> &Public {
        &self.public
    }

    /// How many paintings have been collected.
    pub fn found(&self) -> usize {
        self.public.found().len()
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::text(&View::open(self), &Order::default()))
    }
}
