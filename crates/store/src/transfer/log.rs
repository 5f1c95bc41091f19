//! Copies the log of a table, with its commands and its summary.

use super::{Transfer, TransferError};
use crate::{Append, Appended, DoneCommand, Link, MAX_EVENTS, Seq, StoredEvent, TableEntry, TableId};

/// A log that was copied and read back.
pub(super) struct CopiedLog {
    pub(super) events: u64,
    /// How many of them were there already.
    pub(super) before: u64,
}

impl Transfer<'_> {
    pub(super) async fn table(&self, entry: TableEntry) -> Result<CopiedLog, TransferError> {
        let TableEntry { id: table, head, updated_ms, summary, .. } = entry;
        let summary = summary.ok_or(TransferError::DamagedSummary { table })?;
        let there = self.to.table(table).await.map_err(TransferError::To)?;
        let tip = there.as_ref().map_or(Link::START, |entry| entry.head);
        let missing = self.after(table, tip).await?;
        if !missing.is_empty() {
            let commands = self.from.commands(table).await.map_err(TransferError::From)?;
            for append in appends(table, missing, commands) {
                let next = append.next;
                match self.to.append(append).await.map_err(TransferError::To)? {
                    Appended::Now { .. } => {}
                    Appended::AlreadyDone { .. } => {
                        return Err(TransferError::Differs { table, after: next.previous() });
                    }
                }
            }
        }
        if there
            .is_none_or(|entry| entry.updated_ms != updated_ms || entry.summary.as_ref() != Some(&summary))
        {
            self.to.put_summary(table, head.seq, updated_ms, summary).await.map_err(TransferError::To)?;
        }
        self.read_back(table, head).await?;
        Ok(CopiedLog { events: head.seq.get(), before: tip.seq.get() })
    }

    /// The events that the new store does not have yet. The old log is verified from its first event.
    async fn after(&self, table: TableId, tip: Link) -> Result<Vec<StoredEvent>, TransferError> {
        let mut events = self.from.read(table, tip.seq).await.map_err(TransferError::From)?;
        if tip.seq == Seq::NONE {
            return Ok(events);
        }
        match events.first() {
            Some(same) if same.link() == tip => Ok(events.split_off(1)),
            _ => Err(TransferError::Differs { table, after: tip.seq.previous() }),
        }
    }

    /// Every event leaves its mark in the last hash: if that is the same, all of the log is.
    async fn read_back(&self, table: TableId, head: Link) -> Result<(), TransferError> {
        let last = self.to.read(table, head.seq).await.map_err(TransferError::To)?;
        match last.as_slice() {
            [last] if last.link() == head => Ok(()),
            _ => Err(TransferError::Differs { table, after: head.seq.previous() }),
        }
    }
}

/// The appends that made these events: each has one time, and one command at most.
fn appends(table: TableId, events: Vec<StoredEvent>, commands: Vec<DoneCommand>) -> Vec<Append> {
    let mut commands = commands.into_iter().peekable();
    let mut appends: Vec<Append> = Vec::new();
    // The last event of the command under way.
    let mut until = Seq::NONE;
    for event in events {
        while commands.next_if(|done| done.first < event.seq).is_some() {}
        let command = commands.next_if(|done| done.first == event.seq);
        match appends.last_mut() {
            Some(last)
                if command.is_none()
                    && last.at_ms == event.at_ms
                    && last.events.len() < MAX_EVENTS
                    && (last.command.is_none() || event.seq <= until) =>
            {
                last.events.push(event.bytes);
            }
            _ => {
                until = command.as_ref().map_or(Seq::NONE, |done| done.last);
                let mut append = Append::new(table, event.seq, event.at_ms, vec![event.bytes]);
                append.command = command.map(|done| done.command);
                appends.push(append);
            }
        }
    }
    appends
}
