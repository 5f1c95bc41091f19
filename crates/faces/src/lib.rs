//! Any game behind object-safe faces.
//!
//! The contract ([`irrgarten_game`]) is generic: rules run at full speed on their own types. Commands, engines
//! and tables meet a game as text, so they get an [`Entry`] per game and a [`Position`] per table instead. There is no
//! list of games here: [`Games`] is one that was handed in.

#![warn(missing_docs)]

mod entry;
mod error;
mod face;
mod games;
mod live;
mod mind;
mod page;
mod replay;
mod rulebook;
mod seen;
#[cfg(test)]
mod tests;
mod timed;
#[cfg(test)]
mod toy;

pub use entry::{Playable, entry};
pub use error::GameError;
pub use face::{Advice, AnyView, Entry, Happening, Json, Mind, Position, Reading, lines};
pub use games::Games;
pub use irrgarten_players::{Character, Class, Grade, Hint, Level, Review, Valued, Words, arena};
pub use replay::{Decision, Replay, Step};
pub use rulebook::{clause, clauses, opening};
pub use timed::Timed;
