//! The tail: events that are on disk and that the index does not have yet.
//!
//! An append writes its events and nothing else. Where they lie is kept here, in memory, for all threads of the store,
//! until the writer adds many of them to the index at once. After a crash the tail is read from the end of the file.

use std::collections::HashMap;

use rusqlite::{Connection, Row};

use super::failure::At;
use super::reading::Head;
use crate::{ChainHash, Link, Seq, StoreError, TableId};

/// The part of one log that the index does not have yet.
#[derive(Clone, Debug)]
pub(super) struct LogTail {
    /// The end of the log.
    pub(super) head: Head,
    /// The first event of the tail.
    pub(super) first: Seq,
    /// Where the events lie, from the first to the last.
    pub(super) places: Vec<i64>,
}

impl LogTail {
    fn extend(&mut self, later: Self) {
        self.head = later.head;
        self.places.extend(later.places);
    }
}

/// The tails of all logs.
#[derive(Debug, Default)]
pub(super) struct Tail {
    logs: HashMap<TableId, LogTail>,
    events: usize,
}

impl Tail {
    /// Reads the tail from a file.
    pub(super) fn load(db: &Connection) -> Result<Self, StoreError> {
        let (end, indexed) = ends(db)?;
        let mut tail = Self::default();
        // An empty tail is not looked for: the last page of the file may be damaged, and the rest can still be read.
        if end == indexed {
            return Ok(tail);
        }
        let place = "the newest events";
        let mut select = db
            .prepare(
                "SELECT t.id, e.table_number, t.last, e.hash, e.place
                 FROM events e JOIN tables t ON t.number = e.table_number WHERE e.place > ?1 ORDER BY e.place",
            )
            .at(place)?;
        let mut last = indexed;
        for row in select.query_map([indexed], UnindexedEvent::read).at(place)? {
            let event = row.at(place)?;
            last += 1;
            if event.place != last {
                break;
            }
            tail.follow(event);
        }
        // Places have no gaps, so a missing event is noticed, even the last.
        if tail.events as i64 == end - indexed {
            Ok(tail)
        } else {
            Err(StoreError::Corrupt { place: format!("{place} from place {last} on") })
        }
    }

    /// Adds an event that follows those of its log.
    fn follow(&mut self, UnindexedEvent { table, indexed, hash, place }: UnindexedEvent) {
        let log = self.logs.entry(table).or_insert_with(|| LogTail {
            head: indexed,
            first: indexed.link.seq.next(),
            places: Vec::new(),
        });
        log.head.link = Link { seq: log.head.link.seq.next(), hash };
        log.places.push(place);
        self.events += 1;
    }

    /// Adds events of one table that follow those already here.
    pub(super) fn add(&mut self, table: TableId, log: LogTail) {
        self.events += log.places.len();
        match self.logs.get_mut(&table) {
            Some(known) => known.extend(log),
            None => drop(self.logs.insert(table, log)),
        }
    }

    /// Moves everything from a later tail here and leaves that one empty.
    pub(super) fn add_all(&mut self, later: &mut Self) {
        for (table, log) in later.logs.drain() {
            self.add(table, log);
        }
        later.events = 0;
    }

    pub(super) fn of(&self, table: TableId) -> Option<&LogTail> {
        self.logs.get(&table)
    }

    /// The tail of one log over two tails, of which the second is later.
    pub(super) fn of_both(first: Option<LogTail>, later: Option<&LogTail>) -> Option<LogTail> {
        match (first, later) {
            (Some(mut log), Some(later)) => {
                log.extend(later.clone());
                Some(log)
            }
            (log, later) => log.or_else(|| later.cloned()),
        }
    }

    pub(super) fn logs(&self) -> impl Iterator<Item = &LogTail> {
        self.logs.values()
    }

    /// The number of events.
    pub(super) const fn len(&self) -> usize {
        self.events
    }
}

/// The place of the last event of all, and the place up to which the index has everything.
pub(super) fn ends(db: &Connection) -> Result<(i64, i64), StoreError> {
    db.query_row("SELECT place, indexed FROM log_end", [], |row| Ok((row.get(0)?, row.get(1)?)))
        .at("the end of all logs")
}

/// An event of the tail, as it is read from the file.
struct UnindexedEvent {
    table: TableId,
    /// Where the index of its log ends.
    indexed: Head,
    hash: ChainHash,
    place: i64,
}

impl UnindexedEvent {
    /// Nothing of the event itself is looked at: if it is damaged, that is found when its log is read, and no other table
    /// is affected.
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let hash = row.get(3).unwrap_or(ChainHash::START);
        let indexed = Head { number: row.get(1)?, link: Link { seq: row.get(2)?, hash } };
        Ok(Self { table: row.get(0)?, indexed, hash, place: row.get(4)? })
    }
}
