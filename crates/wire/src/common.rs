//! Types that many messages share: people, settings, errors.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Avatar, Code, WordsMessage};

/// Identifies a person or a bot. It is public and proves nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// A person or a bot, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Person {
    /// Their id.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Their avatar.
    pub avatar: Avatar,
    /// Whether it is a bot account.
    #[serde(default)]
    pub bot: bool,
}

impl Person {
    /// A person.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Person {
        Person { id: PersonId(id.into()), name: name.into(), avatar: Avatar::default(), bot: false }
    }

    /// A bot account.
    pub fn program(id: impl Into<String>, name: impl Into<String>) -> Person {
        Person { bot: true, ..Person::new(id, name) }
    }
}

/// How well a built-in bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any action: a yardstick for bot authors.
    Random,
    /// The action that looks best at first sight: another yardstick.
    Greedy,
    /// The gentlest of the five built-in bots.
    Mouse,
    /// The second of five.
    Hedgehog,
    /// The third of five.
    Fox,
    /// The fourth of five.
    Raven,
    /// The strongest.
    Owl,
}

impl Level {
    /// The name, as it is written everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Mouse => "mouse",
            Level::Hedgehog => "hedgehog",
            Level::Fox => "fox",
            Level::Raven => "raven",
            Level::Owl => "owl",
        }
    }
}

/// The player on a seat. One person may have several seats and pass the device around.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    #[default]
    Empty,
    /// A person.
    Person {
        /// The person.
        person: Person,
    },
    /// A built-in bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Occupant {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Occupant::Person { person } => Some(person),
            Occupant::Empty | Occupant::Bot { .. } => None,
        }
    }

    /// The person's id, if it is one.
    pub fn person_id(&self) -> Option<&PersonId> {
        self.person().map(|person| &person.id)
    }
}

/// The time control of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// No time limit.
    #[default]
    None,
    /// A limit for each move.
    PerMove {
        /// Seconds for a move.
        seconds: u32,
    },
    /// A limit for the whole game.
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

impl TimeControl {
    /// Is this a time control that people can play with?
    pub fn is_sensible(self) -> bool {
        match self {
            TimeControl::None => true,
            TimeControl::PerMove { seconds } => (5..=86_400).contains(&seconds),
            TimeControl::PerGame { seconds, increment } => {
                (30..=86_400).contains(&seconds) && increment <= 600
            }
            TimeControl::Days { days } => (1..=30).contains(&days),
        }
    }
}

/// The settings of a table. Everybody may see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Settings of the game that differ from the defaults.
    #[serde(default, deserialize_with = "each_once")]
    pub options: BTreeMap<String, String>,
    /// The time control.
    #[serde(default)]
    pub clock: TimeControl,
    /// Not listed: found only by people who have the link.
    #[serde(default)]
    pub private: bool,
    /// Does it count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// Are seats added as people come, up to the most the game can have?
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub grows: bool,
    /// The position at which the game begins instead of being dealt: complete, in notation, with its own settings. As
    /// all settings it is no secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this shape")]
fn is_false(value: &bool) -> bool {
    !value
}

/// A map in which no key may come twice.
fn each_once<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, String>, D::Error> {
    struct EachOnce;

    impl<'de> Visitor<'de> for EachOnce {
        type Value = BTreeMap<String, String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("settings, each of them once")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut settings = BTreeMap::new();
            while let Some((key, value)) = map.next_entry::<String, String>()? {
                if settings.insert(key, value).is_some() {
                    return Err(A::Error::custom("a setting is given twice"));
                }
            }
            Ok(settings)
        }
    }

    deserializer.deserialize_map(EachOnce)
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down and get ready.
    Gathering,
    /// Devices reveal their shares of the deal.
    Dealing,
    /// The game is being played.
    Playing,
    /// The game is paused, and its clocks stand still.
    Paused,
    /// The game is over.
    Over,
}

/// An error: a code for programs, a sentence for people, and the clause of the rulebook that forbids the action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// A sentence.
    pub message: String,
    /// The clause of the rulebook, if a game refuses.
    pub clause: Option<String>,
    /// Why a game refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Box<WordsMessage>>,
    /// Seconds after which it is worth trying again, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after: Option<u32>,
    /// Where in a text something is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<Box<Place>>,
}

/// A place in a text, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
pub struct Place {
    /// The line of a record, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The column, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub column: Option<u32>,
    /// The header line of a record: `deal`, `seed`, `start`, `result`, `seal`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

impl Problem {
    /// An error without a clause.
    pub fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), clause: None, refusal: None, retry_after: None, place: None }
    }
}

/// With the sentence of the code.
impl From<Code> for Problem {
    fn from(code: Code) -> Problem {
        Problem::new(code, code.sentence())
    }
}
