//! What somebody can know: from a record, a position, or the notes of a real table.

mod command;
mod notes;
mod report;

use irrgarten_game::record::{Record, replay};
use irrgarten_game::{BadText, Game as _, Language, Notation as _, PerSeat, Seat, Viewer};

pub(crate) use command::CaseSolver;
pub use notes::{BadLine, Notes};
pub use report::{QuestionAdvice, Report, Show};

use crate::Case;
use crate::board::Spot;
use crate::components::{Place, Suspect};
use crate::public::Phase;
use crate::reason::{Evidence, first_contradiction};
use crate::state::State;
use crate::view::View;

/// One player's knowledge, and where that player is.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub players: PerSeat<Option<Suspect>>,
    pub owner: Seat,
    pub evidence: Evidence,
    /// The seats that answer the owner, in order.
    pub order: Vec<Seat>,
    /// Where the owner's pawn is, if it is in a place.
    pub here: Option<Place>,
    /// What the owner saw, if there is more than notes.
    pub view: Option<View>,
}

/// Why there is nothing to solve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// The text cannot be read, in this line from 1 if it is about one.
    Unreadable(Option<usize>, String),
    /// Everything before this line fits, and this word does not.
    Contradiction { line: usize, word: String },
    /// Which seat is meant? A record and a position have several.
    NoSeat(u8),
}

impl std::fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unsolvable::Unreadable(None, problem) => write!(f, "{problem}"),
            Unsolvable::Unreadable(Some(line), problem) => write!(f, "line {line}: {problem}"),
            Unsolvable::Contradiction { line, word } => {
                write!(
                    f,
                    "line {line}: {word} cannot be: no deal of the cards fits it and all that was written before"
                )
            }
            Unsolvable::NoSeat(seats) => write!(f, "expected a seat from 1 to {seats}"),
        }
    }
}

fn unreadable(line: Option<usize>, bad: &BadText) -> Unsolvable {
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
            Puzzle::of_state(&played.end, seat)
        } else if start.starts_with(&format!("{} ", Case::META.tag())) {
            let view = Case::read_view(text.trim()).map_err(|bad| unreadable(None, &bad))?;
            match (view.owner(), view.state()) {
                (Some(Viewer::Seat(owner)), _) => Ok(Puzzle::of(view, owner)),
                (_, Some(state)) => Puzzle::of_state(&state, seat),
                _ => Err(Unsolvable::NoSeat(view.public().seats())),
            }
        } else {
            Puzzle::of_notes(&Notes::read(text).map_err(|(line, bad)| unreadable(line, &bad))?)
        }
    }

    /// What a seat knows in this position; after the end, what it knew before all was shown.
    fn of_state(state: &State, seat: Option<u8>) -> Result<Puzzle, Unsolvable> {
        let seats = state.public.seats();
        let owner = seat.and_then(|number| Seat::numbered(number, seats)).ok_or(Unsolvable::NoSeat(seats))?;
        let mut running = *state;
        if running.public.is_over() {
            running.public.phase = Phase::Start;
        }
        Ok(Puzzle::of(Case::view(&running, Viewer::Seat(owner)), owner))
    }

    fn of(view: View, owner: Seat) -> Puzzle {
        let public = view.public();
        Puzzle {
            players: public.players,
            owner,
            evidence: Evidence::of(&view),
            order: public.answerers(owner).collect(),
            here: public.pawn(owner).and_then(Spot::place),
            view: Some(view),
        }
    }

    fn of_notes(notes: &Notes) -> Result<Puzzle, Unsolvable> {
        let contradiction = first_contradiction(&notes.evidence);
        if let Some((line, word)) = contradiction.and_then(|event| notes.source(event)) {
            return Err(Unsolvable::Contradiction { line, word: word.to_owned() });
        }
        if !crate::reason::consistent(&notes.evidence) {
            return Err(Unsolvable::Unreadable(None, "a card is in your hand and lies open".to_owned()));
        }
        let seats = notes.players.seats();
        let next = |seat: &Seat| Some(seat.left(seats)).filter(|&next| next != notes.owner);
        Ok(Puzzle {
            players: notes.players,
            owner: notes.owner,
            evidence: notes.evidence.clone(),
            order: std::iter::successors(next(&notes.owner), next).collect(),
            here: None,
            view: None,
        })
    }

    /// What was asked for, in a language. `None` if no deal fits.
    pub fn report(&self, language: Language, show: Show) -> Option<Report> {
        Report::of(self, language, show)
    }
}
