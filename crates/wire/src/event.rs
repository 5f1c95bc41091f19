use irrgarten_table as table;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Occupant, Person};

/// An event as one viewer may see it. Everybody gets one for every version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct Seen {
    /// The table's version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub event: Event,
}

impl From<table::Seen> for Seen {
    fn from(seen: table::Seen) -> Seen {
        Seen { version: seen.version, at: seen.at, event: seen.event.into() }
    }
}

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Who sits there.
    Seat,
    /// The guardian, for a person who is away.
    Guardian,
    /// The clock: time was up.
    Clock,
}

impl From<table::Why> for Why {
    fn from(why: table::Why) -> Why {
        match why {
            table::Why::Seat => Why::Seat,
            table::Why::Guardian => Why::Guardian,
            table::Why::Clock => Why::Clock,
        }
    }
}

/// Why something is held up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    /// A race begins when the countdown is over; everybody waits.
    Countdown,
    /// What the seat does takes its time.
    Pause,
    /// The seat has claimed wrongly and may do nothing.
    Penalty,
}

impl From<table::Hold> for Hold {
    fn from(hold: table::Hold) -> Hold {
        match hold {
            table::Hold::Countdown => Hold::Countdown,
            table::Hold::Pause => Hold::Pause,
            table::Hold::Penalty => Hold::Penalty,
        }
    }
}

/// What happened; `?` in actions and draws stands for what the viewer may not know. Seats count from 1.
#[expect(missing_docs, reason = "fields mean what they mean in the table's own events")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table stands. The commitment is the house's to its share of the deal.
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
    Acted { seat: u8, action: String, spent: u64, why: Why },
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
    /// The game is over; the house's secret proves the deal, and the seal that a record of the game is whole. There is
    /// none if the cards were never dealt.
    Ended { score: Option<String>, by: Option<String>, secret: String, seal: Option<String> },
    /// The same people play again.
    Rematch { table: String },
}

impl From<table::SeenEvent> for Event {
    fn from(event: table::SeenEvent) -> Event {
        use table::SeenEvent as From;
        match event {
            From::Opened { config, host, commitment } => {
                Event::Opened { config: config.into(), host: host.into(), commitment: commitment.into() }
            }
            From::Configured { config } => Event::Configured { config: config.into() },
            From::Seated { seat, occupant } => Event::Seated { seat, occupant: occupant.into() },
            From::Ready { seat, ready } => Event::Ready { seat, ready },
            From::Committed { seat, commitment } => Event::Committed { seat, commitment: commitment.into() },
            From::Dealing => Event::Dealing,
            From::Revealed { seat, share } => Event::Revealed { seat, share: share.into() },
            From::Started => Event::Started,
            From::Acted { seat, action, spent, why } => Event::Acted { seat, action, spent, why: why.into() },
            From::Held { seat, hold, millis } => Event::Held { seat, hold: hold.into(), millis },
            From::Claimed { seat } => Event::Claimed { seat },
            From::Drew { chance } => Event::Drew { chance },
            From::UndoAsked { seat } => Event::UndoAsked { seat },
            From::UndoAnswered { seat, yes } => Event::UndoAnswered { seat, yes },
            From::Undone => Event::Undone,
            From::Paused => Event::Paused,
            From::Resumed => Event::Resumed,
            From::Guardian { seat, plays } => Event::Guardian { seat, plays },
            From::Said { by, text } => Event::Said { by: by.into(), text },
            From::Ended { score, by, secret, seal } => {
                Event::Ended { score, by: by.map(|by| by.0), secret: secret.into(), seal }
            }
            From::Rematch { table } => Event::Rematch { table },
        }
    }
}
