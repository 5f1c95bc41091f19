//! A position's text, word by word.

use irrgarten_game::{BadText, Meta};

use crate::{Cursor, Impossible, Part};

/// The words of a position and where they begin, for complaints.
pub struct Fields<'a> {
    text: &'a str,
    names: &'static [&'static str],
    words: Vec<(usize, &'a str)>,
}

impl<'a> Fields<'a> {
    /// The words of a text; the names say what fields are called in complaints, in their order.
    pub fn of(text: &'a str, names: &'static [&'static str]) -> Fields<'a> {
        let words = text.split_ascii_whitespace();
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        Fields { text, names, words: words.map(|word| (start(word), word)).collect() }
    }

    /// Reads the first word, which names the game and the version of its rules, as in `cards/1`.
    pub fn read_tag(&self, game: &Meta) -> Result<(), BadText> {
        let tag = game.tag();
        let (at, word) = self.words.first().copied().unwrap_or_default();
        if word == tag {
            Ok(())
        } else {
            Err(BadText::new(word, at, format!("a position, which begins {tag}")))
        }
    }

    /// Reads the value of the nth name, which is the key with which its word must begin: `n=`.
    pub fn read_key<T>(
        &self,
        nth: usize,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let key = self.names.get(nth).copied().unwrap_or_default();
        let expected = || format!("{key}… (a position is {})", self.names.join(" "));
        let word = self.words.get(nth).copied();
        let (at, word) = word.ok_or_else(|| BadText::new("", self.text.len(), expected()))?;
        let mut cursor = Cursor::new(word);
        if !cursor.eat(key) {
            return Err(BadText::new(word, at, expected()));
        }
        let thing = read(&mut cursor).and_then(|thing| cursor.end().map(|()| thing));
        thing.map_err(|bad| bad.shifted(at))
    }

    /// Reads the nth word to its end.
    pub fn read<T>(
        &self,
        nth: usize,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, BadText>,
    ) -> Result<T, BadText> {
        let name = self.names.get(nth).copied().unwrap_or_default();
        let missing = || BadText::new("", self.text.len(), format!("{name} (field {})", nth + 1));
        let &(at, word) = self.words.get(nth).ok_or_else(missing)?;
        Cursor::whole(word, read).map_err(|bad| bad.shifted(at))
    }

    /// The words behind all fields that have a name, and where each begins.
    pub fn rest(&self) -> &[(usize, &'a str)] {
        self.words.get(self.names.len()..).unwrap_or_default()
    }

    /// The complaint that something else should stand in the word in which this part is written, or in the last word if
    /// it is in none.
    pub fn complain<P: Part>(&self, problem: Impossible<P>) -> BadText {
        let begins = |start: &str| self.words.iter().find(|(_, word)| word.starts_with(start));
        let word = problem.part.word().and_then(begins).or_else(|| self.words.get(problem.part.field()));
        let (at, word) = word.or(self.words.last()).copied().unwrap_or_default();
        BadText::new(word, at, problem.expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy)]
    enum Toy {
        Number,
        Tail,
        Hidden,
    }

    impl Part for Toy {
        fn field(self) -> usize {
            if matches!(self, Toy::Hidden) { usize::MAX } else { 1 }
        }

        fn word(self) -> Option<&'static str> {
            matches!(self, Toy::Tail).then_some("ta")
        }
    }

    #[test]
    fn complaints_say_in_which_field_and_where() {
        let fields = Fields::of("one  22 tail", &["a word", "a number", "the tail", "the end"]);
        assert_eq!(fields.read(1, |cursor| cursor.number("a number")), Ok(22));
        let bad = fields.read(2, |cursor| cursor.number("a number")).unwrap_err();
        assert_eq!(bad.to_string(), "\"tail\" at column 9: expected a number");
        let missing = fields.read(3, |cursor| cursor.expect("x")).unwrap_err();
        assert!(missing.to_string().contains("the end (field 4)"), "{missing}");
        assert!(fields.rest().is_empty());
        let keys = Fields::of("toy/1 n=x", &["toy/1", "n=", "t="]);
        let bad = |nth| keys.read_key(nth, |cursor| cursor.number("a number")).unwrap_err().to_string();
        assert_eq!(bad(1), "\"x\" at column 9: expected a number");
        assert!(bad(2).ends_with("expected t=… (a position is toy/1 n= t=)"), "{}", bad(2));
        let complaint = |part| fields.complain(Impossible::new(part, "more")).to_string();
        assert_eq!(complaint(Toy::Number), "\"22\" at column 6: expected more");
        assert_eq!(complaint(Toy::Tail), "\"tail\" at column 9: expected more");
        assert_eq!(complaint(Toy::Hidden), "\"tail\" at column 9: expected more");
        assert_eq!(Fields::of("one tail", &["a word"]).rest(), [(4, "tail")]);
    }
}
