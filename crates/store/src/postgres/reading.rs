//! Reads logs. Nothing is returned that was not verified.

use tokio_postgres::Row;

use super::columns::{self, Damaged};
use super::facts::{self, origin};
use super::failure::Trouble;
use super::session::Session;
use crate::{Actor, Chain, CommandId, CommandRef, DoneCommand, Link, Seq, StoreError, StoredEvent, TableId};

/// The end of a log, and its events. One statement sees one moment.
pub(super) const LOG: &str =
    "SELECT t.last, t.hash, e.seq, e.at_ms, e.bytes, e.hash, e.actor, e.command, e.command_last,
        e.command_seal
    FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.seq > $2
    WHERE t.id = $1 ORDER BY e.seq LIMIT $3";
/// The columns of [`facts::origin`] within it, which begin with the hash.
const ORIGIN: usize = 5;
pub(super) const COMMANDS: &str = "SELECT seq, hash, actor, command, command_last, command_seal FROM events
    WHERE table_id = $1 AND command IS NOT NULL ORDER BY seq";

/// A log, or a part of it, as it is read.
struct Log {
    head: Option<Link>,
    rows: Vec<Row>,
}

impl Log {
    async fn read(session: &Session, table: TableId, after: Seq, limit: usize) -> Result<Self, Trouble> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let table_id: &[u8] = table.as_bytes();
        let rows = session.rows(LOG, &[&table_id, &(after.get() as i64), &limit]).await?;
        let damaged = |Damaged| StoreError::Corrupt { place: format!("the end of the log of table {table}") };
        let head = |row| Ok(Link { seq: columns::get(row, 0)?, hash: columns::get(row, 1)? });
        let head = rows.first().map(head).transpose().map_err(damaged)?;
        Ok(Self { head, rows })
    }

    /// Visits each event that follows from the link. The end must be where the table says, unless the limit came first.
    fn walk(
        &self,
        table: TableId,
        after: Link,
        limit: usize,
        mut visit: impl FnMut(StoredEvent),
    ) -> Result<(), StoreError> {
        let mut chain = Chain::after(table, after);
        let mut count = 0;
        for row in &self.rows {
            // A table without further events has one row without an event.
            let Some(event) = event(row).map_err(|Damaged| chain.broken())? else { continue };
            chain.check(&event)?;
            visit(event);
            count += 1;
        }
        if count == limit { Ok(()) } else { chain.finish(self.head.unwrap_or(Link::START)) }
    }
}

fn event(row: &Row) -> Result<Option<StoredEvent>, Damaged> {
    let Some(seq) = columns::get::<Option<Seq>>(row, 2)? else { return Ok(None) };
    let named = columns::get::<Option<String>>(row, ORIGIN + 1)?.is_some()
        || columns::get::<Option<String>>(row, ORIGIN + 2)?.is_some();
    if named && origin(row, ORIGIN)?.is_none() {
        return Err(Damaged);
    }
    let at_ms = columns::get(row, 3)?;
    Ok(Some(StoredEvent { seq, at_ms, bytes: columns::get(row, 4)?, hash: columns::get(row, ORIGIN)? }))
}

/// The events of a log from a seq on. All of the log is verified.
pub(super) async fn from(session: &Session, table: TableId, from: Seq) -> Result<Vec<StoredEvent>, Trouble> {
    let mut events = Vec::new();
    let log = Log::read(session, table, Seq::NONE, usize::MAX).await?;
    log.walk(table, Link::START, usize::MAX, |event| {
        if event.seq >= from {
            events.push(event);
        }
    })?;
    Ok(events)
}

/// Some events after a trusted link.
pub(super) async fn after(
    session: &Session,
    table: TableId,
    link: Link,
    limit: usize,
) -> Result<Vec<StoredEvent>, Trouble> {
    let mut events = Vec::new();
    if limit > 0 {
        let log = Log::read(session, table, link.seq, limit).await?;
        log.walk(table, link, limit, |event| events.push(event))?;
    }
    Ok(events)
}

/// The first and last event of a command, if it was carried out.
pub(super) async fn command_done(
    session: &Session,
    table: TableId,
    command: &CommandRef,
) -> Result<Option<(Seq, Seq)>, Trouble> {
    let (table_id, actor, id) =
        ([table.as_bytes().as_slice()], [command.actor.as_str()], [command.id.as_str()]);
    let rows = session.rows(facts::COMMANDS, &[&&table_id[..], &&actor[..], &&id[..]]).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let damaged = |Damaged| StoreError::Corrupt { place: format!("a command of table {table}") };
    let first = columns::get(row, 1).map_err(damaged)?;
    let (_, _, last) =
        origin(row, 2).map_err(damaged)?.ok_or(StoreError::BrokenChain { table, seq: first })?;
    Ok(Some((first, last)))
}

/// Every command of a log.
pub(super) async fn commands(session: &Session, table: TableId) -> Result<Vec<DoneCommand>, Trouble> {
    let table_id: &[u8] = table.as_bytes();
    let rows = session.rows(COMMANDS, &[&table_id]).await?;
    let damaged = |Damaged| StoreError::Corrupt { place: format!("a command of table {table}") };
    let mut found = Vec::with_capacity(rows.len());
    for row in &rows {
        let first = columns::get(row, 0).map_err(damaged)?;
        let (actor, id, last) =
            origin(row, 1).map_err(damaged)?.ok_or(StoreError::BrokenChain { table, seq: first })?;
        let command = CommandRef { actor: Actor::new(actor)?, id: CommandId::new(id)? };
        found.push(DoneCommand { command, first, last });
    }
    Ok(found)
}
