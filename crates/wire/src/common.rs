use std::collections::BTreeMap;

use irrgarten_faces as faces;
use irrgarten_table as table;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Avatar;

/// Somebody, as others may know them. The id is public: it proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Person {
    /// Who.
    pub id: String,
    /// As shown to others.
    pub name: String,
    /// How they look to others.
    pub avatar: Avatar,
    /// A program that plays over the network.
    #[serde(default)]
    pub bot: bool,
}

impl From<table::Person> for Person {
    fn from(person: table::Person) -> Person {
        Person { id: person.id.0, name: person.name, avatar: person.avatar.into(), bot: person.bot }
    }
}

/// How well a player of the house plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any action: a yardstick for programs.
    Random,
    /// What looks best at first sight: another yardstick.
    Greedy,
    /// The gentlest of the five that play in the house.
    Mouse,
    /// The second.
    Hedgehog,
    /// The third.
    Fox,
    /// The fourth.
    Raven,
    /// The strongest.
    Owl,
}

/// Both ways, level by level.
const LEVELS: [(Level, faces::Level); 7] = [
    (Level::Random, faces::Level::Random),
    (Level::Greedy, faces::Level::Greedy),
    (Level::Mouse, faces::Level::House(faces::Character::Mouse)),
    (Level::Hedgehog, faces::Level::House(faces::Character::Hedgehog)),
    (Level::Fox, faces::Level::House(faces::Character::Fox)),
    (Level::Raven, faces::Level::House(faces::Character::Raven)),
    (Level::Owl, faces::Level::House(faces::Character::Owl)),
];

impl From<Level> for faces::Level {
    fn from(level: Level) -> faces::Level {
        LEVELS[level as usize].1
    }
}

impl From<faces::Level> for Level {
    fn from(level: faces::Level) -> Level {
        match level {
            faces::Level::Random => Level::Random,
            faces::Level::Greedy => Level::Greedy,
            faces::Level::House(who) => LEVELS[2 + who.index()].0,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// A person.
    Person {
        /// Who.
        person: Person,
    },
    /// A player of the house.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl From<table::Occupant> for Occupant {
    fn from(occupant: table::Occupant) -> Occupant {
        match occupant {
            table::Occupant::Empty => Occupant::Empty,
            table::Occupant::Person(person) => Occupant::Person { person: person.into() },
            table::Occupant::Bot(level) => Occupant::Bot { level: level.into() },
        }
    }
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Take your time.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// Seconds for a move.
        seconds: u32,
    },
    /// So long for the whole game.
    PerGame {
        /// Seconds for all moves together.
        seconds: u32,
        /// Seconds added with each move.
        increment: u32,
    },
    /// By correspondence.
    Days {
        /// Days for a move.
        days: u16,
    },
}

impl From<Clock> for table::ClockSetting {
    fn from(clock: Clock) -> table::ClockSetting {
        match clock {
            Clock::None => table::ClockSetting::None,
            Clock::PerMove { seconds } => table::ClockSetting::PerMove { seconds },
            Clock::PerGame { seconds, increment } => table::ClockSetting::PerGame { seconds, increment },
            Clock::Days { days } => table::ClockSetting::Days { days },
        }
    }
}

impl From<table::ClockSetting> for Clock {
    fn from(clock: table::ClockSetting) -> Clock {
        match clock {
            table::ClockSetting::None => Clock::None,
            table::ClockSetting::PerMove { seconds } => Clock::PerMove { seconds },
            table::ClockSetting::PerGame { seconds, increment } => Clock::PerGame { seconds, increment },
            table::ClockSetting::Days { days } => Clock::Days { days },
        }
    }
}

/// How a table is set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Settings of the game that differ from the rulebook's own.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Only who has the link finds it.
    #[serde(default)]
    pub private: bool,
    /// Does it count for ratings?
    #[serde(default)]
    pub rated: bool,
}

impl From<Config> for table::Config {
    fn from(config: Config) -> table::Config {
        table::Config {
            game: config.game,
            seats: config.seats,
            options: config.options.into_iter().collect(),
            clock: config.clock.into(),
            rated: config.rated,
            private: config.private,
        }
    }
}

impl From<table::Config> for Config {
    fn from(config: table::Config) -> Config {
        Config {
            game: config.game,
            seats: config.seats,
            options: config.options.into_iter().collect(),
            clock: config.clock.into(),
            private: config.private,
            rated: config.rated,
        }
    }
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People gather.
    Gathering,
    /// Devices reveal their shares of the deal.
    Dealing,
    /// The game is on.
    Playing,
    /// Clocks stand still.
    Paused,
    /// The game is over.
    Over,
}

impl From<table::Phase> for Phase {
    fn from(phase: table::Phase) -> Phase {
        match phase {
            table::Phase::Gathering => Phase::Gathering,
            table::Phase::Dealing => Phase::Dealing,
            table::Phase::Playing => Phase::Playing,
            table::Phase::Paused => Phase::Paused,
            table::Phase::Over => Phase::Over,
        }
    }
}

/// What is wrong: a stable word for programs, a sentence for people, and the clause of the rulebook that forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// A stable word.
    pub code: String,
    /// A sentence.
    pub message: String,
    /// The clause of the rulebook, if a game refuses.
    pub clause: Option<String>,
    /// Seconds after which it is worth trying again, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem no rulebook knows.
    pub fn new(code: &str, message: impl Into<String>) -> Problem {
        Problem { code: code.to_owned(), message: message.into(), clause: None, retry_after: None }
    }
}

impl From<&table::Refusal> for Problem {
    fn from(refusal: &table::Refusal) -> Problem {
        Problem {
            clause: refusal.clause().map(str::to_owned),
            ..Problem::new(refusal.code(), refusal.to_string())
        }
    }
}
