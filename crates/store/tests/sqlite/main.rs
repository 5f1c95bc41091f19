//! What the SQLite store guarantees beyond the contract: one owner, group commit, damage found, backups, restarts and
//! kills.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken guarantee ends the test")]
#![allow(clippy::print_stderr, reason = "tests that depend on the machine say which way they went")]

mod backup;
mod damage;
mod full;
mod grouping;
mod kill;
mod log_file;
mod migration;
mod opening;
#[cfg(unix)]
mod ownership;
#[cfg(unix)]
mod read_only;
#[path = "../support/small_disk.rs"]
mod small_disk;
mod summaries;
mod support;
mod tail;
