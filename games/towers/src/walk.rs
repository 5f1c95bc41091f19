//! Ways from tower to tower, told slowly and plainly: the rules ask here, and people are shown the result.

use irrgarten_game::Seat;
use irrgarten_kit::Direction;

use crate::board::Board;
use crate::components::{CARDS_OF_A_KIND, Cards, EXTENT, Magic, Square};
use crate::state::State;

/// A shortest way of a seat's pawn to this goal with these cards, from where it stands: both ends included.
pub fn path(state: &State, seat: Seat, goal: Square, cards: Cards) -> Option<Vec<Square>> {
    walk(&state.board, state.pawn(seat), goal, cards, state.is_kid(seat))
}

/// A place on the way: where, with which cards still in hand, and the place before.
struct Place {
    here: Square,
    cards: Cards,
    before: Option<usize>,
}

/// A shortest way with these cards. For a kid every card is a joker.
pub(crate) fn walk(
    board: &Board,
    from: Square,
    goal: Square,
    cards: Cards,
    kid: bool,
) -> Option<Vec<Square>> {
    let mut seen = vec![false; EXTENT * EXTENT * HANDS];
    let mut places = vec![Place { here: from, cards, before: None }];
    let mut nth = 0;
    while let Some(&Place { here, cards, .. }) = places.get(nth) {
        if here == goal {
            return Some(way_to(&places, nth));
        }
        for next in Direction::ALL.into_iter().filter_map(|side| board.neighbour(here, side)) {
            for cards in purses(board.height(here), board.height(next), cards, kid) {
                let known = &mut seen[next.index() * HANDS + number(cards)];
                if !std::mem::replace(known, true) {
                    places.push(Place { here: next, cards, before: Some(nth) });
                }
            }
        }
        nth += 1;
    }
    None
}

/// What is left of the cards after a step from one height to another, for every way to pay for it.
fn purses(from: u8, to: u8, cards: Cards, kid: bool) -> Vec<Cards> {
    if from.abs_diff(to) <= 1 {
        return vec![cards]; // T-MOVE-05
    }
    let good: &[Magic] = match (kid, from < to) {
        (true, _) => &Magic::ALL,                    // T-KIDS-01
        (false, true) => &[Magic::Up, Magic::Joker], // T-MAGIC-02
        (false, false) => &[Magic::Down, Magic::Joker],
    };
    let paid = good.iter().filter_map(|&card| {
        let mut rest = cards;
        rest.take(card).then_some(rest)
    });
    paid.collect()
}

/// So many different hands there are.
const HANDS: usize = (CARDS_OF_A_KIND as usize + 1).pow(3);

fn number(cards: Cards) -> usize {
    let kinds = Magic::ALL.into_iter();
    kinds.fold(0, |number, card| {
        number * (usize::from(CARDS_OF_A_KIND) + 1) + usize::from(cards.count(card).min(CARDS_OF_A_KIND))
    })
}

fn way_to(places: &[Place], last: usize) -> Vec<Square> {
    let back = std::iter::successors(Some(last), |&nth| places[nth].before);
    let mut way: Vec<Square> = back.map(|nth| places[nth].here).collect();
    way.reverse();
    way
}
