//! A random action without listing all: throw, and throw again until it is allowed.

use irrgarten_game::{Dice, Seat, even_action};
use irrgarten_kit::{Cell, Direction};

use crate::action::Action;
use crate::arrangement::Laid;
use crate::components::{Card, CardSet, Roll};
use crate::state::{Place, State};
use crate::{Djinn, race};

/// After so many misses all actions are listed; half of the throws are allowed.
const THROWS: usize = 32;

/// Every legal action can come. In a race most of them are puts, and a seat passes or claims after about ten.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    let table = &state.0;
    if table.awaited(seat) && table.drawing().is_none() {
        let (roll, place) = (table.roll?, &table.places[seat]);
        for _ in 0..THROWS {
            let thrown = throw(roll, place, dice);
            if let Some(action) = thrown.filter(|&action| race::check(table, seat, action).is_ok()) {
                return Some(action);
            }
        }
    }
    even_action::<Djinn>(state, seat, dice)
}

/// Something a seat could think of.
fn throw(roll: Roll, place: &Place, dice: &mut impl Dice) -> Option<Action> {
    match dice.below(32) {
        0 => Some(Action::Pass),
        1..=2 => Some(Action::Claim),
        3 => Some(Action::Wait),
        4..=6 => pick(place.laid.cards(), dice).map(Action::Lift),
        7..=10 => {
            let pattern = dice.word();
            let picked = place.cards().iter().zip(0..).filter(|(_, nth)| pattern >> nth & 1 != 0);
            Some(Action::Exchange(picked.map(|(card, _)| card).collect()))
        }
        _ => {
            let (card, top) = (pick(place.cards(), dice)?, direction(dice));
            Some(Action::Put(Laid { cell: cell(roll, place, card, dice)?, card, top }))
        }
    }
}

/// A cell of the layout's box; else the card's own, or one beside another card.
fn cell(roll: Roll, place: &Place, card: Card, dice: &mut impl Dice) -> Option<Cell> {
    let mut below = |length: i8| dice.below(length as u32) as i8;
    match roll {
        Roll::Genie(layout) => {
            let (width, height) = layout.size();
            Some(Cell::new(below(width), below(height)))
        }
        Roll::Number(_) if place.laid.is_empty() => Some(Cell::new(0, 0)),
        Roll::Number(_) => {
            let other = place.laid.iter().nth(below(place.laid.len() as i8) as usize)?;
            Some(if other.card == card { other.cell } else { other.cell.step(direction(dice)) })
        }
    }
}

fn pick(cards: CardSet, dice: &mut impl Dice) -> Option<Card> {
    let count = cards.len() as u32;
    (count > 0).then(|| cards.iter().nth(dice.below(count) as usize)).flatten()
}

fn direction(dice: &mut impl Dice) -> Direction {
    Direction::at(dice.below(4) as usize)
}
