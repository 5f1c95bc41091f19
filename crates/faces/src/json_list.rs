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

    pub(crate) fn add(&mut self, word: &impl Display) {
        self.buffer.extend_from_slice(if self.empty { b"\"" } else { b",\"" });
        self.empty = false;
        write!(Text(self.buffer), "{word}").expect("a buffer takes everything");
        self.buffer.push(b'"');
    }

    pub(crate) fn end(self) {
        self.buffer.push(b']');
    }
}

/// The inside of a text.
struct Text<'a>(&'a mut Vec<u8>);

impl fmt::Write for Text<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if part.bytes().any(|byte| matches!(byte, b'"' | b'\\' | 0..0x20)) {
            let quoted = serde_json::to_string(part).map_err(|_| fmt::Error)?;
            self.0.extend_from_slice(&quoted.as_bytes()[1..quoted.len() - 1]);
        } else {
            self.0.extend_from_slice(part.as_bytes());
        }
        Ok(())
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
}
