//! Games looked at moment by moment.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Advice, Ending, GameJson, PossibleDraw, SeenEvent};

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// Everything lies open.
    #[default]
    Open,
    /// What everybody knows.
    Public,
    /// What this seat knows, counted from 1.
    Seat(u8),
}

/// `POST /api/replay`: a record, to be looked at moment by moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskReplay {
    /// As `.play` text or in JSON.
    pub record: String,
    /// Whose eyes; everything open if left out.
    #[serde(default)]
    #[ts(as = "Option<Eyes>", optional)]
    pub eyes: Eyes,
    /// The first moment that is wanted: 0, the start, if left out.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub from: u32,
}

/// A game, and some of its moments. A moment is an action with everything that was drawn after it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Replayed {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The names of the players, if the record has them.
    pub names: Vec<String>,
    /// Settings that differ from the defaults.
    #[ts(type = "Record<string, string>")]
    pub options: BTreeMap<String, String>,
    /// The letters of the colours that the rules give the seats, in seat order, if they give them any.
    pub colours: Option<String>,
    /// The result, as in records, if the game is over.
    pub result: Option<String>,
    /// What is said about the end, if the game is over by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Box<Ending>>,
    /// For every moment of the game, the turn it belongs to: 0 for the start, then the lines of the record from 1.
    pub turns: Vec<u32>,
    /// The first of the moments below. There may be more after the last of them: then ask from there.
    pub from: u32,
    /// Moments in order.
    pub moments: Vec<Moment>,
}

/// A moment of a game, as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Moment {
    /// What happened since the moment before. Versions count all actions and draws of the game.
    pub events: Vec<SeenEvent>,
    /// The seats that are to act.
    pub turn: Vec<u8>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// How the view differs from that of the moment before, as in `changes`; `null` if it does not. The first of an answer
    /// has the whole view in a list of one.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub change: GameJson,
}

/// `POST /api/moment`: one moment of a record, or what could have come of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskMoment {
    /// As `.play` text or in JSON.
    pub record: String,
    /// The moment, as in `Replayed`.
    pub at: u32,
    /// What is played from there instead of what the record goes on with.
    #[serde(default)]
    #[ts(as = "Option<Vec<Tried>>", optional)]
    pub play: Vec<Tried>,
    /// Whose eyes; everything open if left out.
    #[serde(default)]
    #[ts(as = "Option<Eyes>", optional)]
    pub eyes: Eyes,
    /// The language of a picture: `en`, `de`, `fr` or `nl`. Without it nothing is drawn.
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    /// What these eyes do not see is dealt anew with these dice, so that they would have seen the same.
    #[serde(default)]
    #[ts(optional)]
    pub dice: Option<u32>,
}

/// An action or a draw that is tried.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// The seat that acts; for a draw it is left out.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// In notation.
    pub word: String,
}

/// Everything about one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct MomentInfo {
    /// The complete position, to be played on from.
    pub position: String,
    /// What the last action was, with what was drawn after it.
    pub events: Vec<SeenEvent>,
    /// What each seat that is to act may do.
    pub offers: Vec<Offer>,
    /// What can be drawn, if something is to be drawn.
    pub chances: Vec<PossibleDraw>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// The result, as in records, if the game is over.
    pub score: Option<String>,
    /// As an SVG document, if a language was named.
    pub svg: Option<String>,
    /// What these eyes see, as the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: GameJson,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Offer {
    /// The seat.
    pub seat: u8,
    /// Everything it may do, in notation.
    pub actions: Vec<String>,
}

/// `POST /api/advice`: what the strongest built-in bot would do at a moment. Only a tab answers it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskAdvice {
    /// As `.play` text or in JSON.
    pub record: String,
    /// The moment, as in `Replayed`.
    pub at: u32,
    /// What is played from there instead of what the record goes on with.
    #[serde(default)]
    #[ts(as = "Option<Vec<Tried>>", optional)]
    pub play: Vec<Tried>,
    /// The seat that is to act, and whose knowledge counts.
    pub seat: u8,
}

/// What the strongest built-in bot thinks of a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MomentAdvice {
    /// What it would do and why; the version means nothing.
    pub advice: Advice,
    /// What it would do after that in the same turn.
    pub then: Vec<String>,
    /// The moves it has compared, the best first.
    pub compared: Vec<ComparedMove>,
}

/// A move that was compared with others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct ComparedMove {
    /// In notation.
    pub action: String,
    /// The share of the victory to expect with it, from 0 to 1.
    pub value: f32,
    /// How far that may be off.
    pub error: f32,
}

/// `POST /api/review`: a record whose moves are to be graded, seat by seat. Only a tab answers it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskReview {
    /// As `.play` text or in JSON.
    pub record: String,
    /// Whose moves.
    pub seat: u8,
}
