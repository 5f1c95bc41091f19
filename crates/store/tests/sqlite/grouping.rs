//! Changes that wait are written together.

use std::sync::Arc;

use irrgarten_store::Store;

use crate::support::{append, open, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_appends_share_a_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(&folder.path().join("irrgarten.db")).unwrap());
    let tables: Vec<_> = (0..64)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for place in 1..=20 {
                    store.append(append(table(number), place, "move")).await.unwrap();
                }
            })
        })
        .collect();
    for running in tables {
        running.await.unwrap();
    }
    let stats = store.stats();
    assert_eq!((stats.changes, stats.failures), (64 * 20, 0));
    // 64 tables wait at a time; half of them together is the least a working group commit reaches.
    assert!(stats.transactions * 10 < stats.changes, "{stats:?}");
}

#[tokio::test]
async fn one_alone_waits_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("irrgarten.db")).unwrap();
    for place in 1..=5 {
        store.append(append(table(1), place, "move")).await.unwrap();
    }
    let stats = store.stats();
    assert_eq!((stats.transactions, stats.changes), (5, 5));
    assert_eq!(store.waiting(), 0);
}
