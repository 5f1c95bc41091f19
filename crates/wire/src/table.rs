//! A table as one viewer sees it now.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Encoded, GameJson, Hold, May, Occupant, Person, Phase, ProposalKind, WordsMessage};

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
    /// What is said about the end, once the game is over by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Box<Ending>>,
    /// Milliseconds left by seat, if there is a time control.
    pub left: Option<Vec<u64>>,
    /// The seats whose clocks run.
    pub running: Vec<u8>,
    /// What a seat proposes to the others, if one does.
    pub proposal: Option<Proposal>,
    /// The seats that have given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub resigned: Vec<u8>,
    /// The people who look on and ask for a seat.
    #[serde(default)]
    pub asking: Vec<Person>,
    /// The seats whose people still learn how the game is played: no race begins and no bot plays before they are ready.
    #[serde(default)]
    pub learning: Vec<u8>,
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
    /// What the viewer may ask for beside acting.
    #[serde(default)]
    pub may: May,
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

/// Why a game is over and was won, and what each seat has to show for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Ending {
    /// Why it is over, and why it was won or lost.
    pub reason: WordsMessage,
    /// What each seat has to show for it, in seat order. Empty where seats are not told apart.
    pub seats: Vec<WordsMessage>,
}

/// Something that happens once the seats that were asked agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Proposal {
    /// What is proposed.
    pub kind: ProposalKind,
    /// The seat that proposes it.
    pub seat: u8,
    /// The seats that have not answered yet.
    pub asked: Vec<u8>,
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

/// A seat whose person is disconnected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct AwaySeat {
    /// The seat.
    pub seat: u8,
    /// In how many milliseconds the person counts as gone, so that others need not wait; 0 if that is so already, `null`
    /// if the person has never been there.
    pub gone_in: Option<u64>,
}
