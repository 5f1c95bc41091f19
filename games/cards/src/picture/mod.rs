//! The labyrinth as text art and as a drawing.

mod block;
mod svg;
mod text;
mod turned;

pub use svg::{back_svg, card_svg};

use irrgarten_game::{Presentation, Rulebooks};
use irrgarten_kit::{Cell, Set};

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
        svg::draw(view.setup())
    }
}

/// The first and the last cell of the smallest box around the labyrinth.
fn bounds(setup: &Setup) -> (Cell, Cell) {
    let cells = || setup.laid.iter().map(|(_, laid)| laid.cell);
    let ends = |of: fn(Cell) -> i8| {
        let numbers = || cells().map(of);
        (numbers().min().unwrap_or_default(), numbers().max().unwrap_or_default())
    };
    let ((left, right), (top, bottom)) = (ends(|cell| cell.x), ends(|cell| cell.y));
    (Cell::new(left, top), Cell::new(right, bottom))
}

/// The kinds on the cards that lie or are held face up.
fn kinds_in_sight(setup: &Setup) -> Set<Kind> {
    let deck = setup.rulings.deck.deck();
    let laid = setup.laid.iter().map(|(card, _)| *card);
    let cards: CardSet = laid.chain(setup.hands.iter().flatten().flatten().copied()).collect();
    cards.iter().flat_map(|card| deck.face(card).kinds()).collect()
}

/// The most cards a seat has collected, if the game is over.
fn most_collected(setup: &Setup) -> Option<usize> {
    if setup.mover.is_some() { None } else { setup.won.iter().map(Vec::len).max() }
}
