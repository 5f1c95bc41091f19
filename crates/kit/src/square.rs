//! Squares of a board, and the arrows at its edge where a line is pushed.

use std::fmt;

use irrgarten_game::BadText;

use crate::{Cursor, Direction, Scribble};

/// A square of a board of `N` by `N`: columns `a`, `b`, ... from west to east, rows 1, 2, ... from north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Square<const N: usize>(u8);

/// The largest board whose squares have names.
const NAMED: usize = 13;

macro_rules! names {
    ($($column:literal)*) => { [$(names!(@ $column 1 2 3 4 5 6 7 8 9 10 11 12 13)),*] };
    (@ $column:literal $($row:literal)*) => { [$(concat!($column, $row)),*] };
}

/// By column and row.
const NAMES: [[&str; NAMED]; NAMED] = names!["a" "b" "c" "d" "e" "f" "g" "h" "i" "j" "k" "l" "m"];

impl<const N: usize> Square<N> {
    /// The square in this column and row, both counted from 0.
    ///
    /// # Panics
    /// If the board has no such square.
    pub const fn new(column: usize, row: usize) -> Square<N> {
        assert!(column < N && row < N, "a square of the board");
        Square((row * N + column) as u8)
    }

    /// The square with this number, counted row by row from 0.
    pub const fn at(index: usize) -> Square<N> {
        debug_assert!(index < N * N, "a square of the board");
        Square(index as u8)
    }

    /// Counted row by row from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0, from west to east.
    pub const fn column(self) -> usize {
        self.0 as usize % N
    }

    /// Counted from 0, from north to south.
    pub const fn row(self) -> usize {
        self.0 as usize / N
    }

    /// Every square, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square<N>> + Clone {
        (0..N * N).map(Square::at)
    }

    /// The next square in a direction, unless the board ends here.
    pub const fn step(self, direction: Direction) -> Option<Square<N>> {
        match direction {
            Direction::North if self.row() > 0 => Some(Square(self.0 - N as u8)),
            Direction::East if self.column() + 1 < N => Some(Square(self.0 + 1)),
            Direction::South if self.row() + 1 < N => Some(Square(self.0 + N as u8)),
            Direction::West if self.column() > 0 => Some(Square(self.0 - 1)),
            _ => None,
        }
    }

    /// Its column and its row, such as `c4`.
    pub fn name(self) -> &'static str {
        const { assert!(N <= NAMED, "every square has a name") };
        NAMES[self.column()][self.row()]
    }

    /// Steps to another square if there were no walls.
    pub const fn distance(self, other: Square<N>) -> usize {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// Reads a square such as `c4`.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Square<N>, BadText> {
        let start = cursor.clone();
        let column = read_column(cursor, N);
        let row = column.and_then(|_| read_row(cursor, N));
        let both = column.zip(row).map(|(column, row)| Square::new(column, row));
        both.ok_or_else(|| start.fail(format!("a square from a1 to {}", Square::<N>::at(N * N - 1))))
    }
}

impl<const N: usize> fmt::Display for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<const N: usize> fmt::Debug for Square<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A place at the edge where a line is pushed: `Nb` pushes column b from the north, `W4` row 4 from the west.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arrow<const N: usize> {
    side: Direction,
    line: u8,
}

impl<const N: usize> Arrow<N> {
    /// At this side, on the line with this number, counted from 0.
    ///
    /// # Panics
    /// If the board has no such line.
    pub const fn new(side: Direction, line: usize) -> Arrow<N> {
        assert!(line < N, "a line of the board");
        Arrow { side, line: line as u8 }
    }

    /// Its position; it pushes to the opposite side.
    pub const fn side(self) -> Direction {
        self.side
    }

    /// The column of an arrow in the north or south, the row of any other, counted from 0.
    pub const fn line(self) -> usize {
        self.line as usize
    }

    /// The same line pushed back.
    #[must_use]
    pub const fn opposite(self) -> Arrow<N> {
        Arrow { side: self.side.opposite(), line: self.line }
    }

    /// Where something comes onto the board.
    pub const fn entry(self) -> Square<N> {
        match self.side {
            Direction::North => Square::new(self.line(), 0),
            Direction::East => Square::new(N - 1, self.line()),
            Direction::South => Square::new(self.line(), N - 1),
            Direction::West => Square::new(0, self.line()),
        }
    }

    /// Where something leaves the board.
    pub const fn exit(self) -> Square<N> {
        self.opposite().entry()
    }

    /// The line's squares from entry to exit.
    #[inline]
    pub fn squares(self) -> impl Iterator<Item = Square<N>> {
        let (entry, exit) = (self.entry().index(), self.exit().index());
        let stride = entry.abs_diff(exit) / (N - 1);
        (0..N).map(move |nth| {
            let along = nth * stride;
            Square::at(if entry < exit { entry + along } else { entry - along })
        })
    }

    /// Where what stands on this square stands after a push: one further along the line, from the exit back at
    /// the entry, elsewhere where it was.
    #[must_use]
    pub fn carries(self, square: Square<N>) -> Square<N> {
        let across = match self.side {
            Direction::North | Direction::South => square.column(),
            Direction::East | Direction::West => square.row(),
        };
        if across != self.line() {
            return square;
        }
        square.step(self.side.opposite()).unwrap_or(self.entry())
    }

    /// Writes it, such as `Nb` or `W4`.
    pub fn scribble<const L: usize>(self, text: &mut Scribble<L>) {
        text.letter(self.side.letter().to_ascii_uppercase());
        match self.side {
            Direction::North | Direction::South => text.letter(letter(self.line())),
            Direction::East | Direction::West => text.number(self.line + 1, false),
        }
    }

    /// Reads an arrow such as `Nb` or `W4`.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Arrow<N>, BadText> {
        let start = cursor.clone();
        let side = cursor.next_char().filter(char::is_ascii_uppercase);
        let side = side.and_then(|side| Direction::from_letter(side.to_ascii_lowercase()));
        let line = side.and_then(|side| match side {
            Direction::North | Direction::South => read_column(cursor, N),
            Direction::East | Direction::West => read_row(cursor, N),
        });
        let both = side.zip(line).map(|(side, line)| Arrow::new(side, line));
        both.ok_or_else(|| start.fail("an arrow such as Nb or W4"))
    }
}

impl<const N: usize> fmt::Display for Arrow<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Scribble::<4>::default();
        self.scribble(&mut text);
        f.write_str(text.as_str())
    }
}

impl<const N: usize> fmt::Debug for Arrow<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn letter(column: usize) -> char {
    (b'a' + column as u8) as char
}

fn read_column(cursor: &mut Cursor<'_>, extent: usize) -> Option<usize> {
    let column = (0..extent).find(|&column| cursor.peek() == Some(letter(column)))?;
    cursor.next_char();
    Some(column)
}

fn read_row(cursor: &mut Cursor<'_>, extent: usize) -> Option<usize> {
    let digits = cursor.while_char(|letter| letter.is_ascii_digit());
    let row = digits.parse().ok().filter(|row| (1..=extent).contains(row) && !digits.starts_with('0'))?;
    Some(row - 1)
}
