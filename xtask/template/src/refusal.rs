//! Why a move is not allowed.

use std::fmt;

/// Each names the clause of the rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    NotYourTurn,
    NotInHand,
    TooLow,
    CanLay,
}

impl irrgarten_game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn => "X-TURN-01",
            Refusal::NotInHand => "X-LAY-01",
            Refusal::TooLow => "X-LAY-02",
            Refusal::CanLay => "X-GIVE-01",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::NotInHand => "this pebble is not in your hand",
            Refusal::TooLow => "the pebble is lower than the top of the heap",
            Refusal::CanLay => "as long as you can lay a pebble you may not give the heap away",
        })
    }
}
