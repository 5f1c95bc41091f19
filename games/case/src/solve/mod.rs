//! What somebody can know: from a record, a position, or the notes of a real table.

mod command;
mod notes;
mod report;

use irrgarten_game::record::{Record, replay};
use irrgarten_game::{BadText, Language, Notation as _, PerSeat, Seat, Viewer};

pub(crate) use command::Knowledge;
pub use notes::{BadLine, Notes};
pub use report::Report;

use crate::Case;
use crate::board::Spot;
use crate::components::{Place, Suspect};
use crate::reason::{Evidence, first_contradiction};
use crate::state::{Phase, Table};
use crate::view::seen;

/// One player's knowledge, and where that player is.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub players: PerSeat<Option<Suspect>>,
    pub owner: Seat,
    pub evidence: Evidence,
    /// Who answers the owner, in order.
    pub order: Vec<Seat>,
    /// Where the owner's pawn is, if it is in a place.
    pub here: Option<Place>,
    /// The table as the owner saw it, if there is more than notes.
    pub table: Option<Table>,
}

/// Why there is nothing to solve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// The text cannot be read; the line is from 1, or 0.
    Unreadable(usize, String),
    /// Everything before this line fits, and this word does not.
    Contradiction { line: usize, word: String },
    /// Whose eyes? A record and a position have several.
    NoSeat(u8),
}

impl std::fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unsolvable::Unreadable(0, problem) => write!(f, "{problem}"),
            Unsolvable::Unreadable(line, problem) => write!(f, "line {line}: {problem}"),
            Unsolvable::Contradiction { line, word } => {
                write!(
                    f,
                    "line {line}: {word} cannot be: no deal of the cards fits it and all that was written before"
                )
            }
            Unsolvable::NoSeat(seats) => write!(f, "expected a seat from 1 to {seats}: whose eyes?"),
        }
    }
}

fn unreadable(line: usize, bad: &BadText) -> Unsolvable {
    Unsolvable::Unreadable(line, bad.to_string())
}

impl Puzzle {
    /// Reads a record, a position, or notes, whichever it is.
    pub fn read(text: &str, seat: Option<u8>) -> Result<Puzzle, Unsolvable> {
        let start = text.trim_start();
        if start.starts_with("irrgarten record") {
            let record: Record = text.parse().map_err(|bad: irrgarten_game::record::BadRecord| {
                Unsolvable::Unreadable(bad.line, bad.problem)
            })?;
            let played =
                replay::<Case>(&record).map_err(|bad| Unsolvable::Unreadable(bad.line, bad.problem))?;
            Puzzle::of(played.end.table(), seat)
        } else if start.starts_with("case/1 ") {
            let view = Case::read_view(text.trim()).map_err(|bad| unreadable(0, &bad))?;
            let owner = match view.owner() {
                Some(Viewer::Seat(owner)) => Some(owner.number()),
                _ => seat,
            };
            Puzzle::of(view.table(), owner)
        } else {
            Puzzle::of_notes(&Notes::read(text).map_err(|(line, bad)| unreadable(line, &bad))?)
        }
    }

    /// What a seat of this table knows; after the end, what it knew before all was shown.
    fn of(table: &Table, seat: Option<u8>) -> Result<Puzzle, Unsolvable> {
        let seats = table.seats();
        let owner = seat.and_then(|number| Seat::numbered(number, seats)).ok_or(Unsolvable::NoSeat(seats))?;
        let mut running = *table;
        if matches!(table.phase, Phase::Over(_)) {
            running.phase = Phase::Start;
        }
        if running.hands[owner].is_none() {
            return Err(Unsolvable::NoSeat(seats));
        }
        let seen = seen(&running, Viewer::Seat(owner));
        let here = match table.pawn(owner) {
            Spot::Room(room) => room.place(),
            Spot::Square(_) => None,
        };
        Ok(Puzzle {
            players: table.players,
            owner,
            evidence: Evidence::of(seen.table()),
            order: table.answerers(owner).collect(),
            here,
            table: Some(*seen.table()),
        })
    }

    fn of_notes(notes: &Notes) -> Result<Puzzle, Unsolvable> {
        if let Some(event) = first_contradiction(&notes.evidence) {
            let (line, word) = notes.source(event).unwrap_or_default();
            return Err(Unsolvable::Contradiction { line, word: word.to_owned() });
        }
        if !crate::reason::consistent(&notes.evidence) {
            return Err(Unsolvable::Unreadable(0, "a card is in your hand and lies open".to_owned()));
        }
        let seats = notes.players.seats();
        let next = |seat: &Seat| Some(seat.left(seats)).filter(|&next| next != notes.owner);
        Ok(Puzzle {
            players: notes.players,
            owner: notes.owner,
            evidence: notes.evidence.clone(),
            order: std::iter::successors(next(&notes.owner), next).collect(),
            here: None,
            table: None,
        })
    }

    /// Everything worth saying, in a language.
    pub fn report(&self, language: Language) -> Option<Report> {
        Report::of(self, language)
    }
}
