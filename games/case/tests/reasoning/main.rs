//! The exact odds and the certain facts, against worked numbers and against counting every deal.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod brute;
mod golden;
mod reasons;
mod truth;

#[path = "../support/mod.rs"]
mod support;
