//! What lies before a seat, and how it stands in the round.

use irrgarten_kit::Set;

use crate::action::{Action, Think};
use crate::arrangement::Arrangement;
use crate::components::CardSet;

/// The cards of a seat, or how many there are where one may not see them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    Shown(CardSet),
    Hidden(u8),
}

/// How a seat stands in the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Status {
    #[default]
    Working,
    /// D-SW-01: has not turned its cards up yet.
    Waiting,
    Passed,
    /// Took the card of this value; with the stopwatch the value is known when all are done.
    Claimed {
        value: Option<u8>,
        time: Option<Think>,
    },
    /// D-CHECK-03.
    GaveBack,
    /// D-LAST-01: this one of the cards put back, or none.
    Chose(Option<u8>),
}

/// D-TICK-01: what a seat has submitted for this tick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Choice {
    #[default]
    Open,
    Hidden,
    Made(Action),
}

/// What lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Treasures of the rounds before.
    pub points: u16,
    pub hand: Hand,
    pub laid: Arrangement,
    pub status: Status,
    /// The table's clock for the seat's next action.
    pub time: Option<Think>,
    /// Ticks for which an exchange still keeps it busy.
    pub busy: u8,
    pub choice: Choice,
    /// D-SW-02: what it has discarded, where everybody has a pile of their own.
    pub lost: CardSet,
}

impl Default for Place {
    fn default() -> Place {
        Place {
            points: 0,
            hand: Hand::Shown(Set::EMPTY),
            laid: Arrangement::default(),
            status: Status::Working,
            time: None,
            busy: 0,
            choice: Choice::Open,
            lost: Set::EMPTY,
        }
    }
}

impl Place {
    /// The cards, as far as they are shown.
    pub fn cards(&self) -> CardSet {
        match self.hand {
            Hand::Shown(cards) => cards,
            Hand::Hidden(_) => Set::EMPTY,
        }
    }

    pub fn held(&self) -> usize {
        match self.hand {
            Hand::Shown(cards) => cards.len(),
            Hand::Hidden(count) => usize::from(count),
        }
    }
}
