//! Writes results.

use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;

use serde::Serialize;

use crate::error::CliError;

/// Standard output; every result is flushed as soon as it is complete.
pub(crate) struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub(crate) fn new() -> Out {
        Out(BufWriter::new(io::stdout().lock()))
    }

    /// Writes bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        self.0.write_all(bytes)?;
        Ok(self.0.flush()?)
    }

    /// Writes a text and the line break it may lack.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), CliError> {
        self.0.write_all(text.as_bytes())?;
        if !text.is_empty() && !text.ends_with('\n') {
            self.0.write_all(b"\n")?;
        }
        Ok(self.0.flush()?)
    }

    /// Writes one line of JSON.
    pub(crate) fn json(&mut self, answer: &impl Serialize) -> Result<(), CliError> {
        self.text(&json(answer))
    }
}

/// Refuses a file name that promises something else than what is written: expected is one of these endings, or none.
pub(crate) fn check_ending(path: &Path, endings: &[&str]) -> Result<(), CliError> {
    let Some(ending) = path.extension() else { return Ok(()) };
    if endings.iter().any(|known| ending.eq_ignore_ascii_case(known)) {
        return Ok(());
    }
    let expected: Vec<String> = endings.iter().map(|known| format!(".{known}")).collect();
    let expected = expected.join(" or ");
    Err(CliError::at(path.display(), format_args!("expected a name that ends in {expected}")))
}

/// A value as one line of JSON.
pub(crate) fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers are made of numbers, texts, lists and named fields")
}
