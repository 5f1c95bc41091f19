//! What changes from one message about a table to the next.

use serde::Serialize;

use crate::encoded::WRITABLE;
use crate::{May, SeenEvent, TableSnapshot};

/// The fields of a table that changed, as JSON that is being written.
struct Fields<'a> {
    buffer: &'a mut Vec<u8>,
}

impl Fields<'_> {
    fn add(&mut self, name: &str, value: &impl Serialize) {
        let separator = if matches!(self.buffer.last(), None | Some(b'{')) { "\"" } else { ",\"" };
        for part in [separator, name, "\":["] {
            self.buffer.extend_from_slice(part.as_bytes());
        }
        serde_json::to_writer(&mut *self.buffer, value).expect(WRITABLE);
        self.buffer.push(b']');
    }

    fn add_if_new<T: Serialize + PartialEq>(&mut self, name: &str, before: &T, now: &T) {
        if before != now {
            self.add(name, now);
        }
    }

    /// Times run on between two messages: whoever came later was told others.
    fn add_times<T: Serialize>(&mut self, name: &str, before: &[T], now: &[T]) {
        if !before.is_empty() || !now.is_empty() {
            self.add(name, &now);
        }
    }
}

/// Appends events as JSON. Where nothing is hidden, they are the same for everybody.
pub fn write_events(events: &[SeenEvent], buffer: &mut Vec<u8>) {
    serde_json::to_writer(buffer, events).expect(WRITABLE);
}

/// A message with changes, which is written straight into a buffer.
pub struct WriteChanges<'a> {
    /// The viewer: a seat, or `None` for the public.
    pub seat: Option<u8>,
    /// Every event since the last message, as JSON: see [`write_events`].
    pub events: &'a [u8],
    /// Everything the viewer may do now, folded, as JSON, if it is not the same as before.
    pub actions: Option<&'a [u8]>,
    /// What the viewer may ask for now, if it is not the same as before.
    pub may: Option<&'a May>,
    /// What changed of the table for everybody: see [`TableSnapshot::write_changed`].
    pub table: &'a [u8],
    /// The position in notation, for a client that asks for it.
    pub text: Option<String>,
    /// What changed of the view, as JSON; empty if nothing has.
    pub view: &'a [u8],
}

impl WriteChanges<'_> {
    /// Appends the message.
    pub fn write(&self, buffer: &mut Vec<u8>) {
        buffer.extend_from_slice(br#"{"type":"changes","seat":"#);
        serde_json::to_writer(&mut *buffer, &self.seat).expect(WRITABLE);
        buffer.extend_from_slice(br#","events":"#);
        buffer.extend_from_slice(self.events);
        if let Some(actions) = self.actions {
            buffer.extend_from_slice(br#","actions":"#);
            buffer.extend_from_slice(actions);
        }
        buffer.extend_from_slice(br#","table":{"#);
        buffer.extend_from_slice(self.table);
        let mut fields = Fields { buffer };
        if let Some(may) = self.may {
            fields.add("may", may);
        }
        if let Some(text) = &self.text {
            fields.add("text", text);
        }
        let buffer = fields.buffer;
        if !self.view.is_empty() {
            buffer.extend_from_slice(br#","view":"#);
            buffer.extend_from_slice(self.view);
        }
        buffer.extend_from_slice(b"}}");
    }
}

impl TableSnapshot {
    /// Appends every field that differs from an earlier table, with commas between them. What belongs to one viewer is
    /// not among them: text, what it may ask for and do, and the view. So it is the same for everybody.
    pub fn write_changed(&self, before: &TableSnapshot, buffer: &mut Vec<u8>) {
        let mut fields = Fields { buffer };
        let TableSnapshot {
            version,
            config,
            host,
            seats,
            ready,
            guarded,
            colours,
            phase,
            turn,
            points,
            ending,
            left,
            running,
            proposal,
            resigned,
            asking,
            learning,
            rematch,
            race,
            held,
            claimed,
            text: _,
            may: _,
            actions: _,
            view: _,
        } = self;
        macro_rules! add_if_new {
            ($($field:ident)*) => { $(fields.add_if_new(stringify!($field), &before.$field, $field);)* };
        }
        fields.add("version", version);
        add_if_new!(config host seats ready guarded colours phase turn points ending);
        if left.is_some() || before.left.is_some() {
            fields.add("left", left);
        }
        add_if_new!(running proposal resigned asking learning rematch);
        fields.add_times("race", &before.race, race);
        fields.add_times("held", &before.held, held);
        add_if_new!(claimed);
    }
}

/// The actions of a message with changes, each in full; `None` if they cannot be.
pub fn unfolded(folded: &[String]) -> Option<Vec<String>> {
    let mut actions: Vec<String> = Vec::with_capacity(folded.len());
    for word in folded {
        let mut letters = word.chars();
        let shared = letters.next()?.to_digit(36)? as usize;
        let before = actions.last().map_or("", String::as_str).get(..shared)?;
        actions.push(format!("{before}{}", letters.as_str()));
    }
    Some(actions)
}
