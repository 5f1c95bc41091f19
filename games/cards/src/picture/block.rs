//! One card in letters.
//!
//! ```text
//! ┌─╴ ╶─────┐    ┌27n┐ ┌───┐
//!         E │    └───┘ └───┘
//! ├───33n───┤      D  ╲  R
//!         X      ┌───┐ ┌───┐
//! └─────────┘    └───┘ └───┘
//! ```

use irrgarten_kit::{Canvas, Direction};

use super::turned::Turned;

pub(super) const WIDTH: usize = 11;
pub(super) const HEIGHT: usize = 5;
/// A card one does not see is drawn smaller.
pub(super) const BACK_WIDTH: usize = 5;
pub(super) const BACK_HEIGHT: usize = 3;

/// By the directions in which lines leave a letter: 1 north, 2 east, 4 south, 8 west.
const LETTERS: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// Lines that join where they meet.
#[derive(Default)]
struct Lines([[u8; WIDTH]; HEIGHT]);

impl Lines {
    /// Half a line, from the middle of a letter to its edge.
    fn stub(&mut self, (x, y): (usize, usize), towards: Direction) {
        self.0[y][x] |= 1 << towards.index();
    }

    fn across(&mut self, y: usize, from: usize, to: usize) {
        for x in from..to {
            self.stub((x, y), Direction::East);
            self.stub((x + 1, y), Direction::West);
        }
    }

    fn down(&mut self, x: usize, from: usize, to: usize) {
        for y in from..to {
            self.stub((x, y), Direction::South);
            self.stub((x, y + 1), Direction::North);
        }
    }
}

/// Draws a card with its top left corner here.
pub(super) fn draw(canvas: &mut Canvas, x: usize, y: usize, card: &Turned) {
    let lines = if card.lanes { lanes(card) } else { garden(card) };
    for (row, letters) in lines.0.iter().enumerate() {
        for (column, &directions) in letters.iter().enumerate() {
            canvas.put(x + column, y + row, LETTERS[usize::from(directions)]);
        }
    }
    if card.lanes && card.is_split() {
        canvas.put(x + 5, y + 2, if card.joins(0, 1) { '╲' } else { '╱' });
    }
    let rooms = if card.lanes { [(5, 1), (8, 2), (5, 3), (2, 2)] } else { [(3, 1), (7, 1), (7, 3), (3, 3)] };
    for (room, kind) in card.treasures() {
        canvas.put(x + rooms[room].0, y + rooms[room].1, kind.letter());
    }
    let (left, top) = if card.lanes { (1, 0) } else { (4, 2) };
    canvas.write(x + left, y + top, &format!("{}{}", card.card, card.top.letter()));
}

/// Draws the back of a card with its top left corner here.
pub(super) fn draw_back(canvas: &mut Canvas, x: usize, y: usize) {
    canvas.write(x, y, "╭───╮\n│▒▒▒│\n╰───╯");
}

/// Four rooms around the card's number, two gate places on every side.
fn garden(card: &Turned) -> Lines {
    let (right, bottom) = (WIDTH - 1, HEIGHT - 1);
    let shut = |place: u8| !card.gates().has(place);
    let mut lines = Lines::default();
    for (y, left_place, right_place) in [(0, 1, 2), (bottom, 6, 5)] {
        for (from, to) in [(0, 2), (4, 6), (8, right)] {
            lines.across(y, from, to);
        }
        if shut(left_place) {
            lines.across(y, 2, 4);
        }
        if shut(right_place) {
            lines.across(y, 6, 8);
        }
    }
    for (x, upper_place, lower_place) in [(0, 8, 7), (right, 3, 4)] {
        for (place, from) in [(upper_place, 0), (lower_place, 2)] {
            lines.stub((x, from), Direction::South);
            lines.stub((x, from + 2), Direction::North);
            if shut(place) {
                lines.down(x, from, from + 2);
            }
        }
    }
    if !card.joins(0, 1) {
        lines.down(5, 0, 2);
    }
    if !card.joins(1, 2) {
        lines.across(2, 5, right);
    }
    if !card.joins(2, 3) {
        lines.down(5, 2, bottom);
    }
    if !card.joins(3, 0) {
        lines.across(2, 0, 5);
    }
    lines
}

/// Hedges in the corners, and on every side without a gate.
fn lanes(card: &Turned) -> Lines {
    const COLUMNS: [usize; 4] = [0, 4, 6, WIDTH - 1];
    const ROWS: [usize; 4] = [0, 1, 3, HEIGHT - 1];
    // Around the three by three fields of the card there is nothing, as on its lanes.
    let mut hedge = [[false; 5]; 5];
    for (column, row) in [(1, 1), (3, 1), (3, 3), (1, 3)] {
        hedge[row][column] = true;
    }
    for (side, (column, row)) in Direction::ALL.into_iter().zip([(2, 1), (3, 2), (2, 3), (1, 2)]) {
        hedge[row][column] = !card.opens(side);
    }
    let mut lines = Lines::default();
    for line in 0..4 {
        for field in 0..3 {
            if hedge[line][field + 1] != hedge[line + 1][field + 1] {
                lines.across(ROWS[line], COLUMNS[field], COLUMNS[field + 1]);
            }
            if hedge[field + 1][line] != hedge[field + 1][line + 1] {
                lines.down(COLUMNS[line], ROWS[field], ROWS[field + 1]);
            }
        }
    }
    lines
}
