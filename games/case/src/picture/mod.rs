//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Place, Presentation, Rulebooks, Seat, Solver, WordsFiles};
use serde::Serialize;

use crate::Case;
use crate::action::Action;
use crate::components::{CARDS, CASES, DEALT, hand_size};
use crate::log::MOST_TURNS;
use crate::motion::Motion;
use crate::solve::Knowledge;
use crate::state::State;
use crate::view::View;

impl Presentation for Case {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const FIGURES: &'static [(&'static str, u32)] = &[
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
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Knowledge];

    // Two can play by a ruling of ours; the rulebook begins with three.
    const USUAL_SEATS: u8 = 3;

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    fn text_art(view: &View) -> String {
        text::draw(view)
    }

    fn svg(view: &View) -> String {
        svg::draw(view)
    }

    fn place(view: &View, name: &str) -> Option<Place> {
        svg::place::find(view, name)
    }

    fn piece(name: &str) -> Option<String> {
        let mut letters = name.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(svg::piece::draw)
    }

    fn motion(before: impl FnOnce() -> View, seat: Seat, action: Action) -> Option<impl Serialize> {
        Motion::of(&before(), seat, action)
    }
}
