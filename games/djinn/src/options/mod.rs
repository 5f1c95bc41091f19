//! The settings of a table; the defaults are the rulebook's own game.

mod settings;

use irrgarten_game::Seat;

use crate::components::{Die, ROUNDS};

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Clock {
    /// All race at once; the order in which actions are accepted is the order of play.
    #[default]
    Live,
    /// D-SW-01: everybody races alone, and the times are compared.
    Stopwatch,
    /// D-TICK-01: one action each, done together.
    Ticks,
}

/// When arrangements are judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Judge {
    /// D-CLAIM-04: after the race.
    #[default]
    Table,
    /// D-TIME-09: with the claim.
    Instant,
}

/// What sides must do where two cards meet (D-FIT-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fit {
    #[default]
    Strict,
    /// Every shared side is a joint.
    Full,
    /// Only the network counts.
    Lenient,
}

/// May cards be exchanged (D-EXCH-03)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Exchange {
    #[default]
    Free,
    OnlyUnsolvable,
    Off,
}

/// Who begins (D-SETUP-05)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    #[default]
    Random,
    /// The youngest, who sits on seat 1.
    Youngest,
    Seat(Seat),
}

/// The settings that matter after the start. They are part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct House {
    pub clock: Clock,
    pub judge: Judge,
    pub fit: Fit,
    pub exchange: Exchange,
    /// D-SW-02: everybody is dealt the same cards.
    pub same: bool,
    pub die: Die,
    pub rounds: u8,
    pub tie_ms: u16,
    pub mirror: bool,
}

impl Default for House {
    fn default() -> House {
        House {
            clock: Clock::Live,
            judge: Judge::Table,
            fit: Fit::Strict,
            exchange: Exchange::Free,
            same: false,
            die: Die::default(),
            rounds: ROUNDS,
            tie_ms: 20,
            mirror: false,
        }
    }
}

/// All settings. Those in milliseconds and the limit are for the table that keeps the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub house: House,
    pub first: First,
    /// In seconds.
    pub round_limit: Option<u16>,
    pub exchange_pause_ms: u16,
    pub cap_ms: u16,
    pub penalty_ms: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            house: House::default(),
            first: First::Random,
            round_limit: None,
            exchange_pause_ms: 1500,
            cap_ms: 200,
            penalty_ms: 3000,
        }
    }
}

impl House {
    /// D-SW-02: equal hands only where nobody looks at the others'.
    pub(crate) fn suits(&self, seats: u8) -> bool {
        !self.same || seats == 1 || self.clock == Clock::Stopwatch
    }

    /// D-SW-02: does everybody draw from a copy of the pile?
    pub fn personal(&self) -> bool {
        self.clock == Clock::Stopwatch
    }
}
