//! Events that the index of the logs does not have yet.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore, restore, verify_file};
use irrgarten_store::{Store, TableQuery};
use rusqlite::Connection;

use crate::support::{append, beside, open, quick_folder, table, texts};

/// A copy of a running server's files: what a kill leaves.
async fn killed(folder: &Path, events: u64) -> std::path::PathBuf {
    let (file, copy) = (folder.join("irrgarten.db"), folder.join("copy.db"));
    let store = open(&file).unwrap();
    for place in 1..=events {
        for number in 1..=3 {
            store.append(append(table(number), place, &format!("{number}.{place}"))).await.unwrap();
        }
    }
    for ending in ["", "-wal"] {
        std::fs::copy(beside(&file, ending), beside(&copy, ending)).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_killed_server_leaves_a_tail_that_is_read_and_indexed() {
    let folder = quick_folder();
    let file = killed(folder.path(), 10).await;
    assert_eq!(verify_file(&file).unwrap().events, 30);
    for round in 0..3 {
        let store = open(&file).unwrap();
        for number in 1..=3 {
            assert_eq!(texts(&store, table(number)).await.unwrap().len(), 10 + round);
            store.append(append(table(number), 11 + round as u64, "later")).await.unwrap();
        }
        drop(store);
        let unindexed = "SELECT place - indexed FROM log_end";
        let db = Connection::open(&file).unwrap();
        assert_eq!(
            db.query_row(unindexed, [], |row| row.get::<_, i64>(0)).unwrap(),
            0,
            "closing indexes all"
        );
        assert_eq!(verify_file(&file).unwrap().events, 33 + 3 * round as u64);
    }
}

#[tokio::test]
async fn a_file_that_was_replaced_after_a_kill_is_kept_whole() {
    let folder = quick_folder();
    let (file, backup) = (killed(folder.path(), 4).await, folder.path().join("backup.db"));
    drop(open(&backup).unwrap());
    restore(&backup, &file).unwrap();
    let old = open(&beside(&file, ".before-restore-1")).unwrap();
    assert_eq!(texts(&old, table(3)).await.unwrap().len(), 4);
}

#[tokio::test]
async fn an_event_missing_from_the_tail_is_noticed() {
    let folder = quick_folder();
    let file = killed(folder.path(), 4).await;
    drop(Connection::open(&file).unwrap().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())));
    let original = std::fs::read(&file).unwrap();
    let restore = || {
        std::fs::write(&file, &original).unwrap();
        std::fs::write(beside(&file, "-wal"), "").unwrap();
    };
    for sql in [
        "DELETE FROM events WHERE place = 12",
        "DELETE FROM events WHERE place = 5",
        "DELETE FROM events",
        "UPDATE events SET place = 99 WHERE place = 12",
        "UPDATE log_end SET place = 13",
    ] {
        restore();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        std::fs::write(beside(&file, "-wal"), "").unwrap();
        for time in ["first", "second"] {
            assert_eq!(open(&file).err().map(|error| error.code()), Some("corrupt"), "{time}: {sql}");
        }
        assert!(verify_file(&file).is_err(), "{sql}");
    }
    // One damaged event is damage to its own table.
    for sql in [
        "UPDATE events SET hash = x'' WHERE place = 7",
        "UPDATE events SET hash = zeroblob(32) WHERE place = 7",
        "UPDATE events SET seq = 99 WHERE place = 7",
        "UPDATE events SET hash = x'' WHERE place = 10",
        "UPDATE events SET seq = -1 WHERE place = 10",
    ] {
        restore();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        std::fs::write(beside(&file, "-wal"), "").unwrap();
        for time in ["first", "second"] {
            let store = open(&file).unwrap_or_else(|error| panic!("{time}: {sql}: {error}"));
            assert_eq!(texts(&store, table(1)).await.unwrap_err().code(), "broken-chain", "{time}: {sql}");
            assert_eq!(texts(&store, table(2)).await.unwrap().len(), 4);
            let refused = store.append(append(table(1), 5, "next")).await;
            assert_eq!(refused.unwrap_err().code(), "broken-chain", "{time}: {sql}");
        }
        assert!(verify_file(&file).is_err(), "{sql}");
    }
    restore();
    assert_eq!(texts(&open(&file).unwrap(), table(2)).await.unwrap().len(), 4);
}

/// What was acknowledged is found at once, in the tail, in the index or on its way from one to the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn readers_see_everything_acknowledged_while_the_index_is_written() {
    let folder = quick_folder();
    let options = SqliteOptions { index_events: 5, ..SqliteOptions::default() };
    let store = Arc::new(SqliteStore::open(folder.path().join("irrgarten.db"), options).unwrap());
    let acknowledged: Arc<[AtomicU64; 4]> = Arc::default();
    let writers: Vec<_> = (0..4_u8)
        .map(|number| {
            let (store, acknowledged) = (Arc::clone(&store), Arc::clone(&acknowledged));
            tokio::spawn(async move {
                for place in 1..=200 {
                    store.append(append(table(number), place, "move")).await.unwrap();
                    acknowledged[usize::from(number)].store(place, Ordering::Release);
                }
            })
        })
        .collect();
    let mut rounds = 0;
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) || rounds < 20 {
        for number in 0..4 {
            let least = acknowledged[usize::from(number)].load(Ordering::Acquire);
            assert!(texts(&*store, table(number)).await.unwrap().len() as u64 >= least);
            let entry = store.table(table(number)).await.unwrap();
            assert!(entry.map_or(0, |entry| entry.head.seq.get()) >= least);
            let page = store.tables(TableQuery::default()).await.unwrap();
            let entry = page.items.into_iter().find(|entry| entry.id == table(number));
            assert!(entry.map_or(0, |entry| entry.head.seq.get()) >= least);
        }
        rounds += 1;
    }
    for number in 0..4 {
        assert_eq!(texts(&*store, table(number)).await.unwrap().len(), 200);
    }
}
