//! Reads snapshots: a cache beside the log.

use super::columns::{self, Damaged};
use super::failure::Trouble;
use super::session::Session;
use crate::seals::of_snapshot;
use crate::{ChainHash, Link, Snapshot, TableId};

/// With the hash that the log has at this event.
pub(super) const SNAPSHOT: &str = "SELECT s.seq, s.hash, s.bytes, s.seal, e.hash FROM snapshots s
    JOIN events e ON e.table_id = s.table_id AND e.seq = s.seq WHERE s.table_id = $1";

/// The snapshot of a table if it is intact and its log still has the event it was made after.
pub(super) async fn get(session: &Session, table: TableId) -> Result<Option<Snapshot>, Trouble> {
    let table_id: &[u8] = table.as_bytes();
    let rows = session.rows(SNAPSHOT, &[&table_id]).await?;
    // A damaged cache counts as an empty one; damage of the log is reported when the log is read.
    Ok(rows.first().and_then(|row| good(row).ok().flatten()))
}

fn good(row: &tokio_postgres::Row) -> Result<Option<Snapshot>, Damaged> {
    let link = Link { seq: columns::get(row, 0)?, hash: columns::get(row, 1)? };
    let snapshot = Snapshot { link, bytes: columns::get(row, 2)? };
    let (seal, in_log): ([u8; 32], ChainHash) = (columns::get(row, 3)?, columns::get(row, 4)?);
    Ok((in_log == link.hash && seal == of_snapshot(link, &snapshot.bytes)).then_some(snapshot))
}
