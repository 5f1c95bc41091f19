//! Why an action is not allowed.

use std::fmt;

/// Each names the clause of the rulebook it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    NotTheRoller,
    RollFirst,
    NotStarted,
    Racing,
    Frozen,
    Busy,
    DrawFirst,
    NotInHand,
    NoChange,
    CellTaken,
    NotOnLayout,
    NotBeside,
    TooFar,
    NotLaid,
    NotYours,
    NoExchange,
    CanBeSolved,
    PileEmpty,
    NotRight,
    NoWaiting,
    NoClock,
    NotSlow,
    NotPutBack,
    NothingToTake,
}

impl irrgarten_game::Refusal for Refusal {
    // Until its sentences are in the words files.
    const ALL: &'static [Refusal] = &[];

    fn message(&self) -> irrgarten_game::Message {
        irrgarten_game::Message::new("refusal-bridge").with("text", self.to_string())
    }

    fn clause(&self) -> &'static str {
        match self {
            Refusal::GameOver => "D-ROUND-01",
            Refusal::NotTheRoller | Refusal::RollFirst => "D-ROLL-01",
            Refusal::NotStarted | Refusal::Racing => "D-GO-01",
            Refusal::Frozen => "D-CLAIM-02",
            Refusal::Busy | Refusal::NoWaiting => "D-TICK-01",
            Refusal::DrawFirst => "D-EXCH-02",
            Refusal::NotInHand | Refusal::NoChange | Refusal::NotLaid => "D-ARR-01",
            Refusal::CellTaken | Refusal::NotBeside | Refusal::TooFar => "D-FIT-02",
            Refusal::NotOnLayout => "D-FIT-07",
            Refusal::NotYours => "D-EXCH-01",
            Refusal::NoExchange | Refusal::CanBeSolved => "D-EXCH-03",
            Refusal::PileEmpty => "D-SW-02",
            Refusal::NotRight => "D-TIME-09",
            Refusal::NoClock => "D-TIME-01",
            Refusal::NotSlow | Refusal::NotPutBack => "D-LAST-02",
            Refusal::NothingToTake => "D-LAST-01",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::NotTheRoller => "another seat rolls this round",
            Refusal::RollFirst => "the die is to be rolled first",
            Refusal::NotStarted => "nothing may be touched before the start command",
            Refusal::Racing => "the race has begun",
            Refusal::Frozen => "a seat that has claimed or passed is out of the race",
            Refusal::Busy => "this seat has chosen for this tick, or is still exchanging",
            Refusal::DrawFirst => "cards must be drawn first",
            Refusal::NotInHand => "this card is not yours",
            Refusal::NoChange => "the card lies there like this already",
            Refusal::CellTaken => "another card lies there",
            Refusal::NotOnLayout => "the layout has no such cell",
            Refusal::NotBeside => "the first card goes to 0,0, every other beside a laid card",
            Refusal::TooFar => "an arrangement stays within nine columns and nine rows",
            Refusal::NotLaid => "this card is not laid",
            Refusal::NotYours => "only your own cards can be exchanged",
            Refusal::NoExchange => "at this table nothing is exchanged",
            Refusal::CanBeSolved => "at this table only a hand without a solution may be exchanged",
            Refusal::PileEmpty => "your pile has not so many cards left",
            Refusal::NotRight => "the arrangement is not right",
            Refusal::NoWaiting => "waiting is for tables that play in ticks",
            Refusal::NoClock => "there is no time to be kept here",
            Refusal::NotSlow => "another seat chooses now",
            Refusal::NotPutBack => "this card was not put back",
            Refusal::NothingToTake => "there is nothing to take now",
        })
    }
}
