//! Short words put together without the machinery of formatting, which costs more than everything else where a table
//! lists all that a seat may do.

use crate::Cell;

/// A word of at most `N` bytes of ASCII. What does not fit is left out.
#[derive(Clone, Copy, Debug)]
pub struct Scribble<const N: usize> {
    bytes: [u8; N],
    length: usize,
}

impl<const N: usize> Default for Scribble<N> {
    fn default() -> Scribble<N> {
        Scribble { bytes: [0; N], length: 0 }
    }
}

impl<const N: usize> Scribble<N> {
    /// Adds one letter.
    pub fn letter(&mut self, letter: char) {
        debug_assert!(letter.is_ascii() && self.length < N, "{letter} does not fit");
        if let Some(place) = self.bytes.get_mut(self.length) {
            *place = letter as u8;
            self.length += 1;
        }
    }

    /// Adds letters.
    pub fn letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.letter(letter));
    }

    /// Adds a number of one or more digits, with a zero before a single one if it has always two.
    pub fn number(&mut self, number: u8, always_two: bool) {
        let digit = |value: u8| char::from(b'0' + value % 10);
        if number >= 100 {
            self.letter(digit(number / 100));
        }
        if number >= 10 || always_two {
            self.letter(digit(number / 10));
        }
        self.letter(digit(number));
    }

    /// Adds a cell: `x,y`.
    pub fn cell(&mut self, cell: Cell) {
        self.signed(cell.x);
        self.letter(',');
        self.signed(cell.y);
    }

    fn signed(&mut self, number: i8) {
        if number < 0 {
            self.letter('-');
        }
        self.number(number.unsigned_abs(), false);
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        // Only ASCII gets in.
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_written_as_numbers_are() {
        for x in i8::MIN..=i8::MAX {
            for y in [i8::MIN, -100, -10, -9, -1, 0, 1, 9, 10, 99, 100, i8::MAX] {
                assert_eq!(Cell::new(x, y).to_string(), format!("{x},{y}"));
                assert_eq!(Cell::new(y, x).to_string(), format!("{y},{x}"));
            }
        }
    }

    #[test]
    fn numbers_have_one_two_or_three_digits() {
        for number in 0..=u8::MAX {
            let mut text = Scribble::<6>::default();
            text.number(number, false);
            text.number(number, true);
            assert_eq!(text.as_str(), format!("{number}{number:02}"));
        }
    }
}
