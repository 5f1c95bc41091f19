//! One test for every clause of the rulebook, named after it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod drawing;
mod placing;
mod setting_up;
mod table;
mod taking;
mod ways;

irrgarten_laws::clauses_have_tests!(cards::Rules);
