//! Tables as their hosts use them.

// Helpers fail like the tests they help.
#![allow(clippy::unwrap_used, clippy::panic)]

mod clocks;
mod host;
mod logs;
mod rulings;
mod whole_game;
