//! __Name__: pebbles on a heap. The rules are in `rulebook/`, what is hidden and what is random in `README.md`.

mod action;
mod components;
mod deal;
mod ending;
mod hints;
mod learnable;
mod moves;
mod notation;
mod options;
mod picture;
mod puzzles;
mod refusal;
mod rules;
mod setup;
mod state;
mod view;

pub use action::{Action, Chance};
pub use components::{Pebble, Pebbles};
pub use options::{Options, Pairs};
pub use refusal::Refusal;
pub use setup::{Part, Setup};
pub use state::{Phase, State};
pub use view::View;

/// The game.
pub struct __Name__;

pub use __Name__ as Rules;
