//! How far cards lead, for all squares at once.

use irrgarten_kit::Push;

use crate::board::{Board, Steps};
use crate::components::{Arrow, Cards, EXTENT, Square, SquareSet, Treasure};
use crate::moves::CardCounts;

/// More cards than this are not spent on one goal as far as anybody thinks ahead.
pub(super) const MOST_CARDS: usize = 4;

/// By number of cards: the squares that are reached with no more than these.
pub(super) type ByCards = [SquareSet; MOST_CARDS + 1];

/// The fewest cards with which one gets from these squares to one of the goals, if they are no more than this many.
pub(super) fn fewest(
    start: SquareSet,
    goals: SquareSet,
    steps: &Steps,
    hand: Cards,
    kid: bool,
    most: usize,
) -> Option<usize> {
    let reached = spread(start, steps, false, SpendingLimit { hand, kid, most });
    reached.iter().position(|squares| squares.meets(goals)).filter(|&cards| cards <= most)
}

/// Everywhere one gets from these squares with a hand of cards.
pub(super) fn from(start: SquareSet, steps: &Steps, hand: Cards, kid: bool) -> ByCards {
    spread(start, steps, false, SpendingLimit { hand, kid, most: MOST_CARDS })
}

/// Everywhere from where one gets to these squares.
pub(super) fn towards(goals: SquareSet, steps: &Steps, limit: SpendingLimit) -> ByCards {
    spread(goals, steps, true, limit)
}

/// What may be spent on a way.
#[derive(Clone, Copy)]
pub(super) struct SpendingLimit {
    pub(super) hand: Cards,
    pub(super) kid: bool,
    /// No more cards than these.
    pub(super) most: usize,
}

fn spread(
    start: SquareSet,
    steps: &Steps,
    back: bool,
    SpendingLimit { hand, kid, most }: SpendingLimit,
) -> ByCards {
    // A way that is walked back leads down where it led up.
    let (up, down) = if back { (&steps.down, &steps.up) } else { (&steps.up, &steps.down) };
    let near = steps.small.reachable(start);
    let mut all = [near; MOST_CARDS + 1];
    let most = hand.total().min(most);
    if kid {
        let big = up.or(down);
        for size in 1..=most {
            let reached = all[size - 1];
            all[size..].fill(steps.small.reachable(reached.or(big.step(reached))));
        }
        return all;
    }
    let counts = CardCounts::of(hand);
    // By how many of the steps lead up.
    let mut before = [SquareSet::EMPTY; MOST_CARDS + 1];
    before[0] = near;
    for size in 1..=most {
        let mut now = [SquareSet::EMPTY; MOST_CARDS + 1];
        let mut either = all[size - 1];
        for ups in 0..=size {
            if !counts.pays(ups, size - ups) {
                continue;
            }
            let below = if ups > 0 { before[ups - 1] } else { SquareSet::EMPTY };
            let beside = if ups < size { before[ups] } else { SquareSet::EMPTY };
            let known = below.or(beside);
            let start = known.or(up.step(below)).or(down.step(beside));
            now[ups] = if start == known { known } else { steps.small.reachable(start) };
            either = either.or(now[ups]);
        }
        if either == all[size - 1] {
            break;
        }
        all[size..].fill(either);
        before = now;
    }
    all
}

/// Where what stands on these squares stood before the push that this one takes back.
pub(super) fn before(squares: SquareSet, back: &Push<EXTENT>) -> SquareSet {
    let comes_round = squares.slide(back, false).1;
    squares.slide(back, comes_round).0
}

/// Where a treasure is that somebody looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whereabouts {
    Nowhere,
    /// On the free tower.
    Outside,
    On(Square),
}

/// Where somebody wants to end a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Goals {
    /// Rune stone and start do not move.
    pub(super) fixed: SquareSet,
    pub(super) target: Whereabouts,
}

impl Goals {
    pub(super) fn of(board: &Board, target: Option<Treasure>, fixed: SquareSet) -> Goals {
        let target = match target {
            None => Whereabouts::Nowhere,
            Some(treasure) => board.find(treasure).map_or(Whereabouts::Outside, Whereabouts::On),
        };
        Goals { fixed, target }
    }

    /// The same after a push at this arrow.
    pub(super) fn pushed(self, arrow: Arrow) -> Goals {
        let target = match self.target {
            Whereabouts::Nowhere => Whereabouts::Nowhere,
            Whereabouts::Outside => Whereabouts::On(arrow.entry()),
            Whereabouts::On(square) if square == arrow.exit() => Whereabouts::Outside,
            Whereabouts::On(square) => Whereabouts::On(arrow.carries(square)),
        };
        Goals { target, ..self }
    }

    pub(super) fn squares(self) -> SquareSet {
        match self.target {
            Whereabouts::On(square) => self.fixed.or(SquareSet::only(square)),
            _ => self.fixed,
        }
    }

    /// Steps from the nearest of these squares.
    pub(super) fn nearest(self, from: SquareSet) -> usize {
        from.iter().map(|square| self.distance(square)).min().unwrap_or(EXTENT * 2)
    }

    /// Steps to the nearest if there were no walls; far if there is none.
    pub(super) fn distance(self, from: Square) -> usize {
        self.squares().iter().map(|goal| goal.distance(from)).min().unwrap_or(EXTENT * 2)
    }
}
