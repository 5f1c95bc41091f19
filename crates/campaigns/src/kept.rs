//! What a device keeps of a message.

use irrgarten_wire::{Code, ToClient};

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
        code: Code,
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
    pub fn of(text: &str, message: &ToClient) -> Option<Kept> {
        let (seat, table) = message.table()?;
        let first = match message {
            ToClient::Events { events, .. } => {
                Some(events.first().map_or(table.version + 1, |event| event.version))
            }
            _ => None,
        };
        let (version, has_text) = (table.version, table.text.is_some());
        Some(Kept { seat, first, version, has_text, hash: timeless(text) })
    }
}

impl Got {
    /// What a message was about.
    pub fn of(message: &ToClient) -> Got {
        match message {
            ToClient::Ack { id, version } => Got::Done { id: id.clone(), version: *version },
            ToClient::Error { id, code, .. } => Got::Refused { id: id.clone(), code: *code },
            ToClient::Snapshot { table, .. } | ToClient::Events { table, .. } => Got::Table(table.version),
            ToClient::Welcome { .. }
            | ToClient::Presence { .. }
            | ToClient::Pong {}
            | ToClient::Draining { .. } => Got::Other,
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
