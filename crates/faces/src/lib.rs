//! Any game behind object-safe traits.
//!
//! The contract ([`irrgarten_game`]) is generic: rules run at full speed on their own types. Commands, engines and
//! tables handle a game as text, so they get an [`Entry`] per game and a [`Position`] per table instead. There is no
//! list of games here: [`Games`] is one that was handed in.

#![warn(missing_docs)]

mod adapters;
mod checked;
mod entry;
mod error;
mod games;
mod happening;
mod json;
mod json_list;
mod mind;
mod position;
mod puzzles;
mod race;
mod replay;
mod rulebook;
mod view;

pub use adapters::{Playable, chosen, entry, puzzle_maker};
pub use checked::{CheckedAction, RefusedAction};
pub use entry::{Entry, Reading};
pub use error::GameError;
pub use games::Games;
pub use happening::{Happening, Redacted, lines};
pub use irrgarten_players::puzzles::{Candidate, Flaw, Proof, Puzzle};
pub use irrgarten_players::{Character, Class, Grade, Hint, Level, Review, Valued, arena};
pub use irrgarten_words::Speaker;
pub use json::Json;
pub use mind::{Advice, Mind};
pub use position::Position;
pub use puzzles::{Lot, NextStep, PuzzleMaker, PuzzleMakers, PuzzleTry};
pub use race::Timed;
pub use replay::{Decision, Replay, TextPly};
pub use rulebook::{
    BadExample, Example, Examples, Panel, Picture, Refused, Subject, clause, clauses, opening,
};
pub use view::AnyView;
