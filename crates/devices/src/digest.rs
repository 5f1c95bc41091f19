//! Digests of the messages that a device got, to be compared with the log later.

use irrgarten_wire::{Code, ToClient};

/// What a message was about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageKind {
    /// The table, at this version.
    Table(u64),
    /// A command was carried out.
    Done {
        /// Its id.
        id: String,
        /// The version after it.
        version: u64,
    },
    /// A command was refused, or something else was wrong.
    Refused {
        /// The id of the command.
        id: Option<String>,
        /// The error.
        code: Code,
    },
    /// Anything else.
    Other,
}

/// A message about the table, kept for a later comparison by its hash: the text itself would be gigabytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageDigest {
    /// The viewer it was for; `None` for the public.
    pub seat: Option<u8>,
    /// Its first event; `None` for a snapshot.
    pub first: Option<u64>,
    /// The version of the table in it.
    pub version: u64,
    /// Did it have the position in notation?
    pub has_text: bool,
    /// Did it have only what changed?
    pub is_change: bool,
    /// The hash of every byte except the times of clocks.
    pub hash: blake3::Hash,
}

/// The hash of a message without the times of race clocks, which no replay can reproduce.
pub(crate) fn timeless(text: &str) -> blake3::Hash {
    let first = |text: &str, parts: &[&str]| parts.iter().filter_map(|part| text.find(part)).min();
    let (before, rest) = text.split_at(first(text, &[r#","race":["#, r#","held":["#]).unwrap_or(text.len()));
    let behind = [r#","claimed":["#, r#","text":"#, r#","view":"#];
    let (clocks, behind) = rest.split_at(first(rest, &behind).unwrap_or(rest.len()));
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

impl MessageDigest {
    /// The digest of a message, if it shows the table.
    pub fn of(text: &str, message: &ToClient) -> Option<MessageDigest> {
        let hash = timeless(text);
        if let ToClient::Changes { seat, events, table, .. } = message {
            let (first, version) = (events.first()?.version, events.last()?.version);
            let has_text = table.get().contains(r#""text":["#);
            let (seat, first) = (*seat, Some(first));
            return Some(MessageDigest { seat, first, version, has_text, is_change: true, hash });
        }
        let (seat, table) = message.table()?;
        let first = match message {
            ToClient::Events { events, .. } => {
                Some(events.first().map_or(table.version + 1, |event| event.version))
            }
            _ => None,
        };
        let (version, has_text) = (table.version, table.text.is_some());
        Some(MessageDigest { seat, first, version, has_text, is_change: false, hash })
    }
}

impl MessageKind {
    /// What a message was about.
    pub fn of(message: &ToClient) -> MessageKind {
        match message {
            ToClient::Ack { id, version } => MessageKind::Done { id: id.clone(), version: *version },
            ToClient::Error { id, code, .. } => MessageKind::Refused { id: id.clone(), code: *code },
            ToClient::Snapshot { table, .. } | ToClient::Events { table, .. } => {
                MessageKind::Table(table.version)
            }
            ToClient::Changes { events, .. } => {
                events.last().map_or(MessageKind::Other, |event| MessageKind::Table(event.version))
            }
            ToClient::Welcome { .. }
            | ToClient::Presence { .. }
            | ToClient::Pong {}
            | ToClient::Draining { .. } => MessageKind::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_times_of_clocks_may_differ() {
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

    #[test]
    fn in_changes_too() {
        let told = |event: u64, held: u64, left: u64| {
            timeless(&format!(
                r#"{{"events":[{{"type":"held","millis":{event}}}],"table":{{"version":[7],"held":[[{{"seat":2,"hold":"delay","left":{held}}}]],"view":{{"left":{left}}}}}}}"#
            ))
        };
        let one = told(1, 20, 300);
        assert_eq!(told(1, 21, 300), one);
        assert_ne!(told(2, 20, 300), one, "the time of an event is in the log");
        assert_ne!(told(1, 20, 301), one, "the game's own");
    }
}
