//! A record moment by moment (`moments.rs`), what could have come of one of them (`moment.rs`), and what a bot thinks of
//! it (`advice.rs`).
//!
//! A moment is an action with everything that is drawn after it: what a table tells its viewers at once.

mod advice;
mod moment;
mod moments;
mod player;
#[cfg(test)]
mod tests;

pub use advice::advise_at;
pub use moment::look_at_moment;
pub use moments::replay_record;
