//! A mark inside the file says that a program has it open. If the program is killed, the mark stays, and so does the log
//! beside the file, which holds the newest events: a marked file without its log was copied or moved without it.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::failure::At;
use super::{connections, paths};
use crate::StoreError;

/// Refuses a marked file without its log, before SQLite makes a new and empty one.
pub(super) fn check_log(path: &Path) -> Result<(), StoreError> {
    let log = paths::log_of(path);
    if log.exists() || !is_marked(path) {
        return Ok(());
    }
    Err(StoreError::LogMissing { file: path.display().to_string(), log: log.display().to_string() })
}

/// Whatever else is wrong with the file, opening it properly finds out.
fn is_marked(path: &Path) -> bool {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let marked = Connection::open_with_flags(connections::immutable_uri(path), flags)
        .and_then(|db| db.query_row("SELECT open FROM session", [], |row| row.get(0)).optional());
    matches!(marked, Ok(Some(true)))
}

/// Sets or clears the mark. A file of the first format has none.
pub(super) fn mark(db: &Connection, open: bool) -> Result<(), StoreError> {
    let place = "marking the file as open or closed";
    let known = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'session'";
    if db.query_row(known, [], |row| row.get(0)).at(place)? {
        db.execute("UPDATE session SET open = ?1 WHERE open != ?1", [open]).at(place)?;
    }
    Ok(())
}
