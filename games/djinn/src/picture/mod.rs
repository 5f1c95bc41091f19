//! Pictures of a table.

mod svg;
mod text;

use irrgarten_game::{Presentation, Rulebooks, Solver, WordsFiles};

use crate::Djinn;
use crate::solve::Hands;
use crate::state::State;
use crate::view::View;

pub use svg::arrangements as arrangements_svg;
pub use text::arrangement as arrangement_art;

impl Presentation for Djinn {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Hands];

    // On a shared device the seats race one after the other, each with the stopwatch.
    const PASSING: &'static [(&'static str, &'static str)] = &[("clock", "stopwatch")];

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    fn text_art(view: &View) -> String {
        text::table(view)
    }

    fn svg(view: &View) -> String {
        svg::table(view)
    }
}
