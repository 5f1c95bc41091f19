//! The Case File: walk through the club house, voice suspicions, watch who shows what, and name who did it, with
//! what, and where.
//!
//! `README.md` tells what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod board;
mod components;
mod deal;
mod hints;
mod moves;
mod notation;
mod options;
mod picture;
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
pub use options::{
    Answers, Casting, Entry as CentreEntry, House, LastPlayer, Layout, Level, Options, Unrefuted,
};
pub use refusal::Refusal;
pub use setup::{Impossible, Part};
pub use sheet::{Cell, Sheet};
pub use state::{Answer, Entry, MOST_TURNS, Phase, State, Table, What};
pub use view::View;
pub use walk::{Reach, Squares, path, reach};

/// The game.
pub struct Case;

pub use Case as Rules;
