//! Which file a path leads to, and a lock on that file.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::failure::At;
use crate::StoreError;

/// Tells one file from another, whatever their names are: device and inode. Systems without them have no identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Identity(u64, u64);

impl Identity {
    /// The file a path leads to now; `None` if there is none.
    pub(super) fn of(path: &Path) -> Option<Self> {
        std::fs::metadata(path).ok().as_ref().and_then(Self::from_metadata)
    }

    #[cfg(unix)]
    #[allow(clippy::unnecessary_wraps, reason = "other systems have none")]
    fn from_metadata(found: &std::fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        Some(Self(found.dev(), found.ino()))
    }

    #[cfg(not(unix))]
    fn from_metadata(_: &std::fs::Metadata) -> Option<Self> {
        None
    }
}

/// Files this process has locked.
///
/// SQLite's own locks belong to the process: they would all be lost if a second handle to the same file were closed. So
/// a file that is already in this list is not even opened.
static LOCKED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

fn locked() -> MutexGuard<'static, BTreeSet<Identity>> {
    LOCKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A lock on a file itself. It does not disturb SQLite, which uses locks of another kind, and must live longer than
/// SQLite's connections. On systems without file identities a lock would be in SQLite's way; there it holds nothing.
#[derive(Debug)]
pub(super) struct FileLock(Option<(Identity, File)>);

impl FileLock {
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        let in_use = || StoreError::InUse { what: format!("{place}, perhaps under another name,") };
        // The file may be replaced between looking at it and locking it: a second look tells.
        for _ in 0..10 {
            let Some(identity) = Identity::of(path) else { return Ok(Self(None)) };
            if !locked().insert(identity) {
                return Err(in_use());
            }
            let file = File::open(path).at(&place);
            let taken = file.and_then(|file| match file.try_lock() {
                Ok(()) => Ok(file),
                Err(TryLockError::WouldBlock) => Err(in_use()),
                Err(TryLockError::Error(error)) => Err(error).at(&place),
            });
            match taken {
                Ok(file)
                    if file.metadata().ok().as_ref().and_then(Identity::from_metadata) == Some(identity)
                        && Identity::of(path) == Some(identity) =>
                {
                    return Ok(Self(Some((identity, file))));
                }
                Ok(_) => drop(locked().remove(&identity)),
                Err(error) => {
                    locked().remove(&identity);
                    return Err(error);
                }
            }
        }
        Err(StoreError::Moved { what: place })
    }

    pub(super) fn identity(&self) -> Option<Identity> {
        self.0.as_ref().map(|(identity, _)| *identity)
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        if let Some((identity, file)) = self.0.take() {
            // Closing is not enough: a child process that is just being started still shares the open file.
            let _ = file.unlock();
            drop(file);
            locked().remove(&identity);
        }
    }
}
