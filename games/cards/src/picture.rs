//! The labyrinth as text art and as a drawing.

use irrgarten_game::{Presentation, Rulebooks};

use crate::Cards;
use crate::state::State;
use crate::view::{self, View};

impl Presentation for Cards {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../rulebook/en.md"),
        include_str!("../rulebook/de.md"),
        include_str!("../rulebook/fr.md"),
        include_str!("../rulebook/nl.md"),
    ]);

    fn lay_open(state: &State) -> View {
        view::seen(state, |_| true)
    }

    fn text_art(view: &View) -> String {
        let _ = view;
        String::new()
    }

    fn svg(view: &View) -> String {
        let _ = view;
        String::new()
    }
}
