//! Summaries are sealed: one that was changed in the file is not served, and can be made anew.

use std::path::Path;

use irrgarten_store::sqlite::{restore, verify_file};
use irrgarten_store::{Actor, Append, ListedPhase, Seq, Store, Summary, TableQuery};
use rusqlite::Connection;

use crate::support::{append, open, quick_folder, table};

fn summary() -> Summary {
    let participants = ["ada", "bob"].map(|name| Actor::new(name).unwrap()).into();
    Summary { phase: ListedPhase::Running, listed: true, participants, document: b"{\"seat\":1}".to_vec() }
}

async fn small_file(file: &Path) {
    let store = open(file).unwrap();
    for number in [1, 2] {
        let made = Append { summary: Some(summary()), ..append(table(number), 1, "first") };
        store.append(made).await.unwrap();
        store.append(append(table(number), 2, "second")).await.unwrap();
    }
}

#[tokio::test]
async fn a_summary_changed_by_hand_is_not_served_and_is_made_anew() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    small_file(&file).await;
    let original = std::fs::read(&file).unwrap();
    assert_eq!(verify_file(&file).unwrap().damaged_summaries, 0);
    for sql in [
        "UPDATE summaries SET document = CAST('{\"seat\":2}' AS BLOB) WHERE table_number = 1",
        "UPDATE summaries SET phase = 'finished' WHERE table_number = 1",
        "UPDATE summaries SET listed = 0 WHERE table_number = 1",
        "UPDATE summaries SET updated_ms = updated_ms + 1 WHERE table_number = 1",
        "UPDATE summaries SET participants = 'ada eve' WHERE table_number = 1",
        "UPDATE summaries SET seq = 2 WHERE table_number = 1",
        "UPDATE summaries SET seal = zeroblob(32) WHERE table_number = 1",
        // The whole row of another table.
        "UPDATE summaries SET (seq, phase, listed, updated_ms, participants, document, seal) =
             (SELECT seq, phase, listed, updated_ms, participants, document, seal FROM summaries
              WHERE table_number = 2) WHERE table_number = 1",
        "DELETE FROM summaries WHERE table_number = 1",
    ] {
        std::fs::write(&file, &original).unwrap();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        assert_eq!(verify_file(&file).unwrap().damaged_summaries, 1, "{sql}");
        let store = open(&file).unwrap();
        assert_eq!(store.table(table(1)).await.unwrap().unwrap().summary, None, "{sql}");
        assert_eq!(store.table(table(2)).await.unwrap().unwrap().summary, Some(summary()), "{sql}");
        for entry in store.tables(TableQuery::default()).await.unwrap().items {
            assert_eq!(entry.summary.is_some(), entry.id == table(2), "{sql}");
        }
        store.put_summary(table(1), Seq::new(2), 1_001, summary()).await.unwrap();
        drop(store);
        assert_eq!(verify_file(&file).unwrap().damaged_summaries, 0, "{sql}");
        assert_eq!(open(&file).unwrap().table(table(1)).await.unwrap().unwrap().summary, Some(summary()));
    }
}

#[tokio::test]
async fn a_list_changed_by_hand_shows_no_table_that_is_not_ones_own() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    small_file(&file).await;
    let eve = TableQuery { participant: Some(Actor::new("eve").unwrap()), ..TableQuery::default() };
    let original = std::fs::read(&file).unwrap();
    for sql in [
        "UPDATE participants SET actor = 'eve' WHERE actor = 'bob' AND table_number = 1",
        "INSERT INTO participants SELECT 'eve', phase, listed, updated_ms, 1 FROM participants LIMIT 1",
    ] {
        std::fs::write(&file, &original).unwrap();
        Connection::open(&file).unwrap().execute_batch(sql).unwrap();
        assert_eq!(verify_file(&file).unwrap().damaged_summaries, 1, "{sql}");
        let store = open(&file).unwrap();
        let found = store.tables(eve.clone()).await.unwrap().items;
        assert_eq!(
            found.iter().map(|entry| (entry.id, &entry.summary)).collect::<Vec<_>>(),
            [(table(1), &None)]
        );
        store.put_summary(table(1), Seq::new(2), 1_001, summary()).await.unwrap();
        assert_eq!(store.tables(eve.clone()).await.unwrap().items, []);
        drop(store);
        assert_eq!(verify_file(&file).unwrap().damaged_summaries, 0, "{sql}");
    }
}

/// The logs are what a backup is for, and they have everything that a summary is made from.
#[tokio::test]
async fn a_backup_with_a_damaged_summary_can_be_restored() {
    let folder = quick_folder();
    let (backup, file) = (folder.path().join("backup.db"), folder.path().join("irrgarten.db"));
    small_file(&backup).await;
    Connection::open(&backup).unwrap().execute_batch("UPDATE summaries SET listed = 0").unwrap();
    let contents = restore(&backup, &file).unwrap();
    assert_eq!((contents.events, contents.damaged_summaries), (4, 2));
    assert_eq!(open(&file).unwrap().table(table(1)).await.unwrap().unwrap().summary, None);
}
