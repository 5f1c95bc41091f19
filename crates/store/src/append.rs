//! Appending events to the log of a table.

use crate::{Actor, CommandId, DocumentWrite, Epoch, Link, Seq, StoreError, Summary, TableId};

/// The longest event, in bytes.
pub const MAX_EVENT_BYTES: usize = 64 * 1024;
/// The most events in one append.
pub const MAX_EVENTS: usize = 1_000;

/// Identifies a command: its sender and the id the sender chose, so that repeating it does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandRef {
    /// The sender.
    pub actor: Actor,
    /// The id the sender chose. Two senders may choose the same.
    pub id: CommandId,
}

/// A command that was carried out, and the events it has caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoneCommand {
    /// The command.
    pub command: CommandRef,
    /// The seq of its first event.
    pub first: Seq,
    /// The seq of its last event.
    pub last: Seq,
}

/// Events to add to the log of one table, and what must change together with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table. Appending at [`Seq::FIRST`] creates it.
    pub table: TableId,
    /// The seq that the first of the events must get.
    pub next: Seq,
    /// What to add, at least one event.
    pub events: Vec<Vec<u8>>,
    /// The time of the events, in milliseconds since 1970.
    pub at_ms: u64,
    /// The command that caused them.
    pub command: Option<CommandRef>,
    /// The new summary for the lobby; the old one stays if `None`, which is cheaper than repeating it.
    pub summary: Option<Summary>,
    /// Documents to write in the same transaction.
    pub documents: Vec<DocumentWrite>,
    /// The lease that this node must still have; only a store with several nodes gives any.
    pub lease: Option<Epoch>,
}

impl Append {
    /// An append of events alone; set the other fields as needed.
    pub const fn new(table: TableId, next: Seq, at_ms: u64, events: Vec<Vec<u8>>) -> Self {
        Self { table, next, events, at_ms, command: None, summary: None, documents: Vec::new(), lease: None }
    }

    /// Refuses an append that breaks the limits of the contract. Stores call this before anything else.
    pub fn check(&self) -> Result<(), StoreError> {
        let why = if self.events.is_empty() {
            "an append has at least one event"
        } else if self.events.len() > MAX_EVENTS {
            "an append has at most 1,000 events"
        } else if self.events.iter().any(|event| event.len() > MAX_EVENT_BYTES) {
            "an event has at most 65,536 bytes"
        } else if self.next == Seq::NONE {
            "the first event of a table has number 1"
        } else if self.next.get() > i64::MAX as u64 - MAX_EVENTS as u64 || i64::try_from(self.at_ms).is_err()
        {
            "numbers and times of events fit 63 bits"
        } else {
            self.summary.as_ref().map_or(Ok(()), Summary::check)?;
            return DocumentWrite::check_all(&self.documents);
        };
        Err(StoreError::Invalid { why })
    }
}

/// The events of an append are on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// By this call.
    Now {
        /// The seq of the first event.
        first: Seq,
        /// The seq and hash of the last event.
        last: Link,
    },
    /// By an earlier call with the same command: nothing was written now.
    AlreadyDone {
        /// The seq of the first event of that call.
        first: Seq,
        /// The seq of its last event.
        last: Seq,
    },
}

impl Appended {
    /// The first and last seq of the events of this command.
    pub const fn places(&self) -> (Seq, Seq) {
        match *self {
            Self::Now { first, last } => (first, last.seq),
            Self::AlreadyDone { first, last } => (first, last),
        }
    }
}
