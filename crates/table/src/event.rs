//! What happens at a table, as it is logged. These have secrets in them and are never sent: people get
//! [`irrgarten_wire::Event`]s.

use irrgarten_game::Seat;
use irrgarten_game::record::Score;
use serde::{Deserialize, Serialize};

use crate::{ChosenBy, Commitment, Config, Hold, Millis, Occupant, Person, PersonId, Secret};

/// An event with its place in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number, from 1 without gaps: the table's version after it.
    pub version: u64,
    /// When, by the server's wall clock. For people to read; nothing is decided by it.
    pub at: Millis,
    /// What.
    pub event: Event,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table stands. Its host may set it up until the start.
    Opened {
        /// The table's id: part of every commitment.
        table: String,
        /// How it is set.
        config: Config,
        /// Who opened it.
        host: Person,
        /// The server's secret, kept until the end.
        secret: Secret,
    },
    /// The host has set it differently. Nobody is ready any more.
    Configured {
        /// How it is set now.
        config: Config,
    },
    /// A seat has been taken, filled or emptied.
    Seated {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// By whom.
        occupant: Occupant,
    },
    /// A seat is ready to start, or not any more.
    Ready {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// Is it?
        ready: bool,
    },
    /// A person's device has committed to its share of the deal.
    Committed {
        /// For which seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// To what.
        commitment: Commitment,
    },
    /// All are ready: the devices reveal their shares.
    Dealing,
    /// A device has revealed its share.
    Revealed {
        /// For which seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// What.
        share: Secret,
    },
    /// The cards are dealt from all shares that were revealed.
    Started,
    /// A seat acted.
    Acted {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// What it did, in the game's notation.
        action: String,
        /// How long it took.
        spent: Millis,
        /// Whose choice it was.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
        /// What the seat's race clock showed, if it is racing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        raced: Option<u32>,
    },
    /// What a seat wants to do happens later, or a seat may do nothing for a while.
    Held {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// What for.
        hold: Hold,
        /// What it wants to do, or what it was punished for.
        action: String,
        /// For how many milliseconds.
        millis: u32,
        /// How long it took to decide.
        spent: Millis,
        /// Whose choice it was.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
        /// What the seat's race clock showed, if it is racing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        raced: Option<u32>,
    },
    /// A seat is done with its race. It acts when its place among the others is certain. Times are in milliseconds of
    /// its race clock.
    Claimed {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// How it says so, in the game's notation.
        action: String,
        /// When it was shown what the race is about.
        revealed: u32,
        /// When its claim was read.
        arrived: u32,
        /// The shortest of the last round trips on its line.
        round_trip: u32,
        /// How long it took by the clock of the game.
        spent: Millis,
        /// Whose choice it was.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
    },
    /// The dealer drew.
    Drew {
        /// What, in the game's notation.
        chance: String,
    },
    /// A seat asks to take its last action back.
    UndoAsked {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// A seat agrees, or not.
    UndoAnswered {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// Does it?
        yes: bool,
    },
    /// The last action has been taken back.
    Undone,
    /// Clocks stand still.
    Paused {
        /// Time already used, by seat: nothing where no clock ran.
        spent: Vec<Millis>,
    },
    /// Clocks run again.
    Resumed,
    /// The guardian plays for a seat, or stops to.
    Guardian {
        /// Which.
        #[serde(with = "seat")]
        seat: Seat,
        /// Does it play?
        plays: bool,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Person,
        /// What.
        text: String,
    },
    /// The game is over, and the server reveals its secret.
    Ended {
        /// How it ended; nothing if it was broken off.
        #[serde(with = "score")]
        score: Option<Score>,
        /// Who broke it off, if somebody did.
        by: Option<PersonId>,
    },
    /// The same people play again.
    Rematch {
        /// At this table.
        table: String,
    },
}

impl Event {
    /// Does it change who has come together for what, beside the game itself?
    pub(crate) fn changes_company(&self) -> bool {
        !matches!(
            self,
            Event::Acted { .. }
                | Event::Drew { .. }
                | Event::Held { .. }
                | Event::Claimed { .. }
                | Event::Said { .. }
                | Event::UndoAsked { .. }
                | Event::UndoAnswered { .. }
                | Event::Undone
                | Event::Paused { .. }
                | Event::Resumed
        )
    }
}

/// Seats are written by their numbers.
pub(crate) mod seat {
    use irrgarten_game::{MAX_SEATS, Seat};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this shape")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::numbered(number, MAX_SEATS as u8).ok_or_else(|| D::Error::custom("a seat from 1 to 6"))
    }
}

/// Scores are written as in records: `1 2 points 19 17`.
mod score {
    use irrgarten_game::record::Score;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::ref_option, reason = "serde asks for this shape")]
    pub(super) fn serialize<S: Serializer>(score: &Option<Score>, serializer: S) -> Result<S::Ok, S::Error> {
        match score {
            Some(score) => serializer.collect_str(score),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Score>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
