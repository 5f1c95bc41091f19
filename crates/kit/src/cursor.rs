//! Reading notation from left to right.

use std::fmt::{Display, Write as _};

use irrgarten_game::{BadText, Seat};

/// A text and how far it has been read. What cannot be read becomes a [`BadText`] that says where.
#[derive(Clone)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the beginning of a text.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// Reads a whole text: nothing may be left.
    pub fn whole<T>(
        text: &'a str,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let mut cursor = Cursor::new(text);
        let thing = read(&mut cursor)?;
        cursor.end().map(|()| thing)
    }

    /// The text that is still to be read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// How many bytes have been read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The next character, unread.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads the next character whatever it is.
    pub fn next_char(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Reads this word if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        let here = self.rest().starts_with(word);
        if here {
            self.at += word.len();
        }
        here
    }

    /// Reads this word, or complains.
    pub fn expect(&mut self, word: &str) -> Result<(), BadText> {
        if self.eat(word) { Ok(()) } else { Err(self.fail(format!("{word:?}"))) }
    }

    /// Reads up to the first character that does not fit.
    pub fn while_char(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !fits(letter)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Reads a whole number, with a minus sign if it has one.
    pub fn number(&mut self, expected: &str) -> Result<i32, BadText> {
        let start = self.clone();
        self.eat("-");
        self.while_char(|letter| letter.is_ascii_digit());
        let number = start.text[start.at..self.at].parse();
        number.map_err(|_| start.fail(expected))
    }

    /// Reads exactly two digits.
    pub fn two_digits(&mut self, expected: &str) -> Result<u8, BadText> {
        let digits = self.rest().get(..2).filter(|pair| pair.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|pair| pair.parse().ok()).ok_or_else(|| self.fail(expected))?;
        self.at += 2;
        Ok(number)
    }

    /// Reads a number from 1 to this.
    pub fn count(&mut self, most: usize) -> Result<usize, BadText> {
        let expected = format!("a number from 1 to {most}");
        let start = self.clone();
        let count = usize::try_from(self.number(&expected)?).ok();
        count.filter(|count| (1..=most).contains(count)).ok_or_else(|| start.fail(expected))
    }

    /// Reads one thing or more, with commas between.
    pub fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        let mut things = vec![read(self)?];
        while self.eat(",") {
            things.push(read(self)?);
        }
        Ok(things)
    }

    /// Reads this many items, separated by commas: one for every seat.
    pub fn each<T>(
        &mut self,
        seats: u8,
        read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        self.with_between(seats, ",", read)
    }

    /// Reads things with commas between, or `-` for none: `03,44`.
    pub fn list_or_none<T>(
        &mut self,
        read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        if self.eat("-") { Ok(Vec::new()) } else { self.list(read) }
    }

    /// Reads one list for each seat: `03,44|-`.
    pub fn by_seat<T>(
        &mut self,
        seats: u8,
        read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        self.with_between(seats, "|", read)
    }

    fn with_between<T>(
        &mut self,
        seats: u8,
        between: &str,
        mut read: impl FnMut(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<Vec<T>, BadText> {
        let things = (0..seats).map(|nth| {
            if nth > 0 {
                self.expect(between)?;
            }
            read(self)
        });
        things.collect()
    }

    /// Reads the number of a seat at a table of this size.
    pub fn seat(&mut self, seats: u8) -> Result<Seat, BadText> {
        let start = self.clone();
        let number = self.while_char(|letter| letter.is_ascii_digit());
        Seat::read(number, seats).map_err(|bad| start.fail(bad.expected()))
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), BadText> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.fail("the end")) }
    }

    /// The error that something else was expected here.
    pub fn fail(&self, expected: impl Into<String>) -> BadText {
        let found = self.rest().split(char::is_whitespace).next().unwrap_or_default();
        BadText::new(found, self.at, expected)
    }
}

/// Writes things with this between them, or `-` for none, as [`Cursor::list_or_none`] reads them.
pub fn listed<T: Display>(things: impl IntoIterator<Item = T>, between: &str) -> String {
    let mut text = String::new();
    for thing in things {
        if !text.is_empty() {
            text.push_str(between);
        }
        let _ = write!(text, "{thing}");
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_says_where_it_stopped() {
        let mut cursor = Cursor::new("44@-3,x tail");
        assert_eq!(cursor.two_digits("a card"), Ok(44));
        assert_eq!(cursor.expect("@"), Ok(()));
        assert_eq!(cursor.number("a column"), Ok(-3));
        assert!(cursor.eat(","));
        let bad = cursor.number("a row").unwrap_err();
        assert_eq!(bad.to_string(), "\"x\" at column 7: expected a row");
        assert!(cursor.end().is_err());
    }

    #[test]
    fn lists_have_commas_between_and_counts_have_a_limit() {
        let number = |cursor: &mut Cursor<'_>| cursor.number("a number");
        assert_eq!(Cursor::new("1,2,3").list(number), Ok(vec![1, 2, 3]));
        assert_eq!(Cursor::new("1,2,3").each(3, number), Ok(vec![1, 2, 3]));
        let short = Cursor::new("1,2").each(3, number).unwrap_err();
        assert_eq!(short.to_string(), "the text ends at column 4: expected \",\"");
        assert_eq!(Cursor::new("16").count(16), Ok(16));
        for wrong in ["0", "17", "-1", ""] {
            let bad = Cursor::new(wrong).count(16).unwrap_err();
            assert_eq!(bad.expected(), "a number from 1 to 16");
        }
    }

    #[test]
    fn lists_are_read_as_they_are_written() {
        let number = |cursor: &mut Cursor<'_>| cursor.number("a number");
        let lists = |text| Cursor::new(text).by_seat(2, |cursor| cursor.list_or_none(number));
        assert_eq!(lists("1,2|-"), Ok(vec![vec![1, 2], vec![]]));
        assert_eq!([listed([1, 2], ","), listed([0; 0], ",")].join("|"), "1,2|-");
        assert!(lists("1,2").is_err() && lists("1,|2").is_err());
        let mut cursor = Cursor::new("3+");
        assert_eq!((cursor.seat(3), cursor.rest()), (Ok(Seat::at(2)), "+"));
        assert!(Cursor::new("4").seat(3).is_err());
    }

    #[test]
    fn numbers_too_big_and_letters_of_any_width_are_no_trouble() {
        assert!(Cursor::new("99999999999").number("small").is_err());
        assert!(Cursor::new("é1").two_digits("two digits").is_err());
        assert!(Cursor::new("-").number("a number").is_err());
    }
}
