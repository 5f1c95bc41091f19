//! The review of a game that is over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::GameJson;

/// The review of a seat: how good each of its moves was, judged on what the seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Review {
    /// The seat, from 1.
    pub seat: u8,
    /// From 0 to 100; nothing for a game in which no choice made a difference.
    pub accuracy: Option<f32>,
    /// What others, draws and hidden cards did for the seat between its moves, in shares of the victory.
    pub luck: f32,
    /// Its moves in order; those that cannot be graded are missing.
    pub moves: Vec<GradedMove>,
}

/// A move and its grade.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GradedMove {
    /// Which action of the seat it was, from 1.
    pub number: u32,
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
    /// In a race: which part of its worth the move had left when it was made, from 0 to 1.
    pub pace: f32,
    /// What the seat saw before a move that gave much away, in the game's own JSON; nothing for other moves.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<GameJson>,
}

/// How much a move gave away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveClass {
    /// Less than 2 points of win chance.
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
