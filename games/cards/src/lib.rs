//! The Growing Maze: lay a card, join equal treasures, take what you reached.
//!
//! `README.md` says what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod components;
mod deal;
mod deck_file;
mod ending;
mod gates;
mod hints;
mod labyrinth;
mod learnable;
mod motion;
mod moves;
mod notation;
mod options;
mod picture;
mod puzzles;
mod refusal;
mod rules;
mod setup;
mod state;
mod takes;
mod view;
mod ways;

pub use action::{Action, Draw};
pub use components::{Card, CardSet, Corridor, Deck, DeckName, Face, Kind, MOST_TAKEN, Treasure};
pub use gates::Gates;
pub use labyrinth::{Labyrinth, Laid};
pub use options::{Edges, Options, Rulings, Take};
pub use picture::card_svg;
pub use refusal::Refusal;
pub use setup::{Part, Setup};
pub use state::State;
pub use view::View;
pub use ways::way;

/// The game.
pub struct Cards;

pub use Cards as Rules;
