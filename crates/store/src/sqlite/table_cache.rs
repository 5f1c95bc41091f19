//! The writer's cache of the tables it is writing to, and the events of the running transaction.
//!
//! An append must know where the log ends and which commands it has seen. Both are in the log; reading it again for
//! every append would cost more than the append.

use std::collections::HashMap;
use std::sync::Arc;

use rusqlite::Connection;

use super::origin::CommandKey;
use super::reading::{self, Head};
use super::state::Shared;
use super::tail::{LogTail, Tail};
use crate::{Link, Seq, StoreError, TableId};

/// How many tables and commands are cached, at a few dozen bytes each.
const CAPACITY: usize = 200_000;

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
    fn load(db: &Connection, table: TableId, tail: Option<&LogTail>) -> Result<Option<Self>, StoreError> {
        let Some(head) = reading::head(db, table, tail)? else { return Ok(None) };
        let mut commands = HashMap::new();
        reading::walk(db, table, (head, tail), Link::START, None, |event, origin| {
            if let Some(origin) = origin {
                commands.insert(origin.key, (event.seq, origin.last));
            }
        })?;
        Ok(Some(Self { head, commands }))
    }
}

/// The cached tables, in two halves: the old half is dropped when the young one is full.
pub(super) struct TableCache {
    young: HashMap<TableId, CachedTable>,
    old: HashMap<TableId, CachedTable>,
    young_weight: usize,
    shared: Arc<Shared>,
    /// The events of the running transaction.
    fresh: Tail,
    /// The place of the last event of all, those of the running transaction included.
    end: i64,
    /// A damaged summary was found.
    damage_found: bool,
}

impl TableCache {
    pub(super) fn new(shared: Arc<Shared>) -> Self {
        let (young, old) = (HashMap::new(), HashMap::new());
        Self { young, old, young_weight: 0, shared, fresh: Tail::default(), end: 0, damage_found: false }
    }

    /// Begins again with a file whose last event lies at `end`.
    pub(super) fn begin(&mut self, end: i64) {
        *self = Self::new(Arc::clone(&self.shared));
        self.end = end;
    }

    /// Is this the first damage that was found since the file was opened?
    pub(super) const fn first_damage(&mut self) -> bool {
        !std::mem::replace(&mut self.damage_found, true)
    }

    /// Where the next event goes.
    pub(super) const fn next_place(&self) -> i64 {
        self.end + 1
    }

    /// The place of the last event, if the running transaction has appended any.
    pub(super) const fn new_end(&self) -> Option<i64> {
        if self.fresh.len() == 0 { None } else { Some(self.end) }
    }

    /// The tail of a log, with the events of the running transaction.
    pub(super) fn tail(&self, id: TableId) -> Option<LogTail> {
        Tail::of_both(self.shared.tail_of(id), self.fresh.of(id))
    }

    /// The transaction is committed: readers may find its events.
    pub(super) fn publish(&mut self) {
        if self.fresh.len() > 0 {
            self.shared.tail_mut().add_all(&mut self.fresh);
        }
    }

    /// The table, from the cache or from its log; `None` if it has no events yet.
    pub(super) fn table(&mut self, db: &Connection, id: TableId) -> Result<Option<&CachedTable>, StoreError> {
        if !self.young.contains_key(&id) {
            let found = match self.old.remove(&id) {
                Some(table) => Some(table),
                None => CachedTable::load(db, id, self.tail(id).as_ref())?,
            };
            if let Some(table) = found {
                self.put(id, table);
            }
        }
        Ok(self.young.get(&id))
    }

    /// Notes an append: where the log ends now, its first event, how many there are, and the command.
    pub(super) fn note(
        &mut self,
        id: TableId,
        head: Head,
        first: Seq,
        events: usize,
        command: Option<CommandKey>,
    ) {
        let places = (self.next_place()..).take(events).collect();
        self.end += events as i64;
        self.fresh.add(id, LogTail { head, first, places });
        if !self.young.contains_key(&id) {
            self.put(id, CachedTable { head, commands: HashMap::new() });
        }
        if let Some(table) = self.young.get_mut(&id) {
            table.head = head;
            if let Some(key) = command {
                table.commands.insert(key, (first, head.link.seq));
                self.young_weight += 1;
            }
        }
    }

    /// Empties the cache: it may contain appends of a transaction that was rolled back.
    pub(super) fn clear(&mut self) {
        let undone = self.fresh.len();
        self.begin(self.end - undone as i64);
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
