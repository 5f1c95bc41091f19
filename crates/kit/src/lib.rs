//! What games are made of: directions and cells, sets and bags, lists without heap, text art and drawings, and boards
//! whose lines slide.
//!
//! Only what a game uses is here.
//!
//! **Invariant:** no IO, no clock, no heap in anything a state holds.

#![warn(missing_docs)]

mod bag;
mod canvas;
mod colour;
mod cursor;
mod direction;
pub mod drawing;
mod fields;
mod first;
mod hand;
mod impossible;
mod journey;
mod json;
mod list;
mod maze;
mod numbered;
mod openings;
mod pawns;
mod rows;
mod scribble;
mod set;
mod setting;
mod square;
mod squares;
mod word;

#[doc(hidden)]
pub use irrgarten_game::BadText;

pub use bag::Bag;
pub use canvas::{Canvas, Grid};
pub use colour::Colour;
pub use cursor::{Cursor, listed};
pub use direction::{Cell, Direction};
pub use fields::Fields;
pub use first::FirstSeat;
pub use hand::{Count, Hand, Order, Pile};
pub use impossible::{Impossible, Part};
pub use journey::{Journey, SolverInput, journeys};
pub use json::{HandJson, LaidJson};
pub use list::List;
pub use maze::{Maze, Ways};
pub use openings::Openings;
pub use pawns::Pawns;
pub use rows::{read_rows, write_rows};
pub use scribble::Scribble;
pub use set::{Indexed, Set};
pub use setting::number_within;
pub use square::{Arrow, Square};
pub use squares::{Push, SquareSet};
pub use word::{Extent, Supported, Word};
