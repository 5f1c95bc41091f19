//! Replaces the file with a backup.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::backup::Draft;
use super::failure::At;
use super::ownership::Ownership;
use super::verify::{Contents, verify_file};
use super::{connections, library, paths, session};
use crate::StoreError;

/// Replaces a database that no process has open with a backup.
///
/// The backup is verified as a whole first: structure, every log, every document. Only then does it replace the file,
/// atomically; before that, nothing has changed. The old file is kept beside it, under a name ending in
/// `.before-restore` and a number.
pub fn restore(backup: &Path, target: &Path) -> Result<Contents, StoreError> {
    library::check(rusqlite::version_number())?;
    // A symbolic link stays one: the file it leads to is replaced.
    let target = &paths::followed(target);
    let _owner = Ownership::claim(target)?;
    // The backup itself first: copying rebuilds indexes and would hide damage in them.
    verify_file(backup)?;
    let draft = Draft::new(target, "restoring")?;
    draft.copy_from(backup)?;
    let contents = verify_file(draft.path())?;
    if target.exists() {
        retire(target)?;
    }
    draft.publish_over(target)?;
    Ok(contents)
}

/// Keeps the old file under another name and removes its log: it would be replayed into the new file. At no moment is
/// there no file at all.
fn retire(target: &Path) -> Result<(), StoreError> {
    empty_log(target);
    let old = (1..).map(|number| paths::beside(target, &format!(".before-restore-{number}")));
    let old = old.take(10_000).find(|path| !path.exists());
    let old = old
        .ok_or(StoreError::Exists { what: paths::beside(target, ".before-restore").display().to_string() })?;
    // A hard link costs no space; where the file system has none, a copy.
    std::fs::hard_link(target, &old)
        .or_else(|_| std::fs::copy(target, &old).map(|_| ()))
        .at(&old.display().to_string())?;
    for ending in ["-wal", "-shm"] {
        let leftover = paths::beside(target, ending);
        if leftover.exists() {
            std::fs::rename(&leftover, paths::beside(&old, ending)).at(&leftover.display().to_string())?;
        }
    }
    std::fs::File::open(&old).and_then(|file| file.sync_all()).at(&old.display().to_string())?;
    connections::sync_folder_of(target)
}

/// Closing the last connection moves the log into the file. If the old file is too damaged for that, its log is kept
/// beside it.
fn empty_log(target: &Path) {
    let has_log = session::check_log(target).is_ok();
    let Ok(db) = Connection::open_with_flags(target, OpenFlags::SQLITE_OPEN_READ_WRITE) else { return };
    if has_log {
        let _ = session::mark(&db, false);
    }
}
