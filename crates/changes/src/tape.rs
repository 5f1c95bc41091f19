//! A value in compact bytes.

use std::fmt;

use serde::Serialize;
use serde::ser;

use crate::change::write_change;
use crate::json::write_value;
use crate::token::NULL;
use crate::writer::Writer;

/// A value in compact bytes: quick to write, to compare and to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tape(Vec<u8>);

/// The value cannot be written as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotJson(pub(crate) String);

impl fmt::Display for NotJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not JSON: {}", self.0)
    }
}

impl std::error::Error for NotJson {}

impl ser::Error for NotJson {
    fn custom<T: fmt::Display>(message: T) -> NotJson {
        NotJson(message.to_string())
    }
}

impl Tape {
    /// Writes a value that will take about this many bytes.
    pub fn of(value: &impl Serialize, about: usize) -> Result<Tape, NotJson> {
        let mut bytes = Vec::with_capacity(about);
        value.serialize(Writer(&mut bytes))?;
        Ok(Tape(bytes))
    }

    /// Nothing.
    pub fn null() -> Tape {
        Tape(vec![NULL])
    }

    /// How many bytes it takes.
    #[expect(clippy::len_without_is_empty, reason = "even nothing takes a byte")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Appends the value as JSON.
    pub fn write_json(&self, buffer: &mut Vec<u8>) {
        write_value(&self.0, buffer);
    }

    /// Appends the change that leads from another value to this one, unless they are equal.
    pub fn write_change(&self, before: &Tape, buffer: &mut Vec<u8>) {
        if self != before {
            write_change(&before.0, &self.0, buffer);
        }
    }
}
