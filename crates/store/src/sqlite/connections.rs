//! Opens the file for writing and for reading.

use std::fs::{File, OpenOptions};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, OpenFlags};

use super::failure::At;
use super::paths;
use super::schema::{self, Found};
use crate::StoreError;

/// No other process writes, but a backup by another process may hold a lock for a moment.
const PATIENCE: Duration = Duration::from_secs(5);
/// The log file is truncated to this size after it grew larger, for example during a long backup.
const LOG_SIZE_LIMIT: i64 = 64 * 1024 * 1024;
const STATEMENTS_KEPT: usize = 64;

/// The one connection that writes. Fills an empty file, and migrates an older one to the current schema.
pub(super) fn writer(path: &Path) -> Result<Connection, StoreError> {
    let place = path.display().to_string();
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = Connection::open_with_flags(path, flags).at(&place)?;
    // SQLite silently opens a file read-only if it may not write it.
    if db.is_readonly(rusqlite::MAIN_DB).at(&place)? {
        return Err(StoreError::ReadOnly);
    }
    prepare(&db).at(&place)?;
    let found = schema::inspect(&db, &place)?;
    let mode: String =
        db.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0)).at(&place)?;
    if mode != "wal" {
        return Err(StoreError::Io { what: format!("{place}: this file system does not allow a log") });
    }
    db.pragma_update(None, "synchronous", "FULL").at(&place)?;
    // Without these two, macOS reports success before the disk has anything.
    db.pragma_update(None, "fullfsync", true).at(&place)?;
    db.pragma_update(None, "checkpoint_fullfsync", true).at(&place)?;
    db.pragma_update(None, "journal_size_limit", LOG_SIZE_LIMIT).at(&place)?;
    db.pragma_update(None, "cache_size", -8 * 1024).at(&place)?;
    // A log is removed only from a file that is no longer marked as open (see `Writer::close`).
    keep_log_on_close(&db, true).at(&place)?;
    // The writer runs checkpoints itself, after it has answered.
    db.pragma_update(None, "wal_autocheckpoint", 0).at(&place)?;
    schema::migrate(&mut db, found)?;
    if found == Found::Nothing {
        sync_folder_of(path)?;
    }
    Ok(db)
}

/// Should closing the last connection leave the log as it is? Otherwise it moves the log into the file and removes it.
pub(super) fn keep_log_on_close(db: &Connection, keep: bool) -> rusqlite::Result<()> {
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep).map(drop)
}

/// Moves everything in the log to the file and syncs both.
///
/// After a process was killed, the log may hold commits that were written but never synced. They are visible now and
/// callers may be told "already done", so they must be made durable before anything is served.
pub(super) fn settle_log(db: &Connection, path: &Path) -> Result<(), StoreError> {
    db.wal_checkpoint_v2(None::<&str>, CheckpointMode::TRUNCATE).at(&path.display().to_string())?;
    Ok(())
}

/// A connection that only reads.
pub(super) fn reader(path: &Path) -> Result<Connection, StoreError> {
    let place = path.display().to_string();
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let db = Connection::open_with_flags(path, flags).at(&place)?;
    match prepare_reader(&db) {
        Ok(()) => Ok(db),
        // On a read-only disk SQLite cannot create the files a log needs. If the log is empty, they are not needed.
        Err(_) if log_is_empty(path) && is_read_only(path) => {
            let db = Connection::open_with_flags(immutable_uri(path), flags).at(&place)?;
            prepare_reader(&db).at(&place)?;
            Ok(db)
        }
        Err(error) => Err(error).at(&place),
    }
}

/// Refuses a file that needs a migration, for a program that cannot run it because the file may not be written.
pub(super) fn check_format(path: &Path) -> Result<(), StoreError> {
    match schema::inspect(&reader(path)?, &path.display().to_string())? {
        Found::Format(schema::KNOWN) => Ok(()),
        _ => Err(StoreError::ReadOnly),
    }
}

fn prepare(db: &Connection) -> rusqlite::Result<()> {
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS_KEPT);
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update(None, "trusted_schema", false)?;
    db.pragma_update(None, "cell_size_check", true)
}

fn prepare_reader(db: &Connection) -> rusqlite::Result<()> {
    prepare(db)?;
    db.pragma_update(None, "cache_size", -4 * 1024)?;
    db.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
}

fn log_is_empty(path: &Path) -> bool {
    std::fs::metadata(paths::log_of(path)).map_or(true, |found| found.len() == 0)
}

fn is_read_only(path: &Path) -> bool {
    OpenOptions::new().append(true).open(path).is_err()
}

/// Opens a file that nobody writes, without its log.
pub(super) fn immutable_uri(path: &Path) -> String {
    let escaped = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("file:{escaped}?immutable=1")
}

/// Creates an empty file that only its owner may read: logs hold what players may not see. SQLite gives the files
/// beside it the same permissions.
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).at(&path.display().to_string())?;
    Ok(())
}

/// Makes the names in a folder durable: a synced file without its name would still be lost.
pub(super) fn sync_folder_of(path: &Path) -> Result<(), StoreError> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).at(&folder.display().to_string())?;
    }
    Ok(())
}
