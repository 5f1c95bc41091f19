//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Presentation, Rulebooks, Seat, Solver, WordsFiles};
use serde::Serialize;

use crate::Case;
use crate::action::Action;
use crate::motion::Motion;
use crate::solve::Knowledge;
use crate::state::State;
use crate::view::View;

impl Presentation for Case {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
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

    fn motion(before: &View, seat: Seat, action: Action) -> Option<impl Serialize> {
        Motion::of(before, seat, action)
    }
}
