//! Actions that are read and judged once.

use std::any::Any;

use irrgarten_game::{Seat, Timing};

use crate::GameError;

/// An action that was read, and that the rules allow this seat in this very position.
pub struct CheckedAction {
    pub(crate) seat: Seat,
    pub(crate) text: String,
    pub(crate) timing: Timing,
    pub(crate) is_offered: bool,
    /// How much had happened in the position when it was checked.
    pub(crate) moment: u64,
    /// The action as the game knows it.
    pub(crate) action: Box<dyn Any + Send>,
}

impl CheckedAction {
    /// The seat that acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The action in its one spelling.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is to be done with it where the time counts.
    pub fn timing(&self) -> Timing {
        self.timing
    }

    /// Is it among those the seat may choose from? What a game accepts without offering it, such as a time, is for the
    /// table to say and not for a seat.
    pub fn is_offered(&self) -> bool {
        self.is_offered
    }
}

/// An action that is none, or that the rules forbid.
#[derive(Debug)]
pub struct RefusedAction {
    /// Why.
    pub error: GameError,
    /// For how many milliseconds the seat may do nothing, if a race punishes it.
    pub penalty: u32,
}

impl From<RefusedAction> for GameError {
    fn from(refused: RefusedAction) -> GameError {
        refused.error
    }
}
