//! The whole table, as one viewer sees it.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, GameJson, Hold, Occupant, Person, Phase, Written};

/// The whole table as one viewer sees it now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Table {
    /// Its version.
    pub version: u64,
    /// How it is set.
    #[ts(as = "Config")]
    #[schema(value_type = Config)]
    pub config: Written<Config>,
    /// Who opened it.
    #[ts(as = "Person")]
    #[schema(value_type = Person)]
    pub host: Written<Person>,
    /// Who sits where.
    #[ts(as = "Vec<Occupant>")]
    #[schema(value_type = Vec<Occupant>)]
    pub seats: Written<Vec<Occupant>>,
    /// Who is ready.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub ready: Written<Vec<bool>>,
    /// For whom the guardian plays.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub guarded: Written<Vec<bool>>,
    /// Where the game stands.
    pub phase: Phase,
    /// Who may act, by number.
    pub turn: Vec<u8>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// Milliseconds left by seat, if time is kept.
    pub left: Option<Vec<u64>>,
    /// Whose time runs.
    pub running: Vec<u8>,
    /// The seat that asks to take its last action back, if one does.
    pub undo: Option<u8>,
    /// The table where the same people play again, if they do.
    pub rematch: Option<String>,
    /// Whose race clock runs, and what it shows.
    pub race: Vec<RaceClock>,
    /// Who has to wait; everybody, if it is for a countdown.
    pub held: Vec<HeldSeat>,
    /// Who has claimed and waits for claims of others that may be under way.
    pub claimed: Vec<u8>,
    /// The position in notation, `?` for what is hidden. On a socket only if the client asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Everything the viewer may do in the game now.
    // Nothing in a message into which the game writes this and the view itself: see `ToClient::write`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub actions: Option<Vec<String>>,
    /// The position as the game's own JSON; `null` before the start.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Option<GameJson>,
}

/// `null` is something a game may show, too.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<GameJson>, D::Error> {
    GameJson::deserialize(deserializer).map(Some)
}

/// A race clock that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RaceClock {
    /// Whose.
    pub seat: u8,
    /// What it shows, in milliseconds.
    pub millis: u64,
}

/// A seat that has to wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct HeldSeat {
    /// Which.
    pub seat: u8,
    /// What for.
    pub hold: Hold,
    /// For how many milliseconds more.
    pub left: u64,
}
