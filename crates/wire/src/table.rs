//! A table as one viewer sees it now.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Encoded, GameJson, Hold, Occupant, Person, Phase};

/// A table as one viewer sees it now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableSnapshot {
    /// Its version.
    pub version: u64,
    /// Its settings.
    #[ts(as = "Config")]
    #[schema(value_type = Config)]
    pub config: Encoded<Config>,
    /// The person who opened it.
    #[ts(as = "Person")]
    #[schema(value_type = Person)]
    pub host: Encoded<Person>,
    /// The player on each seat.
    #[ts(as = "Vec<Occupant>")]
    #[schema(value_type = Vec<Occupant>)]
    pub seats: Encoded<Vec<Occupant>>,
    /// Which seats are ready.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub ready: Encoded<Vec<bool>>,
    /// Which seats the guardian plays for.
    #[ts(as = "Vec<bool>")]
    #[schema(value_type = Vec<bool>)]
    pub guarded: Encoded<Vec<bool>>,
    /// The letters of the colours that the rules give the seats, in seat order: `RG` for red and green. `null` if seats
    /// have no colours in the rules.
    pub colours: Option<String>,
    /// The phase of the table.
    pub phase: Phase,
    /// The seats that may act, by number.
    pub turn: Vec<u8>,
    /// Points as the rulebook counts them, if it does.
    pub points: Option<Vec<u16>>,
    /// Milliseconds left by seat, if there is a time control.
    pub left: Option<Vec<u64>>,
    /// The seats whose clocks run.
    pub running: Vec<u8>,
    /// The seat that asks to take its last action back, if one does.
    pub undo: Option<u8>,
    /// The table where the same people play again, if they do.
    pub rematch: Option<String>,
    /// The race clocks that run.
    pub race: Vec<RaceClock>,
    /// The seats that have to wait; all of them during a countdown.
    pub held: Vec<HeldSeat>,
    /// The seats that have claimed and wait until no earlier claim can arrive.
    pub claimed: Vec<u8>,
    /// The position in notation, `?` for what is hidden. On a socket only if the client asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Everything the viewer may do now.
    // `None` in a message into which the game writes actions and view itself: see `ToClient::write`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub actions: Option<Vec<String>>,
    /// The view as the game's own JSON; `null` before the start.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Option<GameJson>,
}

/// Keeps a `null`: a game may have it as its view.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<GameJson>, D::Error> {
    GameJson::deserialize(deserializer).map(Some)
}

/// A race clock that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct RaceClock {
    /// The seat.
    pub seat: u8,
    /// The time it shows, in milliseconds.
    pub millis: u64,
}

/// A seat that has to wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct HeldSeat {
    /// The seat.
    pub seat: u8,
    /// Why it has to wait.
    pub hold: Hold,
    /// For how many more milliseconds.
    pub left: u64,
}
