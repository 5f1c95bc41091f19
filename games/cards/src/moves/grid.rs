//! The labyrinth on a grid: which card lies on a cell, without searching.

use irrgarten_kit::{Cell, Direction, Indexed};

use crate::components::{CARDS, Card, Orientation};
use crate::state::State;

/// Fifty cards that hang together fit into a box whose sides add up to 51; with a border of two
/// (a site lies beside the box, its neighbours one further), its area is at most 29 x 30.
const AREA: usize = 29 * 30;
const BORDER: i8 = 2;
/// The longest side of such a box, with its border.
const LONGEST: usize = CARDS + 2 * BORDER as usize;
/// The labyrinth on a grid.
pub(crate) struct Grid {
    corner: Cell,
    stride: usize,
    height: usize,
    /// 0, or a card's number.
    cards: [u8; AREA],
    /// One bit a column.
    rows: [u64; LONGEST],
    /// How the laid cards lie.
    pub(crate) orientations: [Orientation; CARDS],
}

impl Grid {
    pub(crate) fn of(state: &State) -> Grid {
        let (low, high) = state.labyrinth.bounds().unwrap_or_default();
        let corner = Cell::new(low.x - BORDER, low.y - BORDER);
        let mut grid = Grid {
            corner,
            stride: (high.x - corner.x + BORDER) as usize + 1,
            height: (high.y - corner.y + BORDER) as usize + 1,
            cards: [0; AREA],
            rows: [0; LONGEST],
            orientations: [Orientation::default(); CARDS],
        };
        let deck = state.deck();
        for (card, laid) in state.labyrinth.iter() {
            grid.rows[(laid.cell.y - corner.y) as usize] |= 1 << (laid.cell.x - corner.x);
            grid.lay(card, grid.at(laid.cell), deck.orientation(card, laid.top));
        }
        grid
    }

    /// Lays a card where none lies.
    pub(crate) fn lay(&mut self, card: Card, at: usize, orientation: Orientation) {
        self.cards[at] = card.number();
        self.orientations[card.index()] = orientation;
    }

    /// Takes the card there away again.
    pub(crate) fn lift(&mut self, at: usize) {
        self.cards[at] = 0;
    }

    /// The place on the other side of a card's or a site's side.
    pub(crate) fn beyond(&self, at: usize, side: Direction) -> usize {
        match side {
            Direction::North => at - self.stride,
            Direction::East => at + 1,
            Direction::South => at + self.stride,
            Direction::West => at - 1,
        }
    }

    pub(crate) fn at(&self, cell: Cell) -> usize {
        (cell.y - self.corner.y) as usize * self.stride + (cell.x - self.corner.x) as usize
    }

    pub(crate) fn card(&self, at: usize) -> Option<Card> {
        Card::numbered(self.cards[at])
    }

    /// Empty cells beside a card, by row, then column.
    pub(crate) fn frontier(&self, mut visit: impl FnMut(Cell)) {
        for y in 1..self.height - 1 {
            let row = self.rows[y];
            let mut empty = (self.rows[y - 1] | self.rows[y + 1] | row << 1 | row >> 1) & !row;
            while empty != 0 {
                let x = empty.trailing_zeros() as i8;
                empty &= empty - 1;
                visit(Cell::new(self.corner.x + x, self.corner.y + y as i8));
            }
        }
    }
}
