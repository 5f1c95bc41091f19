//! What a table is set to, and who sits at it.

use std::collections::BTreeSet;

use irrgarten_catalogue::games;
use irrgarten_faces::{GameError, Level};
use irrgarten_game::{BadText, Seed};
use serde::{Deserialize, Serialize};

use crate::{Avatar, ClockSetting, Refusal};

/// Who somebody is, to the house. Opaque; given by the host.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// As shown to others.
    pub name: String,
    /// How they look to others.
    #[serde(default)]
    pub avatar: Avatar,
    /// A program that plays over the network, and everybody may know it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

impl Person {
    /// A person of flesh and blood, as far as the house knows.
    pub fn new(id: impl Into<String>, name: impl Into<String>) -> Person {
        Person { id: PersonId(id.into()), name: name.into(), avatar: Avatar::default(), bot: false }
    }

    /// A program.
    pub fn program(id: impl Into<String>, name: impl Into<String>) -> Person {
        Person { bot: true, ..Person::new(id, name) }
    }
}

/// Who sits on a seat. One person on several seats passes the device round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    #[default]
    Empty,
    /// A person.
    Person(Person),
    /// A player of the house.
    Bot(#[serde(with = "level")] Level),
}

impl Occupant {
    /// The person, if it is one.
    pub fn id(&self) -> Option<&PersonId> {
        match self {
            Occupant::Person(person) => Some(&person.id),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }
}

/// Levels are written by their names.
mod level {
    use super::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this shape")]
    pub(super) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The settings of a table. Everybody may see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The game's slug.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Settings of the game that differ from the rulebook's own.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// How time is kept.
    #[serde(default)]
    pub clock: ClockSetting,
    /// Does it count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// Only who has the link finds it.
    #[serde(default)]
    pub private: bool,
}

impl Config {
    /// Can a game be played like this?
    pub fn check(&self) -> Result<(), GameError> {
        let keys: BTreeSet<&String> = self.options.iter().map(|(key, _)| key).collect();
        if keys.len() < self.options.len() {
            return Err(GameError::BadOption(BadText::new("", 0, "every setting once")));
        }
        // The deal itself is the most thorough check there is; its cards are thrown away.
        games().find(&self.game)?.deal(self.seats, &self.options, &Seed([0; 32])).map(drop)
    }

    /// That, and with this clock?
    pub(crate) fn check_all(&self) -> Result<(), Refusal> {
        if !self.clock.is_sensible() {
            return Err(Refusal::BadClock);
        }
        if self.rated && self.seats < 2 {
            return Err(Refusal::NobodyElse);
        }
        if self.rated && games().find(&self.game)?.meta().together {
            return Err(Refusal::NoRatings);
        }
        Ok(self.check()?)
    }
}
