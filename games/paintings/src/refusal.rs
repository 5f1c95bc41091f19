//! Why an action is not allowed.

use std::fmt;

use crate::components::Ability;

/// Each names the clause of the rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    Won,
    Lost,
    NotYourTurn,
    PageFirst,
    CardsFirst,
    ReadFirst,
    HasRead,
    SlideUsed,
    AbilityUsed,
    OtherAbility,
    FixedLine,
    PushesFaceDownOut,
    TakesThiefBack,
    SpareIsOther,
    FixedTurn,
    FaceDownTurn,
    NoTurn,
    TileIsOther,
    NotNeighbours,
    FixedSwap,
    NoMovement,
    NoWay,
    Blocked,
    NoWayEvenBy(Ability),
    NotNeeded(Ability),
    NothingToTurn,
    SayWhetherTurned,
    MustTurn,
    MustTurnFromOutside,
    FrontIsOther,
}

impl irrgarten_game::Refusal for Refusal {
    // Until its sentences are in the words files.
    const ALL: &'static [Refusal] = &[];

    fn message(&self) -> irrgarten_game::Message {
        irrgarten_game::Message::new("refusal-bridge").with("text", self.to_string())
    }

    fn clause(&self) -> &'static str {
        match self {
            Refusal::Won => "P-WIN-01",
            Refusal::Lost => "P-LOSE-01",
            Refusal::NotYourTurn => "P-TURN-01",
            Refusal::PageFirst | Refusal::ReadFirst => "P-READ-01",
            Refusal::CardsFirst => "P-END-01",
            Refusal::HasRead => "P-TURN-02",
            Refusal::SlideUsed | Refusal::AbilityUsed => "P-ACT-04",
            Refusal::OtherAbility => "P-ACT-01",
            Refusal::FixedLine => "P-COMP-05",
            Refusal::PushesFaceDownOut => "P-SLIDE-02",
            Refusal::TakesThiefBack => "P-SLIDE-07",
            Refusal::SpareIsOther => "P-SLIDE-01",
            Refusal::FixedTurn | Refusal::FaceDownTurn => "P-ROT-03",
            Refusal::NoTurn | Refusal::TileIsOther => "P-ROT-01",
            Refusal::NotNeighbours => "P-SWAP-01",
            Refusal::FixedSwap => "P-SWAP-05",
            Refusal::NoMovement => "P-MOVE-01",
            Refusal::NoWay => "P-MOVE-02",
            Refusal::Blocked => "P-MOVE-05",
            Refusal::NoWayEvenBy(ability) | Refusal::NotNeeded(ability) => match ability {
                Ability::Teleport => "P-TPORT-01",
                Ability::BreakOut => "P-BREAK-01",
                _ => "P-CROSS-01",
            },
            Refusal::NothingToTurn | Refusal::SayWhetherTurned | Refusal::FrontIsOther => "P-BACK-03",
            Refusal::MustTurn => "P-BACK-07",
            Refusal::MustTurnFromOutside => "P-BREAK-04",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Won => "the game is over: all paintings are found",
            Refusal::Lost => "the game is over: the book is read to its end",
            Refusal::NotYourTurn => "another player has the book",
            Refusal::PageFirst => "the page must be turned over first",
            Refusal::CardsFirst => "painting cards must be drawn first",
            Refusal::ReadFirst => "your turn begins with reading the book",
            Refusal::HasRead => "the page of this turn has been read",
            Refusal::SlideUsed => "Slide is used up in this turn",
            Refusal::AbilityUsed => "this ability is used up in this turn",
            Refusal::OtherAbility => "you have another ability",
            Refusal::FixedLine => "this line cannot be pushed",
            Refusal::PushesFaceDownOut => "a face-down tile would drop out",
            Refusal::TakesThiefBack => "nobody may take back what the thief just pushed",
            Refusal::SpareIsOther => "the spare has other passages, however it is turned",
            Refusal::FixedTurn => "this field is printed on the board",
            Refusal::FaceDownTurn => "a face-down tile cannot be rotated",
            Refusal::NoTurn => "the tile lies like this already",
            Refusal::TileIsOther => "the tile has other passages, however it is turned",
            Refusal::NotNeighbours => "only two tiles side by side can be swapped",
            Refusal::FixedSwap => "a field printed on the board cannot be swapped",
            Refusal::NoMovement => "no movement is left in this turn",
            Refusal::NoWay => "walls are in the way",
            Refusal::Blocked => "a face-down tile is in the way",
            Refusal::NoWayEvenBy(_) => "even this ability does not lead there",
            Refusal::NotNeeded(_) => "the pawn gets there without this ability",
            Refusal::NothingToTurn => "no face-down tile is there to be turned",
            Refusal::SayWhetherTurned => "a face-down tile is there: say how to turn it, or ~ to leave it",
            Refusal::MustTurn => "at this table a face-down tile must be turned",
            Refusal::MustTurnFromOutside => "whoever comes in over a face-down tile must turn it",
            Refusal::FrontIsOther => "the front of this tile has other passages",
        })
    }
}
