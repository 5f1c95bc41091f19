//! A store that cannot be written.

use std::fs::{Permissions, set_permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use irrgarten_store::sqlite::verify_file;
use irrgarten_store::{Store, StoreError};

use crate::small_disk::SmallDisk;
use crate::support::{append, open, table, texts};

/// A folder that can be made read-only: a file system of its own for root, which ignores permissions.
enum Folder {
    Mounted(SmallDisk),
    Plain(tempfile::TempDir),
}

impl Folder {
    fn new() -> Self {
        match SmallDisk::mount("8m") {
            Some(disk) => Self::Mounted(disk),
            None => Self::Plain(tempfile::tempdir().unwrap()),
        }
    }

    fn path(&self) -> &Path {
        match self {
            Self::Mounted(disk) => disk.path(),
            Self::Plain(folder) => folder.path(),
        }
    }

    fn allow_writing(&self, allow: bool) {
        match self {
            Self::Mounted(disk) => disk.remount(if allow { "rw" } else { "ro" }),
            Self::Plain(folder) => {
                for file in std::fs::read_dir(folder.path()).unwrap() {
                    let mode = if allow { 0o644 } else { 0o444 };
                    set_permissions(file.unwrap().path(), Permissions::from_mode(mode)).unwrap();
                }
                let mode = if allow { 0o755 } else { 0o555 };
                set_permissions(folder.path(), Permissions::from_mode(mode)).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn a_read_only_file_is_read_and_writes_are_refused_until_it_is_writable() {
    let folder = Folder::new();
    let how = if matches!(folder, Folder::Mounted(_)) { "a read-only mount" } else { "permissions" };
    eprintln!("read-only by {how}");
    let file = folder.path().join("irrgarten.db");
    let store = open(&file).unwrap();
    store.append(append(table(1), 1, "before")).await.unwrap();
    drop(store);
    folder.allow_writing(false);

    let store = open(&file).unwrap();
    for _ in 0..3 {
        assert_eq!(store.append(append(table(1), 2, "refused")).await, Err(StoreError::ReadOnly));
        assert_eq!(texts(&store, table(1)).await.unwrap(), ["before"]);
    }
    verify_file(&file).unwrap();

    folder.allow_writing(true);
    store.append(append(table(1), 2, "after")).await.unwrap();
    assert_eq!(texts(&store, table(1)).await.unwrap(), ["before", "after"]);
}
