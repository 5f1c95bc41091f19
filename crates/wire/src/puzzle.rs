//! Puzzles. The server stores nothing of them: the client sends the puzzle along.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::GameJson;

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

/// `POST /api/puzzles/try`, in a tab: what has been done to solve a puzzle of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TryPuzzle {
    /// The puzzle as the game's file has it, one line.
    pub puzzle: String,
    /// What the seat has done, in notation, at most 40 actions.
    pub line: Vec<String>,
}

/// A try at a puzzle of a game, and what can be done next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleBoard {
    /// The game's slug.
    pub game: String,
    /// How many seats play.
    pub seats: u8,
    /// The seat that is to solve it.
    pub seat: u8,
    /// What it is about: `puzzle-<theme>` of the game's words.
    pub theme: String,
    /// How hard it is thought to be.
    pub rating: u16,
    /// What the try is worth so far.
    pub worth: u32,
    /// What the best try is worth.
    pub best: u32,
    /// Whether it is solved.
    pub solved: bool,
    /// Whether this try can lead nowhere any more.
    pub lost: bool,
    /// Everything the seat may do now.
    pub actions: Vec<String>,
    /// What the seat sees, as the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: GameJson,
    /// The next action of the solution, as long as the try follows it.
    pub next: Option<String>,
    /// What lights up for whoever asks where to look.
    pub marks: Vec<String>,
}
