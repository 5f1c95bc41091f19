//! The real server on a free port with a real file, and people who visit it over the network.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod api;
mod bots;
mod client;
mod frames;
mod fuzz;
mod http;
mod identity;
mod invitations;
mod limits;
mod lines;
mod race;
mod ratings;
mod refusals;
mod rematch;
mod replay;
mod resume;
mod setup;
mod streams;
mod troubled;
mod unasked;
mod webhooks;
mod whole_games;
