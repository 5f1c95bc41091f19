//! Tables as the server uses them.

// Helpers fail like the tests they help.
#![allow(clippy::unwrap_used, clippy::panic)]

mod clocks;
mod harness;
mod invariants;
mod logs;
mod model;
mod race;
mod rulings;
mod whole_game;
