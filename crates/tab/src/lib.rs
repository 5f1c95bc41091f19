//! Tables in a browser's tab: the same tables, games and bots as on a server, without one.
//!
//! [`Tab`] answers what a server would answer, over the same paths and with the same messages; [`Thinker`] thinks for it,
//! in a worker of its own. Both are pure machines: the page stores what a response says and delivers the rest of it
//! afterwards, measures the time, and brings the randomness along (`crates/wire/src/tab.rs` has the messages). The
//! module for browsers is this crate with the functions in `exports.rs`.
//!
//! **Invariant:** what is acknowledged is stored: a response that acknowledges a command has the command's events in its
//! `store`. A command that is sent again is not done again. A refused command changes nothing.

#![warn(missing_docs)]

mod answer;
mod api;
mod api_people;
mod api_tables;
mod connections;
mod duties;
#[cfg(target_arch = "wasm32")]
mod exports;
mod identity;
mod open_table;
mod path;
mod stateless;
mod tab;
mod tables;
mod thinker;
mod thoughts;

pub use tab::Tab;
pub use thinker::Thinker;
