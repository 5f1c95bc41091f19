//! Drawing with letters.

use std::fmt;

use crate::{Arrow, Direction, Square};

/// A sheet of squared paper that grows to the south and east as it is written on.
#[derive(Clone, Default)]
pub struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// A blank sheet.
    pub fn new() -> Canvas {
        Canvas::default()
    }

    /// Writes one letter.
    pub fn put(&mut self, x: usize, y: usize, letter: char) {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, ' ');
        }
        row[x] = letter;
    }

    /// Writes a text to the east; a line break goes on below its beginning.
    pub fn write(&mut self, x: usize, y: usize, text: &str) {
        for (row, line) in text.lines().enumerate() {
            for (column, letter) in line.chars().enumerate() {
                self.put(x + column, y + row, letter);
            }
        }
    }
}

/// Where the squares of a board are drawn with letters.
#[derive(Clone, Copy)]
pub struct Grid {
    /// Room for names and arrows in the west.
    pub left: usize,
    /// Room for names and arrows in the north.
    pub top: usize,
    /// The width of a square.
    pub width: usize,
    /// The height of a square.
    pub height: usize,
    /// Room between the board and the arrows in the east.
    pub gap: usize,
}

impl Grid {
    /// The upper left corner of a square.
    pub fn corner<const N: usize>(self, square: Square<N>) -> (usize, usize) {
        (self.left + square.column() * self.width, self.top + square.row() * self.height)
    }

    /// Writes the names of columns and rows, and an arrow where a line can be pushed; a cross where it may not.
    pub fn draw_edges<const N: usize>(
        self,
        canvas: &mut Canvas,
        arrows: &[Arrow<N>],
        barred: Option<Arrow<N>>,
    ) {
        let middle =
            |line: usize| (self.left + line * self.width + self.width / 2, self.top + line * self.height + 1);
        for nth in 0..N {
            let (x, y) = middle(nth);
            canvas.put(x, 0, char::from(b'a' + nth as u8));
            canvas.write(0, y, &(nth + 1).to_string());
        }
        for &arrow in arrows {
            let (x, y) = middle(arrow.line());
            let (x, y, sign) = match arrow.side() {
                Direction::North => (x, 1, '▼'),
                Direction::South => (x, self.top + N * self.height, '▲'),
                Direction::West => (self.left - 2, y, '►'),
                Direction::East => (self.left + N * self.width + self.gap, y, '◄'),
            };
            canvas.put(x, y, if barred == Some(arrow) { '×' } else { sign });
        }
    }
}

/// Row by row, without blanks at the ends of lines.
impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let line: String = row.iter().collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_names_and_arrows_around_it() {
        let grid = Grid { left: 4, top: 2, width: 3, height: 2, gap: 1 };
        assert_eq!(grid.corner(Square::<3>::new(2, 1)), (10, 4));
        let mut canvas = Canvas::new();
        let arrows = [Arrow::<3>::new(Direction::North, 1), Arrow::new(Direction::West, 1)];
        grid.draw_edges(&mut canvas, &arrows, Some(arrows[1]));
        assert_eq!(canvas.to_string(), "     a  b  c\n        ▼\n\n1\n\n2 ×\n\n3\n");
    }

    #[test]
    fn writes_where_told_and_trims() {
        let mut canvas = Canvas::new();
        canvas.write(2, 1, "ab\nc ");
        canvas.put(0, 0, '*');
        assert_eq!(canvas.to_string(), "*\n  ab\n  c\n");
    }
}
