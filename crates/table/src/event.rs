//! Events as they are logged. They contain secrets and are never sent: viewers get [`irrgarten_wire::Event`]s.

use irrgarten_game::record::Score;
use irrgarten_game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{ChosenBy, Commitment, Config, Hold, Millis, Occupant, Person, PersonId, ProposalKind, Secret};

/// An event with its number in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number, from 1 without gaps: the table's version after it.
    pub version: u64,
    /// When, by the server's wall clock. For people to read; nothing is decided by it.
    pub at: Millis,
    /// The event.
    pub event: TableEvent,
}

/// Something that happened at a table. Tables keep thousands, most of them actions and draws: what others have more is
/// boxed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was opened. Its host may change the settings until the start.
    Opened {
        /// The table's id: part of every commitment.
        table: String,
        /// Its settings.
        config: Box<Config>,
        /// The person who opened it.
        host: Box<Person>,
        /// The server's secret, revealed at the end.
        secret: Box<Secret>,
    },
    /// The host changed the settings. No seat is ready any more.
    Configured {
        /// The new settings.
        config: Box<Config>,
    },
    /// A seat was taken, given to a bot, or left.
    Seated {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Its new player.
        occupant: Box<Occupant>,
    },
    /// A person who looks on asks for a seat.
    SeatAsked {
        /// The person.
        by: Box<Person>,
    },
    /// The host does not give that person a seat.
    SeatDeclined {
        /// The person.
        person: PersonId,
    },
    /// A seat is ready to start, or no longer.
    Ready {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Whether it is ready.
        ready: bool,
    },
    /// The person on a seat still learns how the game is played, or has learned it.
    Learning {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Whether they still learn it.
        learning: bool,
    },
    /// A person's device committed to its share of the deal.
    Committed {
        /// For which seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// The commitment.
        commitment: Commitment,
    },
    /// All are ready: the devices reveal their shares.
    Dealing,
    /// A device revealed its share.
    Revealed {
        /// For which seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// The share.
        share: Secret,
    },
    /// The cards were dealt, from all shares that were revealed.
    Started,
    /// A seat acted.
    Acted {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// The action, in the game's notation.
        action: String,
        /// How long it took.
        spent: Millis,
        /// Who chose it.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
        /// The time on the seat's race clock, if it is racing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        raced: Option<u32>,
    },
    /// A seat has to wait before its action happens, or as a penalty.
    Held {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Why it waits.
        hold: Hold,
        /// The action that happens later, or the one it is penalised for.
        action: String,
        /// For how many milliseconds.
        millis: u32,
        /// How long it took to decide.
        spent: Millis,
        /// Who chose it.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
        /// The time on the seat's race clock, if it is racing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        raced: Option<u32>,
    },
    /// A seat made a claim. It acts when its place among the others is certain. Times are in milliseconds of its race
    /// clock.
    Claimed {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// The claim, in the game's notation.
        action: String,
        /// When the reveal of the race was sent to it.
        revealed: u32,
        /// When its claim arrived.
        arrived: u32,
        /// The shortest of the last round trips of its connection.
        round_trip: u32,
        /// The time it took, as the game measures it.
        spent: Millis,
        /// Who chose it.
        #[serde(rename = "why")]
        chosen_by: ChosenBy,
    },
    /// A draw.
    Drew {
        /// The draw, in the game's notation.
        chance: String,
    },
    /// A seat proposes something that others have to agree to.
    // Logs from before anything but taking back was asked for say so with the old names.
    #[serde(alias = "undo_asked")]
    Proposed {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// What it proposes.
        #[serde(default)]
        kind: ProposalKind,
        /// The seats that were asked; all other people if it does not say.
        #[serde(default, with = "seats", skip_serializing_if = "Option::is_none")]
        asked: Option<SeatSet>,
    },
    /// A seat agrees to that, or not.
    #[serde(alias = "undo_answered")]
    Answered {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// The last action was taken back.
    Undone,
    /// The game was paused.
    Paused {
        /// Time already used, by seat; 0 where no clock ran.
        spent: Vec<Millis>,
    },
    /// The game goes on.
    Resumed,
    /// The guardian plays for a seat, or stops doing so.
    Guardian {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// Whether the guardian plays.
        plays: bool,
    },
    /// A person gave up a rated game. The guardian plays on for the seat, which is placed last.
    Resigned {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// A chat message.
    Said {
        /// The person who sent it.
        by: Box<Person>,
        /// The text.
        text: String,
    },
    /// The game is over, and the server reveals its secret.
    Ended {
        /// The result; `None` if the game was aborted.
        #[serde(with = "score")]
        score: Option<Box<Score>>,
        /// The person who aborted it, if one did.
        by: Option<PersonId>,
    },
    /// The same people play again.
    Rematch {
        /// The id of the new table.
        table: String,
    },
}

impl TableEvent {
    /// Does it change anything that viewers see of the table beside the game?
    pub(crate) fn changes_header(&self) -> bool {
        !matches!(
            self,
            TableEvent::Acted { .. }
                | TableEvent::Drew { .. }
                | TableEvent::Held { .. }
                | TableEvent::Claimed { .. }
                | TableEvent::Said { .. }
                | TableEvent::Proposed { .. }
                | TableEvent::Answered { .. }
                | TableEvent::Undone
                | TableEvent::Paused { .. }
                | TableEvent::Resumed
        )
    }
}

/// Seats are stored by their numbers.
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

/// Sets of seats are stored as lists of their numbers.
mod seats {
    use irrgarten_game::{MAX_SEATS, Seat, SeatSet};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde asks for this shape")]
    pub(super) fn serialize<S: Serializer>(
        seats: &Option<SeatSet>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().flat_map(|seats| seats.iter()).map(Seat::number))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<SeatSet>, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        let seat = |number| Seat::numbered(number, MAX_SEATS as u8);
        let seats = numbers.into_iter().map(seat).collect::<Option<SeatSet>>();
        seats.map(Some).ok_or_else(|| D::Error::custom("seats from 1 to 6"))
    }
}

/// Scores are stored as in records: `1 2 points 19 17`.
mod score {
    use irrgarten_game::record::Score;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::ref_option, reason = "serde asks for this shape")]
    pub(super) fn serialize<S: Serializer>(
        score: &Option<Box<Score>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match score {
            Some(score) => serializer.collect_str(score),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Box<Score>>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map(Box::new).map_err(D::Error::custom)).transpose()
    }
}
