//! One process owns a file, whatever its name; a file that is moved, or that lacks its log, is noticed.

use std::os::unix::fs::symlink;
use std::path::Path;

use irrgarten_store::Store;
use irrgarten_store::sqlite::restore;

use crate::kill::{assert_nothing_lost, run_and_kill_after};
use crate::support::{append, beside, open, table, texts};

fn refused(file: &Path) -> &'static str {
    open(file).err().map_or("opened", |error| error.code())
}

#[tokio::test]
async fn a_second_process_is_refused_under_every_name() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let (file, backup) = (place("irrgarten.db"), place("backup.db"));
    drop(open(&backup).unwrap());
    let acknowledged = run_and_kill_after(&file, || {
        symlink(&file, place("symlink.db")).unwrap();
        std::fs::hard_link(&file, place("hardlink.db")).unwrap();
        for name in ["irrgarten.db", "symlink.db", "hardlink.db"] {
            assert_eq!(refused(&place(name)), "in-use", "{name}");
            assert_eq!(restore(&backup, &place(name)).unwrap_err().code(), "in-use", "{name}");
        }
    });
    assert_eq!(refused(&place("hardlink.db")), "log-missing");
    assert_nothing_lost(&place("symlink.db"), &acknowledged).await;
    assert_eq!(refused(&place("hardlink.db")), "opened");
}

#[tokio::test]
async fn a_second_store_of_the_same_process_is_refused_under_every_name() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name);
    let store = open(&place("irrgarten.db")).unwrap();
    symlink(place("irrgarten.db"), place("symlink.db")).unwrap();
    std::fs::hard_link(place("irrgarten.db"), place("hardlink.db")).unwrap();
    for name in ["symlink.db", "hardlink.db"] {
        assert_eq!(refused(&place(name)), "in-use", "{name}");
    }
    store.append(append(table(1), 1, "still mine")).await.unwrap();
}

#[tokio::test]
async fn nothing_is_acknowledged_into_a_file_that_was_moved_or_removed() {
    for ending in ["", "-wal"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("irrgarten.db");
        let store = open(&file).unwrap();
        store.append(append(table(1), 1, "first")).await.unwrap();
        let (here, away) = (beside(&file, ending), folder.path().join("away"));
        std::fs::rename(&here, &away).unwrap();
        assert_eq!(store.append(append(table(1), 2, "lost")).await.unwrap_err().code(), "moved");
        assert_eq!(store.append(append(table(1), 2, "lost")).await.unwrap_err().code(), "moved");
        // The first of these was written after all, and is not written again: repeating is safe with a command.
        std::fs::rename(&away, &here).unwrap();
        let known = texts(&store, table(1)).await.unwrap().len() as u64;
        store.append(append(table(1), known + 1, "back")).await.unwrap();
        drop(store);
        let texts = texts(&open(&file).unwrap(), table(1)).await.unwrap();
        assert_eq!((texts[0].as_str(), texts[texts.len() - 1].as_str()), ("first", "back"), "{ending}");
    }
}

#[tokio::test]
async fn a_copy_without_its_log_is_refused_until_the_loss_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("irrgarten.db"), folder.path().join("copy.db"));
    let store = open(&file).unwrap();
    store.append(append(table(1), 1, "in the log")).await.unwrap();
    std::fs::copy(&file, &copy).unwrap();
    let error = open(&copy).err().unwrap();
    assert_eq!(error.code(), "log-missing");
    assert!(error.to_string().contains("copy.db-wal"), "{error}");
    restore(&copy, &copy).unwrap();
    assert_eq!(texts(&open(&copy).unwrap(), table(1)).await.unwrap(), Vec::<String>::new());

    // A clean end leaves everything in the file, and a backup is complete by itself.
    let backup = folder.path().join("backup.db");
    store.backup(&backup).await.unwrap();
    drop(store);
    std::fs::copy(&file, folder.path().join("second.db")).unwrap();
    for name in ["backup.db", "second.db"] {
        let opened = open(&folder.path().join(name)).unwrap();
        assert_eq!(texts(&opened, table(1)).await.unwrap(), ["in the log"], "{name}");
    }
}
