//! The writer's cache of the tables it is writing to.
//!
//! An append must know where the log ends and which commands it has seen. Both are in the log; reading it again for
//! every append would cost more than the append.

use std::collections::HashMap;

use rusqlite::Connection;

use super::origin::CommandKey;
use super::reading::{self, Head};
use crate::{Link, Seq, StoreError, TableId};

/// How many tables and commands are cached, at a few dozen bytes each.
const CAPACITY: usize = 400_000;

/// A table in the cache.
pub(super) struct CachedTable {
    pub(super) head: Head,
    commands: HashMap<CommandKey, (Seq, Seq)>,
}

impl CachedTable {
    /// The first and last event of a command that was carried out before.
    pub(super) fn done(&self, command: CommandKey) -> Option<(Seq, Seq)> {
        self.commands.get(&command).copied()
    }

    /// Reads and verifies the whole log: nothing is ever appended to a damaged one.
    fn load(db: &Connection, table: TableId) -> Result<Option<Self>, StoreError> {
        let Some(head) = reading::head(db, table)? else { return Ok(None) };
        let mut commands = HashMap::new();
        reading::walk(db, table, head, Link::START, None, |event, origin| {
            if let Some(origin) = origin {
                commands.insert(origin.key, (event.seq, origin.last));
            }
        })?;
        Ok(Some(Self { head, commands }))
    }
}

/// The cached tables, in two halves: the old half is dropped when the young one is full.
#[derive(Default)]
pub(super) struct TableCache {
    young: HashMap<TableId, CachedTable>,
    old: HashMap<TableId, CachedTable>,
    young_weight: usize,
}

impl TableCache {
    /// The table, from the cache or from its log; `None` if it has no events yet.
    pub(super) fn table(&mut self, db: &Connection, id: TableId) -> Result<Option<&CachedTable>, StoreError> {
        if !self.young.contains_key(&id) {
            let found = match self.old.remove(&id) {
                Some(table) => Some(table),
                None => CachedTable::load(db, id)?,
            };
            if let Some(table) = found {
                self.put(id, table);
            }
        }
        Ok(self.young.get(&id))
    }

    /// Notes an append: where the log ends now, and the command with its first event.
    pub(super) fn note(&mut self, id: TableId, head: Head, command: Option<(CommandKey, Seq)>) {
        if !self.young.contains_key(&id) {
            self.put(id, CachedTable { head, commands: HashMap::new() });
        }
        if let Some(table) = self.young.get_mut(&id) {
            table.head = head;
            if let Some((key, first)) = command {
                table.commands.insert(key, (first, head.link.seq));
                self.young_weight += 1;
            }
        }
    }

    /// Empties the cache: it may contain appends of a transaction that was rolled back.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    fn put(&mut self, id: TableId, table: CachedTable) {
        if self.young_weight > CAPACITY / 2 {
            self.old = std::mem::take(&mut self.young);
            self.young_weight = 0;
        }
        self.young_weight += 1 + table.commands.len();
        self.young.insert(id, table);
    }
}
