//! Why a setup is no position.

use std::fmt::Display;

/// A part of a position that the check of a setup can refuse.
pub trait Part: Copy {
    /// The field of the position's text in which this part is written, counted from 0.
    fn field(self) -> usize;

    /// How the word begins in which this part is written, if it has no field of its own: `log=`.
    fn word(self) -> Option<&'static str> {
        None
    }
}

/// Why a setup is no position: which part cannot be, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible<P> {
    /// The part.
    pub part: P,
    /// What was expected there.
    pub expected: String,
}

impl<P> Impossible<P> {
    /// This part cannot be; something else was expected there.
    pub fn new(part: P, expected: impl Display) -> Impossible<P> {
        Impossible { part, expected: expected.to_string() }
    }

    /// An error unless this holds. `format_args!` writes what was expected only if it is needed.
    pub fn unless(holds: bool, part: P, expected: impl Display) -> Result<(), Impossible<P>> {
        if holds { Ok(()) } else { Err(Impossible::new(part, expected)) }
    }
}
