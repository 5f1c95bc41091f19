//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Ending, Outcome, Presentation, Seat, Solver};
use serde::Serialize;

use crate::Case;
use crate::action::Action;
use crate::components::{CARDS, CASES, DEALT, EXHIBITS, PLACES, SUSPECTS, hand_size};
use crate::ending;
use crate::log::MOST_TURNS;
use crate::motion::Motion;
use crate::solve::CaseSolver;
use crate::state::State;
use crate::view::View;

impl Presentation for Case {
    irrgarten_game::texts!();

    const FIGURES: &'static [(&'static str, u32)] = &[
        ("age", 8),
        ("minutes", 45),
        ("five_seats", 5),
        ("suspects", SUSPECTS as u32),
        ("exhibits", EXHIBITS as u32),
        ("places", PLACES as u32),
        ("highest", 2 * 6),
        ("cards", CARDS as u32),
        ("dealt", DEALT as u32),
        ("cases", CASES as u32),
        ("usual", Case::USUAL_SEATS as u32),
        ("hand_of_two", hand_size(2) as u32),
        ("hand_of_three", hand_size(3) as u32),
        ("hand_of_four", hand_size(4) as u32),
        ("hand_of_five", hand_size(5) as u32),
        ("hand_of_six", hand_size(6) as u32),
        ("turns", MOST_TURNS as u32),
    ];

    const SOLVERS: &'static [&'static dyn Solver] = &[&CaseSolver];

    // Two can play by a ruling of ours; the rulebook begins with three.
    const USUAL_SEATS: u8 = 3;

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    irrgarten_game::drawn_by!(text::draw, svg::draw, svg::place::find);

    fn piece(name: &str) -> Option<String> {
        let mut letters = name.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(svg::piece::draw)
    }

    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        Motion::of(&before(), seat, action)
    }

    fn ending(view: &View, _: Outcome) -> Option<Ending> {
        ending::ending(view)
    }
}
