//! A disk that loses power, fills up and fails at the worst moments.
//!
//! SQLite reaches its files through a layer of our own (`vfs.rs`). Here every write and every sync passes a simulated
//! [`disk::Disk`], which records them and can refuse them.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken guarantee ends the test")]
#![allow(clippy::print_stderr, reason = "a run prints how many faults it injected")]

mod disk;
mod errors;
mod power;
mod support;
mod vfs;
