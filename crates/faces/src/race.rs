//! Races: what a table asks of a position in which the time counts.

use irrgarten_game::{First, PerSeat, Race, Stamp};

/// A position in which the time may count. Actions are in the game's notation.
pub trait Timed {
    /// The race that is on, if any.
    fn race(&self) -> Option<Race<String>>;

    /// The first of these claims.
    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>>;
}
