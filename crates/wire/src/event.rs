//! What happened at a table, as one viewer may see it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, GameJson, Occupant, Person, PersonId};

/// An event as one viewer may see it. Every viewer gets one for every version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct SeenEvent {
    /// The table's version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub event: Event,
}

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChosenBy {
    /// The person or bot that sits there.
    Seat,
    /// The guardian, for a person who is away.
    Guardian,
    /// The clock: time was up.
    Clock,
}

/// Why a seat has to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    /// The race begins after a countdown; everybody waits.
    Countdown,
    /// The action of the seat takes its time.
    Delay,
    /// The seat made a wrong claim and may do nothing for a while.
    Penalty,
}

/// What a seat can propose to the other people at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    /// To take back its last action.
    #[default]
    Undo,
    /// To pause the game.
    Pause,
    /// To abort the game.
    Abort,
}

/// An event; `?` in actions and draws stands for what the viewer may not know. Seats count from 1.
#[expect(missing_docs, reason = "the line about each event covers its fields")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table was opened. The commitment is to the server's share of the deal.
    Opened { config: Config, host: Person, commitment: String },
    /// The settings were changed.
    Configured { config: Config },
    /// A seat was taken, given to a bot, or left.
    Seated { seat: u8, occupant: Occupant },
    /// A person who looks on asks for a seat.
    SeatAsked { by: Person },
    /// The host does not give that person a seat.
    SeatDeclined {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        person: PersonId,
    },
    /// A seat is ready, or no longer ready.
    Ready { seat: u8, ready: bool },
    /// The person on a seat still learns how the game is played, or has learned it.
    Learning { seat: u8, learning: bool },
    /// A device committed to its share of the deal.
    Committed { seat: u8, commitment: String },
    /// The devices are asked to reveal their shares.
    Dealing,
    /// A device revealed its share of the deal.
    Revealed { seat: u8, share: String },
    /// The cards were dealt, and the game begins.
    Started,
    /// A seat acted, after this many milliseconds.
    Acted {
        seat: u8,
        action: String,
        spent: u64,
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
        /// What a board needs to show it, as the game's own JSON: for viewers that see all of the action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Object>)]
        motion: Option<GameJson>,
        /// What it has led to, as the game's own JSON, for a sentence about it: for viewers that see all of the action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Object>)]
        effect: Option<GameJson>,
    },
    /// A seat has to wait for this many milliseconds.
    Held { seat: u8, hold: Hold, millis: u32 },
    /// A seat has made a claim; it acts when its place among the others is certain.
    Claimed { seat: u8 },
    /// A draw.
    Drew {
        chance: String,
        /// What it has led to, as the game's own JSON, for a sentence about it: for viewers that see all of the draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Object>)]
        effect: Option<GameJson>,
    },
    /// A seat proposes something that the others have to agree to.
    Proposed { seat: u8, kind: ProposalKind },
    /// A seat agrees to that, or not.
    Answered { seat: u8, yes: bool },
    /// The last action was taken back.
    Undone,
    /// The game was paused.
    Paused,
    /// The game goes on.
    Resumed,
    /// The guardian plays for a seat, or stops doing so.
    Guardian { seat: u8, plays: bool },
    /// A seat gave up a rated game: it is placed last, and the guardian plays for it.
    Resigned { seat: u8 },
    /// A chat message.
    Said { by: Person, text: String },
    /// The game is over. The server's secret proves the deal, and the seal that a record of the game is complete;
    /// there is no seal if the cards were never dealt.
    Ended {
        score: Option<String>,
        #[ts(as = "Option<String>")]
        #[schema(value_type = Option<String>)]
        by: Option<PersonId>,
        secret: String,
        seal: Option<String>,
    },
    /// The same people play again at another table.
    Rematch { table: String },
    /// An event that only a newer server knows. It is read, never sent.
    #[serde(other)]
    #[ts(skip)]
    Unknown,
}
