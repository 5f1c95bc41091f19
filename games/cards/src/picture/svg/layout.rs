//! Where everything lies on the table.

use irrgarten_kit::Cell;

use super::CARD;
use super::seat;
use crate::view::View;
use irrgarten_kit::drawing::{Point, at};

/// Cards lie side by side with this much wood between them.
pub(super) const STEP: f64 = CARD + 2.0;
/// Around everything.
const MARGIN: f64 = 26.0;
/// Between the pile and the seats.
const GAP: f64 = 20.0;
/// Between the labyrinth and those.
const WIDE_GAP: f64 = 32.0;
/// Left of and above the labyrinth, for the numbers of its rows and columns.
pub(super) const NUMBERS: f64 = 16.0;
pub(super) const PILE_WIDTH: f64 = 124.0;
/// A picture this much wider than high suits a screen.
const SHAPE: f64 = 4.0 / 3.0;

pub(super) struct Layout {
    pub(super) low: Cell,
    pub(super) high: Cell,
    pub(super) width: f64,
    pub(super) height: f64,
    /// The corner of the first cell.
    pub(super) board: Point,
    pub(super) pile: Point,
    /// The corner of every seat's mat.
    pub(super) seats: Vec<Point>,
}

/// Sizes of the parts, and one way to arrange them.
struct Arrangement {
    board: (f64, f64),
    mats: (f64, f64),
    columns: usize,
    beside: bool,
}

impl Layout {
    /// The arrangement that shows the cards largest on a screen.
    pub(super) fn of(view: &View) -> Layout {
        let (low, high) = view.labyrinth.bounds().unwrap_or_default();
        let length = |from: i8, to: i8| f64::from(to.abs_diff(from)) * STEP + CARD + NUMBERS;
        let board = (length(low.x, high.x), length(low.y, high.y));

        let count = usize::from(view.seats());
        let ways =
            [false, true].into_iter().flat_map(|beside| (1..=count).map(move |columns| (beside, columns)));
        let plans = ways.map(|(beside, columns)| {
            let rows = count.div_ceil(columns);
            let extent = |parts: usize, each: f64| f64::from(parts as u32) * (each + GAP) - GAP;
            let mats = (extent(columns, seat::width(view)), extent(rows, seat::HEIGHT));
            Arrangement { board, mats, columns, beside }
        });
        let cost = |plan: &Arrangement| (plan.size().0 / SHAPE).max(plan.size().1);
        let best = plans.min_by(|one, two| cost(one).total_cmp(&cost(two)));
        let plan = best.unwrap_or(Arrangement { board, mats: (0.0, 0.0), columns: 1, beside: false });
        plan.lay(view, low, high)
    }
}

impl Arrangement {
    /// The pile and the mats: side by side below the labyrinth, one above the other beside it.
    fn panel(&self) -> (f64, f64) {
        if self.beside {
            (self.mats.0.max(PILE_WIDTH), self.mats.1 + GAP + seat::HEIGHT)
        } else {
            (PILE_WIDTH + GAP + self.mats.0, self.mats.1)
        }
    }

    fn size(&self) -> (f64, f64) {
        let (panel, board) = (self.panel(), self.board);
        let (width, height) = if self.beside {
            (board.0 + WIDE_GAP + panel.0, board.1.max(panel.1))
        } else {
            (board.0.max(panel.0), board.1 + WIDE_GAP + panel.1)
        };
        (width + 2.0 * MARGIN, height + 2.0 * MARGIN)
    }

    fn lay(&self, view: &View, low: Cell, high: Cell) -> Layout {
        let ((width, height), panel) = (self.size(), self.panel());
        let (board, corner) = if self.beside {
            let board = at(MARGIN, (height - self.board.1) / 2.0);
            (board, at(width - MARGIN - panel.0, (height - panel.1) / 2.0))
        } else {
            let board = at((width - self.board.0) / 2.0, MARGIN);
            (board, at((width - panel.0) / 2.0, height - MARGIN - panel.1))
        };
        let (pile, mats) = if self.beside {
            (corner.moved((panel.0 - PILE_WIDTH) / 2.0, 0.0), corner.moved(0.0, seat::HEIGHT + GAP))
        } else {
            (corner.moved(0.0, (panel.1 - seat::HEIGHT) / 2.0), corner.moved(PILE_WIDTH + GAP, 0.0))
        };
        let mat = |nth: usize| {
            let steps = |count: usize, each: f64| f64::from(count as u32) * (each + GAP);
            mats.moved(steps(nth % self.columns, seat::width(view)), steps(nth / self.columns, seat::HEIGHT))
        };
        let seats = (0..usize::from(view.seats())).map(mat).collect();
        Layout { low, high, width, height, board: board.moved(NUMBERS, NUMBERS), pile, seats }
    }
}
