//! The settings of a table; the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, Setting, Settings};
use irrgarten_kit::{FirstSeat, number_within, setting_words};

use crate::components::{Die, ROUNDS, Roll};
use crate::fit::Task;

setting_words! {
    /// How time is kept.
    pub enum Clock {
        /// All race at once; the order in which actions are accepted is the order of play.
        Live = "live",
        /// D-SW-01: everybody races alone, and the times are compared.
        Stopwatch = "stopwatch",
        /// D-TICK-01: one action each, done together.
        Ticks = "ticks",
    }
}

setting_words! {
    /// When arrangements are judged.
    pub enum Judge {
        /// D-CLAIM-04: after the race.
        Table = "table",
        /// D-TIME-09: with the claim.
        Instant = "instant",
    }
}

setting_words! {
    /// What sides must do where two cards meet (D-FIT-04).
    pub enum Fit {
        Strict = "strict",
        /// Every shared side is a joint.
        Full = "full",
        /// Only the network counts.
        Lenient = "lenient",
    }
}

setting_words! {
    /// May cards be exchanged (D-EXCH-03)?
    pub enum Exchange {
        Free = "free",
        OnlyUnsolvable = "only_unsolvable",
        Off = "off",
    }
}

/// D-TIME-04, D-TIME-06, D-TIME-09: what the rulebook says, in milliseconds.
pub(crate) const TIE_MS: u16 = 20;
pub(crate) const CAP_MS: u16 = 200;
pub(crate) const PENALTY_MS: u16 = 3000;

/// The settings that matter after the start. They are part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rulings {
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

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            clock: Clock::Live,
            judge: Judge::Table,
            fit: Fit::Strict,
            exchange: Exchange::Free,
            same: false,
            die: Die::default(),
            rounds: ROUNDS,
            tie_ms: TIE_MS,
            mirror: false,
        }
    }
}

/// All settings. Those in milliseconds and the limit are for the table that keeps the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub rulings: Rulings,
    /// D-SETUP-05.
    pub first: FirstSeat,
    /// In seconds.
    pub round_limit: Option<u16>,
    pub exchange_pause_ms: u16,
    pub cap_ms: u16,
    pub penalty_ms: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rulings: Rulings::default(),
            first: FirstSeat::Random,
            round_limit: None,
            exchange_pause_ms: 1500,
            cap_ms: CAP_MS,
            penalty_ms: PENALTY_MS,
        }
    }
}

impl Rulings {
    /// D-SW-02: equal hands only where nobody looks at the others'.
    pub(crate) fn suits(&self, seats: u8) -> bool {
        !self.same || seats == 1 || self.clock == Clock::Stopwatch
    }

    /// What a roll asks for.
    pub fn task(&self, roll: Roll) -> Task {
        Task { roll, fit: self.fit, mirror: self.mirror }
    }

    /// D-SW-02: does everybody draw from a copy of the pile?
    pub fn personal(&self) -> bool {
        self.clock == Clock::Stopwatch
    }
}

const DEAL: &[&str] = &["own", "same"];
const FIRST: &[&str] = &["random", "youngest"];
const NO_YES: &[&str] = &["false", "true"];
const SEATS: u16 = 4;

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        Setting::words("clock", Clock::WORDS),
        Setting::words("check", Judge::WORDS),
        Setting::words("fit", Fit::WORDS),
        Setting::words("exchange", Exchange::WORDS),
        Setting::words("deal", DEAL),
        Setting::words("die", Die::WORDS),
        Setting::number("rounds", &["4"], 1, ROUNDS as u16),
        Setting::number("tie_ms", &["20"], 0, 1000),
        Setting::words("mirror_layout", NO_YES),
        Setting::number("first", FIRST, 1, SEATS),
        Setting::number("round_limit", &["none"], 1, 3600),
        Setting::number("exchange_pause_ms", &["1500"], 0, 10_000),
        Setting::number("cap_ms", &["200"], 0, 1000),
        Setting::number("penalty_ms", &["3000"], 0, 30_000),
        Setting::words("deck", &["paths30"]),
        Setting::words("layouts", &["cave12"]),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let rulings = &self.rulings;
        let value: &dyn Display = match key {
            "clock" => &rulings.clock.word(),
            "check" => &rulings.judge.word(),
            "fit" => &rulings.fit.word(),
            "exchange" => &rulings.exchange.word(),
            "deal" => &DEAL[usize::from(rulings.same)],
            "die" => &rulings.die.word(),
            "rounds" => &rulings.rounds,
            "tie_ms" => &rulings.tie_ms,
            "mirror_layout" => &rulings.mirror,
            "first" => &self.first,
            "round_limit" => match &self.round_limit {
                None => &"none",
                Some(seconds) => seconds,
            },
            "exchange_pause_ms" => &self.exchange_pause_ms,
            "cap_ms" => &self.cap_ms,
            "penalty_ms" => &self.penalty_ms,
            "deck" => &"paths30",
            "layouts" => &"cave12",
            _ => return None,
        };
        Some(value.to_string())
    }

    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let rulings = &mut self.rulings;
        let nth = |words: &[&str]| words.iter().position(|&word| word == value);
        match key {
            "clock" => rulings.clock = Clock::from_word(value)?,
            "check" => rulings.judge = Judge::from_word(value)?,
            "fit" => rulings.fit = Fit::from_word(value)?,
            "exchange" => rulings.exchange = Exchange::from_word(value)?,
            "deal" => rulings.same = nth(DEAL)? == 1,
            "die" => rulings.die = Die::named(value)?,
            "rounds" => rulings.rounds = number_within(value, 1, u16::from(ROUNDS))? as u8,
            "tie_ms" => rulings.tie_ms = number_within(value, 0, 1000)?,
            "mirror_layout" => rulings.mirror = value.parse().ok()?,
            "first" => self.first = FirstSeat::read(value, FIRST, SEATS as u8)?,
            "round_limit" => {
                self.round_limit = if value == "none" { None } else { Some(number_within(value, 1, 3600)?) }
            }
            "exchange_pause_ms" => self.exchange_pause_ms = number_within(value, 0, 10_000)?,
            "cap_ms" => self.cap_ms = number_within(value, 0, 1000)?,
            "penalty_ms" => self.penalty_ms = number_within(value, 0, 30_000)?,
            "deck" => nth(&["paths30"]).map(drop)?,
            "layouts" => nth(&["cave12"]).map(drop)?,
            _ => return None,
        }
        Some(())
    }

    fn suits(&self, seats: u8) -> Result<(), BadText> {
        self.first.suits(seats)?;
        if !self.rulings.suits(seats) {
            return Err(BadText::new("deal=same", 0, "deal=own: only stopwatch and one seat share a deal"));
        }
        Ok(())
    }
}
