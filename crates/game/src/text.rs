//! Errors about text that cannot be read.

use std::{error::Error, fmt};

/// Text that is no position, action, chance event or setting: what was found, where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    found: String,
    at: usize,
    expected: String,
}

/// A text for an error message: in quotes, without control characters, and truncated, so that a line of ten megabytes
/// is refused in one short sentence.
pub fn quote(text: &str) -> String {
    format!("{:?}", shortened(text))
}

fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The first difference of two texts: what is found and what is expected from there on.
pub fn difference(found: &str, expected: &str) -> Option<String> {
    if found == expected {
        return None;
    }
    let same = found.chars().zip(expected.chars()).take_while(|(one, two)| one == two).count();
    let rest = |text: &str| match text.chars().skip(same).collect::<String>() {
        rest if rest.is_empty() => "nothing".to_owned(),
        rest => quote(&rest),
    };
    Some(format!("found {} at character {}, expected {}", rest(found), same + 1, rest(expected)))
}

impl BadText {
    /// `found` is what stands at byte `at` of the text that was read.
    pub fn new(found: &str, at: usize, expected: impl Into<String>) -> BadText {
        BadText { found: shortened(found), at, expected: expected.into() }
    }

    /// Where in the text, in bytes from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What was expected there.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// The same error about a text in which this one begins at byte `start`.
    #[must_use]
    pub fn shifted(mut self, start: usize) -> BadText {
        self.at += start;
        self
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.at + 1;
        if self.found.is_empty() {
            write!(f, "the text ends at column {column}: expected {}", self.expected)
        } else {
            write!(f, "{:?} at column {column}: expected {}", self.found, self.expected)
        }
    }
}

impl Error for BadText {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_reported_from_where_it_begins() {
        assert_eq!(difference("same", "same"), None);
        let told = "found \"d\" at character 3, expected \"c\"";
        assert_eq!(difference("abd", "abc").as_deref(), Some(told));
        assert_eq!(difference("a", "aü").as_deref(), Some("found nothing at character 2, expected \"ü\""));
        assert!(difference("", &"x".repeat(1000)).is_some_and(|told| told.len() < 100));
    }

    #[test]
    fn an_error_says_what_where_and_what_instead() {
        let bad = BadText::new("9z", 4, "a card from 01 to 50");
        assert_eq!(bad.to_string(), "\"9z\" at column 5: expected a card from 01 to 50");
        assert_eq!(bad.shifted(10).at(), 14);
        assert_eq!(BadText::new("", 7, "a seat").to_string(), "the text ends at column 8: expected a seat");
    }

    #[test]
    fn a_huge_text_is_quoted_in_part() {
        let huge = "x".repeat(10_000_000);
        assert!(BadText::new(&huge, 0, "less").to_string().len() < 100);
        assert!(quote(&huge).len() < 40);
        assert_eq!(quote("a\n"), r#""a\n""#);
    }
}
