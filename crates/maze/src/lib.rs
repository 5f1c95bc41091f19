//! Puzzles on sliding mazes: in how few turns can one reach the objective?
//!
//! One player on an odd square board. The lines with an even number, counted from 1, can be pushed from both ends. A
//! turn pushes the spare tile in, turned in any way, and then walks anywhere along open passages. The push opposite
//! to the previous one is barred. A player who is pushed out comes back on the tile just pushed in. The objective is
//! a tile and travels with it.
//!
//! [`Puzzle`] is a puzzle and its file, [`solve()`] finds a shortest solution and proves that there is none shorter,
//! [`Board`] plays turns tile by tile and checks every solution before it is shown, [`generate`] makes puzzles.

#![warn(missing_docs)]

mod board;
mod generate;
mod puzzle;
mod search;
mod solve;
mod turn;

pub use board::{Board, Wrong};
pub use generate::generate;
pub use puzzle::{BadPuzzle, Puzzle};
pub use solve::{SolveResult, solve};
pub use turn::{EnteredTurn, MazePush, MazeTurn, square_name};

/// The extents a puzzle can have.
pub const EXTENTS: [usize; 5] = [5, 7, 9, 11, 13];
