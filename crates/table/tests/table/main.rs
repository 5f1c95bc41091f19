//! Tables as the server uses them.

// Helpers fail like the tests they help.
#![allow(clippy::unwrap_used, clippy::panic)]

mod clocks;
mod fair;
mod harness;
mod invariants;
mod logs;
mod may;
mod model;
mod race;
mod room;
mod rulings;
mod starts;
mod watchers;
mod whole_game;
