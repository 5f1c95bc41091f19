//! The race of a position of one game. A game without [`LiveRules`](irrgarten_game::LiveRules) has none.

use irrgarten_game::{First, PerSeat, Race, Seat, Stamp, Timing};

use super::{Playable, PositionOf};
use crate::Timed;

impl<G: Playable> Timed for PositionOf<G> {
    fn race(&self) -> Option<Race<String>> {
        let Race { seats, together, limit, give_up } = (G::LIVE?.race)(&self.state, &self.options)?;
        Some(Race { seats, together, limit, give_up: give_up.to_string() })
    }

    fn timing(&self, seat: Seat, action: &str) -> Timing {
        match (G::LIVE, action.parse()) {
            (Some(live), Ok(action)) => (live.timing)(&self.state, &self.options, seat, action),
            _ => Timing::AtOnce,
        }
    }

    fn penalty(&self, seat: Seat, action: &str) -> u32 {
        match (G::LIVE, action.parse()) {
            (Some(live), Ok(action)) => (live.penalty)(&self.state, &self.options, seat, action),
            _ => 0,
        }
    }

    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>> {
        let First { seat, time, settles } = (G::LIVE?.first)(&self.state, &self.options, claims)?;
        Some(First { seat, time: time.to_string(), settles })
    }
}
