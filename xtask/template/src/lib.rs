//! __Name__: pebbles on a heap. The rules are in `rulebook/`, what is hidden and what is random in `README.md`.

mod components;
mod hints;
mod moves;
mod notation;
mod picture;
mod rules;
mod state;
mod view;

pub use components::Pebble;
pub use rules::{Action, Chance, Refusal};
pub use state::{Options, Pairs, Phase, Setup, State};
pub use view::{Hand, View};

/// The game.
pub struct __Name__;

pub use __Name__ as Rules;
