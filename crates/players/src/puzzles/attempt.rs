//! A try at a puzzle, action by action.

use irrgarten_game::{Game, Seat, Turn};

use super::{Puzzles, Tried};

/// A try at a puzzle.
pub struct Attempt<'a, G: Game> {
    theme: &'a str,
    start: G::State,
    seat: Seat,
    line: Vec<G::Action>,
    now: G::State,
}

// By hand: a derived one would ask the game itself to be `Clone`.
impl<'a, G: Game> Clone for Attempt<'a, G> {
    fn clone(&self) -> Attempt<'a, G> {
        Attempt { line: self.line.clone(), ..*self }
    }
}

impl<'a, G: Puzzles> Attempt<'a, G> {
    /// Nothing has been done.
    pub fn new(theme: &'a str, start: G::State, seat: Seat) -> Attempt<'a, G> {
        Attempt { theme, start, seat, line: Vec::new(), now: start }
    }

    fn tried(&self) -> Tried<'_, G> {
        Tried { theme: self.theme, start: &self.start, seat: self.seat, line: &self.line, now: &self.now }
    }

    /// Where it has led.
    pub fn now(&self) -> &G::State {
        &self.now
    }

    /// What has been done.
    pub fn line(&self) -> &[G::Action] {
        &self.line
    }

    /// What it is worth so far.
    pub fn worth(&self) -> u32 {
        G::worth(&self.tried())
    }

    /// May the seat still act?
    pub fn goes_on(&self) -> bool {
        matches!(G::turn(&self.now), Turn::Decide(seats) if seats.has(self.seat))
    }

    /// Can it not become worth more?
    pub fn is_lost(&self) -> bool {
        !self.goes_on() || G::is_lost(&self.tried())
    }

    /// Does an action, if the rules allow it.
    pub fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        G::try_act(&mut self.now, self.seat, action)?;
        self.line.push(action);
        if !self.goes_on()
            && let Some(next) = G::next_turn(&self.tried())
        {
            self.now = next;
        }
        Ok(())
    }
}
