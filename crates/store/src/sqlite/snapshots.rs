//! Snapshots: a cache beside the log.

use rusqlite::{Connection, OptionalExtension, params};

use super::change::Change;
use super::failure::At;
use super::reading::{self, Head};
use super::table_cache::TableCache;
use super::tail::LogTail;
use crate::seals::of_snapshot as seal;
use crate::{Link, Seq, Snapshot, StoreError, TableId};

/// A snapshot to store.
pub(super) struct PutSnapshot {
    pub(super) table: TableId,
    pub(super) seq: Seq,
    pub(super) bytes: Vec<u8>,
}

impl Change for PutSnapshot {
    type Output = ();

    fn apply(&self, db: &Connection, cache: &mut TableCache) -> Result<(), StoreError> {
        let place = "a snapshot";
        let tail = cache.tail(self.table);
        let Some((head, link)) = find(db, self.table, tail.as_ref(), self.seq)? else {
            return Err(StoreError::Missing { what: format!("event {} in table {}", self.seq, self.table) });
        };
        db.prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_number, seq, hash, bytes, seal) VALUES (?1, ?2, ?3, ?4, ?5)",
        )
        .and_then(|mut insert| {
            insert.execute(params![head.number, link.seq, link.hash, self.bytes, seal(link, &self.bytes)])
        })
        .at(place)?;
        Ok(())
    }
}

/// The snapshot of a table if it is intact and its log still has the event it was made after.
pub(super) fn get(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
) -> Result<Option<Snapshot>, StoreError> {
    let Some(head) = reading::head(db, table, tail)? else { return Ok(None) };
    let found = db
        .prepare_cached("SELECT seq, hash, bytes, seal FROM snapshots WHERE table_number = ?1")
        .and_then(|mut select| {
            select
                .query_row([head.number], |row| {
                    let link = Link { seq: row.get(0)?, hash: row.get(1)? };
                    Ok((Snapshot { link, bytes: row.get(2)? }, row.get::<_, [u8; 32]>(3)?))
                })
                .optional()
        });
    // A damaged cache counts as an empty one; damage of the log is reported when the log is read.
    let Ok(Some((snapshot, kept))) = found else { return Ok(None) };
    let in_log = find(db, table, tail, snapshot.link.seq)?.map(|(_, link)| link);
    let good = in_log == Some(snapshot.link) && seal(snapshot.link, &snapshot.bytes) == kept;
    Ok(good.then_some(snapshot))
}

fn find(
    db: &Connection,
    table: TableId,
    tail: Option<&LogTail>,
    seq: Seq,
) -> Result<Option<(Head, Link)>, StoreError> {
    let Some(head) = reading::head(db, table, tail)? else { return Ok(None) };
    let link = reading::link_at(db, (head, tail), seq).at(&format!("event {seq} of table {table}"))?;
    Ok(link.map(|link| (head, link)))
}
