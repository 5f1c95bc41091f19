//! Ways through the labyrinth, the plain and slow way. `chart` does the same fast.

use irrgarten_kit::{Direction, Indexed};

use crate::components::{CARDS, Card, Corridor, Deck, Treasure};
use crate::gates::Gates;
use crate::labyrinth::Labyrinth;

/// Every corridor of the labyrinth that an unbroken way joins to one of them (C-WAY-01), with the way back.
pub(crate) struct Reached {
    /// For every corridor the one before it on the way; the beginning is its own.
    before: [Option<Corridor>; 2 * CARDS],
}

fn index(corridor: Corridor) -> usize {
    2 * corridor.card.index() + usize::from(corridor.which)
}

impl Reached {
    /// Spreads from a corridor over all connections, nearest first.
    pub(crate) fn from(labyrinth: &Labyrinth, deck: &Deck, start: Corridor) -> Reached {
        let mut before = [None; 2 * CARDS];
        before[index(start)] = Some(start);
        let mut queue = [start; 2 * CARDS];
        let (mut next, mut end) = (0, 1);
        while next < end {
            let here = queue[next];
            next += 1;
            for there in connected(labyrinth, deck, here) {
                if before[index(there)].is_none() {
                    before[index(there)] = Some(here);
                    queue[end] = there;
                    end += 1;
                }
            }
        }
        Reached { before }
    }

    /// The corridors of a shortest way, from the beginning to here.
    fn way_to(&self, corridor: Corridor) -> Option<Vec<Corridor>> {
        let mut way = vec![corridor];
        let mut here = corridor;
        loop {
            let before = self.before[index(here)]?;
            if before == here {
                way.reverse();
                return Some(way);
            }
            way.push(before);
            here = before;
        }
    }
}

/// The corridors of neighbouring cards that share an open gate with this one.
fn connected(labyrinth: &Labyrinth, deck: &Deck, here: Corridor) -> impl Iterator<Item = Corridor> {
    let gates = labyrinth.gates(deck, here);
    let cell = labyrinth.spot(here.card).map(|laid| laid.cell);
    Direction::ALL.into_iter().flat_map(move |side| {
        let neighbour = cell.and_then(|cell| labyrinth.neighbour(cell, side));
        let corridors = neighbour.into_iter().flat_map(|card| [0, 1].map(|which| Corridor { card, which }));
        corridors.filter(move |&there| {
            labyrinth.gates(deck, there).facing().and(Gates::of_side(side)).meets(gates)
        })
    })
}

/// The corridor in which a card's treasure lies.
fn corridor_of(card: Card, treasure: Treasure) -> Corridor {
    Corridor { card, which: treasure.corridor }
}

/// Does a treasure of the laid card match an equal one on this card (C-WAY-01)?
pub(crate) fn matches(labyrinth: &Labyrinth, deck: &Deck, laid: Card, other: Card) -> bool {
    laid != other && way(labyrinth, deck, laid, other).is_some()
}

/// A shortest way from a treasure of the laid card to an equal treasure on another (C-TAKE-08).
pub fn way(labyrinth: &Labyrinth, deck: &Deck, laid: Card, other: Card) -> Option<Vec<Corridor>> {
    let mine = &deck.face(laid).treasures;
    let theirs = &deck.face(other).treasures;
    let pairs = mine.iter().flat_map(|treasure| theirs.iter().map(move |equal| (treasure, equal)));
    let equal = pairs.filter(|(treasure, equal)| treasure.kind == equal.kind);
    let ways = equal.filter_map(|(treasure, equal)| {
        Reached::from(labyrinth, deck, corridor_of(laid, *treasure)).way_to(corridor_of(other, *equal))
    });
    ways.min_by_key(Vec::len)
}
