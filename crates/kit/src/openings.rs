//! Which sides of a square are open.

use std::fmt::{self, Write as _};

use irrgarten_game::BadText;

use crate::{Cursor, Direction};

/// The open sides of a square. In notation one digit: N = 1, E = 2, S = 4, W = 8, added up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Openings(u8);

const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];

/// By number; walls on all sides have no box.
const BOXES: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

impl Openings {
    /// Walls on all sides.
    pub const NONE: Openings = Openings(0);

    /// With these openings, N = 1, E = 2, S = 4, W = 8, added up.
    #[inline]
    pub const fn of_number(number: u8) -> Openings {
        assert!(number < 16, "four sides");
        Openings(number)
    }

    /// N = 1, E = 2, S = 4, W = 8, added up.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same as a hexadecimal digit.
    pub const fn digit(self) -> char {
        DIGITS[self.0 as usize]
    }

    /// Is this side open?
    #[inline]
    pub const fn has(self, side: Direction) -> bool {
        self.0 >> side.index() & 1 != 0
    }

    /// The same with this side open as well.
    #[must_use]
    pub const fn with(self, side: Direction) -> Openings {
        Openings(self.0 | 1 << side.index())
    }

    /// The open sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&side| self.has(side))
    }

    /// After this many quarter turns clockwise.
    #[must_use]
    #[inline]
    pub const fn turned(self, quarters: usize) -> Openings {
        let quarters = quarters % 4;
        Openings((self.0 << quarters | self.0 >> (4 - quarters)) & 15)
    }

    /// Every orientation, each once, by quarter turns clockwise.
    pub fn turnings(self) -> impl Iterator<Item = Openings> {
        (0..self.ways_to_stand()).map(move |quarters| self.turned(quarters))
    }

    /// The number of different orientations: 1, 2 or 4.
    #[inline]
    pub const fn ways_to_stand(self) -> usize {
        match self.0 {
            0 | 15 => 1,
            5 | 10 => 2,
            _ => 4,
        }
    }

    /// The box character that shows it.
    pub const fn picture(self) -> char {
        BOXES[self.0 as usize]
    }

    /// Reads a digit or a box.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Openings, BadText> {
        let next = cursor.peek().unwrap_or(' ');
        let digit = next.to_digit(16).filter(|_| !next.is_ascii_uppercase()).map(|digit| digit as usize);
        let number = digit.or_else(|| BOXES.iter().position(|&picture| picture == next));
        let number = number.filter(|&number| number > 0);
        let number = number.ok_or_else(|| cursor.fail("a passage digit from 1 to f, or its box"))?;
        cursor.next_char();
        Ok(Openings(number as u8))
    }
}

/// The digit.
impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.digit())
    }
}

impl fmt::Debug for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}{}", self.picture())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_square_opens_to_the_next_side() {
        let corner = Openings::NONE.with(Direction::North).with(Direction::East);
        let pictures: String = corner.turnings().map(Openings::picture).collect();
        assert_eq!(pictures, "└┌┐┘");
        for number in 1..16 {
            let openings = Openings::of_number(number);
            let all: Vec<Openings> = openings.turnings().collect();
            assert!((0..4).all(|quarters| all.contains(&openings.turned(quarters))));
            assert!((1..all.len()).all(|nth| !all[..nth].contains(&all[nth])), "each once");
            for text in [openings.to_string(), openings.picture().to_string()] {
                assert_eq!(Openings::read(&mut Cursor::new(&text)), Ok(openings));
            }
        }
        for wrong in ["", "0", "A", "g", " ", "é"] {
            assert!(Openings::read(&mut Cursor::new(wrong)).is_err(), "{wrong:?}");
        }
    }
}
