//! One process owns a database file, whatever names the file has: two servers on one file would serve two versions of
//! a table.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::failure::At;
use super::identity::{FileLock, Identity};
use super::{connections, paths};
use crate::StoreError;

/// Holds two locks: one on a lock file beside the database, which also tells the process, and one on the database file
/// itself, which other names of the same file lead to as well. The system releases both when the process ends, however
/// it ends.
#[derive(Debug)]
pub(super) struct Ownership {
    database: PathBuf,
    lock: File,
    file: Option<FileLock>,
    log: Option<Identity>,
}

impl Ownership {
    /// Takes the locks, or says which process has them. There need not be a file yet.
    pub(super) fn claim(database: &Path) -> Result<Self, StoreError> {
        let path = paths::beside(&paths::followed(database), ".lock");
        let place = path.display().to_string();
        let mut lock =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).at(&place)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse { what: describe(database, &mut lock) });
            }
            Err(TryLockError::Error(error)) => return Err(error).at(&place),
        }
        let mut owner = Self { database: database.to_owned(), lock, file: None, log: None };
        if database.exists() {
            owner.file = Some(FileLock::take(database)?);
        }
        // The process id is only for the error message of a second process: a full disk must not prevent the start.
        let _ = note_process(&mut owner.lock);
        Ok(owner)
    }

    /// Takes the locks; creates an empty file if there is none.
    pub(super) fn claim_or_create(database: &Path) -> Result<Self, StoreError> {
        let mut owner = Self::claim(database)?;
        if owner.file.is_none() {
            connections::make_private(database)?;
            owner.file = Some(FileLock::take(database)?);
        }
        Ok(owner)
    }

    /// Remembers which file SQLite writes its log to.
    pub(super) fn remember_log(&mut self) {
        self.log = Identity::of(&paths::log_of(&self.database));
    }

    /// Refuses if the database or its log was moved or removed: what is written then would be missing after a restart.
    pub(super) fn check_still_there(&self) -> Result<(), StoreError> {
        let file = self.file.as_ref().and_then(FileLock::identity);
        for (was, path) in [(file, self.database.clone()), (self.log, paths::log_of(&self.database))] {
            if was.is_some() && was != Identity::of(&path) {
                return Err(StoreError::Moved { what: path.display().to_string() });
            }
        }
        Ok(())
    }
}

impl Drop for Ownership {
    fn drop(&mut self) {
        // Closing is not enough: a child process that is just being started still shares the open file.
        let _ = self.lock.unlock();
    }
}

fn note_process(lock: &mut File) -> std::io::Result<()> {
    lock.set_len(0)?;
    lock.rewind()?;
    writeln!(lock, "{}", std::process::id())
}

fn describe(database: &Path, lock: &mut File) -> String {
    let mut owner = String::new();
    // Where locks are mandatory the process id cannot be read; the message does without.
    let _ = lock.take(20).read_to_string(&mut owner);
    match owner.trim().parse::<u32>() {
        Ok(process) => format!("{} (process {process})", database.display()),
        Err(_) => database.display().to_string(),
    }
}
