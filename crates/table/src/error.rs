//! Why a table refuses a command.

use std::fmt;

use irrgarten_faces::{GameError, RefusedAction};
use irrgarten_wire::{Code, Place, Problem};

use crate::{Millis, message_of};

/// Why a command was refused. It has changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum TableError {
    /// The game refuses: an illegal action, bad settings, and so on.
    Game(GameError),
    /// The table has changed since: look again.
    Stale {
        /// Its version.
        version: u64,
    },
    /// The seat has to wait.
    Held {
        /// For this many milliseconds.
        millis: Millis,
    },
    /// Not a share or commitment.
    MalformedShare,
    /// The table refuses, and the code says all there is to say.
    Refused(Code),
}

impl TableError {
    /// The code for programs.
    pub fn code(&self) -> Code {
        match self {
            TableError::Game(error) => code_of(error),
            TableError::Stale { .. } => Code::Stale,
            TableError::Held { .. } => Code::Held,
            TableError::MalformedShare => Code::BadShare,
            &TableError::Refused(code) => code,
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
        match self {
            TableError::Game(error) => error.fmt(f),
            TableError::Stale { version } => {
                write!(f, "others were faster: the table is at version {version}")
            }
            TableError::Held { millis } => {
                write!(f, "this seat has to wait for another {millis} milliseconds")
            }
            TableError::MalformedShare => f.write_str("expected 64 hexadecimal digits"),
            TableError::Refused(code) => f.write_str(code.sentence()),
        }
    }
}

impl From<Code> for TableError {
    fn from(code: Code) -> TableError {
        TableError::Refused(code)
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
        place: place_of(error).map(Box::new),
        ..Problem::new(code_of(error), error.to_string())
    }
}

fn place_of(error: &GameError) -> Option<Place> {
    let number = |number: usize| u32::try_from(number).ok();
    if let GameError::BadRecord(bad) = error {
        let key = bad.key.map(str::to_owned);
        return Some(Place { line: bad.line.and_then(number), key, column: None });
    }
    error.bad_text().map(|bad| Place { column: number(bad.at() + 1), ..Place::default() })
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
