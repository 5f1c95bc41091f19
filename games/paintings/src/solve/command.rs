//! `irrgarten solve paintings 'paintings/1 intro …'`

use irrgarten_game::{BadText, Language, Notation as _, Presentation as _, Seat, Solution, Solver};
use irrgarten_kit::{SolverInput, journeys};

use super::{fewest, next_turn};
use crate::Paintings;
use crate::components::Painting;
use crate::public::Stage;
use crate::state::State;

/// The fewest own turns to every painting of a seat.
pub struct Turns;

/// This many positions are looked at for each painting if nothing else is said: a few seconds.
const MOST: u64 = 10_000_000;

struct Question {
    state: State,
    seat: Seat,
    most: u64,
}

impl Solver for Turns {
    fn name(&self) -> &'static str {
        "paintings"
    }

    fn usage(&self) -> &'static str {
        "POSITION [seat=N] [positions=MOST]"
    }

    fn about(&self) -> &'static str {
        "the fewest own turns to each painting of a seat if nobody else moved and the thief did nothing, proved, with a \
         line of play"
    }

    fn solve(&self, words: &[&str]) -> Result<Solution, (usize, BadText)> {
        let Question { state, seat, most } = read(words)?;
        let acts = matches!(state.public.stage, Stage::Act { seat: mover, .. } | Stage::Orient { seat: mover, .. } if mover == seat);
        let start = if acts { state } else { next_turn(&state, seat) };
        let all = wanted(&state, seat).into_iter();
        Ok(journeys(seat, all.map(|goal| (name(goal), fewest(&start, seat, goal, most)))))
    }
}

/// The cards before a seat; those before others if it helps them (P-HELP-01).
fn wanted(state: &State, seat: Seat) -> Vec<Painting> {
    let own: Vec<Painting> = state.public.tableaus[seat].into_iter().flatten().collect();
    if own.is_empty() && state.public.pile.is_empty() {
        return Seat::all(state.public.seats())
            .flat_map(|other| state.public.tableaus[other])
            .flatten()
            .collect();
    }
    own
}

fn name(goal: Painting) -> String {
    irrgarten_words::say(&Paintings::WORDS, Language::En, &crate::picture::painting(goal))
}

fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let asked = SolverInput::read(words, "a position of paintings")?;
    let (first, text) = (asked.first, &asked.text);
    let (state, _) = Paintings::read_position(text).map_err(|bad| (first, bad))?;
    let mover = state.public.stage.mover().unwrap_or(Seat::at(0));
    let (seat, most) = asked.limits(mover, state.public.seats(), MOST)?;
    Ok(Question { state, seat, most })
}
