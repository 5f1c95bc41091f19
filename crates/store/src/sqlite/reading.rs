//! Reads logs. Nothing is returned that was not verified.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::Millis;
use super::failure::{self, At};
use super::origin::{self, Origin};
use crate::{Chain, Link, Seq, StoreError, StoredEvent, TableId};

/// The row of a table, and where its log ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) number: i64,
    pub(super) link: Link,
}

pub(super) fn head(db: &Connection, table: TableId) -> Result<Option<Head>, StoreError> {
    let found =
        db.prepare_cached("SELECT number, last, hash FROM tables WHERE id = ?1").and_then(|mut select| {
            let head = |row: &Row<'_>| {
                Ok(Head { number: row.get(0)?, link: Link { seq: row.get(1)?, hash: row.get(2)? } })
            };
            select.query_row([table], head).optional()
        });
    found.at(&format!("the end of the log of table {table}"))
}

/// Walks from a trusted link to the end of the log, or over `limit` events, and visits each verified event. The end
/// must be where the table says, so that a missing last event is noticed as well.
pub(super) fn walk(
    db: &Connection,
    table: TableId,
    head: Head,
    after: Link,
    limit: Option<usize>,
    mut visit: impl FnMut(StoredEvent, Option<Origin>),
) -> Result<(), StoreError> {
    let mut chain = Chain::after(table, after);
    let here = |chain: &Chain| format!("the log of table {table} after event {}", chain.tip().seq);
    let mut places = db
        .prepare_cached("SELECT place FROM events WHERE table_number = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3")
        .at(&here(&chain))?;
    // Looked up by seq alone, the event is read from its row and not from an index.
    let mut fetch = db
        .prepare_cached(
            "SELECT table_number, seq, at_ms, bytes, hash, actor, command, command_last, command_seal
             FROM events WHERE place = ?1",
        )
        .at(&here(&chain))?;
    let most = limit.map_or(-1, |limit| limit.min(i64::MAX as usize) as i64);
    let mut rows = places.query(params![head.number, after.seq, most]).at(&here(&chain))?;
    let mut left = limit;
    while let Some(row) = rows.next().at(&here(&chain))? {
        let place: i64 = row.get(0).at(&here(&chain))?;
        let found = fetch.query_row([place], |row| decode(row, head.number));
        let (event, origin) = found.map_err(|error| unreadable(&error, &chain, &here(&chain)))?;
        chain.check(&event)?;
        visit(event, origin);
        left = left.map(|left| left - 1);
    }
    if left == Some(0) { Ok(()) } else { chain.finish(head.link) }
}

fn decode(row: &Row<'_>, table_number: i64) -> rusqlite::Result<(StoredEvent, Option<Origin>)> {
    if row.get::<_, i64>(0)? != table_number {
        return Err(rusqlite::Error::QueryReturnedNoRows);
    }
    let event = StoredEvent {
        seq: row.get(1)?,
        at_ms: row.get::<_, Millis>(2)?.get(),
        bytes: row.get(3)?,
        hash: row.get(4)?,
    };
    let origin = origin::read(row, 5, event.hash)?;
    Ok((event, origin))
}

/// A row that is missing or makes no sense breaks the chain; anything else is an error of the disk.
fn unreadable(error: &rusqlite::Error, chain: &Chain, here: &str) -> StoreError {
    if error.sqlite_error().is_some() { failure::meaning(error, here) } else { chain.broken() }
}

/// The events of a log from a seq on. All of the log is verified.
pub(super) fn from(db: &Connection, table: TableId, from: Seq) -> Result<Vec<StoredEvent>, StoreError> {
    let mut events = Vec::new();
    if let Some(head) = head(db, table)? {
        walk(db, table, head, Link::START, None, |event, _| {
            if event.seq >= from {
                events.push(event);
            }
        })?;
    }
    Ok(events)
}

/// Some events after a trusted link.
pub(super) fn after(
    db: &Connection,
    table: TableId,
    link: Link,
    limit: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut events = Vec::new();
    match head(db, table)? {
        Some(head) => walk(db, table, head, link, Some(limit), |event, _| events.push(event))?,
        None => Chain::after(table, link).finish(Link::START)?,
    }
    Ok(events)
}

/// Verifies a whole log; returns the number of events.
pub(super) fn verify(db: &Connection, table: TableId) -> Result<u64, StoreError> {
    let mut count = 0;
    if let Some(head) = head(db, table)? {
        walk(db, table, head, Link::START, None, |_, _| count += 1)?;
    }
    Ok(count)
}

/// The hash a log has at some seq, without verifying what is before it.
pub(super) fn link_at(db: &Connection, head: Head, seq: Seq) -> rusqlite::Result<Option<Link>> {
    db.prepare_cached("SELECT hash FROM events WHERE table_number = ?1 AND seq = ?2")?
        .query_row(params![head.number, seq], |row| Ok(Link { seq, hash: row.get(0)? }))
        .optional()
}
