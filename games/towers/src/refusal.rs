//! Why a move is not allowed.

use std::fmt;

/// Each names the clause of the rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    NotYourTurn,
    DrawFirst,
    SlideFirst,
    SlidOnce,
    FixedLine,
    Barred,
    OtherShape,
    NotInHand,
    NoPath,
    TooSteep,
    DoesNotPay,
    NotNeeded,
}

impl irrgarten_game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::GameOver => "T-END-01",
            Refusal::NotYourTurn => "T-SETUP-08",
            Refusal::DrawFirst => "T-STOP-04",
            Refusal::SlideFirst => "T-TURN-01",
            Refusal::SlidOnce => "T-TURN-02",
            Refusal::FixedLine => "T-COMP-04",
            Refusal::Barred => "T-SLIDE-03",
            Refusal::OtherShape => "T-SLIDE-01",
            Refusal::NotInHand => "T-MAGIC-04",
            Refusal::NoPath => "T-MOVE-04",
            Refusal::TooSteep => "T-MOVE-05",
            Refusal::DoesNotPay => "T-MAGIC-02",
            Refusal::NotNeeded => "T-MAGIC-07",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::DrawFirst => "a magic card must be drawn first",
            Refusal::SlideFirst => "your turn begins with a slide",
            Refusal::SlidOnce => "the slide is done; move your pawn or stay",
            Refusal::FixedLine => "this line cannot slide",
            Refusal::Barred => "the tower came out there in the turn before",
            Refusal::OtherShape => "the free tower has other openings, however it is turned",
            Refusal::NotInHand => "you do not hold these magic cards",
            Refusal::NoPath => "walls are in the way",
            Refusal::TooSteep => "without magic no step may lead two or more levels up or down",
            Refusal::DoesNotPay => "these magic cards do not pay for the big steps on the way",
            Refusal::NotNeeded => "fewer of these cards are enough",
        })
    }
}
