//! What a player remembers of the tiles that lie face down.

use irrgarten_players::Knowledge;

use super::goals::Forgotten;
use crate::Paintings;

/// The face-down tiles that a player has forgotten if it remembers a tile for this many turns after it was last seen;
/// without a number nothing is forgotten. What nobody ever saw is unknown to all, and a table with the memory aid
/// forgets nothing.
pub(super) fn forgotten(known: &Knowledge<'_, Paintings>, turns: Option<usize>) -> Forgotten {
    let view = known.view;
    let unknown = view.unknown();
    let Some(turns) = turns.filter(|_| !view.public.rulings.aid) else { return unknown };
    let mut always_down = view.remembered();
    for past in known.past.iter().rev() {
        always_down = always_down.and(past.view.remembered());
        if past.view.public.book.len() >= view.public.book.len() + turns {
            return unknown.or(always_down);
        }
    }
    unknown
}
