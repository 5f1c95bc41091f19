//! A damaged file is noticed.

use std::path::Path;

use irrgarten_store::sqlite::verify_file;
use irrgarten_store::{
    Actor, Append, CommandId, CommandRef, DocumentKey, Expect, Seq, Store, StoreError, StoredEvent,
};
use rusqlite::Connection;

use crate::support::{append, open, quick_folder, table, texts};

const PAGE: usize = 4096;

fn is_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::BrokenChain { .. } | StoreError::Corrupt { .. })
}

/// A file with a few events of one table, with and without commands, and nothing else.
async fn small_file(file: &Path) -> Vec<StoredEvent> {
    let store = open(file).unwrap();
    for place in 1..=4 {
        let id = CommandId::new(format!("command-{place}")).unwrap();
        let command = (place % 2 == 0).then(|| CommandRef { actor: Actor::new("ada").unwrap(), id });
        let at_ms = [0, 1, 200, 70_000, 1_800_000_000_000][place as usize];
        let event = append(table(7), place, &format!("MARK slide C2 turn {place}"));
        store.append(Append { command, at_ms, ..event }).await.unwrap();
    }
    store.read(table(7), Seq::FIRST).await.unwrap()
}

#[tokio::test]
async fn every_flipped_byte_of_an_event_is_found() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    let events = small_file(&file).await;
    let image = std::fs::read(&file).unwrap();
    let mark = image.windows(4).position(|bytes| bytes == b"MARK").unwrap();
    let page = mark / PAGE * PAGE;
    // Bytes 5 and 6 of a page say where its rows begin; nothing was deleted, so they fill it to the end.
    let rows = usize::from(u16::from_be_bytes([image[page + 5], image[page + 6]]));
    assert!(PAGE - rows > 250, "four events lie on the page");
    for place in 0..PAGE {
        let in_a_row = place >= rows;
        let in_header = place < 8 + 2 * events.len();
        if !in_a_row && !in_header {
            continue;
        }
        for flip in [1 << (place % 8), 0xff] {
            let mut damaged = image.clone();
            damaged[page + place] ^= flip;
            std::fs::write(&file, damaged).unwrap();
            let store = open(&file).unwrap();
            let from_first = store.read(table(7), Seq::FIRST).await;
            let last_only = store.read(table(7), Seq::new(4)).await;
            let appended = store.append(append(table(7), 5, "next")).await;
            if in_a_row {
                let all = [from_first.err(), last_only.err(), appended.err()];
                for error in &all {
                    let error = error.as_ref().unwrap_or_else(|| panic!("byte {place} ^ {flip}: served"));
                    assert!(is_damage(error), "byte {place} ^ {flip}: {error}");
                }
                assert!(is_damage(&verify_file(&file).unwrap_err()));
            } else {
                // The list of rows has spare bits; what matters is that nothing wrong is served.
                assert!(from_first.map_or_else(|error| is_damage(&error), |served| served == events));
            }
        }
    }
}

#[tokio::test]
async fn the_first_broken_link_is_named() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    small_file(&file).await;
    let change = |sql: &str| Connection::open(&file).unwrap().execute_batch(sql).unwrap();
    let original = std::fs::read(&file).unwrap();
    let cases = [
        ("UPDATE events SET bytes = x'00' WHERE seq = 3", 3),
        ("UPDATE events SET at_ms = at_ms + 1 WHERE seq = 2", 2),
        ("UPDATE events SET hash = zeroblob(32) WHERE seq = 4", 4),
        ("DELETE FROM events WHERE seq = 2", 2),
        ("DELETE FROM events WHERE seq = 4", 4),
        ("DELETE FROM events", 1),
        ("UPDATE events SET command = 'other' WHERE seq = 2", 2),
        ("UPDATE events SET actor = NULL WHERE seq = 4", 4),
        ("UPDATE events SET seq = 9 WHERE seq = 1", 1),
        ("UPDATE tables SET last = 3", 4),
        ("UPDATE tables SET hash = zeroblob(32)", 4),
    ];
    for (sql, seq) in cases {
        std::fs::write(&file, &original).unwrap();
        change(sql);
        let broken = StoreError::BrokenChain { table: table(7), seq: Seq::new(seq) };
        let store = open(&file).unwrap();
        assert_eq!(store.read(table(7), Seq::FIRST).await, Err(broken.clone()), "{sql}");
        assert_eq!(store.read(table(7), Seq::new(4)).await, Err(broken.clone()), "{sql}");
        assert_eq!(store.append(append(table(7), 5, "next")).await, Err(broken), "{sql}");
        // Other tables are not blocked by it.
        store.append(append(table(8), 1, "elsewhere")).await.unwrap();
        assert_eq!(texts(&store, table(8)).await.unwrap(), ["elsewhere"]);
    }
}

