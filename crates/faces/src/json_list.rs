//! Lists of words, written straight into a buffer.
//!
//! A table may offer a hundred actions with every move: the general way into JSON, which escapes each part of a word
//! letter by letter, costs more than the rules.

use std::fmt::{self, Display, Write as _};

/// A list of texts in JSON that is being written.
pub(crate) struct JsonList<'a> {
    buffer: &'a mut Vec<u8>,
    empty: bool,
}

impl<'a> JsonList<'a> {
    pub(crate) fn begin(buffer: &'a mut Vec<u8>) -> JsonList<'a> {
        buffer.push(b'[');
        JsonList { buffer, empty: true }
    }

    /// Begins the next word.
    fn next(&mut self) {
        self.buffer.extend_from_slice(if self.empty { b"\"" } else { b",\"" });
        self.empty = false;
    }

    pub(crate) fn add(&mut self, word: &impl Display) {
        self.next();
        write!(Text(self.buffer), "{word}").expect("a buffer takes everything");
        self.buffer.push(b'"');
    }

    pub(crate) fn end(self) {
        self.buffer.push(b']');
    }
}

const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
/// The most letters that a word can share with the one before.
const MOST_SHARED: usize = DIGITS.len() - 1;

/// The same list, each word without the letters that it shares with the one before. Their number is the first letter of
/// the word, a digit in base 36.
pub(crate) struct FoldedList<'a> {
    list: JsonList<'a>,
    last: String,
    word: String,
}

impl<'a> FoldedList<'a> {
    pub(crate) fn begin(buffer: &'a mut Vec<u8>) -> FoldedList<'a> {
        FoldedList { list: JsonList::begin(buffer), last: String::new(), word: String::new() }
    }

    pub(crate) fn add(&mut self, word: &impl Display) {
        std::mem::swap(&mut self.last, &mut self.word);
        self.word.clear();
        write!(self.word, "{word}").expect("a text takes everything");
        self.list.next();
        // Letters beyond ASCII are counted differently by every language.
        let pairs = self.last.bytes().zip(self.word.bytes()).take(MOST_SHARED);
        let shared = pairs.take_while(|(one, two)| one == two && one.is_ascii()).count();
        self.list.buffer.push(DIGITS[shared]);
        write_text(&self.word[shared..], self.list.buffer);
        self.list.buffer.push(b'"');
    }

    pub(crate) fn end(self) {
        self.list.end();
    }
}

/// The inside of a text.
struct Text<'a>(&'a mut Vec<u8>);

impl fmt::Write for Text<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        write_text(part, self.0);
        Ok(())
    }
}

/// Part of a text, without the quotes.
fn write_text(part: &str, buffer: &mut Vec<u8>) {
    if part.bytes().any(|byte| matches!(byte, b'"' | b'\\' | 0..0x20)) {
        let quoted = serde_json::to_string(part).expect("a text can be written");
        buffer.extend_from_slice(&quoted.as_bytes()[1..quoted.len() - 1]);
    } else {
        buffer.extend_from_slice(part.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_was_written() {
        for words in [vec![], vec!["a1"], vec!["31e@2,-1", "", "\"", "a\"b\\", "\\\"", "\n", "ä ü"]] {
            let mut buffer = Vec::new();
            let mut list = JsonList::begin(&mut buffer);
            for word in &words {
                list.add(word);
            }
            list.end();
            assert_eq!(serde_json::from_slice::<Vec<String>>(&buffer).expect("JSON"), words);
        }
    }

    #[test]
    fn a_word_is_folded_onto_the_one_before() {
        let long = "x".repeat(40);
        let words = ["31e@2,-1", "31e@2,0", "31", "31", "4\"", "4ä", "4ä", &long, &long];
        let mut buffer = Vec::new();
        let mut list = FoldedList::begin(&mut buffer);
        for word in words {
            list.add(&word);
        }
        list.end();
        let folded: Vec<String> = serde_json::from_slice(&buffer).expect("JSON");
        let far = format!("z{}", "x".repeat(5));
        let first = format!("0{long}");
        assert_eq!(folded, ["031e@2,-1", "60", "2", "2", "04\"", "1ä", "1ä", &first, &far]);
    }
}
