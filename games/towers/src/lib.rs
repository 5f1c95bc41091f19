//! Labyrinth of Towers: slide a line, climb over towers of many heights, find your treasures and come home.
//!
//! `README.md` says what is hidden, what is random and who may act; `rulebook/` has the rules.

mod action;
mod board;
mod components;
mod deal;
mod ending;
mod hints;
mod learnable;
mod motion;
mod moves;
mod notation;
mod options;
mod picture;
mod public;
mod puzzles;
mod refusal;
mod rules;
mod setup;
mod solve;
mod state;
mod tower;
mod view;
mod walk;

pub use action::{Action, Draw};
pub use board::Board;
pub use components::{
    ARROWS, Arrow, Cards, Colour, EXTENT, MAGIC, MOVABLE, Magic, RUNE_STONE, Square, SquareSet, TALLEST,
    Treasure, colours_of_table,
};
pub use irrgarten_kit::FirstSeat;
pub use notation::Order;
pub use options::{Kids, Options};
pub use picture::plan_svg;
pub use public::{Public, Stage};
pub use refusal::Refusal;
pub use rules::ROUNDS;
pub use setup::{Impossible, Part, Place, Setup};
pub use solve::Turns;
pub use state::State;
pub use tower::{Tower, movable_squares};
pub use view::View;
pub use walk::path;

/// The game.
pub struct Towers;

pub use Towers as Rules;
