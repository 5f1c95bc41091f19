//! Ways from tower to tower, told slowly and plainly: the rules ask here, and people are shown the result.

use irrgarten_game::Seat;
use irrgarten_kit::Direction;

use crate::board::Board;
use crate::components::{Cards, EXTENT, Magic, Square};
use crate::state::State;

/// A shortest way of a seat's pawn to this goal with these cards, from where it stands: both ends included.
pub fn path(state: &State, seat: Seat, goal: Square, cards: Cards) -> Option<Vec<Square>> {
    let way = walk(&state.public.board, state.public.pawn(seat), goal, cards, state.public.is_kid(seat))?;
    Some(way.iter().map(|place| place.here).collect())
}

/// A point on the way: where, and with which cards still in hand.
#[derive(Clone, Copy)]
pub(crate) struct Waypoint {
    pub(crate) here: Square,
    pub(crate) cards: Cards,
    /// The point before it, by its number; the first is its own.
    before: usize,
}

/// A shortest way with these cards. For a kid every card is a joker.
pub(crate) fn walk(
    board: &Board,
    from: Square,
    goal: Square,
    cards: Cards,
    kid: bool,
) -> Option<Vec<Waypoint>> {
    let walks = Walks::explore(board, from, cards, kid, |here| here == goal);
    let nth = walks.places.iter().position(|place| place.here == goal)?;
    Some(walks.way(nth))
}

/// All places a pawn gets to, the nearest first.
pub(crate) struct Walks {
    places: Vec<Waypoint>,
    /// By square and cards: which place it is, counted from 1.
    known: Vec<u16>,
    /// The cards at the start.
    hand: Cards,
}

impl Walks {
    /// Looks around from a square until it is enough.
    pub(crate) fn explore(
        board: &Board,
        from: Square,
        cards: Cards,
        kid: bool,
        enough: impl Fn(Square) -> bool,
    ) -> Walks {
        let hands: usize = cards.iter::<Magic>().map(|(_, count)| usize::from(count) + 1).product();
        let mut walks = Walks { places: Vec::new(), known: vec![0; EXTENT * EXTENT * hands], hand: cards };
        walks.add(Waypoint { here: from, cards, before: 0 });
        let mut nth = 0;
        while let Some(&Waypoint { here, cards, .. }) = walks.places.get(nth) {
            if enough(here) {
                break;
            }
            for next in Direction::ALL.into_iter().filter_map(|side| board.neighbour(here, side)) {
                for cards in hands_after_paying(board.height(here), board.height(next), cards, kid) {
                    walks.add(Waypoint { here: next, cards, before: nth });
                }
            }
            nth += 1;
        }
        walks
    }

    fn add(&mut self, place: Waypoint) {
        let nth = self.number(place.here, place.cards);
        if self.known[nth] == 0 {
            self.places.push(place);
            self.known[nth] = self.places.len() as u16;
        }
    }

    /// The shortest way to a square that leaves these cards, both ends included.
    pub(crate) fn to(&self, goal: Square, left: Cards) -> Option<Vec<Waypoint>> {
        let nth = self.known[self.number(goal, left)];
        Some(self.way(usize::from(nth.checked_sub(1)?)))
    }

    /// Counts squares with what may be left of the hand there.
    fn number(&self, here: Square, left: Cards) -> usize {
        let kinds = self.hand.iter::<Magic>();
        kinds.fold(here.index(), |number, (card, had)| {
            number * (usize::from(had) + 1) + usize::from(left.count(card))
        })
    }

    fn way(&self, last: usize) -> Vec<Waypoint> {
        let back = std::iter::successors(Some(last), |&nth| (nth > 0).then(|| self.places[nth].before));
        let mut way: Vec<Waypoint> = back.map(|nth| self.places[nth]).collect();
        way.reverse();
        way
    }
}

/// The hand after a step from one height to another, for every way to pay for it.
fn hands_after_paying(from: u8, to: u8, cards: Cards, kid: bool) -> impl Iterator<Item = Cards> {
    let small = from.abs_diff(to) <= 1; // T-MOVE-05
    let good: &[Magic] = match (kid, from < to) {
        _ if small => &[],
        (true, _) => &Magic::ALL,                    // T-KIDS-01
        (false, true) => &[Magic::Up, Magic::Joker], // T-MAGIC-02
        (false, false) => &[Magic::Down, Magic::Joker],
    };
    let paid = good.iter().filter_map(move |&card| {
        let mut rest = cards;
        rest.take(card).then_some(rest)
    });
    small.then_some(cards).into_iter().chain(paid)
}
