//! Puzzles. The server stores nothing of them: the client sends the puzzle along.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/puzzles/maze`: a sliding maze puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MazePuzzle {
    /// The puzzle as `irrgarten puzzle maze` writes it.
    pub puzzle: String,
    /// The fewest turns it takes.
    pub fewest: u8,
    /// A solution in that many turns, for players who give up.
    pub solution: Vec<String>,
    /// The maze before the first turn.
    pub board: MazeBoard,
}

/// `POST /api/puzzles/maze`: the turns played so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayMaze {
    /// The puzzle.
    pub puzzle: String,
    /// Turns such as `Nb+6>c4`, at most 40; the last may lack its walk: `Nb+6`.
    pub turns: Vec<String>,
}

/// `POST /api/puzzles/maze/solve`, in a tab: a maze that somebody has laid out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskMaze {
    /// The puzzle, as `irrgarten puzzle maze` writes it.
    pub puzzle: String,
}

/// The fewest turns that a maze takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MazeSolution {
    /// A solution that takes `at_least` turns; `null` if it was not found in the time there is.
    pub solution: Option<Vec<String>>,
    /// Fewer turns are not enough: that is proved.
    pub at_least: u8,
}

/// A maze in the middle of a puzzle, and everything that can be done next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MazeBoard {
    /// Squares in a row.
    pub extent: u8,
    /// The openings of every tile, row by row, one hexadecimal digit each: N = 1, E = 2, S = 4, W = 8, added up.
    pub tiles: String,
    /// The openings of the spare tile.
    pub spare: String,
    /// The square of the player, such as `c4`.
    pub player: String,
    /// The square of the objective; `null` while it lies on the spare tile.
    pub objective: Option<String>,
    /// Whether the player stands on the objective.
    pub solved: bool,
    /// Every push, such as `Nb+6`, if one is due.
    pub pushes: Vec<String>,
    /// Every square to walk to, if a walk is due.
    pub walks: Vec<String>,
}
