//! Opening a store: what is kept, and which files are refused.

use irrgarten_store::{
    Actor, Append, Appended, CommandId, CommandRef, DocumentKey, Expect, Seq, Store, StoreError,
};
use rusqlite::Connection;

use crate::support::{append, beside, open, table, texts};

#[tokio::test]
async fn a_restart_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let key = DocumentKey::new("people", "ada").unwrap();
    let command = CommandRef { actor: Actor::new("ada").unwrap(), id: CommandId::new("c-1").unwrap() };
    let store = open(&file).unwrap();
    for number in 1..=20 {
        for place in 1..=10 {
            store.append(append(table(number), place, &format!("{number}.{place}"))).await.unwrap();
        }
    }
    let named = Append { command: Some(command), ..append(table(1), 11, "named") };
    store.append(named.clone()).await.unwrap();
    store.put_snapshot(table(1), Seq::new(5), b"state".to_vec()).await.unwrap();
    let version = store.put_if(key.clone(), Expect::Absent, b"{}".to_vec()).await.unwrap();
    let before = store.read(table(1), Seq::FIRST).await.unwrap();
    drop(store);

    let store = open(&file).unwrap();
    assert_eq!(store.read(table(1), Seq::FIRST).await.unwrap(), before);
    for number in 2..=20 {
        let expected: Vec<_> = (1..=10).map(|place| format!("{number}.{place}")).collect();
        assert_eq!(texts(&store, table(number)).await.unwrap(), expected);
    }
    let again = store.append(named).await.unwrap();
    assert_eq!(again, Appended::AlreadyDone { first: Seq::new(11), last: Seq::new(11) });
    assert_eq!(store.snapshot(table(1)).await.unwrap().unwrap().link, before[4].link());
    assert_eq!(store.document(key).await.unwrap().unwrap().version, version);
    store.append(append(table(20), 11, "after")).await.unwrap();
}

#[tokio::test]
async fn a_second_owner_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let store = open(&file).unwrap();
    let refused = open(&file).err().unwrap();
    assert_eq!(refused.code(), "in-use");
    let sentence = refused.to_string();
    assert!(
        sentence.contains("irrgarten.db") && sentence.contains(&std::process::id().to_string()),
        "{sentence}"
    );
    store.append(append(table(1), 1, "still mine")).await.unwrap();
    drop(store);
    open(&file).unwrap();
}

#[test]
fn a_newer_format_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    drop(open(&file).unwrap());
    let db = Connection::open(&file).unwrap();
    db.execute("INSERT INTO schema_versions (version) VALUES (99)", []).unwrap();
    db.pragma_update(None, "journal_mode", "delete").unwrap();
    drop(db);
    let before = std::fs::read(&file).unwrap();
    let refused = open(&file).err().unwrap();
    assert!(matches!(refused, StoreError::TooNew { found: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("newer version"), "{refused}");
    assert!(std::fs::read(&file).unwrap() == before);
}

#[test]
fn files_of_other_programs_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("text");
    std::fs::write(&text, "Dear diary, today we played until midnight. ".repeat(100)).unwrap();
    let database = folder.path().join("other.db");
    let db = Connection::open(&database).unwrap();
    db.execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
    drop(db);
    for file in [text, database] {
        let before = std::fs::read(&file).unwrap();
        assert_eq!(open(&file).err().unwrap().code(), "foreign");
        assert!(std::fs::read(&file).unwrap() == before);
    }
}

#[test]
fn a_missing_folder_is_an_error_not_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let refused = open(&folder.path().join("no").join("irrgarten.db")).err().unwrap();
    assert_eq!(refused.code(), "io");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("irrgarten.db");
    let store = open(&file).unwrap();
    store.append(append(table(1), 1, "secret")).await.unwrap();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    for path in [file.clone(), beside(&file, "-wal"), beside(&file, "-shm"), copy] {
        let mode = std::fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", path.display());
    }
}
