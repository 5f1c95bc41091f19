//! Which card to exchange.

use irrgarten_kit::Set;

use crate::components::{Card, CardSet};
use crate::fit::Task;

/// Exchange this card: this many of the cards that could come make the hand solvable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    pub card: Card,
    pub good: usize,
    pub unseen: usize,
}

/// The single card whose exchange makes the hand most probably solvable; the lowest of equals.
pub fn best_exchange(hand: CardSet, unseen: CardSet, task: &Task) -> Option<Advice> {
    let unseen = unseen.minus(hand);
    let advice = hand.iter().map(|card| {
        let one = [card].into_iter().collect();
        let kept: CardSet = hand.minus(one);
        let good = unseen.iter().filter(|&drawn| {
            let drawn: Set<Card> = [drawn].into_iter().collect();
            super::exists(kept.or(drawn), task)
        });
        Advice { card, good: good.count(), unseen: unseen.len() }
    });
    // Of equals `max_by_key` would give the last.
    advice.reduce(|best, other| if other.good > best.good { other } else { best })
}
