//! Errors while the store is open: refused with the right code, nothing acknowledged, reads go on, and writing goes
//! on by itself when the disk is healthy again.

use irrgarten_store::sqlite::verify_file;
use irrgarten_store::{Appended, Store, StoreError};

use crate::disk::Fault;
use crate::support::{FaultyStore, append, count, open};

/// Two files, because one stops growing when SQLite writes its log again from the beginning, and is never full then.
async fn survives(fault: Fault, expected: &str) {
    let mut total = (0, 0);
    for _ in 0..2 {
        let (injected, refused) = file_survives(fault, expected).await;
        total = (total.0 + injected, total.1 + refused);
    }
    assert!(total.0 >= 60 && total.1 >= 60, "{total:?}");
}

/// Returns how many faults were injected, and how many appends were refused.
async fn file_survives(fault: Fault, expected: &str) -> (u32, u64) {
    let FaultyStore { store, disk, folder } = FaultyStore::new();
    let (mut next, mut injected, mut refused) = (1, 0, 0);
    for round in 0..60 {
        disk.fail(fault, round % 13);
        for _ in 0..6 {
            match store.append(append(1, next)).await {
                Ok(Appended::Now { .. }) => next += 1,
                Ok(done) => panic!("an answer was withheld though the event was kept: {done:?}"),
                Err(error) => {
                    assert_eq!(error.code(), expected, "{error}");
                    refused += 1;
                    assert_eq!(count(&store, 1).await.unwrap(), next - 1, "reads go on");
                }
            }
        }
        injected += disk.heal();
        store.append(append(1, next)).await.unwrap();
        next += 1;
        assert_eq!(count(&store, 1).await.unwrap(), next - 1);
    }
    eprintln!("{injected} faults, {refused} appends refused, {} events kept", next - 1);
    assert_eq!(store.stats().failures, refused);
    drop(store);
    assert_eq!(verify_file(&folder.path().join("irrgarten.db")).unwrap().events, next - 1);
    (injected, refused)
}

#[tokio::test]
async fn a_full_disk() {
    survives(Fault::Full, StoreError::Full.code()).await;
}

#[tokio::test]
async fn failing_writes() {
    survives(Fault::Write, "io").await;
}

#[tokio::test]
async fn failing_syncs() {
    survives(Fault::Sync, "io").await;
}

/// Whatever fails while the file is closed, it opens again with everything acknowledged.
#[tokio::test]
async fn a_disk_that_fails_while_the_file_is_closed() {
    for fault in [Fault::Full, Fault::Write, Fault::Sync] {
        let mut failed = 0;
        for spare in 0..24 {
            let FaultyStore { store, disk, folder } = FaultyStore::new();
            for place in 1..=7 {
                store.append(append(1, place)).await.unwrap();
            }
            disk.fail(fault, spare);
            drop(store);
            failed += u32::from(disk.heal() > 0);
            let store =
                open(folder.path()).unwrap_or_else(|error| panic!("{fault:?} after {spare}: {error}"));
            assert_eq!(count(&store, 1).await.unwrap(), 7, "{fault:?} after {spare}");
            store.append(append(1, 8)).await.unwrap();
        }
        assert!(failed > 1, "{fault:?}: {failed}");
    }
}

/// The whole batch is refused, and repeating each command finds out what was written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failed_sync_acknowledges_nobody_of_the_batch() {
    let FaultyStore { store, disk, folder: _folder } = FaultyStore::new();
    for round in 1..=20 {
        disk.fail(Fault::Sync, 0);
        let all = (0..16).map(|number| store.append(append(number, round)));
        for answer in futures(all).await {
            assert_eq!(answer.unwrap_err().code(), "io");
        }
        assert!(disk.heal() > 0);
        for number in 0..16 {
            let again = store.append(append(number, round)).await.unwrap();
            assert!(matches!(again, Appended::Now { .. }));
            assert_eq!(count(&store, number).await.unwrap(), round);
        }
    }
}

/// Awaits all at once, so that they end up in one batch.
async fn futures<T>(
    all: impl Iterator<Item = irrgarten_store::StoreFuture<'_, T>>,
) -> Vec<Result<T, StoreError>> {
    let mut waiting: Vec<_> = all.map(|future| (Some(future), None)).collect();
    std::future::poll_fn(|context| {
        for (future, answer) in &mut waiting {
            if let Some(running) = future
                && let std::task::Poll::Ready(ready) = running.as_mut().poll(context)
            {
                (*future, *answer) = (None, Some(ready));
            }
        }
        if waiting.iter().all(|(future, _)| future.is_none()) {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    waiting.into_iter().filter_map(|(_, answer)| answer).collect()
}
