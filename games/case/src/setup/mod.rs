//! Anything that can be written down, and the checked door between that and a position.

mod check;

pub use check::{Impossible, Part};
