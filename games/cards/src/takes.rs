//! Which cards may be taken together, the plain way.

use crate::components::{Card, CardSet, Deck};
use crate::labyrinth::Labyrinth;
use crate::ways;

/// The cards matched by the laid card (C-WAY-01, C-TAKE-04, C-TAKE-05), judged with all cards in place (C-WAY-05).
pub(crate) fn matched(after: &Labyrinth, deck: &Deck, laid: Card) -> CardSet {
    after.cards().iter().filter(|&card| ways::matches(after, deck, laid, card)).collect()
}

/// Every set of matched cards that leaves the rest hanging together (C-TAKE-06), the empty one included.
pub(crate) fn sets(after: &Labyrinth, deck: &Deck, laid: Card) -> Vec<CardSet> {
    let matched: Vec<Card> = matched(after, deck, laid).iter().collect();
    let subsets = (0u32..1 << matched.len()).map(|pick| {
        let picked = matched.iter().enumerate().filter(|(nth, _)| pick >> nth & 1 != 0);
        picked.map(|(_, &card)| card).collect::<CardSet>()
    });
    subsets.filter(|&taken| after.hangs_together(after.cards().minus(taken))).collect()
}

/// The size of the largest such set.
pub(crate) fn most(after: &Labyrinth, deck: &Deck, laid: Card) -> usize {
    sets(after, deck, laid).into_iter().map(CardSet::len).max().unwrap_or(0)
}
