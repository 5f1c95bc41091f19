//! What happened at a table, as one viewer may see it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, GameJson, Occupant, Person, PersonId};

/// An event as one viewer may see it. Everybody gets one for every version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Seen {
    /// The table's version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub event: Event,
}

/// Whose choice an action was.
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

/// Why something is held up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    /// A race begins when the countdown is over; everybody waits.
    Countdown,
    /// What the seat does takes its time.
    Pause,
    /// The seat has claimed wrongly and may do nothing.
    Penalty,
}

/// What happened; `?` in actions and draws stands for what the viewer may not know. Seats count from 1.
#[expect(missing_docs, reason = "each field is said in the line about its event")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table stands. The commitment is the server's to its share of the deal.
    Opened { config: Config, host: Person, commitment: String },
    /// It has been set differently.
    Configured { config: Config },
    /// A seat has been taken, filled or emptied.
    Seated { seat: u8, occupant: Occupant },
    /// A seat is ready, or not any more.
    Ready { seat: u8, ready: bool },
    /// A share of the deal is promised.
    Committed { seat: u8, commitment: String },
    /// Devices are asked for their shares.
    Dealing,
    /// A share of the deal.
    Revealed { seat: u8, share: String },
    /// The cards are dealt.
    Started,
    /// A seat acted after so many milliseconds.
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
    },
    /// What a seat wants to do happens after so many milliseconds, or it may do nothing for so long.
    Held { seat: u8, hold: Hold, millis: u32 },
    /// A seat is done with its race; it acts when its place among the others is certain.
    Claimed { seat: u8 },
    /// The dealer drew.
    Drew { chance: String },
    /// A seat asks to take its last action back.
    UndoAsked { seat: u8 },
    /// A seat agrees, or not.
    UndoAnswered { seat: u8, yes: bool },
    /// The last action has been taken back.
    Undone,
    /// Clocks stand still.
    Paused,
    /// Clocks run again.
    Resumed,
    /// The guardian plays for a seat, or stops to.
    Guardian { seat: u8, plays: bool },
    /// Somebody said something.
    Said { by: Person, text: String },
    /// The game is over; the server's secret proves the deal, and the seal that a record of the game is whole. There is
    /// none if the cards were never dealt.
    Ended {
        score: Option<String>,
        #[ts(as = "Option<String>")]
        #[schema(value_type = Option<String>)]
        by: Option<PersonId>,
        secret: String,
        seal: Option<String>,
    },
    /// The same people play again.
    Rematch { table: String },
}
