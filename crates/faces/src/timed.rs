//! Races: what a table that keeps the time asks of a position.

use irrgarten_game::{First, PerSeat, Race, Seat, Stamp, Timing};

use crate::Playable;
use crate::live::Live;

/// A position in which the time may count. Actions are in the game's notation.
pub trait Timed {
    /// Who races against the clock now, if anybody does.
    fn race(&self) -> Option<Race<String>>;

    /// What is to be done with an action that could be accepted.
    fn timing(&self, seat: Seat, action: &str) -> Timing;

    /// For how many milliseconds a seat may do nothing after an action that was refused.
    fn penalty(&self, seat: Seat, action: &str) -> u32;

    /// Which of these claims is the first.
    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>>;
}

impl<G: Playable> Timed for Live<G> {
    fn race(&self) -> Option<Race<String>> {
        let Race { seats, together, limit, give_up } = G::race(&self.state, &self.options)?;
        Some(Race { seats, together, limit, give_up: give_up.to_string() })
    }

    fn timing(&self, seat: Seat, action: &str) -> Timing {
        let read = action.parse().map(|action| G::timing(&self.state, &self.options, seat, action));
        read.unwrap_or(Timing::AtOnce)
    }

    fn penalty(&self, seat: Seat, action: &str) -> u32 {
        action.parse().map_or(0, |action| G::penalty(&self.state, &self.options, seat, action))
    }

    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>> {
        let First { seat, time, settles } = G::first(&self.state, &self.options, claims)?;
        Some(First { seat, time: time.to_string(), settles })
    }
}
