//! A summary as it is stored, with the hash that guards it.

use std::collections::BTreeSet;

use crate::{Actor, ListedPhase, Seq, Summary, TableId};

/// Actors have no spaces in them.
const BETWEEN_PARTICIPANTS: &str = " ";

/// The summary of a table whose first append came without one.
pub(crate) fn of_new_table() -> Summary {
    Summary { phase: ListedPhase::Open, listed: false, participants: Vec::new(), document: Vec::new() }
}

/// A summary as it is stored.
#[derive(PartialEq, Eq)]
pub(crate) struct SummaryRow {
    /// The last event it was made after.
    pub(crate) seq: Seq,
    pub(crate) phase: ListedPhase,
    pub(crate) listed: bool,
    pub(crate) updated_ms: u64,
    /// In order, each once.
    pub(crate) participants: String,
    pub(crate) document: Vec<u8>,
}

impl SummaryRow {
    pub(crate) fn new(seq: Seq, updated_ms: u64, summary: &Summary) -> Self {
        let participants: BTreeSet<&str> = summary.participants.iter().map(Actor::as_str).collect();
        let participants = participants.into_iter().collect::<Vec<_>>().join(BETWEEN_PARTICIPANTS);
        let document = summary.document.clone();
        Self { seq, phase: summary.phase, listed: summary.listed, updated_ms, participants, document }
    }

    pub(crate) fn participants(&self) -> impl Iterator<Item = &str> {
        self.participants.split(BETWEEN_PARTICIPANTS).filter(|actor| !actor.is_empty())
    }

    /// The hash that guards the row. Every part has a fixed length or follows its length, so no two different rows give
    /// the same input.
    pub(crate) fn seal(&self, table: TableId) -> [u8; 32] {
        let mut hasher = blake3::Hasher::new();
        hasher.update(table.as_bytes());
        hasher.update(&self.seq.get().to_be_bytes());
        hasher.update(&self.updated_ms.to_be_bytes());
        hasher.update(&[self.phase as u8, u8::from(self.listed)]);
        hasher.update(&(self.participants.len() as u64).to_be_bytes());
        hasher.update(self.participants.as_bytes());
        hasher.update(&self.document);
        *hasher.finalize().as_bytes()
    }

    pub(crate) fn into_summary(self) -> Option<Summary> {
        let participants = self.participants().map(Actor::new).collect::<Result<_, _>>().ok()?;
        Some(Summary { phase: self.phase, listed: self.listed, participants, document: self.document })
    }
}
