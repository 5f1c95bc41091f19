//! Pictures of a table.

mod svg;
mod text;
mod words;

use irrgarten_game::{Presentation, Rulebooks, Solver, WordsFiles};

pub use self::svg::painting_svg;
pub(crate) use self::words::painting;
use crate::deal;
use crate::options::Options;
use crate::state::State;
use crate::view::View;
use crate::{Paintings, Turns};

impl Presentation for Paintings {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    const SOLVERS: &'static [&'static dyn Solver] = &[&Turns];

    fn colours(seats: u8, options: &Options) -> Option<String> {
        Some(deal::colours(seats, options).iter().map(|colour| colour.letter()).collect())
    }

    fn lay_open(state: &State) -> View {
        View::open(state)
    }

    fn text_art(view: &View) -> String {
        text::draw(view)
    }

    fn svg(view: &View) -> String {
        svg::draw(view)
    }
}