#[tokio::test]
async fn a_snapshot_that_does_not_belong_to_the_log_is_dropped() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    small_file(&file).await;
    let cases = [
        "UPDATE snapshots SET hash = zeroblob(32)",
        "UPDATE snapshots SET bytes = x'00'",
        "UPDATE snapshots SET seq = 3",
        "UPDATE snapshots SET seq = 99",
        "UPDATE snapshots SET seal = x'00'",
        "UPDATE events SET hash = zeroblob(32) WHERE seq = 2",
    ];
    for sql in cases {
        let store = open(&file).unwrap();
        store.put_snapshot(table(7), Seq::new(2), b"state".to_vec()).await.unwrap();
        assert!(store.snapshot(table(7)).await.unwrap().is_some());
        drop(store);
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        assert_eq!(open(&file).unwrap().snapshot(table(7)).await, Ok(None), "{sql}");
    }
}

#[tokio::test]
async fn a_damaged_document_is_not_served() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    let key = |name| DocumentKey::new("ratings", name).unwrap();
    let store = open(&file).unwrap();
    store.put_if(key("ada"), Expect::Absent, b"1500".to_vec()).await.unwrap();
    store.put_if(key("bob"), Expect::Absent, b"1500".to_vec()).await.unwrap();
    drop(store);
    let db = Connection::open(&file).unwrap();
    db.execute("UPDATE documents SET bytes = CAST('2500' AS BLOB) WHERE key = 'ada'", []).unwrap();
    drop(db);
    let store = open(&file).unwrap();
    let damaged = store.document(key("ada")).await.unwrap_err();
    assert_eq!(damaged.to_string(), "the stored data is damaged: the document ratings/ada");
    assert_eq!(store.document(key("bob")).await.unwrap().unwrap().bytes, b"1500");
    assert_eq!(verify_file(&file), Err(damaged));
}

/// New events go to the last page: it cannot be written any more, but everything else can be read.
#[tokio::test]
async fn a_corrupt_last_page_stops_writing_and_no_reading() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    let store = open(&file).unwrap();
    let long = "x".repeat(2_000);
    for number in 1..=10 {
        for place in 1..=10 {
            store.append(append(table(number), place, &long)).await.unwrap();
        }
    }
    drop(store);
    let mut image = std::fs::read(&file).unwrap();
    let last = image.len() - PAGE;
    image[last..].fill(0xa5);
    std::fs::write(&file, image).unwrap();

    let store = open(&file).unwrap();
    for number in 1..=9 {
        let refused = store.append(append(table(number), 11, "next")).await.unwrap_err();
        assert!(is_damage(&refused), "{refused}");
        assert_eq!(texts(&store, table(number)).await.unwrap(), vec![long.clone(); 10]);
    }
    assert!(is_damage(&texts(&store, table(10)).await.unwrap_err()));
    assert!(is_damage(&store.append(append(table(10), 11, "next")).await.unwrap_err()));
    assert!(is_damage(&verify_file(&file).unwrap_err()));
}
