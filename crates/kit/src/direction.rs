//! The four directions and the cells of an unbounded grid.

use std::fmt;

use crate::Scribble;

/// A side of a cell, a way to look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Direction {
    /// Clockwise from north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Quarter turns clockwise from north.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This many quarter turns clockwise from north.
    pub const fn at(quarters: usize) -> Direction {
        Direction::ALL[quarters % 4]
    }

    /// The other way round.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::at(self.index() + 2)
    }

    /// `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self.index()]
    }

    /// The direction with this letter.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.letter() == letter)
    }
}

/// A cell of an unbounded grid: x grows to the east, y to the south. Ordered as one reads: by row, then column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
}

impl Cell {
    /// Column, row.
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// The next cell in a direction. Wraps at the end of the world, 127 cells away.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cell {
        match direction {
            Direction::North => Cell::new(self.x, self.y.wrapping_sub(1)),
            Direction::East => Cell::new(self.x.wrapping_add(1), self.y),
            Direction::South => Cell::new(self.x, self.y.wrapping_add(1)),
            Direction::West => Cell::new(self.x.wrapping_sub(1), self.y),
        }
    }

    /// The four side neighbours, clockwise from north.
    pub fn neighbours(self) -> [Cell; 4] {
        Direction::ALL.map(|direction| self.step(direction))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Cell) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Scribble::<9>::default();
        text.cell(*self);
        f.write_str(text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back_is_the_same_cell() {
        let home = Cell::new(-3, 5);
        for direction in Direction::ALL {
            assert_eq!(home.step(direction).step(direction.opposite()), home);
            assert_eq!(Direction::from_letter(direction.letter()), Some(direction));
        }
        assert_eq!(home.neighbours()[0], Cell::new(-3, 4));
    }

    #[test]
    fn cells_are_read_by_row() {
        let mut cells = [Cell::new(0, 1), Cell::new(5, 0), Cell::new(-1, 1)];
        cells.sort();
        assert_eq!(cells.map(|cell| cell.to_string()), ["5,0", "-1,1", "0,1"]);
    }
}
