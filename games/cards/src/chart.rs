//! The labyrinth as the move generator sees it: found in one pass, then only looked up.
//!
//! `ways` and `Labyrinth` say the same in plain words; a law holds the two equal.

use irrgarten_kit::{Cell, Direction, Indexed, List, Set};

use crate::components::{CARDS, Card, CardSet, Corridor, Deck, Gates, Kind, Lie};
use crate::labyrinth::Laid;
use crate::state::State;

/// Fifty cards that hang together fit into a box whose sides add up to 51; with a border, its area is at most 27 x 28.
const AREA: usize = 27 * 28;
/// The longest side of such a box, with a border.
const LONGEST: usize = CARDS + 2;
/// Fifty cards in a row have the most empty neighbours.
const MOST_SITES: usize = 2 * CARDS + 2;

/// An empty cell beside a laid card, and what lies around it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Site {
    pub(crate) cell: Cell,
    /// Sides that have a neighbour.
    pub(crate) sides: Gates,
    /// Places where a neighbour's gate leads onto this cell.
    pub(crate) open: Gates,
    /// The nets those gates belong to.
    pub(crate) nets: List<(u8, Gates), 8>,
    /// Kinds of treasures in these nets.
    pub(crate) kinds: Set<Kind>,
    pub(crate) beside: CardSet,
}

/// A labyrinth, charted. A *net* is a set of corridors joined by ways.
pub(crate) struct Chart {
    pub(crate) deck: &'static Deck,
    /// All cards on the table.
    pub(crate) cards: CardSet,
    pub(crate) sites: List<Site, MOST_SITES>,
    /// The cards side by side with each card.
    beside: [CardSet; CARDS],
    /// For each corridor the smallest corridor of its net.
    nets: [u8; 2 * CARDS],
}

/// The grid the chart is drawn on; its first cell is diagonal to the labyrinth's first.
struct Paper {
    corner: Cell,
    stride: usize,
    /// 0, or a card's number.
    cards: [u8; AREA],
    /// One bit a column.
    rows: [u64; LONGEST],
    height: usize,
}

impl Paper {
    fn of(state: &State) -> Paper {
        let (low, high) = state.labyrinth.bounds().unwrap_or_default();
        let corner = Cell::new(low.x - 1, low.y - 1);
        let stride = (high.x - low.x) as usize + 3;
        let height = (high.y - low.y) as usize + 3;
        let mut paper = Paper { corner, stride, cards: [0; AREA], rows: [0; LONGEST], height };
        for (card, laid) in state.labyrinth.iter() {
            let at = paper.at(laid.cell);
            paper.cards[at] = card.number();
            paper.rows[(laid.cell.y - corner.y) as usize] |= 1 << (laid.cell.x - corner.x);
        }
        paper
    }

    fn at(&self, cell: Cell) -> usize {
        (cell.y - self.corner.y) as usize * self.stride + (cell.x - self.corner.x) as usize
    }

    fn card(&self, at: usize) -> Option<Card> {
        Card::numbered(self.cards[at])
    }

    /// The neighbours of a cell, clockwise from north. The cell is not on the border, or only labyrinth is asked for.
    fn around(&self, at: usize) -> [Option<Card>; 4] {
        let beyond = |at: Option<usize>| at.filter(|&at| at < AREA).and_then(|at| self.card(at));
        [
            beyond(at.checked_sub(self.stride)),
            beyond(Some(at + 1)),
            beyond(Some(at + self.stride)),
            beyond(at.checked_sub(1)),
        ]
    }

    /// Empty cells beside a card, by row, then column.
    fn frontier(&self) -> impl Iterator<Item = Cell> {
        (0..self.height).flat_map(move |y| {
            let row = self.rows[y];
            let above = if y > 0 { self.rows[y - 1] } else { 0 };
            let below = if y + 1 < self.height { self.rows[y + 1] } else { 0 };
            let mut empty = (above | below | row << 1 | row >> 1) & !row;
            std::iter::from_fn(move || {
                (empty != 0).then(|| {
                    let x = empty.trailing_zeros() as i8;
                    empty &= empty - 1;
                    Cell::new(self.corner.x + x, self.corner.y + y as i8)
                })
            })
        })
    }
}

