//! The cards on the table.

use irrgarten_kit::{Cell, Direction, Indexed, Set};

use crate::components::{CARDS, Card, CardSet, Corridor, Deck};
use crate::gates::Gates;

/// Where and how a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    pub cell: Cell,
    /// Where its printed top points.
    pub top: Direction,
}

impl Laid {
    const NOWHERE: Laid = Laid { cell: Cell::new(0, 0), top: Direction::North };
}

/// Which cards lie where, on an unbounded grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Labyrinth {
    /// Cards that do not lie here have the first spot of all, so that equal labyrinths are equal bytes.
    spots: [Laid; CARDS],
    cards: CardSet,
}

impl Labyrinth {
    pub const EMPTY: Labyrinth = Labyrinth { spots: [Laid::NOWHERE; CARDS], cards: Set::EMPTY };

    /// Lays a card that is not on the table on an empty cell.
    pub fn lay(&mut self, card: Card, cell: Cell, top: Direction) {
        debug_assert!(self.at(cell).is_none() && !self.cards.has(card), "{card} on {cell}");
        self.spots[card.index()] = Laid { cell, top };
        self.cards.add(card);
    }

    /// Takes a card off the table.
    pub fn lift(&mut self, card: Card) {
        self.spots[card.index()] = Laid::NOWHERE;
        self.cards.remove(card);
    }

    /// All cards on the table.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// Where a card lies, if it does.
    pub fn spot(&self, card: Card) -> Option<Laid> {
        self.cards.has(card).then(|| self.spots[card.index()])
    }

    /// The card on a cell.
    pub fn at(&self, cell: Cell) -> Option<Card> {
        self.cards.iter().find(|&card| self.spots[card.index()].cell == cell)
    }

    /// Every card with its place, by card number.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Laid)> {
        self.cards.iter().map(|card| (card, self.spots[card.index()]))
    }

    /// Every card with its place, by row, then column.
    pub fn by_cell(&self) -> Vec<(Card, Laid)> {
        let mut laid: Vec<(Card, Laid)> = self.iter().collect();
        laid.sort_by_key(|(_, laid)| laid.cell);
        laid
    }

    /// The card on the other side of a cell's side.
    pub fn neighbour(&self, cell: Cell, side: Direction) -> Option<Card> {
        self.at(cell.step(side))
    }

    /// Every cell where a card could be laid beside another (C-PLACE-02), by row, then column.
    pub fn empty_neighbours(&self) -> Vec<Cell> {
        let around = self.iter().flat_map(|(_, laid)| laid.cell.neighbours());
        let mut cells: Vec<Cell> = around.filter(|&cell| self.at(cell).is_none()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Do these cards hang together by their sides (C-TAKE-03)?
    pub fn hangs_together(&self, cards: CardSet) -> bool {
        let Some(first) = cards.iter().next() else { return true };
        let mut found: CardSet = [first].into_iter().collect();
        let mut looked_at = CardSet::EMPTY;
        while let Some(card) = found.minus(looked_at).iter().next() {
            looked_at.add(card);
            if let Some(laid) = self.spot(card) {
                let around = laid.cell.neighbours().into_iter().filter_map(|cell| self.at(cell));
                found = found.or(around.filter(|&other| cards.has(other)).collect());
            }
        }
        found == cards
    }

    /// The gates of a corridor as its card lies.
    pub fn gates(&self, deck: &Deck, corridor: Corridor) -> Gates {
        let gates = deck.face(corridor.card).corridors[usize::from(corridor.which)];
        self.spot(corridor.card).map_or(Gates::NONE, |laid| gates.turned(laid.top))
    }

    /// The smallest box around all cards: its first and last cell. `None` on an empty table.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        let first = self.spot(self.cards.first()?)?.cell;
        let (mut low, mut high) = (first, first);
        for (_, Laid { cell, .. }) in self.iter() {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        Some((low, high))
    }
}

impl std::fmt::Debug for Labyrinth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::notation::rows(self))
    }
}
