//! Races: what a table that keeps the time asks of a position.

use irrgarten_game::{First, PerSeat, Race, Stamp};

/// A position in which the time may count. Actions are in the game's notation.
pub trait Timed {
    /// Who races against the clock now, if anybody does.
    fn race(&self) -> Option<Race<String>>;

    /// Which of these claims is the first.
    fn first(&self, claims: &PerSeat<Option<Stamp>>) -> Option<First<String>>;
}
