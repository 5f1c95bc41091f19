//! Actions that are read and checked once.

use std::any::Any;

use irrgarten_game::{Seat, Timing};

use crate::GameError;

/// An action that was read, and that the rules allow this seat in this very position.
pub struct CheckedAction {
    pub(crate) seat: Seat,
    pub(crate) text: String,
    pub(crate) timing: Timing,
    pub(crate) is_offered: bool,
    /// How many events had happened in the position when it was checked.
    pub(crate) moment: u64,
    /// The action as the game's own type.
    pub(crate) action: Box<dyn Any + Send>,
}

impl CheckedAction {
    /// The seat that acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The action in its canonical spelling.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What a table does with it in a race.
    pub fn timing(&self) -> Timing {
        self.timing
    }

    /// May the seat choose it? Some actions, such as recording a time, are allowed but only taken by the table.
    pub fn is_offered(&self) -> bool {
        self.is_offered
    }
}

/// An action that cannot be read, or that the rules forbid.
#[derive(Debug)]
pub struct RefusedAction {
    /// Why.
    pub error: GameError,
    /// For how many milliseconds the seat may do nothing, if a race has a penalty for it.
    pub penalty: u32,
}

impl From<RefusedAction> for GameError {
    fn from(refused: RefusedAction) -> GameError {
        refused.error
    }
}
