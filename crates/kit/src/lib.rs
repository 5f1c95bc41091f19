//! What games are made of: directions and cells, sets and bags, lists without heap, text art.
//!
//! Only what a game uses is here.
//!
//! **Invariant:** no IO, no clock, no heap in anything a state holds.

#![warn(missing_docs)]

mod bag;
mod canvas;
mod cursor;
mod direction;
mod list;
mod set;

pub use bag::Bag;
pub use canvas::Canvas;
pub use cursor::Cursor;
pub use direction::{Cell, Direction};
pub use list::List;
pub use set::{Indexed, Set};