impl Chart {
    pub(crate) fn of(state: &State) -> Chart {
        let deck = state.deck();
        let paper = Paper::of(state);
        let mut chart = Chart {
            deck,
            cards: state.labyrinth.cards(),
            sites: List::new(),
            beside: [Set::EMPTY; CARDS],
            nets: std::array::from_fn(|corridor| corridor as u8),
        };
        for (card, laid) in state.labyrinth.iter() {
            chart.join_neighbours(&paper, state, card, laid);
        }
        let kinds = chart.settle_nets();
        for cell in paper.frontier() {
            let site = chart.survey(&paper, state, cell, &kinds);
            chart.sites.push(site);
        }
        chart
    }

    fn join_neighbours(&mut self, paper: &Paper, state: &State, card: Card, laid: Laid) {
        let lie = self.deck.lie(card, laid.top);
        let at = paper.at(laid.cell);
        // Each pair of neighbours is met once, from its northern or western card.
        for (side, there) in [(Direction::East, at + 1), (Direction::South, at + paper.stride)] {
            let Some(other) = paper.card(there) else { continue };
            self.beside[card.index()].add(other);
            self.beside[other.index()].add(card);
            let Some(facing) = lie_of(state, self.deck, other) else { continue };
            let border = Gates::of_side(side);
            for (which, gates) in lie.gates.iter().enumerate() {
                for (theirs, facing) in facing.facing.iter().enumerate() {
                    if gates.and(border).meets(*facing) {
                        self.join(index(card, which), index(other, theirs));
                    }
                }
            }
        }
    }

    fn root(&self, mut corridor: usize) -> usize {
        while usize::from(self.nets[corridor]) != corridor {
            corridor = usize::from(self.nets[corridor]);
        }
        corridor
    }

    fn join(&mut self, one: usize, two: usize) {
        let (one, two) = (self.root(one), self.root(two));
        self.nets[one.max(two)] = one.min(two) as u8;
    }

    /// Gives every corridor its net's smallest one, and every net its kinds.
    fn settle_nets(&mut self) -> [Set<Kind>; 2 * CARDS] {
        let mut kinds = [Set::EMPTY; 2 * CARDS];
        for card in self.cards.iter() {
            for corridor in [index(card, 0), index(card, 1)] {
                // A net's smallest corridor is settled before the others: one step is enough.
                let parent = usize::from(self.nets[corridor]);
                self.nets[corridor] = self.nets[parent];
            }
            for treasure in &self.deck.face(card).treasures {
                let corridor = index(card, usize::from(treasure.corridor));
                kinds[usize::from(self.nets[corridor])].add(treasure.kind);
            }
        }
        kinds
    }

    fn survey(&self, paper: &Paper, state: &State, cell: Cell, kinds: &[Set<Kind>; 2 * CARDS]) -> Site {
        let mut site = Site { cell, ..Site::default() };
        for (side, other) in Direction::ALL.into_iter().zip(paper.around(paper.at(cell))) {
            let Some(other) = other else { continue };
            let Some(lie) = lie_of(state, self.deck, other) else { continue };
            let border = Gates::of_side(side);
            site.sides = site.sides.or(border);
            site.beside.add(other);
            for (which, facing) in lie.facing.iter().enumerate() {
                let open = facing.and(border);
                if !open.is_empty() {
                    let net = self.nets[index(other, which)];
                    site.open = site.open.or(open);
                    site.kinds = site.kinds.or(kinds[usize::from(net)]);
                    match site.nets.iter_mut().find(|(known, _)| *known == net) {
                        Some((_, gates)) => *gates = gates.or(open),
                        None => site.nets.push((net, open)),
                    }
                }
            }
        }
        site
    }

    /// Which net a corridor belongs to.
    pub(crate) fn net(&self, corridor: Corridor) -> u8 {
        self.nets[index(corridor.card, usize::from(corridor.which))]
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

fn lie_of(state: &State, deck: &'static Deck, card: Card) -> Option<&'static Lie> {
    state.labyrinth.spot(card).map(|laid| deck.lie(card, laid.top))
}
