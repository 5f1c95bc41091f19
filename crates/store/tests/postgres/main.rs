//! What only the store in a database has: several processes, and a connection that breaks.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken promise ends the test")]

mod damage;
mod faults;
mod nodes;
mod sharing;
mod support;
