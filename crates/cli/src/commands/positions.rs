//! Positions, as arguments or on standard input.

use clap::Args;
use irrgarten_faces::GameError;

use crate::error::CliError;
use crate::input;
use crate::output::Out;

#[derive(Args)]
pub(crate) struct Positions {
    /// A position; without one, positions are read from standard input, one a line
    #[arg(value_name = "POSITION")]
    words: Vec<String>,
}

impl Positions {
    /// Answers each position in turn with one line.
    pub(crate) fn lines(self, answer: impl FnMut(&str) -> Result<String, CliError>) -> Result<(), CliError> {
        self.answer("", answer)
    }

    /// Answers each position in turn with any number of lines; a blank line stands between two answers.
    pub(crate) fn blocks(self, answer: impl FnMut(&str) -> Result<String, CliError>) -> Result<(), CliError> {
        self.answer("\n", answer)
    }

    fn answer(
        self,
        between: &str,
        mut answer: impl FnMut(&str) -> Result<String, CliError>,
    ) -> Result<(), CliError> {
        let mut out = Out::new();
        let mut first = true;
        self.each(|position| {
            let answer = answer(position)?;
            if !std::mem::take(&mut first) {
                out.text(between)?;
            }
            out.text(&answer)
        })
    }

    /// The result for the one position there is; more than one is an error.
    pub(crate) fn only<T>(self, mut ask: impl FnMut(&str) -> Result<T, GameError>) -> Result<T, CliError> {
        let mut found = None;
        self.each(|position| match found.replace(ask(position)?) {
            None => Ok(()),
            Some(_) => {
                Err(CliError::Message("a second position: expected one, as there is one picture".to_owned()))
            }
        })?;
        found.ok_or_else(missing)
    }

    fn each(self, mut visit: impl FnMut(&str) -> Result<(), CliError>) -> Result<(), CliError> {
        if !self.words.is_empty() {
            return join(&self.words).iter().try_for_each(|position| {
                if input::names_a_file(position) {
                    let expected = "expected a position, not a file: `< FILE` reads positions from one";
                    return Err(CliError::at(position, expected));
                }
                visit(position)
            });
        }
        let mut lines = input::stdin("positions");
        let mut none = true;
        while let Some(position) = lines.next_item()? {
            none = false;
            visit(&position).map_err(|stop| match stop {
                CliError::Message(sentence) => lines.fault(sentence),
                other => other,
            })?;
        }
        if none { Err(missing()) } else { Ok(()) }
    }
}

pub(crate) fn missing() -> CliError {
    CliError::Message("no position: expected one as an argument or on standard input".to_owned())
}

/// Does this begin a position, as `slug/1` does?
pub(crate) fn begins_position(word: &str) -> bool {
    let slug = word.split_whitespace().next().and_then(|tag| tag.split_once('/')).map(|(slug, _)| slug);
    slug.is_some_and(|slug| !slug.is_empty() && slug.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// Positions contain blanks; missing quotes are accepted.
fn join(words: &[String]) -> Vec<String> {
    let mut positions: Vec<String> = Vec::new();
    for word in words {
        match positions.last_mut() {
            Some(last) if !begins_position(word) => {
                last.push(' ');
                last.push_str(word.trim());
            }
            _ => positions.push(word.trim().to_owned()),
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_may_be_forgotten() {
        let words = ["hands/1", "n=2", "@0,0:33e.13w/26e.23e", "hands/1 n=3 @0,0:01n"].map(String::from);
        assert_eq!(join(&words), ["hands/1 n=2 @0,0:33e.13w/26e.23e", "hands/1 n=3 @0,0:01n"]);
        let words = ["dash/1", "std", "R.s", "E2", "dash/1", "std"].map(String::from);
        assert_eq!(join(&words), ["dash/1 std R.s E2", "dash/1 std"]);
    }
}
