//! A line that is edited, with those before it and what could be typed.

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::error::CliError;

/// Reads lines from a terminal.
pub(super) struct LineEditor(rustyline::Editor<Offered, DefaultHistory>);

/// What the tabulator key completes.
#[derive(Default)]
struct Offered(Vec<String>);

/// So many are shown at once.
const MOST: usize = 100;

impl Completer for Offered {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = line.get(..at).unwrap_or_default();
        let fitting = self.0.iter().filter(|word| word.starts_with(begun)).take(MOST);
        Ok((0, fitting.cloned().collect()))
    }
}

impl Hinter for Offered {
    type Hint = String;
}
impl Highlighter for Offered {}
impl Validator for Offered {}
impl Helper for Offered {}

impl LineEditor {
    pub(super) fn new() -> Result<LineEditor, CliError> {
        let mut editor = rustyline::Editor::new().map_err(failed)?;
        editor.set_helper(Some(Offered::default()));
        Ok(LineEditor(editor))
    }

    /// What can be completed from now on.
    pub(super) fn offer(&mut self, words: Vec<String>) {
        self.0.set_helper(Some(Offered(words)));
    }

    /// How many lines the terminal shows.
    pub(super) fn rows(&mut self) -> Option<usize> {
        let (_, rows) = self.0.dimensions()?;
        Some(rows.into())
    }

    /// The next line; `None` if nobody goes on typing.
    pub(super) fn read(&mut self, question: &str) -> Result<Option<String>, CliError> {
        let bold = format!("\x1b[1m{question}\x1b[0m ");
        match self.0.readline(&(format!("{question} "), bold)) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    self.0.add_history_entry(line.as_str()).map_err(failed)?;
                }
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }
}

fn failed(error: ReadlineError) -> CliError {
    CliError::at("the terminal", error)
}

#[cfg(test)]
mod tests {
    use rustyline::history::MemHistory;

    use super::*;

    #[test]
    fn what_can_be_done_is_completed_from_its_beginning() {
        let offered = Offered(["44n@0,-1", "44e@0,-1", "roll"].map(str::to_owned).to_vec());
        let history = MemHistory::new();
        let complete = |line: &str| offered.complete(line, line.len(), &Context::new(&history)).unwrap();
        assert_eq!(complete("ro"), (0, vec!["roll".to_owned()]));
        assert_eq!(complete("44").1.len(), 2);
        assert_eq!(complete("x").1.len(), 0);
    }
}
