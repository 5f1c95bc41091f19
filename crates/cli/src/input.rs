//! Reads input line by line, with limits.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal as _, Read};
use std::path::Path;

use irrgarten_faces::GameError;

use crate::error::CliError;

/// Far longer than any position; a longer line is refused without being kept.
pub(crate) const LONGEST_LINE: usize = 64 * 1024;

/// A record of the longest game is a thousand times smaller.
const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// Lines of text from a stream, with their numbers.
pub(crate) struct Lines<R> {
    source: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(source: R) -> Lines<R> {
        Lines { source, number: 0 }
    }

    /// The next line without its end, or an error; after an error one can read on.
    pub(crate) fn next(&mut self) -> Option<Result<String, GameError>> {
        let bytes = match self.next_bytes() {
            Ok(None) => return None,
            Ok(Some(bytes)) => bytes,
            Err(trouble) => return Some(Err(trouble)),
        };
        Some(
            String::from_utf8(bytes)
                .map_err(|bad| GameError::NotText { at: bad.utf8_error().valid_up_to() + 1 }),
        )
    }

    fn next_bytes(&mut self) -> Result<Option<Vec<u8>>, GameError> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut started = false;
        loop {
            let buffer = match self.source.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(GameError::Io(format!("standard input: {error}"))),
            };
            if buffer.is_empty() && !started {
                return Ok(None);
            }
            self.number += usize::from(!started);
            started = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let taken = end.unwrap_or(buffer.len());
            too_long |= line.len() + taken > LONGEST_LINE;
            if !too_long {
                line.extend_from_slice(&buffer[..taken]);
            }
            let last = end.is_some() || buffer.is_empty();
            self.source.consume(taken + usize::from(end.is_some()));
            if last {
                break;
            }
        }
        if too_long {
            return Err(GameError::LineTooLong { limit: LONGEST_LINE });
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(Some(line))
    }

    /// The next line that is not blank, for commands that end at the first error.
    pub(crate) fn next_item(&mut self) -> Result<Option<String>, CliError> {
        while let Some(line) = self.next() {
            let line = line.map_err(|trouble| self.fault(trouble))?;
            let item = line.trim();
            if !item.is_empty() {
                return Ok(Some(item.to_owned()));
            }
        }
        Ok(None)
    }

    /// An error in the line read last.
    pub(crate) fn fault(&self, trouble: impl std::fmt::Display) -> CliError {
        CliError::at(format_args!("line {}", self.number), trouble)
    }
}

/// Standard input line by line. A terminal gets a note that input is expected.
pub(crate) fn stdin(wanted: &str) -> Lines<io::StdinLock<'static>> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        crate::error::warn(&format!("reading {wanted} from the terminal, one a line"));
    }
    Lines::new(stdin.lock())
}

/// Does a word look like the name of a file, and like nothing else that is typed here?
pub(crate) fn names_a_file(word: &str) -> bool {
    let ending = |text: &str| (2..=5).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_lowercase());
    let has_ending = word.rsplit_once('.').is_some_and(|(name, end)| !name.is_empty() && ending(end));
    let has_path = ["/", "./", "../"].iter().any(|beginning| word.starts_with(beginning));
    (has_ending || has_path) && !word.contains([' ', '=', ','])
}

/// A whole file of text; `-` is standard input.
pub(crate) fn file(path: &Path) -> Result<String, GameError> {
    let fail = |error: io::Error| GameError::Io(error.to_string());
    let mut source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(path).map_err(fail)?)
    };
    let mut bytes = Vec::new();
    source.by_ref().take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(GameError::Io(format!("the file is too large: expected at most {LARGEST_FILE} bytes")));
    }
    String::from_utf8(bytes).map_err(|bad| {
        let good = &bad.as_bytes()[..bad.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count();
        let at = 1 + good.iter().rev().take_while(|&&byte| byte != b'\n').count();
        GameError::Io(format!("line {line}: {}", GameError::NotText { at }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Result<String, &'static str>> {
        // A tiny buffer, so that lines come in pieces.
        let mut lines = Lines::new(io::BufReader::with_capacity(3, bytes));
        let next = || lines.next().map(|line| line.map_err(|trouble| trouble.code()));
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn lines_come_without_their_ends() {
        let texts = ["one", "", "three", "last"].map(|text| Ok(text.to_owned()));
        assert_eq!(all(b"one\n\nthree\r\nlast"), texts);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn a_file_is_told_from_notation_by_its_name() {
        assert!(["a.play", "../a", "/b", "games/a.txt"].into_iter().all(names_a_file));
        let others =
            ["towers/1", "R.s", ".a3J.a2H./54-.", "05,12.x", "a.b=c.txt", "O4", "..", "33e.13w/26e.23e"];
        assert!(!others.into_iter().any(names_a_file));
    }

    #[test]
    fn reading_goes_on_after_a_bad_line() {
        let mut bytes = vec![b'x'; 10 * LONGEST_LINE];
        bytes.extend_from_slice(b"\nab\xff\nfine\n");
        assert_eq!(all(&bytes), [Err("line_too_long"), Err("not_text"), Ok("fine".to_owned())]);
    }
}
