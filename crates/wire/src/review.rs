//! A game looked back at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The game of a seat, looked back at: how good each move was on what the seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Review {
    /// Whose game, from 1.
    pub seat: u8,
    /// From 0 to 100; 100 for a game without a graded move.
    pub accuracy: f32,
    /// What others, the dealer and hidden cards did for the seat between its moves, in shares of the victory.
    pub luck: f32,
    /// Its moves in order; those that cannot be compared are missing.
    pub moves: Vec<GradedMove>,
}

/// A move and its grade.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GradedMove {
    /// What was done, in notation.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// How much it gave away.
    pub class: MoveClass,
    /// The share of the victory with the best move, from 0 to 1.
    pub before: f32,
    /// The same with the move that was made.
    pub after: f32,
}

/// How much a move gave away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveClass {
    /// Nothing that can be told from chance.
    Best,
    /// Less than 5 points of win chance.
    Good,
    /// At least 5.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}
