//! Backups of a store that is in use.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use irrgarten_store::sqlite::{SqliteStore, backup_file, restore, verify_file};
use irrgarten_store::{
    Append, DocumentChange, DocumentKey, DocumentWrite, Expect, Seq, Store, StoreError, TableQuery,
};

use crate::support::{append, open, table, texts};

/// Every append also counts itself in a document, so that an inconsistent copy would show.
fn counted(number: u8, place: u64) -> Append {
    let key = DocumentKey::new("counts", format!("{number}")).unwrap();
    let change = DocumentChange::Put(place.to_string().into_bytes());
    let documents = vec![DocumentWrite { key, expect: Expect::Anything, change }];
    Append { documents, ..append(table(number), place, &format!("{number}.{place}")) }
}

async fn assert_one_moment(store: &SqliteStore, number: u8, at_least: u64) -> u64 {
    let events = texts(store, table(number)).await.unwrap();
    let expected: Vec<_> = (1..=events.len()).map(|place| format!("{number}.{place}")).collect();
    assert_eq!(events, expected);
    assert!(events.len() as u64 >= at_least, "{} of {at_least} acknowledged", events.len());
    let key = DocumentKey::new("counts", format!("{number}")).unwrap();
    let count = store.document(key).await.unwrap().map(|found| found.bytes);
    assert_eq!(count.unwrap_or(b"0".to_vec()), events.len().to_string().into_bytes());
    events.len() as u64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_four_write_is_one_moment_of_all() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let store = Arc::new(open(&file).unwrap());
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged: Arc<[AtomicU64; 4]> = Arc::default();
    let writers: Vec<_> = (0..4_u8)
        .map(|number| {
            let (store, stop, acknowledged) = (store.clone(), stop.clone(), acknowledged.clone());
            tokio::spawn(async move {
                for place in 1.. {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    store.append(counted(number, place)).await.unwrap();
                    acknowledged[usize::from(number)].store(place, Ordering::Release);
                }
            })
        })
        .collect();
    let now = || acknowledged.each_ref().map(|count| count.load(Ordering::Acquire));
    for round in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        let before = now();
        let copy = folder.path().join(format!("copy-{round}.db"));
        store.backup(&copy).await.unwrap();
        let after = now();

        let restored = folder.path().join(format!("restored-{round}.db"));
        let contents = restore(&copy, &restored).unwrap();
        assert_eq!(contents, verify_file(&copy).unwrap());
        let restored = open(&restored).unwrap();
        let mut events = 0;
        for number in 0..4 {
            let count = assert_one_moment(&restored, number, before[usize::from(number)]).await;
            // One more may be on disk than its writer knows.
            assert!(count <= after[usize::from(number)] + 1);
            events += count;
        }
        assert_eq!(contents.events, events);
        restored.append(append(table(9), 1, "the copy is a store of its own")).await.unwrap();
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }
    assert_eq!(store.stats().failures, 0);
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_no_draft() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("irrgarten.db")).unwrap();
    let target = folder.path().join("precious");
    std::fs::write(&target, "precious").unwrap();
    assert_eq!(store.backup(&target).await.unwrap_err().code(), "exists");
    assert_eq!(std::fs::read(&target).unwrap(), b"precious");
    let nowhere = folder.path().join("no").join("copy.db");
    assert_eq!(store.backup(&nowhere).await.unwrap_err().code(), "io");
    let missing = backup_file(&folder.path().join("nothing.db"), &folder.path().join("copy.db"));
    assert_eq!(missing.unwrap_err().code(), "missing");
    store.backup(folder.path().join("copy.db")).await.unwrap();
    assert_eq!(names(folder.path()).iter().filter(|name| name.contains("partial")).count(), 0);
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}

#[tokio::test]
async fn a_restore_keeps_the_old_file_and_needs_a_closed_store() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let copy = folder.path().join("copy.db");
    let store = open(&file).unwrap();
    store.append(append(table(1), 1, "saved")).await.unwrap();
    store.backup(&copy).await.unwrap();
    store.append(append(table(1), 2, "later")).await.unwrap();
    assert_eq!(restore(&copy, &file).unwrap_err().code(), "in-use");
    drop(store);

    for round in 1..=2 {
        let contents = restore(&copy, &file).unwrap();
        assert_eq!((contents.tables, contents.events), (1, 1));
        let old = folder.path().join(format!("irrgarten.db.before-restore-{round}"));
        let old = open(&old).unwrap();
        assert_eq!(texts(&old, table(1)).await.unwrap(), ["saved", "later"]);
        drop(old);
        let store = open(&file).unwrap();
        assert_eq!(texts(&store, table(1)).await.unwrap(), ["saved"]);
        store.append(append(table(1), 2, "later")).await.unwrap();
    }
}

#[tokio::test]
async fn a_damaged_backup_is_refused_before_anything_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let copy = folder.path().join("copy.db");
    let store = open(&file).unwrap();
    for place in 1..=5 {
        store.append(append(table(1), place, "MARK a move")).await.unwrap();
    }
    store.backup(&copy).await.unwrap();
    drop(store);
    let (server, good) = (std::fs::read(&file).unwrap(), std::fs::read(&copy).unwrap());

    let mark = good.windows(4).rposition(|bytes| bytes == b"MARK").unwrap();
    let mut flipped = good.clone();
    flipped[mark] ^= 1;
    let torn = good[..good.len() / 2].to_vec();
    let mut wrecked = good.clone();
    let end = wrecked.len() - 4096;
    wrecked[end..].fill(0x11);
    for bad in [flipped, torn, wrecked, b"not a backup at all".to_vec(), vec![]] {
        std::fs::write(&copy, bad).unwrap();
        let refused = restore(&copy, &file).unwrap_err();
        let known = matches!(
            refused,
            StoreError::BrokenChain { .. } | StoreError::Corrupt { .. } | StoreError::Foreign { .. }
        );
        assert!(known, "{refused:?}");
        assert!(std::fs::read(&file).unwrap() == server);
    }
    let extra = names(folder.path()).into_iter().filter(|name| name.contains("restor"));
    assert_eq!(extra.count(), 0);
    std::fs::write(&copy, good).unwrap();
    restore(&copy, &file).unwrap();
    let page = open(&file).unwrap().tables(TableQuery { limit: 5, ..TableQuery::default() }).await.unwrap();
    assert_eq!(page.items[0].head.seq, Seq::new(5));
}
