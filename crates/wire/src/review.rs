use irrgarten_faces::{Class, Grade};
use irrgarten_game::Seat;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The game of a seat, looked back at: how good each move was on what the seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
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
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
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

impl From<Class> for MoveClass {
    fn from(class: Class) -> MoveClass {
        match class {
            Class::Best => MoveClass::Best,
            Class::Good => MoveClass::Good,
            Class::Inaccuracy => MoveClass::Inaccuracy,
            Class::Mistake => MoveClass::Mistake,
            Class::Blunder => MoveClass::Blunder,
        }
    }
}

impl Review {
    /// From the graded moves of a seat in order.
    pub fn of(seat: Seat, grades: Vec<Grade<String>>) -> Review {
        let irrgarten_faces::Review { grades, accuracy, luck } = irrgarten_faces::Review::of(grades);
        let told = |Grade { played, best, before, after, class, .. }| GradedMove {
            played,
            best,
            class: MoveClass::from(class),
            before,
            after,
        };
        Review { seat: seat.number(), accuracy, luck, moves: grades.into_iter().map(told).collect() }
    }
}
