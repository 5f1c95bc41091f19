//! A full disk loses nothing that was acknowledged.

use irrgarten_store::sqlite::verify_file;
use irrgarten_store::{Store, StoreError};

use crate::small_disk::SmallDisk;
use crate::support::{append, open, table, texts};

/// The same with a simulated disk, on every machine: `tests/faults`.
#[tokio::test]
async fn a_full_disk_refuses_writes_and_recovers_without_a_restart() {
    let Some(disk) = SmallDisk::mount("2m") else {
        eprintln!("no small file system can be mounted here; only the simulated disk was filled");
        return;
    };
    eprintln!("filling a file system of 2 MB");
    let file = disk.path().join("irrgarten.db");
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![0; 1_000_000]).unwrap();
    let store = open(&file).unwrap();
    let event = "x".repeat(3_000);
    let mut next = 1;
    let full = loop {
        match store.append(append(table(1), next, &event)).await {
            Ok(_) => next += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(full, StoreError::Full);
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
