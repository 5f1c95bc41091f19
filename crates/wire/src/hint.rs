//! Advice for somebody who is to act.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the strongest built-in bot would tell somebody on this seat, from what the seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Advice {
    /// The version of the table it is about.
    pub version: u64,
    /// Three steps, each telling more: what to look for, where, and what exactly.
    pub steps: Vec<Hint>,
    /// The share of the victory to expect with it, from 0 to 1.
    pub value: f32,
}

/// One step of advice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Hint {
    /// By the letters of the language.
    pub words: BTreeMap<String, String>,
    /// What lights up on the board, as the game's notation names it.
    pub marks: Vec<String>,
}
