//! The JSON lines of the engine protocol, and everything `irrgarten ... --json` prints (`docs/protocol.md`).
//!
//! Replies are read leniently: an engine may leave out every field that is not needed.

use serde::{Deserialize, Serialize};

use crate::{GameJson, Problem, Setting};

/// A line to the engine.
#[derive(Clone, Debug, Serialize)]
pub struct RequestLine {
    /// Repeated in the reply.
    pub id: u64,
    /// The request.
    #[serde(flatten)]
    pub request: EngineRequest,
}

/// A request. Fields are described in `docs/protocol.md`.
#[expect(missing_docs, reason = "docs/protocol.md describes every field")]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum EngineRequest {
    /// Which engine is this, and which games does it play?
    Hello {},
    /// List all games with their settings.
    Games {},
    /// Deal a game.
    New {
        game: String,
        seats: Option<u8>,
        seed: Option<String>,
        #[serde(default)]
        options: serde_json::Map<String, serde_json::Value>,
    },
    /// List the actions of a seat.
    Actions { position: String, seat: Option<u8> },
    /// Act, and make the draws that follow.
    Do {
        position: String,
        action: Option<String>,
        seat: Option<u8>,
        chance: Option<String>,
        seed: Option<String>,
        #[serde(default)]
        drawn: u32,
    },
    /// List the possible draws.
    Chances { position: String },
    /// The view of a seat or of the public.
    View {
        position: String,
        seat: Option<u8>,
        #[serde(default)]
        public: bool,
    },
    /// Whose turn is it, or how did the game end?
    Outcome { position: String },
    /// Choose an action for a seat.
    Go(ThinkRequest),
    /// Count the nodes of the game tree to a depth.
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
pub struct ThinkRequest {
    /// The position, complete or as the seat sees it.
    pub position: String,
    /// For which seat; the one whose turn it is if left out.
    pub seat: Option<u8>,
    /// The name of a level; the strongest if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Makes the choice repeatable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Everything the seat may do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<String>>,
    /// The milliseconds left on its clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// The time its race has taken so far, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub race: Option<u64>,
}

/// The format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// For a terminal.
    #[default]
    Text,
    /// As an SVG document.
    Svg,
}

/// A line from the engine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReplyLine<Id, T> {
    /// The id of the request.
    pub id: Id,
    /// The reply, or an error.
    #[serde(flatten)]
    pub result: ReplyResult<T>,
}

/// A reply, or an error.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplyResult<T> {
    /// The reply.
    Ok(T),
    /// The error.
    Error(Problem),
}

/// Any reply.
#[expect(missing_docs, reason = "each type has its own documentation")]
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum ReplyBody {
    Hello(HelloReply),
    Games(GamesReply),
    Dealt(DealtReply),
    Actions(ActionsReply),
    Done(DoneReply),
    Chances(ChancesReply),
    View(ViewReply),
    TurnState(TurnState),
    Best(BestReply),
    Perft(PerftReply),
    Picture(Picture),
}

/// The reply to `hello`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HelloReply {
    /// What the engine is called.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The protocol it speaks.
    pub protocol: u32,
    /// The first word of the positions it reads, such as `cards/1`.
    pub games: Vec<String>,
}

/// The reply to `games`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GamesReply {
    /// All games.
    pub games: Vec<GameFacts>,
}

/// A game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameFacts {
    /// Its slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// Its title.
    pub title: String,
    /// The boxed game whose rules it follows.
    pub after: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The settings of the game.
    pub settings: Vec<Setting>,
}

/// The reply to `new`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DealtReply {
    /// The position after the deal.
    pub position: String,
    /// The seed in full.
    pub seed: String,
    /// Whose turn it is.
    pub turn: TurnState,
}

/// The reply to `actions`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ActionsReply {
    /// The seat; `null` while a draw is pending and when the game is over.
    pub seat: Option<u8>,
    /// Every legal action once.
    pub actions: Vec<String>,
}

/// The reply to `do`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DoneReply {
    /// The position after it.
    pub position: String,
    /// Actions and chance events, in the order in which they happened.
    pub happened: Vec<String>,
    /// Whose turn it is now.
    pub turn: TurnState,
}

/// The reply to `chances`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChancesReply {
    /// Every possible draw.
    pub chances: Vec<PossibleDraw>,
    /// What the next draw will be, if the order of the pile is known.
    pub foretold: Option<String>,
}

/// A possible draw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PossibleDraw {
    /// The draw, in notation.
    pub chance: String,
    /// Its weight relative to the others.
    pub weight: u32,
}

/// The reply to `view`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ViewReply {
    /// In notation, `?` for what is hidden.
    pub text: String,
    /// The view as JSON, from which boards are drawn.
    pub view: GameJson,
}

/// The reply to `go`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BestReply {
    /// The seat; `null` while a draw is pending and when the game is over.
    pub seat: Option<u8>,
    /// The action; `null` if the seat cannot act.
    pub best: Option<String>,
    /// The share of the victory that the bot expects of it, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<f32>,
}

/// The reply to `perft`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PerftReply {
    /// The depth, in actions and draws.
    pub depth: u32,
    /// The number of nodes at that depth.
    pub nodes: u64,
}

/// The reply to `show`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// For a terminal.
    Text(String),
    /// An SVG document.
    Svg(String),
}

/// Whose turn it is, or how the game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum TurnState {
    /// Seats are to act.
    Decide {
        /// The seats that may act.
        seats: Vec<u8>,
        /// Points by seat, where the game counts them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// A draw is pending.
    Draw {
        /// Points by seat, where the game counts them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// The game has ended.
    Over(FinalResult),
}

/// How a game ended: places, or whether the team won; and points, where the game counts them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum FinalResult {
    /// The seats played against each other.
    Ranking {
        /// The place of each seat.
        places: Vec<u8>,
        /// The points of each seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// The seats played together.
    Team {
        /// Whether they won.
        won: bool,
        /// The points of each seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
}
