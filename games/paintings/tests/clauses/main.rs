//! One test per clause of the rulebook, named after it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod abilities;
mod collecting;
mod ending;
mod moving;
mod reading;
mod setting_up;
mod sliding;
mod table;
mod turning;

irrgarten_laws::clauses_have_tests!(paintings::Rules);
