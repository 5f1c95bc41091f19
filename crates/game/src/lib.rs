//! The contract between the program and its games.
//!
//! A game is a type that implements [`Game`] (the rules), [`Notation`] (positions as text) and [`Presentation`]
//! (pictures and rulebooks). Everything else is written against these three traits and knows no game by name.
//!
//! **Invariant:** this crate does no IO, reads no clock and starts no thread.

#![warn(missing_docs)]

mod deal;
mod dice;
mod learnable;
mod limit;
mod message;
mod notation;
mod perft;
mod play;
mod presentation;
mod race;
pub mod record;
mod refusal;
mod rules;
mod seat;
mod settings;
mod solver;
mod text;

pub use deal::{Commitment, Secret, Shares};
pub use dice::{ChanceRng, Dice, SearchRng, Seed, Stream};
pub use learnable::{Features, Learnable, clockwise, count_features, steps_clockwise};
pub use limit::{TurnCount, TurnLimit};
pub use message::{Argument, Message, WordsFiles, spoken};
pub use notation::{Notation, Ply};
pub use perft::{perft, perft_watched};
pub use play::{PlyOf, draw, even_action, quick_ply, random_action, random_ply};
pub use presentation::{Area, Ending, Language, Presentation, Rulebooks, as_text, beginning, first_bytes};
pub use race::{
    First, Live, LiveRules, PRIVATE_RACE_MINUTES, PUBLIC_RACE_MINUTES, Paced, Race, Stamp, Timing,
};
pub use refusal::Refusal;
pub use rules::{Game, Meta, Outcome, Token, Turn, Viewer, Visit};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use settings::{Setting, Settings, Values};
pub use solver::{Fact, Solution, Solver};
pub use text::{BadText, difference, quote};
