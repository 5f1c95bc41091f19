//! Rulebooks: their clauses, their figures, and the examples with their pictures.

mod book;
mod clauses;
mod examples;
mod picture;

pub(crate) use book::{filled, finished, setting_in_words, with_narrow_spaces, written};
pub use clauses::{clause, clauses, opening};
pub use examples::{BadExample, Example, Examples, Panel, Refused, Subject};
pub use picture::Picture;
pub(crate) use picture::{Frame, around, draw};
