//! The table in letters: labyrinth, hands, pile, and what the letters mean.

use irrgarten_game::{Language, Message, Seat, Settings as _};
use irrgarten_kit::{Canvas, Cell, Direction, Hand};

use super::block::{self, HEIGHT, WIDTH};
use super::turned::Turned;
use super::words::Words;
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

pub(super) fn draw(view: &View, language: Language) -> String {
    let words = Words::new(view, language);
    let mut canvas = Canvas::new();
    let below = draw_labyrinth(&mut canvas, view);
    let below = draw_hands(&mut canvas, below + 1, &words);
    canvas.write(0, below, &(words.status() + &settings(view)));
    canvas.write(0, below + 2, &legend(&words));
    canvas.to_string()
}

/// Where the cells of the labyrinth and around it go.
struct CellLayout {
    low: Cell,
    high: Cell,
}

impl CellLayout {
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
    let grid = CellLayout { low, high };
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
fn draw_hands(canvas: &mut Canvas, mut top: usize, words: &Words<'_>) -> usize {
    const HAND_WIDTH: usize = 2 * WIDTH + 3;
    let seats: Vec<Seat> = Seat::all(words.view.seats()).collect();
    let rows = seats.len().div_ceil(PAGE / HAND_WIDTH).max(1);
    for row in seats.chunks(seats.len().div_ceil(rows).max(1)) {
        let hands = row.iter().enumerate();
        let heights = hands.map(|(nth, &seat)| draw_hand(canvas, nth * HAND_WIDTH, top, words, seat));
        top += heights.max().unwrap_or_default();
    }
    top
}

/// Draws a seat with what it holds and has; gives how many lines that took.
fn draw_hand(canvas: &mut Canvas, left: usize, top: usize, words: &Words<'_>, seat: Seat) -> usize {
    let view = words.view;
    let (hand, collected) = (view.hands[seat], view.won[seat].len());
    let mark = match most_collected(view) {
        Some(most) if most == collected => '★',
        _ if view.mover == Some(seat) => '►',
        _ => ' ',
    };
    let title = Message::new("picture-seat").with("seat", seat.to_string()).with("n", collected);
    canvas.write(left, top, &format!("{mark} {}", words.say(&title)));
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

/// The settings that are not as usual.
fn settings(view: &View) -> String {
    let changed = Options { rulings: view.rulings, ..Options::default() }.changed();
    changed.into_iter().fold(String::new(), |said, (key, value)| said + &format!("  {key}={value}"))
}

/// The treasures in sight, by letter.
fn legend(words: &Words<'_>) -> String {
    const ENTRY: usize = 20;
    let mut canvas = Canvas::new();
    for (nth, kind) in kinds_in_sight(words.view).iter().enumerate() {
        let (column, row) = (nth % (PAGE / ENTRY), nth / (PAGE / ENTRY));
        canvas.write(ENTRY * column, row, &format!("{} {}", kind.letter(), words.treasure(kind)));
    }
    canvas.to_string()
}
