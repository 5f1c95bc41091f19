//! Shared by the tests of the SQLite store.

use std::path::{Path, PathBuf};

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Append, Seq, Store, StoreError, TableId};
use tempfile::TempDir;

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn append(table: TableId, next: u64, event: &str) -> Append {
    Append::new(table, Seq::new(next), 1_000 + next, vec![event.as_bytes().to_vec()])
}

pub(crate) fn open(path: &Path) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(path, SqliteOptions::default())
}

pub(crate) async fn texts(store: &dyn Store, table: TableId) -> Result<Vec<String>, StoreError> {
    let events = store.read(table, Seq::FIRST).await?;
    Ok(events.into_iter().map(|event| String::from_utf8_lossy(&event.bytes).into_owned()).collect())
}

/// The name of a file that belongs to a database.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A folder in memory if the machine has one: tests that open a thousand files need no disk.
pub(crate) fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// Small random numbers that are the same on every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}
