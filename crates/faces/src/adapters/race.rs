//! The race of a position of one game. A game without [`LiveRules`](irrgarten_game::LiveRules) has none.

use irrgarten_game::{First, PerSeat, Race, Seat, Stamp, Timing};

use super::{Playable, PositionOf};
use crate::Timed;

impl<G: Playable> Timed for PositionOf<G> {
    fn race(&self) -> Option<Race<String>> {
        let Race { seats, together, limit, give_up } = (G::LIVE?.race)(&self.state, &self.options)?;
        Some(Race { seats, together, limit, give_up: give_up.to_string() })
    }

    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>> {
        let First { seat, time, settles } = (G::LIVE?.first)(&self.state, &self.options, claims)?;
        Some(First { seat, time: time.to_string(), settles })
    }
}

impl<G: Playable> PositionOf<G> {
    /// What a table does with an action that is allowed.
    pub(super) fn timing(&self, seat: Seat, action: G::Action) -> Timing {
        G::LIVE.map_or(Timing::AtOnce, |live| (live.timing)(&self.state, &self.options, seat, action))
    }

    /// For how many milliseconds a seat may do nothing after a refused action.
    pub(super) fn penalty(&self, seat: Seat, action: G::Action) -> u32 {
        G::LIVE.map_or(0, |live| (live.penalty)(&self.state, &self.options, seat, action))
    }
}
