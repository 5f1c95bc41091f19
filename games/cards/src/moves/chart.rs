//! The labyrinth as the move generator sees it: found in one pass, then only looked up.
//!
//! `ways` and `Labyrinth` say the same in plain words; a law holds the two equal.

use irrgarten_kit::{Cell, Direction, Indexed, List, Set};

use super::grid::Grid;
use crate::components::{CARDS, Card, CardSet, Corridor, Deck, Kind};
use crate::gates::Gates;
use crate::state::State;

/// Fifty cards in a row have the most empty neighbours.
const MOST_SITES: usize = 2 * CARDS + 2;

/// A net as seen from a site: corridors joined by ways, and the places where they lead onto the site.
#[derive(Clone, Copy, Default)]
pub(crate) struct Net {
    /// Its smallest corridor.
    name: u8,
    pub(crate) gates: Gates,
}

/// An empty cell beside a laid card, and what lies around it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Site {
    pub(crate) cell: Cell,
    /// Sides that have a neighbour.
    pub(crate) sides: Gates,
    /// Places where a neighbour's gate leads onto this cell.
    pub(crate) open: Gates,
    pub(crate) nets: List<Net, 8>,
    /// Kinds of treasures in these nets.
    pub(crate) kinds: Set<Kind>,
    pub(crate) beside: CardSet,
}

/// A labyrinth, charted.
pub(crate) struct Chart {
    /// All cards on the table.
    pub(crate) cards: CardSet,
    pub(crate) sites: List<Site, MOST_SITES>,
    /// The cards side by side with each card.
    beside: [CardSet; CARDS],
    /// For each corridor the smallest corridor of its net.
    nets: [u8; 2 * CARDS],
}

impl Chart {
    pub(crate) fn blank() -> Chart {
        Chart {
            cards: Set::EMPTY,
            sites: List::new(),
            beside: [Set::EMPTY; CARDS],
            nets: std::array::from_fn(|corridor| corridor as u8),
        }
    }

    /// Charts a labyrinth on a blank chart: in place, since charts are too big to be handed around.
    pub(crate) fn draw(&mut self, state: &State) {
        let grid = Grid::of(state);
        self.cards = state.labyrinth.cards();
        for (card, laid) in state.labyrinth.iter() {
            let at = grid.at(laid.cell);
            // Each pair of neighbours is met once, from its northern or western card.
            self.meet(&grid, card, Direction::East, at);
            self.meet(&grid, card, Direction::South, at);
        }
        let kinds = self.settle_nets(state.deck());
        grid.frontier(|cell| {
            let site = self.survey(&grid, cell, &kinds);
            self.sites.push(site);
        });
    }

    /// Joins the corridors of a card and its neighbour, if there is one.
    fn meet(&mut self, grid: &Grid, card: Card, side: Direction, at: usize) {
        let Some(other) = grid.card(grid.beyond(at, side)) else { return };
        self.beside[card.index()].add(other);
        self.beside[other.index()].add(card);
        let (mine, theirs) = (grid.orientations[card.index()], grid.orientations[other.index()]);
        for (which, gates) in mine.gates.iter().enumerate() {
            let gates = gates.and(Gates::of_side(side));
            for (whose, facing) in theirs.facing.iter().enumerate() {
                if gates.meets(*facing) {
                    self.join(index(card, which), index(other, whose));
                }
            }
        }
    }

    fn join(&mut self, one: usize, two: usize) {
        let (one, two) = (self.root(one), self.root(two));
        self.nets[one.max(two)] = one.min(two) as u8;
    }

    fn root(&self, mut corridor: usize) -> usize {
        while usize::from(self.nets[corridor]) != corridor {
            corridor = usize::from(self.nets[corridor]);
        }
        corridor
    }

    /// Gives every corridor its net's smallest one, and every net its kinds.
    fn settle_nets(&mut self, deck: &Deck) -> [Set<Kind>; 2 * CARDS] {
        let mut kinds = [Set::EMPTY; 2 * CARDS];
        for card in self.cards.iter() {
            for corridor in [index(card, 0), index(card, 1)] {
                // Smaller corridors are settled already: one step leads to the smallest.
                self.nets[corridor] = self.nets[usize::from(self.nets[corridor])];
            }
            for treasure in &deck.face(card).treasures {
                let corridor = index(card, usize::from(treasure.corridor));
                kinds[usize::from(self.nets[corridor])].add(treasure.kind);
            }
        }
        kinds
    }

    fn survey(&self, grid: &Grid, cell: Cell, kinds: &[Set<Kind>; 2 * CARDS]) -> Site {
        let mut site = Site { cell, ..Site::default() };
        let at = grid.at(cell);
        for side in Direction::ALL {
            let Some(other) = grid.card(grid.beyond(at, side)) else { continue };
            let border = Gates::of_side(side);
            site.sides = site.sides.or(border);
            site.beside.add(other);
            for (which, facing) in grid.orientations[other.index()].facing.iter().enumerate() {
                let open = facing.and(border);
                if !open.is_empty() {
                    let name = self.nets[index(other, which)];
                    site.open = site.open.or(open);
                    site.kinds = site.kinds.or(kinds[usize::from(name)]);
                    match site.nets.iter_mut().find(|net| net.name == name) {
                        Some(net) => net.gates = net.gates.or(open),
                        None => site.nets.push(Net { name, gates: open }),
                    }
                }
            }
        }
        site
    }

    /// The places where a corridor's net leads onto a site.
    pub(crate) fn leads(&self, corridor: Corridor, site: &Site) -> Gates {
        let name = self.nets[index(corridor.card, usize::from(corridor.which))];
        site.nets.iter().find(|net| net.name == name).map_or(Gates::NONE, |net| net.gates)
    }

    /// Everything among these cards that hangs together by sides with one of the first.
    pub(crate) fn spread(&self, first: CardSet, among: CardSet) -> CardSet {
        let (mut found, mut todo) = (first, first);
        while let Some(card) = todo.first() {
            todo.remove(card);
            let fresh = self.beside[card.index()].and(among).minus(found);
            found = found.or(fresh);
            todo = todo.or(fresh);
        }
        found
    }
}

fn index(card: Card, corridor: usize) -> usize {
    2 * card.index() + corridor
}
