//! A full disk loses nothing that was acknowledged.

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore, verify_file};
use irrgarten_store::{Store, StoreError};

use crate::small_disk::SmallDisk;
use crate::support::{append, open, table, texts};

/// A store on a file system of 2 MB, most of which is ballast; `None` where none can be mounted.
fn small_store(options: SqliteOptions) -> Option<(SmallDisk, SqliteStore)> {
    let Some(disk) = SmallDisk::mount("2m") else {
        eprintln!("no small file system can be mounted here; only the simulated disk was filled");
        return None;
    };
    eprintln!("filling a file system of 2 MB");
    std::fs::write(disk.path().join("ballast"), vec![0; 1_000_000]).unwrap();
    let store = SqliteStore::open(disk.path().join("irrgarten.db"), options).unwrap();
    Some((disk, store))
}

/// Appends until the disk is full; returns the number of the event that did not fit.
async fn fill(store: &SqliteStore, event: &str) -> u64 {
    let mut next = 1;
    loop {
        match store.append(append(table(1), next, event)).await {
            Ok(_) => next += 1,
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                return next;
            }
        }
    }
}

/// The same with a simulated disk, on every machine: `tests/faults`.
#[tokio::test]
async fn a_full_disk_refuses_writes_and_recovers_without_a_restart() {
    let Some((disk, store)) = small_store(SqliteOptions::default()) else { return };
    let (file, ballast) = (disk.path().join("irrgarten.db"), disk.path().join("ballast"));
    let event = "x".repeat(3_000);
    let next = fill(&store, &event).await;
    assert!(next > 20, "{next}");
    for _ in 0..5 {
        // Reads go on, and nothing is half written.
        assert_eq!(texts(&store, table(1)).await.unwrap(), vec![event.clone(); next as usize - 1]);
        assert_eq!(store.append(append(table(1), next, &event)).await, Err(StoreError::Full));
    }

    std::fs::remove_file(&ballast).unwrap();
    store.append(append(table(1), next, &event)).await.unwrap();
    assert_eq!(texts(&store, table(1)).await.unwrap(), vec![event.clone(); next as usize]);
    drop(store);
    assert_eq!(verify_file(&file).unwrap().events, next);
}

#[tokio::test]
async fn a_file_that_was_closed_on_a_full_disk_opens_again() {
    // The log is empty when the file is closed, and its index does not fit on the disk any more.
    let options = SqliteOptions { log_pages: 1, ..SqliteOptions::default() };
    let Some((disk, store)) = small_store(options) else { return };
    let events = 20;
    for place in 1..=events {
        for number in 1..=200 {
            store.append(append(table(number), place, "small")).await.unwrap();
        }
    }
    let rest = disk.path().join("rest");
    assert!(std::fs::write(&rest, vec![0; 2_000_000]).is_err(), "the disk is full");
    drop(store);
    std::fs::remove_file(rest).unwrap();
    let store = open(&disk.path().join("irrgarten.db")).unwrap();
    for number in 1..=200 {
        assert_eq!(texts(&store, table(number)).await.unwrap().len() as u64, events);
    }
    store.append(append(table(1), events + 1, "later")).await.unwrap();
}
