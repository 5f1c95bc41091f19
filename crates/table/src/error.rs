//! Why a table refuses a command.

use std::fmt;

use irrgarten_faces::{GameError, RefusedAction};
use irrgarten_wire::{Code, Problem};

use crate::{Millis, message_of};

/// Why a command was refused. It has changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum TableError {
    /// The game refuses: an illegal action, bad settings, and so on.
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
    /// The action exists in the game, but only the table itself may take it.
    NotOffered,
    /// The table has changed since: look again.
    Stale {
        /// Its version.
        version: u64,
    },
    /// The game is paused.
    Paused,
    /// Not while a race is on.
    Racing,
    /// The seat has to wait.
    Held {
        /// For this many milliseconds.
        millis: Millis,
    },
    /// The seat has claimed, and its race is over.
    HasClaimed,
    /// The share does not match the commitment, or was not asked for.
    BadShare,
    /// Not a share or commitment.
    MalformedShare,
    /// There is nothing that can be taken back.
    NothingToUndo,
    /// Something hidden has been revealed or drawn since.
    UndoTooLate,
    /// The person on that seat is there.
    NotAway,
    /// Too long, empty, or not text.
    BadText,
    /// Not a usable time control.
    BadClock,
    /// At a rated table every person has one seat.
    OneSeatOnly,
    /// A rated table needs two seats.
    NobodyElse,
    /// A game that all win or lose together has no ratings.
    NoRatings,
    /// The log is so long that only playing on is allowed.
    Full,
}

impl TableError {
    /// The code for programs.
    pub fn code(&self) -> Code {
        match self {
            TableError::Game(error) => code_of(error),
            TableError::AlreadyStarted => Code::AlreadyStarted,
            TableError::NotPlaying => Code::NotPlaying,
            TableError::NotOver => Code::NotOver,
            TableError::NoSuchSeat => Code::NoSuchSeat,
            TableError::SeatTaken => Code::SeatTaken,
            TableError::SeatEmpty => Code::SeatEmpty,
            TableError::NotYourSeat => Code::NotYourSeat,
            TableError::HostOnly => Code::HostOnly,
            TableError::Stale { .. } => Code::Stale,
            TableError::Paused => Code::Paused,
            TableError::Racing => Code::Racing,
            TableError::Held { .. } => Code::Held,
            TableError::HasClaimed => Code::Claimed,
            TableError::BadShare | TableError::MalformedShare => Code::BadShare,
            TableError::NothingToUndo => Code::NothingToUndo,
            TableError::UndoTooLate => Code::UndoTooLate,
            TableError::NotAway => Code::NotAway,
            TableError::BadText => Code::BadText,
            TableError::BadClock => Code::BadClock,
            TableError::OneSeatOnly => Code::OneSeatOnly,
            TableError::NobodyElse => Code::NobodyElse,
            TableError::NoRatings => Code::NoRatings,
            TableError::Full => Code::Full,
            TableError::NotOffered => Code::NotOffered,
        }
    }

    /// The clause of the rulebook, if the game refuses.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            TableError::Game(error) => error.clause(),
            _ => None,
        }
    }
}

