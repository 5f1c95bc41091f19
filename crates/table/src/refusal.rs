//! ChosenBy a table does not do what it is asked.

use std::fmt;

use irrgarten_faces::GameError;
use irrgarten_wire::Problem;

use crate::Millis;

/// A command that changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The game refuses: an illegal action, bad options, and so on.
    Game(GameError),
    /// Only before the start.
    AlreadyStarted,
    /// Only while a game is played.
    NotPlaying,
    /// Only when the game has ended.
    NotOver,
    /// There is no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// Nobody sits there.
    SeatEmpty,
    /// That is not your seat.
    NotYourSeat,
    /// Only the host of the table may do this.
    HostOnly,
    /// The game knows such a word, but only the table may say it.
    NotOffered,
    /// Others were faster: look at the table again.
    Stale {
        /// The version it has.
        version: u64,
    },
    /// Clocks stand still.
    Paused,
    /// Not while a race is on.
    Racing,
    /// The seat has to wait.
    Held {
        /// For so many milliseconds.
        millis: Millis,
    },
    /// The seat has claimed, and its race is over.
    HasClaimed,
    /// The share does not fit the promise, or was not asked for.
    BadShare,
    /// A share or commitment that is none.
    MalformedShare,
    /// There is nothing that can be taken back.
    NothingToUndo,
    /// Something hidden has been revealed or drawn since.
    UndoTooLate,
    /// The person on that seat is there.
    NotAway,
    /// Too long, empty, or not text.
    BadText,
    /// A clock setting nobody can play with.
    BadClock,
    /// At a rated table everybody plays for themselves, on one seat.
    OneSeatOnly,
    /// A rated table needs two seats.
    NobodyElse,
    /// A game that all win or lose together has no ratings.
    NoRatings,
    /// So much has happened here that only playing on is left.
    Full,
}

impl Refusal {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Game(trouble) => trouble.code(),
            Refusal::AlreadyStarted => "already_started",
            Refusal::NotPlaying => "not_playing",
            Refusal::NotOver => "not_over",
            Refusal::NoSuchSeat => "no_such_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::SeatEmpty => "seat_empty",
            Refusal::NotYourSeat => "not_your_seat",
            Refusal::HostOnly => "host_only",
            Refusal::Stale { .. } => "stale",
            Refusal::Paused => "paused",
            Refusal::Racing => "racing",
            Refusal::Held { .. } => "held",
            Refusal::HasClaimed => "claimed",
            Refusal::BadShare | Refusal::MalformedShare => "bad_share",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::UndoTooLate => "undo_too_late",
            Refusal::NotAway => "not_away",
            Refusal::BadText => "bad_text",
            Refusal::BadClock => "bad_clock",
            Refusal::OneSeatOnly => "one_seat_only",
            Refusal::NobodyElse => "nobody_else",
            Refusal::NoRatings => "no_ratings",
            Refusal::Full => "full",
            Refusal::NotOffered => "not_offered",
        }
    }

    /// The clause of the rulebook, if the game refuses.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Game(trouble) => trouble.clause(),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Game(trouble) => return trouble.fmt(f),
            Refusal::Stale { version } => {
                return write!(f, "others were faster: the table is at version {version}");
            }
            Refusal::Held { millis } => {
                return write!(f, "this seat has to wait for another {millis} milliseconds");
            }
            Refusal::Racing => "not while a race is on",
            Refusal::HasClaimed => "this seat has claimed already",
            Refusal::AlreadyStarted => "the game has started",
            Refusal::NotPlaying => "no game is being played",
            Refusal::NotOver => "the game has not ended",
            Refusal::NoSuchSeat => "this table has no such seat",
            Refusal::SeatTaken => "somebody sits there",
            Refusal::SeatEmpty => "nobody sits there",
            Refusal::NotYourSeat => "this is not your seat",
            Refusal::HostOnly => "only who opened the table may do this",
            Refusal::Paused => "the game is paused",
            Refusal::BadShare => "this share was not promised, or the promise was another",
            Refusal::MalformedShare => "expected 64 hexadecimal digits",
            Refusal::NothingToUndo => "there is nothing to take back",
            Refusal::UndoTooLate => "something hidden has been revealed since",
            Refusal::NotAway => "the person on that seat is there",
            Refusal::BadText => "expected some text of at most 300 characters",
            Refusal::NotOffered => "only the table itself may say this",
            Refusal::OneSeatOnly => "at a rated table everybody has one seat",
            Refusal::NobodyElse => "a rated table needs two seats or more",
            Refusal::NoRatings => "all win or lose this game together: it is not rated",
            Refusal::Full => "too much has happened at this table: only playing on is left",
            Refusal::BadClock => {
                "expected 5 seconds to a day for a move, 30 seconds to a day for a game, or 1 to 30 days"
            }
        })
    }
}

impl From<GameError> for Refusal {
    fn from(trouble: GameError) -> Refusal {
        Refusal::Game(trouble)
    }
}

impl From<&Refusal> for Problem {
    fn from(refusal: &Refusal) -> Problem {
        let clause = refusal.clause().map(str::to_owned);
        Problem { clause, ..Problem::new(refusal.code(), refusal.to_string()) }
    }
}
