//! Everything that can be wrong with a request to a game.

mod sentence;

use std::error::Error;

use irrgarten_game::record::BadRecord;
use irrgarten_game::{BadText, Message, Seat, SeatSet};

/// What was wrong, where, and what was expected. Programs use the [code](GameError::code), people read the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// No game has this name.
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// Several games could be meant.
    SeveralGames {
        /// What was asked for.
        name: String,
        /// The slug of each, and the boxed game whose rules it follows.
        found: Vec<(&'static str, &'static str)>,
    },
    /// The game is for another number of seats.
    BadSeats {
        /// The game.
        game: &'static str,
        /// Fewest seats.
        low: u8,
        /// Most seats.
        high: u8,
        /// What was asked for.
        found: u8,
    },
    /// The table has no such seat.
    BadSeat {
        /// What was asked for.
        found: u8,
        /// How many there are.
        seats: u8,
    },
    /// Several seats may act; one must be named.
    SeatNeeded(SeatSet),
    /// No such setting or value.
    BadOption(BadText),
    /// Not a seed.
    BadSeed(BadText),
    /// Not a position.
    BadPosition(BadText),
    /// A position as one viewer sees it, where all of it is needed.
    Hidden,
    /// Not an action.
    BadAction(BadText),
    /// An action the rules forbid.
    IllegalAction {
        /// The action.
        action: String,
        /// Why not.
        refusal: Message,
        /// The same as an English sentence.
        sentence: String,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action of a seat whose turn it is not.
    NotYourTurn {
        /// The seat that acted.
        seat: Seat,
        /// The seats that may.
        turn: SeatSet,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action while a draw is pending.
    DrawPending,
    /// A draw while a seat is to act.
    NoDrawPending,
    /// Not a chance event.
    BadChance(BadText),
    /// A chance event that cannot be drawn here.
    ImpossibleChance {
        /// What should be drawn.
        drawn: String,
        /// What can be drawn.
        possible: Vec<String>,
    },
    /// A chance event other than the one that the ordered pile gives.
    AgainstTheOrder {
        /// The draw that was asked for.
        drawn: String,
        /// The one on top of the pile.
        foretold: String,
    },
    /// The game has ended.
    GameOver,
    /// A record that cannot be read or replayed.
    BadRecord(BadRecord),
    /// Wrong input for a solver.
    BadQuestion {
        /// Which word of it; 0 is the solver's name.
        word: usize,
        /// What is wrong with it.
        bad: BadText,
    },
    /// A request that cannot be understood.
    BadRequest(String),
    /// A line too long to be anything sensible.
    LineTooLong {
        /// The longest line that is read, in bytes.
        limit: usize,
    },
    /// Bytes that are not text.
    NotText {
        /// The first bad byte of the line, from 1.
        at: usize,
    },
    /// A file or stream that cannot be read or written.
    Io(String),
    /// The program broke one of its own rules.
    Internal,
}

impl GameError {
    /// The code for programs; it never changes.
    pub fn code(&self) -> &'static str {
        match self {
            GameError::UnknownGame { .. } | GameError::SeveralGames { .. } => "unknown_game",
            GameError::BadSeats { .. } => "bad_seats",
            GameError::BadSeat { .. } => "bad_seat",
            GameError::SeatNeeded(_) => "seat_needed",
            GameError::BadOption(_) => "bad_option",
            GameError::BadSeed(_) => "bad_seed",
            GameError::BadPosition(_) => "bad_position",
            GameError::Hidden => "hidden",
            GameError::BadAction(_) => "bad_action",
            GameError::IllegalAction { .. } => "illegal_action",
            GameError::NotYourTurn { .. } => "not_your_turn",
            GameError::DrawPending => "draw_pending",
            GameError::NoDrawPending => "no_draw_pending",
            GameError::BadChance(_) => "bad_chance",
            GameError::ImpossibleChance { .. } | GameError::AgainstTheOrder { .. } => "impossible_chance",
            GameError::GameOver => "game_over",
            GameError::BadRecord(_) => "bad_record",
            GameError::BadQuestion { .. } => "bad_question",
            GameError::BadRequest(_) => "bad_request",
            GameError::LineTooLong { .. } => "line_too_long",
            GameError::NotText { .. } => "not_text",
            GameError::Io(_) => "io",
            GameError::Internal => "internal",
        }
    }

    /// The clause of the rulebook that forbids it, if one does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            GameError::IllegalAction { clause, .. } | GameError::NotYourTurn { clause, .. } => Some(clause),
            GameError::BadRecord(bad) => bad.clause,
            _ => None,
        }
    }

    /// Why the rules forbid it, as a message of the game's words files and in English.
    pub fn refusal(&self) -> Option<(&Message, &str)> {
        match self {
            GameError::IllegalAction { refusal, sentence, .. } => Some((refusal, sentence)),
            GameError::BadRecord(bad) => bad.refusal.as_ref().map(|refusal| (refusal, bad.problem.as_str())),
            _ => None,
        }
    }

    /// The text that cannot be read, if it is about one.
    pub fn bad_text(&self) -> Option<&BadText> {
        match self {
            GameError::BadOption(bad)
            | GameError::BadSeed(bad)
            | GameError::BadPosition(bad)
            | GameError::BadAction(bad)
            | GameError::BadChance(bad) => Some(bad),
            _ => None,
        }
    }
}

impl Error for GameError {}

impl From<BadRecord> for GameError {
    fn from(bad: BadRecord) -> GameError {
        GameError::BadRecord(bad)
    }
}