/// The code of an error of a game.
pub(crate) fn code_of(error: &GameError) -> Code {
    match error {
        GameError::UnknownGame { .. } | GameError::SeveralGames { .. } => Code::UnknownGame,
        GameError::BadSeats { .. } => Code::BadSeats,
        GameError::BadSeat { .. } => Code::BadSeat,
        GameError::SeatNeeded(_) => Code::SeatNeeded,
        GameError::BadOption(_) => Code::BadOption,
        GameError::BadSeed(_) => Code::BadSeed,
        GameError::BadPosition(_) => Code::BadPosition,
        GameError::Hidden => Code::Hidden,
        GameError::BadAction(_) => Code::BadAction,
        GameError::IllegalAction { .. } => Code::IllegalAction,
        GameError::NotYourTurn { .. } => Code::NotYourTurn,
        GameError::DrawPending => Code::DrawPending,
        GameError::NoDrawPending => Code::NoDrawPending,
        GameError::BadChance(_) => Code::BadChance,
        GameError::ImpossibleChance { .. } | GameError::AgainstTheOrder { .. } => Code::ImpossibleChance,
        GameError::GameOver => Code::GameOver,
        GameError::BadRecord(_) => Code::BadRecord,
        GameError::BadQuestion { .. } => Code::BadQuestion,
        GameError::BadRequest(_) => Code::BadRequest,
        GameError::LineTooLong { .. } => Code::LineTooLong,
        GameError::NotText { .. } => Code::NotText,
        GameError::Io(_) => Code::Io,
        GameError::Internal => Code::Internal,
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::Game(error) => return error.fmt(f),
            TableError::Stale { version } => {
                return write!(f, "others were faster: the table is at version {version}");
            }
            TableError::Held { millis } => {
                return write!(f, "this seat has to wait for another {millis} milliseconds");
            }
            TableError::Racing => "not while a race is on",
            TableError::HasClaimed => "this seat has claimed already",
            TableError::AlreadyStarted => "the game has started",
            TableError::NotPlaying => "no game is being played",
            TableError::NotOver => "the game has not ended",
            TableError::NoSuchSeat => "this table has no such seat",
            TableError::SeatTaken => "somebody sits there",
            TableError::SeatEmpty => "nobody sits there",
            TableError::NotYourSeat => "this is not your seat",
            TableError::HostOnly => "only the person who opened the table may do this",
            TableError::Paused => "the game is paused",
            TableError::BadShare => "this share was not promised, or the promise was another",
            TableError::MalformedShare => "expected 64 hexadecimal digits",
            TableError::NothingToUndo => "there is nothing to take back",
            TableError::UndoTooLate => "something hidden has been revealed since",
            TableError::NotAway => "the person on that seat is there",
            TableError::BadText => "expected some text of at most 300 characters",
            TableError::NotOffered => "only the table itself may say this",
            TableError::OneSeatOnly => "at a rated table everybody has one seat",
            TableError::NobodyElse => "a rated table needs two seats or more",
            TableError::NoRatings => "all win or lose this game together: it is not rated",
            TableError::Full => "too much has happened at this table: only playing on is left",
            TableError::BadClock => {
                "expected 5 seconds to a day for a move, 30 seconds to a day for a game, or 1 to 30 days"
            }
        })
    }
}

impl From<GameError> for TableError {
    fn from(error: GameError) -> TableError {
        TableError::Game(error)
    }
}

/// What a game says no to, for whoever asked for it.
pub fn problem_of(error: &GameError) -> Problem {
    Problem {
        clause: error.clause().map(str::to_owned),
        refusal: error.refusal().map(|(message, sentence)| Box::new(message_of(message, sentence))),
        ..Problem::new(code_of(error), error.to_string())
    }
}

impl From<&TableError> for Problem {
    fn from(refusal: &TableError) -> Problem {
        match refusal {
            TableError::Game(error) => problem_of(error),
            _ => Problem::new(refusal.code(), refusal.to_string()),
        }
    }
}

impl From<RefusedAction> for TableError {
    fn from(refused: RefusedAction) -> TableError {
        TableError::Game(refused.error)
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{BadText, Message, SeatSet};

    use super::*;

    #[test]
    fn a_code_on_the_wire_is_spelled_as_the_game_says_it() {
        let bad = || BadText::new("x", 0, "y");
        let action = || "a".to_owned();
        for error in [
            GameError::UnknownGame { name: action(), known: Vec::new() },
            GameError::BadSeats { game: "toy", low: 1, high: 2, found: 3 },
            GameError::BadSeat { found: 3, seats: 2 },
            GameError::SeatNeeded(SeatSet::EMPTY),
            GameError::BadOption(bad()),
            GameError::BadPosition(bad()),
            GameError::Hidden,
            GameError::BadAction(bad()),
            GameError::IllegalAction {
                action: action(),
                refusal: Message::new("refusal-x"),
                sentence: action(),
                clause: "T-1",
            },
            GameError::DrawPending,
            GameError::NoDrawPending,
            GameError::ImpossibleChance { drawn: action(), possible: Vec::new() },
            GameError::GameOver,
            GameError::BadRequest(action()),
            GameError::LineTooLong { limit: 1 },
            GameError::Io(action()),
            GameError::Internal,
        ] {
            assert_eq!(code_of(&error).to_string(), error.code());
        }
    }
}
