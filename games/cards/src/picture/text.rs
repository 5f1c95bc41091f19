//! The table in letters: labyrinth, hands, pile, and what the letters mean.

use irrgarten_game::{Seat, Settings as _};
use irrgarten_kit::{Canvas, Cell, Direction};

use super::block::{self, HEIGHT, WIDTH};
use super::turned::Turned;
use super::{bounds, kinds_in_sight, most_collected};
use crate::labyrinth::Labyrinth;
use crate::options::Options;
use crate::setup::Setup;

/// Cells around the labyrinth are smaller: there is nothing but a dot to show where a card could go.
const MARGIN_WIDTH: usize = 5;
const MARGIN_HEIGHT: usize = 1;
/// The numbers of the rows.
const GUTTER: usize = 4;
/// Hands and the legend go on below where they would be wider than this.
const PAGE: usize = 80;

pub(super) fn draw(setup: &Setup) -> String {
    let mut canvas = Canvas::new();
    let below = draw_labyrinth(&mut canvas, setup);
    let below = draw_hands(&mut canvas, below + 1, setup);
    canvas.write(0, below, &status(setup));
    canvas.write(0, below + 2, &legend(setup));
    canvas.to_string()
}

/// Where the cells of the labyrinth and around it go.
struct Grid {
    low: Cell,
    high: Cell,
}

impl Grid {
    /// The left edge and the width of a column.
    fn column(&self, x: i8) -> (usize, usize) {
        let nth = usize::from(self.low.x.abs_diff(x));
        match x {
            _ if x < self.low.x => (GUTTER, MARGIN_WIDTH),
            _ if x > self.high.x => (GUTTER + MARGIN_WIDTH + nth * WIDTH, MARGIN_WIDTH),
            _ => (GUTTER + MARGIN_WIDTH + nth * WIDTH, WIDTH),
        }
    }

    /// The upper edge and the height of a row, below the line with the numbers of the columns.
    fn row(&self, y: i8) -> (usize, usize) {
        let nth = usize::from(self.low.y.abs_diff(y));
        match y {
            _ if y < self.low.y => (1, MARGIN_HEIGHT),
            _ if y > self.high.y => (1 + MARGIN_HEIGHT + nth * HEIGHT, MARGIN_HEIGHT),
            _ => (1 + MARGIN_HEIGHT + nth * HEIGHT, HEIGHT),
        }
    }
}

/// Draws the labyrinth at the top; gives the first line below it.
fn draw_labyrinth(canvas: &mut Canvas, setup: &Setup) -> usize {
    let mut labyrinth = Labyrinth::EMPTY;
    for (card, laid) in &setup.laid {
        labyrinth.lay(*card, laid.cell, laid.top);
    }
    let (low, high) = bounds(setup);
    let grid = Grid { low, high };
    for x in low.x - 1..=high.x + 1 {
        let (left, width) = grid.column(x);
        let number = x.to_string();
        canvas.write(left + width / 2 - number.len() / 2, 0, &number);
    }
    for y in low.y - 1..=high.y + 1 {
        let (top, height) = grid.row(y);
        canvas.write(0, top + height / 2, &format!("{y:>3}"));
    }
    for cell in labyrinth.empty_neighbours() {
        let ((left, width), (top, height)) = (grid.column(cell.x), grid.row(cell.y));
        canvas.put(left + width / 2, top + height / 2, '·');
    }
    for (card, laid) in labyrinth.iter() {
        let turned = Turned::new(setup.rulings.deck.deck(), card, laid.top);
        block::draw(canvas, grid.column(laid.cell.x).0, grid.row(laid.cell.y).0, &turned);
    }
    grid.row(high.y + 1).0 + MARGIN_HEIGHT
}

/// Draws the hands side by side from this line on; gives the first line below them.
fn draw_hands(canvas: &mut Canvas, mut top: usize, setup: &Setup) -> usize {
    const HAND_WIDTH: usize = 2 * WIDTH + 3;
    let seats: Vec<Seat> = Seat::all(setup.seats()).collect();
    let rows = seats.len().div_ceil(PAGE / HAND_WIDTH).max(1);
    for row in seats.chunks(seats.len().div_ceil(rows).max(1)) {
        let hands = row.iter().enumerate();
        let heights = hands.map(|(nth, &seat)| draw_hand(canvas, nth * HAND_WIDTH, top, setup, seat));
        top += heights.max().unwrap_or_default();
    }
    top
}

/// Draws a seat with what it holds and has; gives how many lines that took.
fn draw_hand(canvas: &mut Canvas, left: usize, top: usize, setup: &Setup, seat: Seat) -> usize {
    let (hand, collected) = (&setup.hands[seat.index()], setup.won[seat.index()].len());
    let mark = match most_collected(setup) {
        Some(most) if most == collected => '★',
        _ if setup.mover == Some(seat) => '►',
        _ => ' ',
    };
    canvas.write(left, top, &format!("{mark} Seat {seat}: {collected} collected"));
    let mut x = left + 1;
    for card in hand {
        if let Some(card) = card {
            block::draw(canvas, x, top + 1, &Turned::new(setup.rulings.deck.deck(), *card, Direction::North));
            x += WIDTH;
        } else {
            block::draw_back(canvas, x, top + 1);
            x += block::BACK_WIDTH;
        }
    }
    let height = |card: &Option<_>| if card.is_some() { HEIGHT } else { block::BACK_HEIGHT };
    hand.iter().map(height).max().unwrap_or_default() + 2
}

fn status(setup: &Setup) -> String {
    let turn = match setup.mover {
        None => "The game is over.".to_owned(),
        Some(seat) if setup.drawing() => format!("Seat {seat} draws."),
        Some(seat) => format!("Seat {seat} lays a card."),
    };
    let changed = Options { rulings: setup.rulings, ..Options::default() }.changed();
    let settings = changed.into_iter().map(|(key, value)| format!("  {key}={value}"));
    format!("{turn}  Pile: {}.{}", setup.pile_count(), settings.collect::<String>())
}

/// The treasures in sight, by letter.
fn legend(setup: &Setup) -> String {
    const ENTRY: usize = 16;
    let mut canvas = Canvas::new();
    for (nth, kind) in kinds_in_sight(setup).iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", kind.letter(), kind.name()));
    }
    canvas.to_string()
}
