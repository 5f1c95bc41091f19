//! Why a move is not allowed.

use std::fmt;

/// Each names the clause of the rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    NotYourTurn,
    DrawFirst,
    NotInHand,
    CellTaken,
    NoNeighbour,
    NoConnection,
    GateAgainstWall,
    StuckTakesNothing,
    NothingThere,
    LaidCardStays,
    NoEqualTreasure,
    NoWay,
    FallsApart,
    NotTheMost,
}

impl irrgarten_game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::GameOver => "C-END-01",
            Refusal::NotYourTurn => "C-TURN-01",
            Refusal::DrawFirst => "C-DRAW-01",
            Refusal::NotInHand => "C-PLACE-01",
            Refusal::CellTaken | Refusal::NoNeighbour => "C-PLACE-02",
            Refusal::NoConnection => "C-PLACE-03",
            Refusal::GateAgainstWall => "C-PLACE-04",
            Refusal::StuckTakesNothing => "C-PLACE-05",
            Refusal::NothingThere => "C-TAKE-01",
            Refusal::LaidCardStays => "C-TAKE-02",
            Refusal::NoEqualTreasure => "C-WAY-03",
            Refusal::NoWay => "C-WAY-01",
            Refusal::FallsApart => "C-TAKE-03",
            Refusal::NotTheMost => "C-TAKE-07",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::DrawFirst => "a card must be drawn first",
            Refusal::NotInHand => "this card is not in your hand",
            Refusal::CellTaken => "another card lies there",
            Refusal::NoNeighbour => "the card must lie side by side with another",
            Refusal::NoConnection => "no gate of the card meets an open gate of a neighbour",
            Refusal::GateAgainstWall => "with strict edges no gate may meet a wall",
            Refusal::StuckTakesNothing => "a card laid without a connection takes nothing",
            Refusal::NothingThere => "there is no card to take",
            Refusal::LaidCardStays => "the card just laid stays",
            Refusal::NoEqualTreasure => "that card shows none of your card's treasures",
            Refusal::NoWay => "no unbroken way leads to the same treasure there",
            Refusal::FallsApart => "the remaining cards would no longer hang together by their sides",
            Refusal::NotTheMost => "at this table as many cards as possible are taken",
        })
    }
}
