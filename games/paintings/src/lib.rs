//! The Stolen Paintings: all together against a thief who flips, pushes and teleports through the maze.
//!
//! `README.md` says what is to be remembered, what is random and who may act; `rulebook/` has the rules.

mod action;
mod board;
mod book;
mod components;
mod deal;
mod effect;
mod ending;
mod hints;
mod learnable;
mod moves;
mod notation;
mod options;
mod picture;
mod public;
mod puzzles;
mod reach;
mod refusal;
mod rules;
mod setup;
mod solve;
mod state;
mod thief;
mod tiles;
mod view;
mod walk;

pub use action::{Action, Chance, Move, Turned};
pub use board::Board;
pub use book::{Page, PageNumber};
pub use components::{ARROWS, Ability, Arrow, Colour, EXTENT, Mark, Painting, Square, SquareSet};
pub use irrgarten_kit::FirstSeat;
pub use notation::Order;
pub use options::{Mode, Options};
pub use picture::painting_svg;
pub use public::{Latest, Public, Rulings, Stage, Tableau};
pub use refusal::Refusal;
pub use setup::{Impossible, Laid, Part, Place, Setup, Tiles};
pub use solve::Turns;
pub use state::State;
pub use tiles::{Tile, TileSet};
pub use view::View;
pub use walk::path;

/// The game.
pub struct Paintings;

pub use Paintings as Rules;
