//! `irrgarten solve paintings 'paint1 intro …'`

use irrgarten_game::{BadText, Notation as _, Seat, Solution, Solver};
use irrgarten_kit::{Asked, journeys};

use super::{fewest, next_turn};
use crate::Paintings;
use crate::components::Painting;
use crate::setup::Laid;
use crate::state::{Stage, State};

/// The fewest own turns to every painting of a seat.
pub struct Turns;

/// So many positions are looked at for each painting if nothing else is said: a few seconds.
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
        let acts = matches!(state.stage, Stage::Act { seat: mover, .. } if mover == seat);
        let start = if acts { state } else { next_turn(&state, seat) };
        let all = wanted(&state, seat).into_iter();
        Ok(journeys(seat, all.map(|goal| (name(goal), fewest(&start, seat, goal, most)))))
    }
}

/// The cards before a seat; those before others if it helps them (P-HELP-01).
fn wanted(state: &State, seat: Seat) -> Vec<Painting> {
    let own: Vec<Painting> = state.tableau(seat).into_iter().flatten().collect();
    if own.is_empty() && state.pile().is_empty() {
        return Seat::all(state.seats()).flat_map(|other| state.tableau(other)).flatten().collect();
    }
    own
}

fn name(goal: Painting) -> String {
    format!("{} {}", goal.letter(), goal.name())
}

fn read(words: &[&str]) -> Result<Question, (usize, BadText)> {
    let asked = Asked::read(words, "a position of paintings")?;
    let (first, text) = (asked.first, &asked.text);
    let view = Paintings::read_view(text).map_err(|bad| (first, bad))?;
    let setup = view.setup();
    if setup.tiles.contains(&Laid::Down(None)) {
        return Err((first, BadText::new(text, 0, "a position in which every face-down tile has a name")));
    }
    let mover = setup.stage.mover().unwrap_or(Seat::at(0));
    let (seat, most) = asked.wishes(mover, setup.seats(), MOST)?;
    Ok(Question { state: setup.state_with(&mut std::iter::empty()), seat, most })
}
