//! The index of the logs: where the events of a table lie.

use rusqlite::{Connection, params};

use super::failure::At;
use super::tail::{LogTail, Tail};
use crate::{Seq, StoreError};

const PLACE_BYTES: usize = size_of::<i64>();

/// Where the events after `after` lie, at most `limit` of them: what the index has, and the tail of the log.
///
/// The tail may have events that the index has by now.
pub(super) fn places(
    db: &Connection,
    table_number: i64,
    after: Seq,
    limit: usize,
    tail: Option<&LogTail>,
) -> rusqlite::Result<Vec<i64>> {
    let mut found = Vec::new();
    let mut known = after;
    let mut select = db.prepare_cached(
        "SELECT first, places FROM log_index WHERE table_number = ?1 AND first >=
             (SELECT coalesce(max(first), 0) FROM log_index WHERE table_number = ?1 AND first <= ?2)
         ORDER BY first",
    )?;
    let mut rows = select.query(params![table_number, after.next()])?;
    while found.len() < limit
        && let Some(row) = rows.next()?
    {
        let first: Seq = row.get(0)?;
        let places = row.get_ref(1)?.as_blob()?.chunks(PLACE_BYTES);
        // A damaged chunk becomes a place at which there is no event.
        let places = places.map(|place| i64::from_be_bytes(place.try_into().unwrap_or_default()));
        add(&mut found, &mut known, first, places);
    }
    if let Some(tail) = tail {
        add(&mut found, &mut known, tail.first, tail.places.iter().copied());
    }
    found.truncate(limit);
    Ok(found)
}

/// Adds what lies after the last known event. A gap stays unnoticed here: the chain breaks there.
fn add(found: &mut Vec<i64>, known: &mut Seq, first: Seq, places: impl Iterator<Item = i64>) {
    let skipped = known.next().get().saturating_sub(first.get());
    let before = found.len();
    found.extend(places.skip(usize::try_from(skipped).unwrap_or(usize::MAX)));
    *known = Seq::new(known.get() + (found.len() - before) as u64);
}

/// Writes the whole tail into the index, and the ends of its logs.
pub(super) fn write(db: &Connection, tail: &Tail) -> Result<(), StoreError> {
    let place = "the index of the logs";
    let transaction = db.unchecked_transaction().at(place)?;
    let mut logs: Vec<&LogTail> = tail.logs().collect();
    // Neighbours in the file are written together.
    logs.sort_unstable_by_key(|log| log.head.number);
    for log in logs {
        write_log(db, log).at(place)?;
    }
    db.execute("UPDATE log_end SET indexed = place", []).at(place)?;
    transaction.commit().at(place)
}

fn write_log(db: &Connection, log: &LogTail) -> rusqlite::Result<()> {
    let places: Vec<u8> = log.places.iter().flat_map(|place| place.to_be_bytes()).collect();
    db.prepare_cached("INSERT INTO log_index (table_number, first, places) VALUES (?1, ?2, ?3)")?
        .execute(params![log.head.number, log.first, places])?;
    db.prepare_cached("UPDATE tables SET last = ?2, hash = ?3 WHERE number = ?1")?.execute(params![
        log.head.number,
        log.head.link.seq,
        log.head.link.hash
    ])?;
    Ok(())
}
