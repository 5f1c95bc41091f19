//! Puzzles. The server keeps nothing of them: who plays sends the puzzle along.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/puzzles/maze`: a sliding maze and how it begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MazePuzzle {
    /// The puzzle as `irrgarten puzzle maze` writes it.
    pub puzzle: String,
    /// The fewest turns it takes.
    pub fewest: u8,
    /// One line of so many turns, for who gives up.
    pub line: Vec<String>,
    /// The maze before the first turn.
    pub board: MazeBoard,
}

/// `POST /api/puzzles/maze`: what has been done so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayMaze {
    /// The puzzle.
    pub puzzle: String,
    /// Turns such as `Nb+6>c4`, at most 40; the last may lack its walk: `Nb+6`.
    pub turns: Vec<String>,
}

/// A maze in the middle of a puzzle, and everything that can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MazeBoard {
    /// Squares in a row.
    pub extent: u8,
    /// The openings of every tile, row by row, a digit each: N = 1, E = 2, S = 4, W = 8, added up.
    pub tiles: String,
    /// Those of the tile beside the board.
    pub spare: String,
    /// The square of the player, such as `c4`.
    pub player: String,
    /// The square of the objective; nothing while it lies on the tile beside the board.
    pub objective: Option<String>,
    /// Does the player stand on the objective?
    pub solved: bool,
    /// Every push, such as `Nb+6`, if one is due.
    pub pushes: Vec<String>,
    /// Every square to walk to, if a walk is due.
    pub walks: Vec<String>,
}
