//! The summaries of tables for the lobby.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::change::Change;
use super::columns::Millis;
use super::failure::At;
use super::table_cache::TableCache;
use super::tail::LogTail;
use super::{lists, reading};
use crate::summary_row::SummaryRow;
use crate::{Link, MAX_PAGE, Page, Seq, StoreError, Summary, TableCursor, TableEntry, TableId, TableQuery};

/// A summary that has to be written again.
pub(super) struct PutSummary {
    pub(super) table: TableId,
    pub(super) seq: Seq,
    pub(super) updated_ms: u64,
    pub(super) summary: Summary,
}

impl Change for PutSummary {
    type Output = ();

    fn apply(&self, db: &Connection, cache: &mut TableCache) -> Result<(), StoreError> {
        let tail = cache.tail(self.table);
        let head = reading::head(db, self.table, tail.as_ref())?
            .ok_or_else(|| StoreError::Missing { what: format!("table {}", self.table) })?;
        if head.link.seq != self.seq {
            return Err(StoreError::Conflict { next: head.link.seq.next() });
        }
        let place = "a summary";
        put(db, self.table, head.number, self.seq, self.updated_ms, &self.summary).at(place)?;
        // Rows that belong to no summary are damage as well. Where one row is damaged there may be more, so all are
        // checked, once.
        if cache.first_damage() {
            lists::sweep(db).at(place)?;
        }
        Ok(())
    }
}

pub(super) fn put(
    db: &Connection,
    table: TableId,
    number: i64,
    seq: Seq,
    updated_ms: u64,
    summary: &Summary,
) -> rusqlite::Result<()> {
    let new = SummaryRow::new(seq, updated_ms, summary);
    let old = db
        .prepare_cached(&format!("SELECT {} FROM summaries WHERE table_number = ?1", SummaryRow::COLUMNS))?
        .query_row([number], |row| SummaryRow::read(row, 0))
        .optional()
        // A damaged row is overwritten.
        .unwrap_or(None);
    lists::put(db, number, old.as_ref(), &new)?;
    db.prepare_cached(
        "INSERT OR REPLACE INTO summaries
             (table_number, seq, phase, listed, updated_ms, participants, document, seal)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        number,
        new.seq,
        new.phase,
        new.listed,
        Millis::new(new.updated_ms),
        new.participants,
        new.document,
        new.seal(table)
    ])?;
    Ok(())
}

impl SummaryRow {
    const COLUMNS: &str = "seq, phase, listed, updated_ms, participants, document, seal";

    fn read(row: &Row<'_>, column: usize) -> rusqlite::Result<Self> {
        Ok(Self {
            seq: row.get(column)?,
            phase: row.get(column + 1)?,
            listed: row.get(column + 2)?,
            updated_ms: row.get::<_, Millis>(column + 3)?.get(),
            participants: row.get(column + 4)?,
            document: row.get(column + 5)?,
        })
    }

    /// A row that is as it was written.
    fn read_sealed(row: &Row<'_>, column: usize, table: TableId) -> Option<Self> {
        let found = Self::read(row, column).ok()?;
        let seal: [u8; 32] = row.get(column + 6).ok()?;
        (seal == found.seal(table)).then_some(found)
    }
}

/// Seals the summaries of a file whose format had no seals yet.
pub(super) fn seal_all(db: &Connection) -> rusqlite::Result<()> {
    let sql = format!(
        "SELECT id, number, {} FROM summaries JOIN tables ON number = table_number",
        SummaryRow::COLUMNS
    );
    let mut select = db.prepare(&sql)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (table, number): (TableId, i64) = (row.get(0)?, row.get(1)?);
        let found = SummaryRow::read(row, 2)?;
        lists::put(db, number, None, &found)?;
        db.prepare_cached("UPDATE summaries SET seal = ?2 WHERE table_number = ?1")?
            .execute(params![number, found.seal(table)])?;
    }
    Ok(())
}

const ENTRY: &str = "SELECT t.id, t.last, t.hash, t.created_ms, s.updated_ms, s.seq, s.phase, s.listed, \
                     s.updated_ms, s.participants, s.document, s.seal \
                     FROM tables t LEFT JOIN summaries s ON s.table_number = t.number";

/// A table and its summary, if that is as it was written.
fn entry(row: &Row<'_>) -> rusqlite::Result<(TableEntry, Option<SummaryRow>)> {
    let id = row.get(0)?;
    let found = TableEntry {
        id,
        head: Link { seq: row.get(1)?, hash: row.get(2)? },
        created_ms: row.get::<_, Millis>(3)?.get(),
        updated_ms: row.get::<_, Millis>(4).map_or(0, Millis::get),
        summary: None,
    };
    Ok((found, SummaryRow::read_sealed(row, 5, id)))
}

pub(super) fn get(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
) -> Result<Option<TableEntry>, StoreError> {
    let found = db
        .prepare_cached(&format!("{ENTRY} WHERE t.id = ?1"))
        .and_then(|mut select| select.query_row([table], entry).optional());
    let Some((mut found, row)) = found.at(&format!("the summary of table {table}"))? else { return Ok(None) };
    found.head =
        tail.map(|tail| tail.head.link).filter(|link| link.seq > found.head.seq).unwrap_or(found.head);
    found.summary = row.and_then(SummaryRow::into_summary);
    Ok(Some(found))
}

/// The tables of a page. The ends of their logs are those of the index.
pub(super) fn list(db: &Connection, query: &TableQuery) -> Result<Page<TableEntry, TableCursor>, StoreError> {
    let place = "the list of tables";
    let limit = query.limit.clamp(1, MAX_PAGE);
    // One more than wanted shows whether there is a next page.
    let mut keys = lists::keys(db, query, limit + 1).at(place)?;
    let more = keys.len() > limit;
    keys.truncate(limit);
    let mut select = db.prepare_cached(&format!("{ENTRY} WHERE t.number = ?1")).at(place)?;
    let mut items = Vec::with_capacity(keys.len());
    for key in keys {
        let (mut found, row) = select.query_row([key.table_number], entry).at(place)?;
        found.updated_ms = key.updated_ms;
        found.summary = row.filter(|row| key.leads_to(row, query)).and_then(SummaryRow::into_summary);
        items.push(found);
    }
    let next =
        items.last().filter(|_| more).map(|last| TableCursor { updated_ms: last.updated_ms, id: last.id });
    Ok(Page { items, next })
}

/// Checks every summary against its seal, and the lists against the summaries; returns the number of tables whose
/// summary must be made again.
pub(super) fn verify(db: &Connection) -> Result<u64, StoreError> {
    let place = "the summaries of tables";
    let mut listed = lists::all(db).at(place)?;
    let mut select = db
        .prepare(&format!("{} ORDER BY t.number", ENTRY.replacen("t.id", "t.id, t.number", 1)))
        .at(place)?;
    let mut damaged = BTreeSet::new();
    let mut rows = select.query([]).at(place)?;
    while let Some(row) = rows.next().at(place)? {
        let (id, number): (TableId, i64) = (row.get(0).at(place)?, row.get(1).at(place)?);
        let found = SummaryRow::read_sealed(row, 6, id);
        if !found.is_some_and(|found| lists::rows_of(number, &found).all(|row| listed.remove(&row))) {
            damaged.insert(number);
        }
    }
    damaged.extend(listed.into_iter().map(|row| row.table_number()));
    Ok(damaged.len() as u64)
}
