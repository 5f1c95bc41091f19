//! The labyrinth as text art and as a drawing.

mod block;
mod text;
mod turned;

use irrgarten_game::{Presentation, Rulebooks};
use irrgarten_kit::Set;

use crate::Cards;
use crate::components::{CardSet, Kind};
use crate::setup::Setup;
use crate::state::State;
use crate::view::{self, View};

impl Presentation for Cards {
    const RULEBOOKS: Rulebooks = Rulebooks([
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/de.md"),
        include_str!("../../rulebook/fr.md"),
        include_str!("../../rulebook/nl.md"),
    ]);

    fn lay_open(state: &State) -> View {
        view::seen(state, |_| true)
    }

    fn text_art(view: &View) -> String {
        text::draw(view.setup())
    }

    fn svg(view: &View) -> String {
        let _ = view;
        String::new()
    }
}

/// The kinds on the cards that lie or are held face up.
fn kinds_in_sight(setup: &Setup) -> Set<Kind> {
    let deck = setup.house.deck.deck();
    let laid = setup.laid.iter().map(|(card, _)| *card);
    let cards: CardSet = laid.chain(setup.hands.iter().flatten().flatten().copied()).collect();
    cards.iter().flat_map(|card| deck.face(card).kinds()).collect()
}

/// The most cards a seat has collected, if the game is over.
fn most_collected(setup: &Setup) -> Option<usize> {
    if setup.mover.is_some() { None } else { setup.won.iter().map(Vec::len).max() }
}
