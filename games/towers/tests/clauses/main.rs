//! One test for every clause of the rulebook, named after it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod magic;
mod moving;
mod setting_up;
mod sliding;
mod stopping;
mod table;

irrgarten_laws::clauses_have_tests!(towers::Rules);
