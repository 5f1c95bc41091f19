//! Reads the summaries of tables for the lobby.

use tokio_postgres::Row;

use super::columns::{self, Damaged};
use super::failure::Trouble;
use super::lists;
use super::session::Session;
use crate::summary_row::SummaryRow;
use crate::{Link, ListedPhase, MAX_PAGE, Page, StoreError, TableCursor, TableEntry, TableId, TableQuery};

pub(super) const TABLE: &str =
    "SELECT t.id, t.last, t.hash, t.created_ms, s.updated_ms, s.seq, s.phase, s.listed,
        s.participants, s.document, s.seal
    FROM tables t LEFT JOIN summaries s ON s.table_id = t.id WHERE t.id = $1";
/// The place of a table in a list, behind the columns above.
const PLACE: usize = 11;

/// A table and its summary, if that is as it was written.
fn entry(row: &Row) -> Result<(TableEntry, Option<SummaryRow>), Damaged> {
    let id = columns::get(row, 0)?;
    let found = TableEntry {
        id,
        head: Link { seq: columns::get(row, 1)?, hash: columns::get(row, 2)? },
        created_ms: columns::get(row, 3)?,
        updated_ms: columns::get(row, 4).unwrap_or(0),
        summary: None,
    };
    Ok((found, sealed(row, id).ok().flatten()))
}

fn sealed(row: &Row, table: TableId) -> Result<Option<SummaryRow>, Damaged> {
    let found = SummaryRow {
        seq: columns::get(row, 5)?,
        phase: columns::get(row, 6)?,
        listed: columns::get(row, 7)?,
        updated_ms: columns::get(row, 4)?,
        participants: columns::get(row, 8)?,
        document: columns::get(row, 9)?,
    };
    let seal: [u8; 32] = columns::get(row, 10)?;
    Ok((seal == found.seal(table)).then_some(found))
}

pub(super) async fn get(session: &Session, table: TableId) -> Result<Option<TableEntry>, Trouble> {
    let table_id: &[u8] = table.as_bytes();
    let rows = session.rows(TABLE, &[&table_id]).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let place = || StoreError::Corrupt { place: format!("the summary of table {table}") };
    let (mut found, summary) = entry(row).map_err(|Damaged| place())?;
    found.summary = summary.and_then(SummaryRow::into_summary);
    Ok(Some(found))
}

pub(super) async fn list(
    session: &Session,
    query: &TableQuery,
) -> Result<Page<TableEntry, TableCursor>, Trouble> {
    let limit = query.limit.clamp(1, MAX_PAGE);
    let (updated, id) = match query.after {
        Some(cursor) => (i64::try_from(cursor.updated_ms).unwrap_or(i64::MAX), cursor.id),
        None => (i64::MAX, TableId::from_bytes([255; 16])),
    };
    let id: &[u8] = id.as_bytes();
    // One more than wanted shows whether there is a next page.
    let most = limit as i64 + 1;
    let rows = match (&query.participant, query.phase) {
        (Some(actor), phase) => {
            let phases: Vec<&str> = phase
                .map_or(ListedPhase::ALL.to_vec(), |only| vec![only])
                .into_iter()
                .map(ListedPhase::name)
                .collect();
            let listed: Vec<bool> = query.listed.map_or(vec![false, true], |only| vec![only]);
            session
                .rows(lists::of_person(), &[&updated, &id, &most, &actor.as_str(), &phases, &listed])
                .await?
        }
        (None, Some(phase)) => {
            let sql = lists::of_all(Some(phase), query.listed);
            session.rows(sql, &[&updated, &id, &most, &phase.name()]).await?
        }
        (None, None) => session.rows(lists::of_all(None, query.listed), &[&updated, &id, &most]).await?,
    };
    let more = rows.len() > limit;
    let damaged = |Damaged| StoreError::Corrupt { place: "the list of tables".to_owned() };
    let items: Vec<TableEntry> = rows
        .iter()
        .take(limit)
        .map(|row| listed_entry(row, query))
        .collect::<Result<_, _>>()
        .map_err(damaged)?;
    let next =
        items.last().filter(|_| more).map(|last| TableCursor { updated_ms: last.updated_ms, id: last.id });
    Ok(Page { items, next })
}

fn listed_entry(row: &Row, query: &TableQuery) -> Result<TableEntry, Damaged> {
    let (mut found, summary) = entry(row)?;
    found.updated_ms = columns::get(row, PLACE)?;
    found.summary =
        summary.filter(|row| leads_to(found.updated_ms, row, query)).and_then(SummaryRow::into_summary);
    Ok(found)
}

/// Is this the summary that the list had in this place?
fn leads_to(updated_ms: u64, row: &SummaryRow, query: &TableQuery) -> bool {
    row.updated_ms == updated_ms
        && query.phase.is_none_or(|phase| phase == row.phase)
        && query.listed.is_none_or(|listed| listed == row.listed)
        && query
            .participant
            .as_ref()
            .is_none_or(|actor| row.participants().any(|participant| participant == actor.as_str()))
}
