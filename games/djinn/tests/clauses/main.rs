//! One test for every clause of the rulebook, named after it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod checking;
mod claiming;
mod clocks;
mod ending;
mod exchanging;
mod fitting;
mod modes;
mod paces;
mod rolling;
mod setting_up;
mod table;

irrgarten_laws::clauses_have_tests!(djinn::Rules);
