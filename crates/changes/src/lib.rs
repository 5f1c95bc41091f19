//! What changed from one value to the next, as JSON, for any two values that serde can write.
//!
//! A value is written onto a [`Tape`] first: compact bytes in which equal values are equal bytes. Two tapes are walked
//! in parallel, and only what differs becomes JSON. [`apply`] makes the new value from the old one and the change.
//!
//! A change is one of these:
//!
//! | change | what is there afterwards |
//! |---|---|
//! | `[value]` | this value |
//! | `[]` | nothing: the field is gone |
//! | `{"field":change,...}` | the same object with some of its fields changed or new |
//! | `{"2":change,...}` | the same list with some of its items changed, which are counted from 0 |
//! | `[from,count,item,...]` | the same list with `count` items from number `from` on replaced by these |
//!
//! **Invariant:** a change is made of two values and of nothing else, so a viewer that may see both may see it.

#![warn(missing_docs)]

mod apply;
mod change;
mod container;
mod json;
mod tape;
mod token;
mod writer;

pub use apply::{Misfit, apply};
pub use tape::{NotJson, Tape};
