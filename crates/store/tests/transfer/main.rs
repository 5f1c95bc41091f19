//! Copying everything from one store into another: nothing is missing, nothing is done twice, nothing is mixed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a wrong copy ends the test")]

mod postgres;
mod support;

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{
    Append, Appended, DocumentKey, Expect, Seq, Store as _, StoreError, Transfer, TransferError, WholeStore,
};
use support::{command, content, fill, table};

fn file(folder: &tempfile::TempDir, name: &str) -> SqliteStore {
    SqliteStore::open(folder.path().join(name), SqliteOptions::default()).unwrap()
}

async fn copy(from: &dyn WholeStore, to: &dyn WholeStore) -> Result<u64, TransferError> {
    Transfer::new(from, to).run(|_| {}).await.map(|done| done.events)
}

#[tokio::test]
async fn a_copy_has_everything() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (file(&folder, "from.db"), file(&folder, "to.db"));
    fill(&from).await;
    let mut reports = 0;
    let done = Transfer::new(&from, &to).run(|_| reports += 1).await.unwrap();
    let expected = content(&from).await;
    assert_eq!(content(&to).await, expected);
    assert_eq!((done.tables, done.events_before), (expected.tables.len() as u64, 0));
    assert_eq!(done.events, expected.tables.iter().map(|table| table.events.len() as u64).sum::<u64>());
    assert_eq!(done.documents, expected.documents.len() as u64);
    assert!(reports > 0);
    assert!(!Transfer::is_unfinished(&to).await.unwrap());
}

#[tokio::test]
async fn commands_are_not_done_again_in_the_copy() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (file(&folder, "from.db"), file(&folder, "to.db"));
    fill(&from).await;
    copy(&from, &to).await.unwrap();
    let again = Append {
        command: Some(command("ada", 1)),
        ..Append::new(table(1), Seq::new(99), 5, vec![b"again".to_vec()])
    };
    let (first, last) = from.command_done(table(1), command("ada", 1)).await.unwrap().unwrap();
    assert_eq!(to.append(again).await, Ok(Appended::AlreadyDone { first, last }));
}

/// The copy is dropped after every report there is, one after the other, and begun again.
#[tokio::test]
async fn an_interrupted_copy_is_finished_later() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&folder, "from.db");
    fill(&from).await;
    let expected = content(&from).await;
    for stop_after in 0..expected.tables.len() {
        let to = file(&folder, &format!("to-{stop_after}.db"));
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (mut stop, mut reports) = (Some(stop), 0);
        let transfer = Transfer::new(&from, &to);
        let run = transfer.run(|_| {
            reports += 1;
            if reports > stop_after {
                stop.take();
            }
        });
        tokio::select! {
            biased;
            _ = stopped => {}
            finished = run => panic!("not interrupted: {finished:?}"),
        }
        assert!(Transfer::is_unfinished(&to).await.unwrap());
        // What has gone from the old store meanwhile goes from the new one as well.
        let stray = DocumentKey::new("people", "stray").unwrap();
        to.put_if(stray, Expect::Absent, b"x".to_vec()).await.unwrap();
        let done = Transfer::new(&from, &to).run(|_| {}).await.unwrap();
        assert!(stop_after == 0 || done.events_before > 0, "{done:?}");
        assert_eq!(content(&to).await, expected, "{stop_after}");
    }
}

#[tokio::test]
async fn part_of_a_log_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (file(&folder, "from.db"), file(&folder, "to.db"));
    fill(&from).await;
    begin(&to).await;
    let first = from.read(table(1), Seq::FIRST).await.unwrap().remove(0);
    let command = from.commands(table(1)).await.unwrap().into_iter().find(|done| done.first == Seq::FIRST);
    assert!(command.is_none(), "the first append of table 1 has no command");
    to.append(Append::new(table(1), Seq::FIRST, first.at_ms, vec![first.bytes])).await.unwrap();
    let done = Transfer::new(&from, &to).run(|_| {}).await.unwrap();
    assert_eq!(done.events_before, 1);
    assert_eq!(content(&to).await, content(&from).await);
}

/// Marks a store as one into which something is being copied.
async fn begin(to: &SqliteStore) {
    let mark = DocumentKey::new("transfer", "unfinished").unwrap();
    to.put_if(mark, Expect::Absent, Vec::new()).await.unwrap();
}

#[tokio::test]
async fn nothing_is_mixed() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&folder, "from.db");
    fill(&from).await;
    let before = content(&from).await;

    let full = file(&folder, "full.db");
    full.put_if(DocumentKey::new("people", "eve").unwrap(), Expect::Absent, vec![1]).await.unwrap();
    assert_eq!(copy(&from, &full).await, Err(TransferError::NotEmpty));

    let other = file(&folder, "other.db");
    begin(&other).await;
    other.append(Append::new(table(200), Seq::FIRST, 1, vec![b"deal".to_vec()])).await.unwrap();
    let differs = TransferError::Differs { table: table(200), after: Seq::NONE };
    assert_eq!(copy(&from, &other).await, Err(differs));
    assert_eq!(copy(&other, &file(&folder, "x.db")).await, Err(TransferError::Unfinished));

    let changed = file(&folder, "changed.db");
    begin(&changed).await;
    changed.append(Append::new(table(1), Seq::FIRST, 1, vec![b"another deal".to_vec()])).await.unwrap();
    assert_eq!(
        copy(&from, &changed).await,
        Err(TransferError::Differs { table: table(1), after: Seq::NONE })
    );

    assert_eq!(content(&from).await, before);
}

#[tokio::test]
async fn a_closed_disk_is_the_fault_of_the_right_side() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&folder, "from.db");
    fill(&from).await;
    let path = folder.path().join("to.db");
    drop(SqliteStore::open(&path, SqliteOptions::default()).unwrap());
    let mut only_read = std::fs::metadata(&path).unwrap().permissions();
    only_read.set_readonly(true);
    std::fs::set_permissions(&path, only_read).unwrap();
    let to = SqliteStore::open(&path, SqliteOptions::default()).unwrap();
    // For root every file may be written.
    match copy(&from, &to).await {
        Ok(_) => assert_eq!(content(&to).await, content(&from).await),
        Err(error) => assert_eq!(error, TransferError::To(StoreError::ReadOnly)),
    }
}
