//! The Case File: walk through the town, voice suspicions, watch who shows what, and find out who hid which exhibit
//! where.
//!
//! `README.md` says what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod board;
mod components;
mod deal;
mod ending;
mod hints;
mod learnable;
mod log;
mod motion;
mod moves;
mod notation;
mod options;
mod picture;
mod public;
mod puzzles;
pub mod reason;
mod refusal;
mod rules;
mod setup;
mod sheet;
pub mod solve;
mod state;
pub mod theme;
mod view;
mod walk;

pub use action::{Action, Chance};
pub use board::{COLUMNS, ROWS, Room, SQUARES, Spot, Square};
pub use components::{
    CARDS, CASES, Card, Cards, Exhibit, Kind, Place, Suspect, Triple, hand_size, open_size,
};
pub use log::{Answer, Entry, MOST_TURNS, What};
pub use options::{
    AccusationMoves, Answers, Casting, CentreEntry, ExhibitLayout, LastPlayer, Options, Rulings, SheetLevel,
    Unrefuted,
};
pub use public::{Phase, Public};
pub use refusal::Refusal;
pub use setup::{Part, Setup};
pub use sheet::{Cell, Sheet};
pub use state::State;
pub use view::View;
pub use walk::{Reach, Squares, Ways, reach};

/// The game.
pub struct Case;

pub use Case as Rules;
