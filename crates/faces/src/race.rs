//! Races: what a table that keeps the time asks of a position.

use irrgarten_game::{First, PerSeat, Race, Seat, Stamp, Timing};

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
