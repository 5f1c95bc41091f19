//! The table in letters: labyrinth, hands, pile, and what the letters mean.

use irrgarten_game::{Seat, Settings as _};
use irrgarten_kit::{Canvas, Cell, Direction, Hand};

use super::block::{self, HEIGHT, WIDTH};
use super::turned::Turned;
use super::{kinds_in_sight, most_collected};
use crate::options::Options;
use crate::view::View;

/// Cells around the labyrinth are smaller: there is nothing but a dot to show where a card could go.
const MARGIN_WIDTH: usize = 5;
const MARGIN_HEIGHT: usize = 1;
/// The numbers of the rows.
const GUTTER: usize = 4;
/// Hands and the legend go on below where they would be wider than this.
const PAGE: usize = 80;

pub(super) fn draw(view: &View) -> String {
    let mut canvas = Canvas::new();
    let below = draw_labyrinth(&mut canvas, view);
    let below = draw_hands(&mut canvas, below + 1, view);
    canvas.write(0, below, &status(view));
    canvas.write(0, below + 2, &legend(view));
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
fn draw_labyrinth(canvas: &mut Canvas, view: &View) -> usize {
    let labyrinth = &view.labyrinth;
    let (low, high) = labyrinth.bounds().unwrap_or_default();
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
        let turned = Turned::new(view.deck(), card, laid.top);
        block::draw(canvas, grid.column(laid.cell.x).0, grid.row(laid.cell.y).0, &turned);
    }
    grid.row(high.y + 1).0 + MARGIN_HEIGHT
}

/// Draws the hands side by side from this line on; gives the first line below them.
fn draw_hands(canvas: &mut Canvas, mut top: usize, view: &View) -> usize {
    const HAND_WIDTH: usize = 2 * WIDTH + 3;
    let seats: Vec<Seat> = Seat::all(view.seats()).collect();
    let rows = seats.len().div_ceil(PAGE / HAND_WIDTH).max(1);
    for row in seats.chunks(seats.len().div_ceil(rows).max(1)) {
        let hands = row.iter().enumerate();
        let heights = hands.map(|(nth, &seat)| draw_hand(canvas, nth * HAND_WIDTH, top, view, seat));
        top += heights.max().unwrap_or_default();
    }
    top
}

/// Draws a seat with what it holds and has; gives how many lines that took.
fn draw_hand(canvas: &mut Canvas, left: usize, top: usize, view: &View, seat: Seat) -> usize {
    let (hand, collected) = (view.hands[seat], view.won[seat].len());
    let mark = match most_collected(view) {
        Some(most) if most == collected => '★',
        _ if view.mover == Some(seat) => '►',
        _ => ' ',
    };
    canvas.write(left, top, &format!("{mark} Seat {seat}: {collected} collected"));
    let mut x = left + 1;
    for card in hand.each() {
        if let Some(card) = card {
            block::draw(canvas, x, top + 1, &Turned::new(view.deck(), card, Direction::North));
            x += WIDTH;
        } else {
            block::draw_back(canvas, x, top + 1);
            x += block::BACK_WIDTH;
        }
    }
    2 + match hand {
        _ if hand.is_empty() => 0,
        Hand::Open(_) => HEIGHT,
        Hand::Closed(_) => block::BACK_HEIGHT,
    }
}

fn status(view: &View) -> String {
    let turn = match view.mover {
        None => "The game is over.".to_owned(),
        Some(seat) if view.drawing() => format!("Seat {seat} draws."),
        Some(seat) => format!("Seat {seat} lays a card."),
    };
    let changed = Options { rulings: view.rulings, ..Options::default() }.changed();
    let settings = changed.into_iter().map(|(key, value)| format!("  {key}={value}"));
    format!("{turn}  Pile: {}.{}", view.pile, settings.collect::<String>())
}

/// The treasures in sight, by letter.
fn legend(view: &View) -> String {
    const ENTRY: usize = 16;
    let mut canvas = Canvas::new();
    for (nth, kind) in kinds_in_sight(view).iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", kind.letter(), kind.name()));
    }
    canvas.to_string()
}
