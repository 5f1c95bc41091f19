//! The settings of a table; the defaults are the rulebook's own game.

use std::fmt::Display;

use irrgarten_game::{BadText, Setting, Settings, Values};
use irrgarten_kit::FirstSeat;

use crate::components::{Die, ROUNDS, Roll};
use crate::fit::Task;

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
            tie_ms: 20,
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
            cap_ms: 200,
            penalty_ms: 3000,
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

const CLOCK: &[&str] = &["live", "stopwatch", "ticks"];
const CHECK: &[&str] = &["table", "instant"];
const FIT: &[&str] = &["strict", "full", "lenient"];
const EXCHANGE: &[&str] = &["free", "only_unsolvable", "off"];
const DEAL: &[&str] = &["own", "same"];
const FIRST: &[&str] = &["random", "youngest"];
const NO_YES: &[&str] = &["false", "true"];
const SEATS: u16 = 4;

const fn words(key: &'static str, words: &'static [&'static str]) -> Setting {
    Setting { key, values: Values::Words(words) }
}

const fn number(key: &'static str, words: &'static [&'static str], low: u16, high: u16) -> Setting {
    Setting { key, values: Values::WordsOrNumber(words, low, high) }
}

impl Settings for Options {
    const LIST: &'static [Setting] = &[
        words("clock", CLOCK),
        words("check", CHECK),
        words("fit", FIT),
        words("exchange", EXCHANGE),
        words("deal", DEAL),
        words("die", Die::WORDS),
        number("rounds", &["4"], 1, ROUNDS as u16),
        number("tie_ms", &["20"], 0, 1000),
        words("mirror_layout", NO_YES),
        number("first", FIRST, 1, SEATS),
        number("round_limit", &["none"], 1, 3600),
        number("exchange_pause_ms", &["1500"], 0, 10_000),
        number("cap_ms", &["200"], 0, 1000),
        number("penalty_ms", &["3000"], 0, 30_000),
        words("deck", &["paths30"]),
        words("layouts", &["cave12"]),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let rulings = &self.rulings;
        let value: &dyn Display = match key {
            "clock" => &CLOCK[rulings.clock as usize],
            "check" => &CHECK[rulings.judge as usize],
            "fit" => &FIT[rulings.fit as usize],
            "exchange" => &EXCHANGE[rulings.exchange as usize],
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
            "clock" => rulings.clock = [Clock::Live, Clock::Stopwatch, Clock::Ticks][nth(CLOCK)?],
            "check" => rulings.judge = [Judge::Table, Judge::Instant][nth(CHECK)?],
            "fit" => rulings.fit = [Fit::Strict, Fit::Full, Fit::Lenient][nth(FIT)?],
            "exchange" => {
                rulings.exchange = [Exchange::Free, Exchange::OnlyUnsolvable, Exchange::Off][nth(EXCHANGE)?];
            }
            "deal" => rulings.same = nth(DEAL)? == 1,
            "die" => rulings.die = Die::named(value)?,
            "rounds" => rulings.rounds = within(value, 1, u16::from(ROUNDS))? as u8,
            "tie_ms" => rulings.tie_ms = within(value, 0, 1000)?,
            "mirror_layout" => rulings.mirror = nth(NO_YES)? == 1,
            "first" => self.first = FirstSeat::read(value, FIRST, SEATS as u8)?,
            "round_limit" => {
                self.round_limit = if value == "none" { None } else { Some(within(value, 1, 3600)?) }
            }
            "exchange_pause_ms" => self.exchange_pause_ms = within(value, 0, 10_000)?,
            "cap_ms" => self.cap_ms = within(value, 0, 1000)?,
            "penalty_ms" => self.penalty_ms = within(value, 0, 30_000)?,
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

fn within(value: &str, low: u16, high: u16) -> Option<u16> {
    let number = value.parse().ok().filter(|number| (low..=high).contains(number))?;
    (value == number.to_string()).then_some(number)
}
