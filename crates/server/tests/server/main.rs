//! The real server on a free port with a real file, and clients that visit it over the network.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "tests that depend on the machine say which way they went")]

mod api;
mod attacks;
mod bots;
mod by_itself;
mod changes;
mod client;
#[cfg(unix)]
#[path = "../../../store/tests/faults/disk.rs"]
#[allow(dead_code, reason = "the store's own tests ask for more")]
mod disk;
mod failing_store;
#[cfg(unix)]
mod faults;
mod frames;
mod fuzz;
mod hints;
mod http;
mod identity;
mod invitations;
mod limits;
mod lines;
mod moments;
mod moving;
mod nodes;
mod notes;
mod openapi;
mod puzzles;
mod race;
mod ratings;
mod raw;
mod refusals;
mod refused_actions;
mod rematch;
mod replay;
mod resume;
mod setup;
#[cfg(unix)]
#[path = "../../../store/tests/support/small_disk.rs"]
mod small_disk;
mod streams;
mod summaries;
mod undo;
#[cfg(unix)]
#[path = "../../../store/tests/faults/vfs.rs"]
mod vfs;
mod webhooks;
