//! The logs of tables: appending and reading events.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::change::Change;
use super::columns::Millis;
use super::failure::At;
use super::{documents, summaries};
use crate::{Append, Appended, Chain, Command, Link, Seq, StoreError, Stored, TableId};

impl Change for Append {
    type Answer = Appended;

    fn apply(&self, db: &Connection) -> Result<Appended, StoreError> {
        if let Some(done) =
            self.command.as_ref().map_or(Ok(None), |command| earlier(db, self.table, command))?
        {
            return Ok(done);
        }
        let head = head(db, self.table)?;
        let tip = head.unwrap_or(Link::START);
        if self.next != tip.seq.next() {
            return Err(StoreError::Conflict { next: tip.seq.next() });
        }
        documents::compare(db, &self.documents)?;

        let mut chain = Chain::after(self.table, tip);
        let links: Vec<Link> = self.events.iter().map(|event| chain.extend(self.at_ms, event)).collect();
        put_head(db, self, head.is_none(), chain.tip()).at("the end of a log")?;
        self.put_events(db, &links).at("an event")?;
        if let Some(command) = &self.command {
            put_command(db, self, command, chain.tip().seq).at("a command")?;
        }
        if let Some(summary) = &self.summary {
            summaries::put(db, self.table, self.at_ms, summary).at("a summary")?;
        } else if head.is_none() {
            summaries::put(db, self.table, self.at_ms, &summaries::of_new_table()).at("a summary")?;
        }
        documents::put_all(db, &self.documents).at("a document")?;
        Ok(Appended::Now { first: self.next, last: chain.tip() })
    }
}

impl Append {
    fn put_events(&self, db: &Connection, links: &[Link]) -> rusqlite::Result<()> {
        let mut insert = db.prepare_cached(
            "INSERT INTO events (table_id, seq, at_ms, bytes, hash) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        for (event, link) in self.events.iter().zip(links) {
            insert.execute(params![self.table, link.seq, Millis::new(self.at_ms), event, link.hash])?;
        }
        Ok(())
    }
}

fn earlier(db: &Connection, table: TableId, command: &Command) -> Result<Option<Appended>, StoreError> {
    let found = db
        .prepare_cached(
            "SELECT first, last FROM commands WHERE table_id = ?1 AND actor = ?2 AND command = ?3",
        )
        .and_then(|mut select| {
            select
                .query_row(params![table, command.actor, command.id], |row| {
                    Ok(Appended::AlreadyDone { first: row.get(0)?, last: row.get(1)? })
                })
                .optional()
        });
    found.at("the commands of a table")
}

fn put_command(db: &Connection, append: &Append, command: &Command, last: Seq) -> rusqlite::Result<()> {
    db.prepare_cached(
        "INSERT INTO commands (table_id, actor, command, first, last) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![append.table, command.actor, command.id, append.next, last])?;
    Ok(())
}

fn put_head(db: &Connection, append: &Append, new: bool, tip: Link) -> rusqlite::Result<()> {
    if new {
        db.prepare_cached("INSERT INTO tables (id, last, hash, created_ms) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![append.table, tip.seq, tip.hash, Millis::new(append.at_ms)])?;
    } else {
        db.prepare_cached("UPDATE tables SET last = ?2, hash = ?3 WHERE id = ?1")?.execute(params![
            append.table,
            tip.seq,
            tip.hash
        ])?;
    }
    Ok(())
}

/// The last link of a log, as its table says.
pub(super) fn head(db: &Connection, table: TableId) -> Result<Option<Link>, StoreError> {
    let found = db.prepare_cached("SELECT last, hash FROM tables WHERE id = ?1").and_then(|mut select| {
        select.query_row([table], |row| Ok(Link { seq: row.get(0)?, hash: row.get(1)? })).optional()
    });
    found.at(&format!("the end of the log of table {table}"))
}

/// Reads events after a trusted link and verifies each. With a limit the walk may stop before the head.
///
/// `wanted` says which events to keep; all are verified.
pub(super) fn read(
    db: &Connection,
    table: TableId,
    after: Link,
    limit: Option<usize>,
    wanted: impl Fn(Seq) -> bool,
) -> Result<Vec<Stored>, StoreError> {
    let place = |chain: &Chain| format!("the log of table {table} after event {}", chain.tip().seq);
    let head = head(db, table)?.unwrap_or(Link::START);
    let mut chain = Chain::after(table, after);
    let mut events = Vec::new();
    let mut select = db
        .prepare_cached(
            "SELECT seq, at_ms, bytes, hash FROM events WHERE table_id = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
        )
        .at(&place(&chain))?;
    let limit = limit.map_or(-1, |limit| limit.min(i64::MAX as usize) as i64);
    let mut rows = select.query(params![table, after.seq, limit]).at(&place(&chain))?;
    while let Some(row) = rows.next().at(&place(&chain))? {
        let event = stored(row).map_err(|_| chain.broken())?;
        chain.check(&event)?;
        if wanted(event.seq) {
            events.push(event);
        }
    }
    let walked = chain.tip().seq.get() - after.seq.get();
    if limit < 0 || walked < limit as u64 {
        chain.finish(head)?;
    }
    Ok(events)
}

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    Ok(Stored {
        seq: row.get(0)?,
        at_ms: row.get::<_, Millis>(1)?.get(),
        bytes: row.get(2)?,
        hash: row.get(3)?,
    })
}

/// Verifies a whole log without keeping it; gives the number of events.
pub(super) fn verify(db: &Connection, table: TableId) -> Result<u64, StoreError> {
    read(db, table, Link::START, None, |_| false)?;
    Ok(head(db, table)?.map_or(0, |link| link.seq.get()))
}
