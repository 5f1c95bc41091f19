//! A file of an older format is brought to the newest, and everything in it is as it was.

use std::path::Path;

use irrgarten_store::sqlite::{restore, verify_file};
use irrgarten_store::{
    Actor, Append, Appended, CommandId, CommandRef, DocumentKey, ListedPhase, Seq, Store, StoreError,
    Summary, TableId, TableQuery,
};
use rusqlite::Connection;

use crate::support::{append, open, quick_folder, table, texts};

/// A file as a server of format 2 left it.
fn old_file(path: &Path) {
    let db = Connection::open(path).unwrap();
    db.pragma_update(None, "application_id", 0x4952_5247).unwrap();
    db.execute_batch("CREATE TABLE schema_versions (version INTEGER NOT NULL PRIMARY KEY) STRICT").unwrap();
    db.execute_batch(include_str!("../../src/sqlite/migrations/1.sql")).unwrap();
    db.execute_batch(include_str!("../../src/sqlite/migrations/2.sql")).unwrap();
    db.execute_batch(include_str!("format-2.sql")).unwrap();
}

fn actor(name: &str) -> Actor {
    Actor::new(name).unwrap()
}

fn summary(phase: ListedPhase, listed: bool, people: &[&str], document: &str) -> Summary {
    let participants = people.iter().map(|name| actor(name)).collect();
    Summary { phase, listed, participants, document: document.as_bytes().to_vec() }
}

async fn found(store: &dyn Store, query: TableQuery) -> Vec<TableId> {
    store.tables(query).await.unwrap().items.into_iter().map(|entry| entry.id).collect()
}

async fn assert_everything_is_there(store: &dyn Store) {
    let summaries = [
        summary(ListedPhase::Open, false, &[], ""),
        summary(ListedPhase::Open, true, &["ada"], "{\"n\":2}"),
        summary(ListedPhase::Running, false, &["ada", "bob"], "{\"n\":3}"),
        summary(ListedPhase::Finished, true, &["bob", "eve"], "{\"n\":4}"),
    ];
    for ((number, events), summary) in (1..).zip([1, 1, 8, 300]).zip(summaries) {
        let expected: Vec<_> = (1..=events).map(|place| format!("{number}.{place}")).collect();
        assert_eq!(texts(store, table(number)).await.unwrap(), expected);
        let entry = store.table(table(number)).await.unwrap().unwrap();
        assert_eq!((entry.summary, entry.head.seq), (Some(summary), Seq::new(events)));
    }
    let of = |name, phase| TableQuery { participant: Some(actor(name)), phase, ..TableQuery::default() };
    assert_eq!(found(store, TableQuery::default()).await, [4, 3, 2, 1].map(table));
    assert_eq!(found(store, of("ada", None)).await, [3, 2].map(table));
    assert_eq!(found(store, of("bob", None)).await, [4, 3].map(table));
    assert_eq!(found(store, of("bob", Some(ListedPhase::Finished))).await, [table(4)]);
    assert_eq!(found(store, of("eve", Some(ListedPhase::Open))).await, []);
    assert_eq!(store.snapshot(table(3)).await.unwrap().unwrap().bytes, b"state");
    let ada = store.document(DocumentKey::new("people", "ada").unwrap()).await.unwrap().unwrap();
    assert_eq!(ada.bytes, b"{}");
}

#[tokio::test]
async fn a_file_of_format_2_goes_on() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    old_file(&file);
    let before = verify_file(&file).unwrap();
    assert_eq!((before.tables, before.events, before.documents, before.damaged_summaries), (4, 310, 1, 0));
    let store = open(&file).unwrap();
    assert_everything_is_there(&store).await;
    let command = Some(CommandRef { actor: actor("ada"), id: CommandId::new("c-3").unwrap() });
    let again = store.append(Append { command, ..append(table(3), 9, "again") }).await.unwrap();
    assert_eq!(again, Appended::AlreadyDone { first: Seq::new(5), last: Seq::new(6) });
    drop(store);
    assert_eq!(verify_file(&file).unwrap(), before);

    let store = open(&file).unwrap();
    assert_everything_is_there(&store).await;
    for (number, next) in [(1, 2), (2, 2), (3, 9), (4, 301)] {
        store.append(append(table(number), next, "later")).await.unwrap();
        assert_eq!(texts(&store, table(number)).await.unwrap().len() as u64, next);
    }
    drop(store);
    assert_eq!(verify_file(&file).unwrap().events, 314);
}

#[tokio::test]
async fn a_backup_of_format_2_is_verified_and_restored() {
    let folder = quick_folder();
    let (backup, file) = (folder.path().join("backup.db"), folder.path().join("irrgarten.db"));
    old_file(&backup);
    assert_eq!(restore(&backup, &file).unwrap().events, 310);
    assert_everything_is_there(&open(&file).unwrap()).await;

    Connection::open(&backup).unwrap().execute_batch("DELETE FROM events WHERE place = 200").unwrap();
    let refused = restore(&backup, &file).unwrap_err();
    assert!(matches!(refused, StoreError::BrokenChain { seq, .. } if seq == Seq::new(190)), "{refused}");
}

#[tokio::test]
async fn damage_in_a_file_of_format_2_is_named_as_before() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    for (sql, seq) in [
        ("UPDATE events SET bytes = x'00' WHERE table_number = 3 AND seq = 3", 3),
        ("DELETE FROM events WHERE table_number = 3 AND seq = 2", 2),
        ("DELETE FROM events WHERE table_number = 3 AND seq = 8", 8),
        ("DELETE FROM events WHERE table_number = 3", 1),
        ("UPDATE tables SET last = 7 WHERE number = 3", 8),
    ] {
        let _ = std::fs::remove_file(&file);
        old_file(&file);
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        let store = open(&file).unwrap();
        let broken = StoreError::BrokenChain { table: table(3), seq: Seq::new(seq) };
        assert_eq!(texts(&store, table(3)).await, Err(broken.clone()), "{sql}");
        assert_eq!(store.append(append(table(3), 9, "next")).await, Err(broken), "{sql}");
        assert_eq!(texts(&store, table(4)).await.unwrap().len(), 300, "{sql}");
    }
}
