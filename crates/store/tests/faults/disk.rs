//! A disk that records every write, and can fail.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::ffi;

/// What happened on the disk, in order. Files are named by what follows the name of the database.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Write {
        file: String,
        offset: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        length: usize,
    },
    Sync {
        file: String,
    },
    /// The test was told that an append is durable.
    Acknowledged {
        place: u64,
    },
}

/// Which operations fail from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Writes fail with an input/output error.
    Write,
    /// Writes reach the file, syncs fail.
    Sync,
    /// Writes that make a file longer fail because the disk is full.
    Full,
}

#[derive(Default)]
struct State {
    steps: Vec<Step>,
    lengths: BTreeMap<String, usize>,
    fault: Option<(Fault, u32)>,
    injected: u32,
}

/// The disk under one folder.
#[derive(Default)]
pub(crate) struct Disk {
    state: Mutex<State>,
}

static DISKS: Mutex<Vec<(PathBuf, Arc<Disk>)>> = Mutex::new(Vec::new());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Disk {
    /// Intercepts all files in a folder that are opened from now on.
    pub(crate) fn under(folder: &Path) -> Arc<Self> {
        let disk = Arc::<Self>::default();
        lock(&DISKS).push((folder.to_owned(), Arc::clone(&disk)));
        disk
    }

    /// The disk a file is on, and the short name of the file.
    pub(crate) fn of(file: &Path) -> Option<(Arc<Self>, String)> {
        let name = file.file_name()?.to_string_lossy();
        let short = name.strip_prefix("irrgarten.db")?.to_owned();
        let disks = lock(&DISKS);
        let (_, disk) = disks.iter().find(|(folder, _)| file.parent() == Some(folder))?;
        Some((Arc::clone(disk), short))
    }

    /// Lets every operation of the kind fail, after `spare` more that succeed, until [`Self::heal`].
    pub(crate) fn fail(&self, fault: Fault, spare: u32) {
        let mut state = lock(&self.state);
        state.fault = Some((fault, spare));
        state.injected = 0;
    }

    /// Ends the faults; returns how many were injected.
    pub(crate) fn heal(&self) -> u32 {
        let mut state = lock(&self.state);
        state.fault = None;
        state.injected
    }

    /// Clears the recording.
    pub(crate) fn forget(&self) {
        lock(&self.state).steps.clear();
    }

    pub(crate) fn acknowledge(&self, place: u64) {
        lock(&self.state).steps.push(Step::Acknowledged { place });
    }

    pub(crate) fn steps(&self) -> Vec<Step> {
        lock(&self.state).steps.clone()
    }

    /// Records a write, or refuses it with an error code of SQLite.
    pub(crate) fn write(&self, file: &str, offset: usize, bytes: &[u8]) -> Result<(), i32> {
        let mut state = lock(&self.state);
        let end = offset + bytes.len();
        let length = state.lengths.get(file).copied().unwrap_or(0);
        state.strike(Fault::Write, ffi::SQLITE_IOERR_WRITE)?;
        if end > length {
            state.strike(Fault::Full, ffi::SQLITE_FULL)?;
            state.lengths.insert(file.to_owned(), end);
        }
        state.steps.push(Step::Write { file: file.to_owned(), offset, bytes: bytes.to_vec() });
        Ok(())
    }

    pub(crate) fn truncate(&self, file: &str, length: usize) {
        let mut state = lock(&self.state);
        state.lengths.insert(file.to_owned(), length);
        state.steps.push(Step::Truncate { file: file.to_owned(), length });
    }

    pub(crate) fn sync(&self, file: &str) -> Result<(), i32> {
        let mut state = lock(&self.state);
        state.strike(Fault::Sync, ffi::SQLITE_IOERR_FSYNC)?;
        state.steps.push(Step::Sync { file: file.to_owned() });
        Ok(())
    }
}

impl State {
    fn strike(&mut self, kind: Fault, code: i32) -> Result<(), i32> {
        match &mut self.fault {
            Some((fault, 0)) if *fault == kind => {
                self.injected += 1;
                Err(code)
            }
            Some((fault, spare)) if *fault == kind => {
                *spare -= 1;
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
