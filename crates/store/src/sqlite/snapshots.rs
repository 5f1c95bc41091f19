//! Snapshots: a cache beside the log.

use rusqlite::{Connection, OptionalExtension, params};

use super::change::Change;
use super::failure::At;
use crate::{ChainHash, Link, Seq, Snapshot, StoreError, TableId};

/// A snapshot to remember.
pub(super) struct Remember {
    pub(super) table: TableId,
    pub(super) seq: Seq,
    pub(super) bytes: Vec<u8>,
}

impl Change for Remember {
    type Answer = ();

    fn apply(&self, db: &Connection) -> Result<(), StoreError> {
        let place = "a snapshot";
        let Some(hash) = hash_at(db, self.table, self.seq).at(place)? else {
            return Err(StoreError::Missing { what: format!("event {} in table {}", self.seq, self.table) });
        };
        let link = Link { seq: self.seq, hash };
        db.prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_id, seq, hash, bytes, seal) VALUES (?1, ?2, ?3, ?4, ?5)",
        )
        .and_then(|mut insert| {
            insert.execute(params![self.table, link.seq, link.hash, self.bytes, seal(link, &self.bytes)])
        })
        .at(place)?;
        Ok(())
    }
}

/// The snapshot of a table if it is whole and its log still has the event it was made after.
pub(super) fn get(db: &Connection, table: TableId) -> Result<Option<Snapshot>, StoreError> {
    let place = "the snapshots";
    let found = db
        .prepare_cached("SELECT seq, hash, bytes, seal FROM snapshots WHERE table_id = ?1")
        .and_then(|mut select| {
            select
                .query_row([table], |row| {
                    let link = Link { seq: row.get(0)?, hash: row.get(1)? };
                    Ok((Snapshot { link, bytes: row.get(2)? }, row.get::<_, [u8; 32]>(3)?))
                })
                .optional()
        });
    // Damage inside a cache is the same as an empty cache; the log tells the truth about the disk.
    let Ok(Some((snapshot, kept))) = found else { return Ok(None) };
    let in_log = hash_at(db, table, snapshot.link.seq).at(place)?;
    let good = in_log == Some(snapshot.link.hash) && seal(snapshot.link, &snapshot.bytes) == kept;
    Ok(good.then_some(snapshot))
}

fn hash_at(db: &Connection, table: TableId, seq: Seq) -> rusqlite::Result<Option<ChainHash>> {
    db.prepare_cached("SELECT hash FROM events WHERE table_id = ?1 AND seq = ?2")?
        .query_row(params![table, seq], |row| row.get(0))
        .optional()
}

/// The hash of the log names table and place, so it stands for both.
fn seal(link: Link, bytes: &[u8]) -> [u8; 32] {
    *blake3::Hasher::new().update(link.hash.as_bytes()).update(bytes).finalize().as_bytes()
}
