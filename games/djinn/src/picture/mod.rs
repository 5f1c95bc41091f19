//! What people see.

use irrgarten_game::{Presentation, Rulebooks};

use crate::Djinn;
use crate::state::State;
use crate::view::View;

impl Presentation for Djinn {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/de.md"),
        include_str!("../../rulebook/fr.md"),
        include_str!("../../rulebook/nl.md"),
    ]);

    fn lay_open(state: &State) -> View {
        View::open(state.table())
    }

    fn text_art(view: &View) -> String {
        format!("{}\n", crate::notation::text(view.table(), None))
    }

    fn svg(_: &View) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_owned()
    }
}
