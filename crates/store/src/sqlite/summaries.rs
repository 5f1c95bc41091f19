//! The summaries of tables for the lobby.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::columns::Millis;
use super::failure::At;
use crate::{
    Link, ListedPhase, MAX_PAGE, Page, StoreError, Summary, TableCursor, TableEntry, TableId, TableQuery,
};

const COLUMNS: &str = "SELECT t.id, t.last, t.hash, t.created_ms, s.updated_ms, s.phase, s.listed, s.document \
                       FROM summaries s JOIN tables t ON t.number = s.table_number";

/// The summary of a table whose first append came without one.
pub(super) fn of_new_table() -> Summary {
    Summary { phase: ListedPhase::Open, listed: false, participants: Vec::new(), document: Vec::new() }
}

pub(super) fn put(db: &Connection, table: i64, at_ms: u64, summary: &Summary) -> rusqlite::Result<()> {
    db.prepare_cached(
        "INSERT INTO summaries (table_number, phase, listed, updated_ms, document) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (table_number) DO UPDATE SET
             phase = excluded.phase, listed = excluded.listed,
             updated_ms = excluded.updated_ms, document = excluded.document",
    )?
    .execute(params![table, summary.phase, summary.listed, Millis::new(at_ms), summary.document])?;
    put_participants(db, table, summary)
}

/// Writes only the difference: a summary changes with most moves, the people at a table hardly ever.
fn put_participants(db: &Connection, table: i64, summary: &Summary) -> rusqlite::Result<()> {
    let wanted: BTreeSet<&str> = summary.participants.iter().map(crate::Actor::as_str).collect();
    let present: BTreeSet<String> = db
        .prepare_cached("SELECT actor FROM participants WHERE table_number = ?1")?
        .query_map([table], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for actor in present.iter().filter(|actor| !wanted.contains(actor.as_str())) {
        db.prepare_cached("DELETE FROM participants WHERE actor = ?1 AND table_number = ?2")?
            .execute(params![actor, table])?;
    }
    for actor in wanted.into_iter().filter(|actor| !present.contains(*actor)) {
        db.prepare_cached("INSERT INTO participants (actor, table_number) VALUES (?1, ?2)")?
            .execute(params![actor, table])?;
    }
    Ok(())
}

pub(super) fn get(db: &Connection, table: TableId) -> Result<Option<TableEntry>, StoreError> {
    let found = db
        .prepare_cached(&format!("{COLUMNS} WHERE t.id = ?1"))
        .and_then(|mut select| select.query_row([table], entry).optional());
    found.at(&format!("the summary of table {table}"))
}

pub(super) fn list(db: &Connection, query: &TableQuery) -> Result<Page<TableEntry, TableCursor>, StoreError> {
    let mut sql = String::from(COLUMNS);
    let mut conditions: Vec<&str> = Vec::new();
    let mut values: Vec<(&str, &dyn ToSql)> = Vec::new();
    if let Some(actor) = &query.participant {
        sql.push_str(" JOIN participants p ON p.table_number = s.table_number");
        conditions.push("p.actor = :actor");
        values.push((":actor", actor));
    }
    if let Some(phase) = &query.phase {
        conditions.push("s.phase = :phase");
        values.push((":phase", phase));
    }
    if let Some(listed) = &query.listed {
        conditions.push("s.listed = :listed");
        values.push((":listed", listed));
    }
    let after = query.after.map(|place| (Millis::new(place.updated_ms), place.id));
    if let Some((updated, id)) = &after {
        conditions
            .push("(s.updated_ms, s.table_number) < (:updated, (SELECT number FROM tables WHERE id = :id))");
        values.push((":updated", updated));
        values.push((":id", id));
    }
    if !conditions.is_empty() {
        sql.push_str(" WHERE ");
        sql.push_str(&conditions.join(" AND "));
    }
    sql.push_str(" ORDER BY s.updated_ms DESC, s.table_number DESC LIMIT :limit");
    let limit = query.limit.clamp(1, MAX_PAGE);
    // One more than wanted shows whether there is a next page.
    let fetch = limit as i64 + 1;
    values.push((":limit", &fetch));

    let found = db.prepare_cached(&sql).and_then(|mut select| {
        select.query_map(values.as_slice(), entry)?.collect::<rusqlite::Result<Vec<_>>>()
    });
    let mut items = found.at("the list of tables")?;
    let more = items.len() > limit;
    items.truncate(limit);
    let next =
        items.last().filter(|_| more).map(|last| TableCursor { updated_ms: last.updated_ms, id: last.id });
    Ok(Page { items, next })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<TableEntry> {
    Ok(TableEntry {
        id: row.get(0)?,
        head: Link { seq: row.get(1)?, hash: row.get(2)? },
        created_ms: row.get::<_, Millis>(3)?.get(),
        updated_ms: row.get::<_, Millis>(4)?.get(),
        phase: row.get(5)?,
        listed: row.get(6)?,
        document: row.get(7)?,
    })
}
