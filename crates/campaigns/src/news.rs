//! What a device reads out of a message, and what it keeps of it.

use std::borrow::Cow;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// A message of the house, as far as a player looks at it.
#[derive(Debug, Deserialize)]
pub struct News<'a> {
    /// What it is.
    #[serde(rename = "type")]
    pub kind: Cow<'a, str>,
    /// The eyes it is for.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The command it answers.
    #[serde(default, borrow)]
    pub id: Option<Cow<'a, str>>,
    /// The version after the command.
    #[serde(default)]
    pub version: Option<u64>,
    /// Why not.
    #[serde(default, borrow)]
    pub code: Option<Cow<'a, str>>,
    /// What has happened.
    #[serde(default)]
    pub events: Vec<EventNews>,
    /// The table after it.
    #[serde(default, borrow, deserialize_with = "shown")]
    pub table: Option<TableNews<'a>>,
}

/// A welcome names the table instead of showing it.
fn shown<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<TableNews<'de>>, D::Error> {
    struct Shown;

    impl<'de> Visitor<'de> for Shown {
        type Value = Option<TableNews<'de>>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a table or its name")
        }

        fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
            Ok(None)
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            TableNews::deserialize(MapAccessDeserializer::new(map)).map(Some)
        }
    }

    deserializer.deserialize_any(Shown)
}

/// An event, by its number.
#[derive(Debug, Deserialize)]
pub struct EventNews {
    /// Its number.
    pub version: u64,
}

/// The table, as far as a player looks at it.
#[derive(Debug, Deserialize)]
pub struct TableNews<'a> {
    /// Its version.
    pub version: u64,
    /// Where it stands.
    #[serde(borrow)]
    pub phase: Cow<'a, str>,
    /// The position in notation, if it was asked for.
    #[serde(default, borrow)]
    pub text: Option<Cow<'a, str>>,
    /// What can be done.
    #[serde(borrow)]
    pub actions: Vec<Cow<'a, str>>,
}

/// What a message was about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Got {
    /// The table has come so far.
    Table(u64),
    /// A command was carried out.
    Done {
        /// Its name.
        id: String,
        /// The version after it.
        version: u64,
    },
    /// A command was refused, or something else was wrong.
    Refused {
        /// The name of the command.
        id: Option<String>,
        /// Why.
        code: String,
    },
    /// Anything else.
    Other,
}

/// A message about the table, as it is kept to be compared: the text itself would be gigabytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The eyes it was for; nothing for everybody's.
    pub seat: Option<u8>,
    /// The first event it told; nothing for a snapshot.
    pub first: Option<u64>,
    /// The version of the table in it.
    pub version: u64,
    /// Did it have the position in notation?
    pub has_text: bool,
    /// The hash of every byte but what clocks show.
    pub hash: blake3::Hash,
}

/// The hash of a message without what the clocks of a race show: no replay can tell the same.
pub(crate) fn timeless(text: &str) -> blake3::Hash {
    let (before, rest) = text.split_at(text.find(r#","race":["#).unwrap_or(text.len()));
    let (clocks, behind) = rest.split_at(rest.find(r#","claimed":["#).unwrap_or(rest.len()));
    let mut hasher = blake3::Hasher::new();
    hasher.update(before.as_bytes());
    let mut is_time = false;
    for part in clocks.split_inclusive(':') {
        let kept =
            if is_time { part.trim_start_matches(|letter: char| letter.is_ascii_digit()) } else { part };
        hasher.update(kept.as_bytes());
        is_time = part.ends_with(r#""millis":"#) || part.ends_with(r#""left":"#);
    }
    hasher.update(behind.as_bytes());
    hasher.finalize()
}

impl Kept {
    /// Keeps a message if it shows the table.
    pub fn of(text: &str, news: &News<'_>) -> Option<Kept> {
        let table = news.table.as_ref()?;
        let first = news.events.first().map_or(table.version + 1, |event| event.version);
        let first = (news.kind == "events").then_some(first);
        let (version, has_text) = (table.version, table.text.is_some());
        Some(Kept { seat: news.seat, first, version, has_text, hash: timeless(text) })
    }
}

impl News<'_> {
    /// Reads a message.
    pub fn read(text: &str) -> Result<News<'_>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// What it was about.
    pub fn got(&self) -> Got {
        let id = self.id.as_deref().map(str::to_owned);
        match (self.kind.as_ref(), &self.table) {
            ("ack", _) => Got::Done { id: id.unwrap_or_default(), version: self.version.unwrap_or(0) },
            ("error", _) => Got::Refused { id, code: self.code.as_deref().unwrap_or_default().to_owned() },
            (_, Some(table)) => Got::Table(table.version),
            _ => Got::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_clocks_show_may_differ() {
        let told = |left: u64, race: u64, held: u64, hold: &str| {
            timeless(&format!(
                r#"{{"left":{left},"race":[{{"seat":1,"millis":{race}}},{{"seat":2,"millis":7}}],"held":[{{"seat":2,"hold":"{hold}","left":{held}}}],"claimed":[1]}}"#
            ))
        };
        let one = told(1, 20, 300, "pause");
        assert_eq!(told(1, 21, 0, "pause"), one);
        assert_ne!(told(2, 20, 300, "pause"), one, "the time of a player is in the log");
        assert_ne!(told(1, 20, 300, "penalty"), one);
    }
}
