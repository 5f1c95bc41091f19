//! The labyrinth as text art and as a drawing.

mod block;
mod figures;
mod svg;
mod text;
mod turned;
mod words;

pub use svg::card_svg;

use irrgarten_game::{Ending, Outcome, Ply, PlyOf, Presentation, Seat};
use irrgarten_kit::{Direction, Set};
use serde::Serialize;

use crate::Cards;
use crate::action::Action;
use crate::components::{Card, DeckName, Kind};
use crate::ending;
use crate::motion::{Effect, Motion};
use crate::state::State;
use crate::view::View;

impl Presentation for Cards {
    irrgarten_game::texts!();

    const FIGURES: &'static [(&'static str, u32)] = figures::FIGURES;

    fn lay_open(state: &State) -> View {
        View::of(state, |_| true)
    }

    irrgarten_game::drawn_by!(text::draw, svg::draw, svg::place::find);

    fn piece(name: &str) -> Option<String> {
        let (number, top) = name.split_at_checked(2)?;
        let mut letters = top.chars();
        let (top, None) = (Direction::from_letter(letters.next()?)?, letters.next()) else { return None };
        Some(card_svg(DeckName::Garden50.deck(), Card::numbered(number.parse().ok()?)?, top))
    }

    fn motion(_: impl FnOnce() -> View, _: Seat, action: Action) -> Option<impl Serialize> {
        Some(Motion::of(action))
    }

    fn effect(
        before: impl FnOnce() -> View,
        _: impl FnOnce() -> View,
        ply: &PlyOf<Cards>,
    ) -> Option<impl Serialize> {
        match ply {
            Ply::Act(_, action) if !action.taken.is_empty() => Some(Effect::of(&before(), *action)),
            Ply::Act(..) | Ply::Chance(_) => None,
        }
    }

    fn ending(view: &View, outcome: Outcome) -> Option<Ending> {
        Some(ending::ending(view, outcome))
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
