//! Whole games in a tab, against bots and passing the device around, with a browser that reloads, fills its disk and
//! repeats itself.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod browser;
mod person;
mod replays;
mod requests;
mod storing;
mod transcript;
mod whole_games;
