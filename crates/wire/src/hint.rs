//! Advice for a seat that is to act.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::WordsMessage;

/// What the strongest built-in bot would do on this seat, from what the seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Advice {
    /// The version of the table it is about.
    pub version: u64,
    /// What it would do.
    pub action: String,
    /// Three steps, each saying more: what to look for, where, and what exactly.
    pub steps: Vec<Hint>,
    /// The share of the victory to expect with it, from 0 to 1.
    pub value: f32,
}

/// One step of advice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Hint {
    /// The sentence.
    pub message: WordsMessage,
    /// What lights up on the board, in the game's notation.
    pub marks: Vec<String>,
}
