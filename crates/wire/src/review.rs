//! The review of a game that is over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The review of a seat: how good each of its moves was, judged on what the seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Review {
    /// The seat, from 1.
    pub seat: u8,
    /// From 0 to 100; 100 for a game without a graded move.
    pub accuracy: f32,
    /// What others, draws and hidden cards did for the seat between its moves, in shares of the victory.
    pub luck: f32,
    /// Its moves in order; those that cannot be graded are missing.
    pub moves: Vec<GradedMove>,
}

/// A move and its grade.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GradedMove {
    /// The move, in notation.
    pub played: String,
    /// The best move.
    pub best: String,
    /// How much it gave away.
    pub class: MoveClass,
    /// The expected share of the victory with the best move, from 0 to 1.
    pub before: f32,
    /// The same with the move that was played.
    pub after: f32,
}

/// How much a move gave away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveClass {
    /// Nothing, within the accuracy of the grading.
    Best,
    /// Less than 5 points of win chance.
    Good,
    /// At least 5 points.
    Inaccuracy,
    /// At least 10 points.
    Mistake,
    /// At least 15 points.
    Blunder,
}
