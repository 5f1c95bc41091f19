//! Shared by the tests with failing disks.

use std::path::Path;
use std::sync::Arc;

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Actor, Append, CommandId, CommandRef, Seq, Store, StoreError, TableId};
use tempfile::TempDir;

use crate::disk::Disk;
use crate::vfs;

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn text(place: u64) -> String {
    format!("event {place} {}", "x".repeat(place as usize * 37 % 900))
}

pub(crate) fn append(number: u8, place: u64) -> Append {
    let id = CommandId::new(format!("c-{place}")).unwrap();
    let command = Some(CommandRef { actor: Actor::new("ada").unwrap(), id });
    Append { command, ..Append::new(table(number), Seq::new(place), place, vec![text(place).into_bytes()]) }
}

/// A store on a disk that can fail. Checkpoints are frequent, and so are writes of the index.
pub(crate) struct FaultyStore {
    pub(crate) store: SqliteStore,
    pub(crate) disk: Arc<Disk>,
    pub(crate) folder: TempDir,
}

impl FaultyStore {
    pub(crate) fn new() -> Self {
        vfs::install();
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let disk = Disk::under(folder.path());
        let store = open(folder.path()).unwrap();
        Self { store, disk, folder }
    }
}

pub(crate) fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
    let options = SqliteOptions { log_pages: 40, index_events: 9, readers: 1, ..SqliteOptions::default() };
    SqliteStore::open(folder.join("irrgarten.db"), options)
}

/// How many events a table has; each must be what was written there.
pub(crate) async fn count(store: &dyn Store, number: u8) -> Result<u64, StoreError> {
    let events = store.read(table(number), Seq::FIRST).await?;
    for event in &events {
        assert_eq!(event.bytes, text(event.seq.get()).as_bytes());
    }
    Ok(events.len() as u64)
}
