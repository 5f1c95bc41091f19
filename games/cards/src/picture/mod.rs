//! The labyrinth as text art and as a drawing.

mod block;
mod figures;
mod svg;
mod text;
mod turned;

pub use svg::{back_svg, card_svg};

use irrgarten_game::{Place, Presentation, Rulebooks, Seat, WordsFiles};
use irrgarten_kit::{Direction, Set};
use serde::Serialize;

use crate::Cards;
use crate::action::Action;
use crate::components::{Card, DeckName, Kind};
use crate::motion::Motion;
use crate::state::State;
use crate::view::View;

impl Presentation for Cards {
    const RULEBOOKS: Rulebooks = irrgarten_game::rulebooks!();
    const EXAMPLES: &'static str = irrgarten_game::examples!();
    const FIGURES: &'static [(&'static str, u32)] = figures::FIGURES;
    const WORDS: WordsFiles = irrgarten_game::words_files!();

    fn lay_open(state: &State) -> View {
        View::of(state, |_| true)
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
        let (number, top) = name.split_at_checked(2)?;
        let mut letters = top.chars();
        let (top, None) = (Direction::from_letter(letters.next()?)?, letters.next()) else { return None };
        Some(card_svg(DeckName::Garden50.deck(), Card::numbered(number.parse().ok()?)?, top))
    }

    fn motion(before: impl FnOnce() -> View, _: Seat, action: Action) -> Option<impl Serialize> {
        Some(Motion::of(&before(), action))
    }
}

/// The kinds on the cards that lie or are held face up.
fn kinds_in_sight(view: &View) -> Set<Kind> {
    let cards = view.labyrinth.cards().or(view.held());
    cards.iter().flat_map(|card| view.deck().face(card).kinds()).collect()
}

/// The most cards a seat has collected, if the game is over.
fn most_collected(view: &View) -> Option<usize> {
    if view.mover.is_some() { None } else { view.won.iter().map(|won| won.len()).max() }
}
