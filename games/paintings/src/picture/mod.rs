//! The position for eyes.

mod svg;
mod text;
mod words;

use irrgarten_game::{Presentation, Rulebooks, Solver};

pub use self::svg::painting_svg;
use crate::state::State;
use crate::view::View;
use crate::{Paintings, Turns};

impl Presentation for Paintings {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/de.md"),
        include_str!("../../rulebook/fr.md"),
        include_str!("../../rulebook/nl.md"),
    ]);

    const SOLVERS: &'static [&'static dyn Solver] = &[&Turns];

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
