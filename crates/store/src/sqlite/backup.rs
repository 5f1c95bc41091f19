//! Copies the file while it is in use.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;

use super::failure::At;
use super::verify::{Contents, verify_file};
use super::{connections, session};
use crate::StoreError;

/// Copies a database that may be in use, by this process or another, into a new file.
///
/// The copy holds everything committed when the backup began. It is written under another name, synced, and then
/// renamed, so a file called `target` is always complete. An existing file is not overwritten.
pub fn backup_file(source: &Path, target: &Path) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::Exists { what: target.display().to_string() });
    }
    let draft = Draft::new(target, "partial")?;
    draft.copy_from(source)?;
    draft.publish_as_new(target)
}

/// The same, with a copy that is verified before it gets its name: one that is damaged leaves no file.
pub fn verified_backup(source: &Path, target: &Path) -> Result<Contents, StoreError> {
    if target.exists() {
        return Err(StoreError::Exists { what: target.display().to_string() });
    }
    let draft = Draft::new(target, "partial")?;
    draft.copy_from(source)?;
    let contents = verify_file(&draft.path)?;
    draft.publish_as_new(target)?;
    Ok(contents)
}

static DRAFTS: AtomicU64 = AtomicU64::new(0);

/// A file under a temporary name. It is deleted unless it is published under its final name.
pub(super) struct Draft {
    path: PathBuf,
}

impl Draft {
    /// Chooses a temporary name in the same folder, so that renaming is atomic.
    pub(super) fn new(target: &Path, ending: &str) -> Result<Self, StoreError> {
        let mut name = target.as_os_str().to_owned();
        let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
        name.push(format!(".{ending}-{}-{number}", std::process::id()));
        let path = PathBuf::from(name);
        // A draft of that name can only be left over from a process that was killed.
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(error).at(&path.display().to_string())
            }
            _ => connections::make_private(&path).map(|()| Self { path }),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// One read transaction sees one moment of the source; writing goes on beside it.
    pub(super) fn copy_from(&self, source: &Path) -> Result<(), StoreError> {
        if !source.exists() {
            return Err(StoreError::Missing { what: format!("file {}", source.display()) });
        }
        let place = format!("copying {}", source.display());
        let db = connections::reader(source)?;
        let draft = self.path.to_str().ok_or(StoreError::Invalid { why: "file names are plain text" })?;
        db.execute("VACUUM INTO ?1", [draft]).at(&place)?;
        // The copy is complete without a log.
        session::mark(&Connection::open(&self.path).at(&place)?, false)?;
        File::open(&self.path).and_then(|file| file.sync_all()).at(&place)
    }

    /// Publishes the draft, unless the name is taken.
    fn publish_as_new(self, target: &Path) -> Result<(), StoreError> {
        // Renaming overwrites silently. An empty file, which only one process can create, reserves the name.
        OpenOptions::new().write(true).create_new(true).open(target).at(&target.display().to_string())?;
        self.publish_over(target).inspect_err(|_| {
            let _ = std::fs::remove_file(target);
        })
    }

    /// Publishes the draft, replacing the file of that name.
    pub(super) fn publish_over(self, target: &Path) -> Result<(), StoreError> {
        std::fs::rename(&self.path, target).at(&target.display().to_string())?;
        connections::sync_folder_of(target)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // After publishing there is nothing under this name.
        let _ = std::fs::remove_file(&self.path);
    }
}
