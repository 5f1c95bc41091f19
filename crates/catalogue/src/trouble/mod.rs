//! Everything that can be wrong with what somebody asks of the house.

mod sentence;

use std::error::Error;

use irrgarten_game::record::BadRecord;
use irrgarten_game::{BadText, Seat, SeatSet};

/// What was wrong, where, and what was expected. Programs go by the [code](Trouble::code), people read the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No game has this name.
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
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
    /// No seed.
    BadSeed(BadText),
    /// No position.
    BadPosition(BadText),
    /// A position as one viewer sees it, where all of it is needed.
    Hidden,
    /// No action at all.
    BadAction(BadText),
    /// An action the rules forbid.
    IllegalAction {
        /// The action.
        action: String,
        /// Why not.
        sentence: String,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action of a seat that is not on turn.
    NotYourTurn {
        /// Who acted.
        seat: Seat,
        /// Who may.
        turn: SeatSet,
        /// The clause of the rulebook.
        clause: &'static str,
    },
    /// An action while the dealer is to draw.
    DrawPending,
    /// A draw while a seat is to act.
    NoDrawPending,
    /// No chance event at all.
    BadChance(BadText),
    /// A chance event that cannot be drawn here.
    ImpossibleChance {
        /// What should be drawn.
        drawn: String,
        /// What can be drawn.
        possible: Vec<String>,
    },
    /// A chance event other than the one the ordered pile tells.
    AgainstTheOrder {
        /// What should be drawn.
        drawn: String,
        /// What lies on top.
        foretold: String,
    },
    /// The game has ended.
    GameOver,
    /// A record that cannot be read or played through.
    BadRecord(BadRecord),
    /// A question to a solver that makes no sense.
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
    /// Bytes that are no text.
    NotText {
        /// The first bad byte of the line, from 1.
        at: usize,
    },
    /// A file or stream that cannot be read or written.
    Io(String),
    /// The house broke one of its own rules.
    Internal,
}

impl Trouble {
    /// The name of the fault for programs; it never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::UnknownGame { .. } => "unknown_game",
            Trouble::BadSeats { .. } => "bad_seats",
            Trouble::BadSeat { .. } => "bad_seat",
            Trouble::SeatNeeded(_) => "seat_needed",
            Trouble::BadOption(_) => "bad_option",
            Trouble::BadSeed(_) => "bad_seed",
            Trouble::BadPosition(_) => "bad_position",
            Trouble::Hidden => "hidden",
            Trouble::BadAction(_) => "bad_action",
            Trouble::IllegalAction { .. } => "illegal_action",
            Trouble::NotYourTurn { .. } => "not_your_turn",
            Trouble::DrawPending => "draw_pending",
            Trouble::NoDrawPending => "no_draw_pending",
            Trouble::BadChance(_) => "bad_chance",
            Trouble::ImpossibleChance { .. } | Trouble::AgainstTheOrder { .. } => "impossible_chance",
            Trouble::GameOver => "game_over",
            Trouble::BadRecord(_) => "bad_record",
            Trouble::BadQuestion { .. } => "bad_question",
            Trouble::BadRequest(_) => "bad_request",
            Trouble::LineTooLong { .. } => "line_too_long",
            Trouble::NotText { .. } => "not_text",
            Trouble::Io(_) => "io",
            Trouble::Internal => "internal",
        }
    }

    /// The clause of the rulebook that forbids it, if one does.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Trouble::IllegalAction { clause, .. } | Trouble::NotYourTurn { clause, .. } => Some(clause),
            Trouble::BadRecord(bad) => bad.clause,
            _ => None,
        }
    }
}

impl Error for Trouble {}

impl From<BadRecord> for Trouble {
    fn from(bad: BadRecord) -> Trouble {
        Trouble::BadRecord(bad)
    }
}
