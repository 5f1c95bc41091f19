//! One process owns a database file: two servers on one file would serve two versions of a table.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::failure::At;
use crate::StoreError;

/// Holds the lock file beside a database. The system releases the lock when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Ownership {
    lock: File,
}

impl Ownership {
    /// Takes the lock, or says which process has it.
    pub(super) fn claim(database: &Path) -> Result<Self, StoreError> {
        let path = lock_path(database);
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
        // The process id is only for the error message of a second process: a full disk must not prevent the start.
        let _ = note_process(&mut lock);
        Ok(Self { lock })
    }
}

impl Drop for Ownership {
    fn drop(&mut self) {
        // Closing is not enough: a child process that is just being started still shares the open file.
        let _ = self.lock.unlock();
    }
}

fn lock_path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
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
