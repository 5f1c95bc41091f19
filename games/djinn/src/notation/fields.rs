use irrgarten_game::BadText;
use irrgarten_kit::Cursor;

use super::read::KEYS;
use crate::setup::{Impossible, Part};

/// The words of a position and where they begin, for complaints.
pub(crate) struct Fields<'a> {
    pub(super) words: Vec<(usize, &'a str)>,
    end: usize,
}

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Fields<'a> {
        let words = text.split_ascii_whitespace();
        let words = words.map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word)).collect();
        Fields { words, end: text.len() }
    }

    /// Reads the nth word behind the key it must begin with.
    pub(super) fn read<T>(
        &self,
        nth: usize,
        key: &str,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let expected = || format!("{key}… (a position is {} s1=)", KEYS.join(" "));
        let word = self.words.get(nth).copied();
        let (at, word) = word.ok_or_else(|| BadText::new("", self.end, expected()))?;
        let rest = word.strip_prefix(key).ok_or_else(|| BadText::new(word, at, expected()))?;
        let mut cursor = Cursor::new(rest);
        let read = read(&mut cursor).and_then(|read| cursor.end().map(|()| read));
        read.map_err(|bad| bad.shifted(at + key.len()))
    }

    pub(crate) fn complain(&self, problem: Impossible) -> BadText {
        let nth = match problem.part {
            Part::Round => 2,
            Part::Roll => 4,
            Part::Phase => 5,
            Part::Treasures => 6,
            Part::Discard => 8,
            Part::Seat(seat) => KEYS.len() + seat.index(),
            Part::Settings => self.words.len() - 1,
        };
        let (at, word) = self.words.get(nth).copied().unwrap_or_default();
        BadText::new(word, at, problem.expected)
    }
}
