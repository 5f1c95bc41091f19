//! Positions, records and solvers, outside of any table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::GameJson;

/// `POST /api/position`: a position in notation, to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskPosition {
    /// In notation, complete or as one viewer sees it. With `deal`, the slug of a game.
    pub position: String,
    /// A game is dealt from this number, with its usual seats and settings.
    #[serde(default)]
    #[ts(optional)]
    pub deal: Option<u32>,
    /// Words to be played from there, as records write them: actions and draws.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub play: Vec<String>,
    /// The seat whose view is shown, from 1; everything if left out.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The language of pictures: `en`, `de`, `fr` or `nl`.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// To which depth the tree of actions and draws is counted, from 0 to 3; not at all if left out.
    #[serde(default)]
    #[ts(optional)]
    pub perft: Option<u32>,
}

/// Everything there is to say of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct PositionInfo {
    /// The game's slug.
    pub game: String,
    /// The position after what was played.
    pub text: String,
    /// Whether nothing in it is hidden. Otherwise it can be shown, but not played on.
    pub complete: bool,
    /// How many seats play; 0 if something is hidden.
    pub seats: u8,
    /// The seats that are to act.
    pub turn: Vec<u8>,
    /// What the first of them may do.
    pub actions: Vec<String>,
    /// What can be drawn, if something is to be drawn.
    pub chances: Vec<PossibleDraw>,
    /// The result, as in records, if the game is over.
    pub score: Option<String>,
    /// The number of nodes at the depth that was asked for.
    pub nodes: Option<u64>,
    /// The position as text for a terminal.
    pub art: String,
    /// The position as an SVG document.
    pub svg: String,
    /// What the viewer sees, as the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: GameJson,
}

/// Something that can be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct PossibleDraw {
    /// In notation.
    pub word: String,
    /// How often it comes, compared with the others.
    pub weight: u32,
}

/// `POST /api/record`: a record, to be verified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskRecord {
    /// A record, as `.play` text or in JSON.
    pub record: String,
}

/// A record whose deal, draws and moves were all made again, and are as it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct VerifiedRecord {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// How many seats.
    pub seats: u8,
    /// The names of the players, if the record has them.
    pub names: Vec<String>,
    /// The result, as in records, if the game is over.
    pub result: Option<String>,
    /// The table of the deal, if the record proves one. Those of tabs begin with `t`.
    pub table: Option<String>,
    /// The seats that had a share in the deal, beside the server or the tab.
    pub shares: Vec<u8>,
    /// Whether it has a seed: the deal and every draw were made again from it. Otherwise they could have come about in
    /// any way.
    pub seeded: bool,
    /// The seal, to be compared with the one that the table showed.
    pub seal: Option<String>,
    /// The position at the start.
    pub start: String,
    /// Every action and draw, with the seat that acted.
    pub plies: Vec<RecordedPly>,
}

/// An action or a draw of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RecordedPly {
    /// The seat that acted; `null` for a draw.
    pub seat: Option<u8>,
    /// In notation.
    pub word: String,
    /// The position after it.
    pub position: String,
}

/// `GET /api/solvers`: what can be solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Solvers {
    /// All solvers.
    pub solvers: Vec<SolverInfo>,
}

/// A solver.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SolverInfo {
    /// Its name.
    pub name: String,
    /// The words it takes.
    pub usage: String,
    /// What it does, in English.
    pub about: String,
    /// Whether it takes a position, with a word such as `seat=1`.
    pub positions: bool,
}

/// `POST /api/solve`: a question to a solver, as `irrgarten solve` takes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskSolver {
    /// Its name.
    pub solver: String,
    /// Its words; what would be in a file is a word.
    pub words: Vec<String>,
}

/// The answer of a solver.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SolverAnswer {
    /// As text.
    pub text: String,
    /// The same for programs.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub facts: GameJson,
    /// As an SVG document, if there is something to show.
    pub svg: Option<String>,
}

/// `POST /api/tables/import`: a game that was begun in a tab goes on here. The answer is an `Opened`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct MovedTable {
    /// Every event of its log, as JSON: what `GET /api/tables/{id}/log` of the tab answers.
    pub events: Vec<String>,
}
