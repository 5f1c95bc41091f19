//! The engine's JSON lines, and with them everything `irrgarten ... --json` prints (`docs/protocol.md`).
//!
//! What an engine answers is read with patience: one that tells no more than it must is understood.

use serde::{Deserialize, Serialize};

use crate::{GameJson, Problem, Setting};

/// A line to the engine.
#[derive(Clone, Debug, Serialize)]
pub struct Question {
    /// Comes back with the answer.
    pub id: u64,
    /// What is asked.
    #[serde(flatten)]
    pub request: Request,
}

/// What can be asked. Fields are as in `docs/protocol.md`.
#[expect(missing_docs, reason = "docs/protocol.md describes every field")]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Who are you, and what do you play?
    Hello {},
    /// All games with their settings.
    Games {},
    /// Deal a game.
    New {
        game: String,
        seats: Option<u8>,
        seed: Option<String>,
        #[serde(default)]
        options: serde_json::Map<String, serde_json::Value>,
    },
    /// What may a seat do?
    Actions { position: String, seat: Option<u8> },
    /// Act, and draw what is due.
    Do {
        position: String,
        action: Option<String>,
        seat: Option<u8>,
        chance: Option<String>,
        seed: Option<String>,
        #[serde(default)]
        drawn: u32,
    },
    /// What can be drawn?
    Chances { position: String },
    /// What does a viewer see?
    View {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        public: bool,
    },
    /// Where does the game stand?
    Outcome { position: String },
    /// Think for a seat.
    Go(Go),
    /// Count the ways to go on.
    Perft { position: String, depth: u32 },
    /// Draw the board.
    Show {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        public: bool,
        #[serde(default)]
        format: Format,
    },
}

/// What to think about.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Go {
    /// Laid open, or as the seat sees it.
    pub position: String,
    /// For which seat; the one on turn if nothing is said.
    pub seat: Option<u8>,
    /// The name of a level; the strongest if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Makes the choice repeatable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Everything the seat may do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<String>>,
    /// The milliseconds on its clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// What the clock of its race shows, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub race: Option<u64>,
}

/// How to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// For a terminal.
    #[default]
    Text,
    /// As an SVG document.
    Svg,
}

/// A line of the engine: what it was asked, by the id of the question, and its answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reply<Id, T> {
    /// The id of the question.
    pub id: Id,
    /// The answer.
    #[serde(flatten)]
    pub result: Verdict<T>,
}

/// An answer, or what is wrong with the question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict<T> {
    /// The answer.
    Ok(T),
    /// What is wrong.
    Error(Problem),
}

/// Any answer.
#[expect(missing_docs, reason = "each is said at its type")]
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    Hello(Hello),
    Games(Games),
    Dealt(Dealt),
    Actions(Actions),
    Done(Done),
    Chances(Chances),
    View(View),
    Standing(Standing),
    Best(Best),
    Perft(Perft),
    Picture(Picture),
}

/// The answer to `hello`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Hello {
    /// What the engine is called.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The protocol it speaks.
    pub protocol: u32,
    /// What positions begin with, such as `cards/1`.
    pub games: Vec<String>,
}

/// The answer to `games`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Games {
    /// All of them.
    pub games: Vec<Game>,
}

/// A game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Its slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// Its title.
    pub title: String,
    /// The boxed game its rules are after.
    pub after: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// What a game can set.
    pub settings: Vec<Setting>,
}

/// The answer to `new`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Dealt {
    /// The start.
    pub position: String,
    /// The seed in full.
    pub seed: String,
    /// Who begins.
    pub turn: Standing,
}

/// The answer to `actions`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Actions {
    /// Nobody while a draw is pending and when the game is over.
    pub seat: Option<u8>,
    /// Every legal action once.
    pub actions: Vec<String>,
}

/// The answer to `do`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Done {
    /// The position after it.
    pub position: String,
    /// Actions and chance events, in the order in which they happened.
    pub happened: Vec<String>,
    /// Who is to act now.
    pub turn: Standing,
}

/// The answer to `chances`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chances {
    /// Everything that can be drawn.
    pub chances: Vec<Chance>,
    /// What the ordered pile will give.
    pub foretold: Option<String>,
}

/// Something that can be drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chance {
    /// What.
    pub chance: String,
    /// How likely it is, beside the others.
    pub weight: u32,
}

/// The answer to `view`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    /// In notation, `?` for what is hidden.
    pub text: String,
    /// As boards are drawn from it.
    pub view: GameJson,
}

/// The answer to `go`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Best {
    /// For which seat; nobody while a draw is pending and when the game is over.
    pub seat: Option<u8>,
    /// What to do; nothing if the seat cannot act.
    pub best: Option<String>,
    /// The share of the victory that a built-in bot expects of it, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<f32>,
}

/// The answer to `perft`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Perft {
    /// How many actions deep.
    pub depth: u32,
    /// How many ways there are.
    pub nodes: u64,
}

/// The answer to `show`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// For a terminal.
    Text(String),
    /// An SVG document.
    Svg(String),
}

/// Who is to act, or how the game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Standing {
    /// Somebody is to act.
    Decide {
        /// Who.
        seats: Vec<u8>,
        /// Where the game counts points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// A draw is pending.
    Draw {
        /// Where the game counts points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// The game has ended.
    Over(Ended),
}

/// How a game ended: places (and points, where the game counts them), or the fate of all together.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Ended {
    /// Each for themself.
    Ranking {
        /// By seat.
        places: Vec<u8>,
        /// By seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// All together.
    Team {
        /// Have they?
        won: bool,
        /// By seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
}
