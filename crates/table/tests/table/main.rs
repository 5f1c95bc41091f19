//! Tables as the server uses them.

// Helpers fail like the tests they help.
#![allow(clippy::unwrap_used, clippy::panic)]

mod clocks;
mod host;
mod logs;
mod model;
mod race;
mod rulings;
mod watch;
mod whole_game;
