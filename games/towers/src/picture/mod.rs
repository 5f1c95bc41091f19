//! The towers as text art and as drawings.

use irrgarten_game::{Presentation, Rulebooks};

use crate::Towers;
use crate::state::State;
use crate::view::{self, View};

impl Presentation for Towers {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/de.md"),
        include_str!("../../rulebook/fr.md"),
        include_str!("../../rulebook/nl.md"),
    ]);

    fn lay_open(state: &State) -> View {
        view::seen(state, None)
    }

    fn text_art(_: &View) -> String {
        String::new()
    }

    fn svg(_: &View) -> String {
        String::new()
    }
}
