//! Changes, and the callers that wait for them.

use std::collections::HashSet;

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::{Append, Appended, DocumentKey, DocumentWrite, Link, Seq, StoreError, Summary, TableId, Version};

/// Something to write, as one unit.
pub(super) enum Change {
    Append(Append),
    Documents(Vec<DocumentWrite>),
    Summary { table: TableId, seq: Seq, updated_ms: u64, summary: Summary },
    Snapshot { table: TableId, seq: Seq, bytes: Vec<u8> },
}

/// What became of a change.
#[derive(Clone)]
pub(super) enum Done {
    Appended(Appended),
    Documents(Vec<Option<Version>>),
    Written,
}

/// What a change would have written when it was sent and no answer came: by this it is recognised.
#[derive(Clone)]
pub(super) enum Tried {
    Log(Link),
    Documents(Vec<Option<Version>>),
}

/// A change together with the caller that waits for it.
pub(super) struct Waiting {
    pub(super) change: Change,
    pub(super) tried: Option<Tried>,
    /// When the caller is told that the database cannot be reached.
    pub(super) deadline: Instant,
    pub(super) reply: oneshot::Sender<Result<Done, StoreError>>,
}

impl Change {
    pub(super) const fn table(&self) -> Option<TableId> {
        match self {
            Self::Append(Append { table, .. })
            | Self::Summary { table, .. }
            | Self::Snapshot { table, .. } => Some(*table),
            Self::Documents(_) => None,
        }
    }

    pub(super) fn documents(&self) -> &[DocumentWrite] {
        match self {
            Self::Append(append) => &append.documents,
            Self::Documents(writes) => writes,
            Self::Summary { .. } | Self::Snapshot { .. } => &[],
        }
    }

    /// Which of several writers takes it: changes of one table, or of one document alone, always the same.
    pub(super) fn writer(&self, writers: usize) -> usize {
        let hash = match (self.table(), self.documents().first()) {
            (Some(table), _) => blake3::hash(table.as_bytes()),
            (None, Some(write)) => blake3::hash(write.key.to_string().as_bytes()),
            (None, None) => return 0,
        };
        usize::from(hash.as_bytes()[0]) % writers
    }
}

impl Waiting {
    pub(super) fn answer(self, outcome: Result<Done, StoreError>) {
        // A caller that stopped waiting can ask again with the same command.
        let _ = self.reply.send(outcome);
    }
}

/// What the changes of a batch touch. A second change of the same table or document waits for the next batch: so
/// none needs to know what becomes of another.
#[derive(Default)]
pub(super) struct Touched {
    tables: HashSet<TableId>,
    documents: HashSet<DocumentKey>,
}

impl Touched {
    /// Adds what a change touches; tells whether all of it was untouched.
    pub(super) fn add(&mut self, change: &Change) -> bool {
        let mut first = change.table().is_none_or(|table| self.tables.insert(table));
        for write in change.documents() {
            first &= self.documents.insert(write.key.clone());
        }
        first
    }
}
