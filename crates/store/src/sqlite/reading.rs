//! Reads logs. Nothing is returned that was not verified.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::Millis;
use super::failure::{self, At};
use super::log_index;
use super::origin::{self, Origin};
use super::tail::LogTail;
use crate::{Actor, Chain, CommandId, CommandRef, DoneCommand, Link, Seq, StoreError, StoredEvent, TableId};

/// The row of a table, and where its log ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub(super) number: i64,
    pub(super) link: Link,
}

/// The end of a log: where its table says, or where its tail ends, if that is later.
pub(super) fn head(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
) -> Result<Option<Head>, StoreError> {
    let found =
        db.prepare_cached("SELECT number, last, hash FROM tables WHERE id = ?1").and_then(|mut select| {
            let head = |row: &Row<'_>| {
                Ok(Head { number: row.get(0)?, link: Link { seq: row.get(1)?, hash: row.get(2)? } })
            };
            select.query_row([table], head).optional()
        });
    let indexed = found.at(&format!("the end of the log of table {table}"))?;
    Ok(indexed.into_iter().chain(tail.map(|tail| tail.head)).max_by_key(|head| head.link.seq))
}

/// Walks from a trusted link to the end of the log, or over `limit` events, and visits each verified event. The end
/// must be where the table says, so that a missing last event is noticed as well.
pub(super) fn walk(
    db: &Connection,
    table: TableId,
    (head, tail): (Head, Option<&LogTail>),
    after: Link,
    limit: Option<usize>,
    mut visit: impl FnMut(StoredEvent, Option<Origin>),
) -> Result<(), StoreError> {
    let mut chain = Chain::after(table, after);
    let here = |chain: &Chain| format!("the log of table {table} after event {}", chain.tip().seq);
    let most = limit.unwrap_or(usize::MAX);
    let places = log_index::places(db, head.number, after.seq, most, tail)
        .map_err(|error| unreadable(&error, &chain, &here(&chain)))?;
    let mut fetch = db
        .prepare_cached(
            "SELECT table_number, seq, at_ms, bytes, hash, actor, command, command_last, command_seal
             FROM events WHERE place = ?1",
        )
        .at(&here(&chain))?;
    for place in &places {
        let found = fetch.query_row([place], |row| decode(row, head.number));
        let (event, origin) = found.map_err(|error| unreadable(&error, &chain, &here(&chain)))?;
        chain.check(&event)?;
        visit(event, origin);
    }
    if limit == Some(places.len()) { Ok(()) } else { chain.finish(head.link) }
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
pub(super) fn from(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
    from: Seq,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut events = Vec::new();
    if let Some(head) = head(db, table, tail)? {
        walk(db, table, (head, tail), Link::START, None, |event, _| {
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
    tail: Option<&LogTail>,
    link: Link,
    limit: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut events = Vec::new();
    match head(db, table, tail)? {
        Some(head) => walk(db, table, (head, tail), link, Some(limit), |event, _| events.push(event))?,
        None => Chain::after(table, link).finish(Link::START)?,
    }
    Ok(events)
}

/// Every command of a log.
pub(super) fn commands(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
) -> Result<Vec<DoneCommand>, StoreError> {
    let Some(head) = head(db, table, tail)? else { return Ok(Vec::new()) };
    let place = format!("the commands of table {table}");
    let places = log_index::places(db, head.number, Seq::NONE, usize::MAX, tail).at(&place)?;
    let mut fetch = db
        .prepare_cached(
            "SELECT seq, hash, actor, command, command_last, command_seal FROM events
             WHERE place = ?1 AND table_number = ?2 AND command IS NOT NULL",
        )
        .at(&place)?;
    let mut found = Vec::new();
    for event in &places {
        let command = fetch.query_row(params![event, head.number], |row| {
            let hash = row.get(1)?;
            Ok((row.get(0)?, origin::read(row, 2, hash)?, row.get::<_, String>(2)?, row.get::<_, String>(3)?))
        });
        let Some((first, Some(origin), actor, id)) = command.optional().at(&place)? else { continue };
        let command = CommandRef { actor: Actor::new(actor)?, id: CommandId::new(id)? };
        found.push(DoneCommand { command, first, last: origin.last });
    }
    Ok(found)
}

/// Verifies a whole log; returns the number of events.
pub(super) fn verify(db: &Connection, table: TableId, tail: Option<&LogTail>) -> Result<u64, StoreError> {
    let mut count = 0;
    if let Some(head) = head(db, table, tail)? {
        walk(db, table, (head, tail), Link::START, None, |_, _| count += 1)?;
    }
    Ok(count)
}

/// The hash a log has at some seq, without verifying what is before it.
pub(super) fn link_at(
    db: &Connection,
    (head, tail): (Head, Option<&LogTail>),
    seq: Seq,
) -> rusqlite::Result<Option<Link>> {
    if seq == Seq::NONE || seq > head.link.seq {
        return Ok(None);
    }
    let place = log_index::places(db, head.number, seq.previous(), 1, tail)?;
    db.prepare_cached("SELECT hash FROM events WHERE place = ?1 AND table_number = ?2 AND seq = ?3")?
        .query_row(params![place.first(), head.number, seq], |row| Ok(Link { seq, hash: row.get(0)? }))
        .optional()
}
