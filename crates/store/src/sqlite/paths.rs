//! The files that belong to a database.

use std::path::{Path, PathBuf};

/// The path SQLite uses: it follows symbolic links and keeps its log beside the file they lead to.
pub(super) fn followed(database: &Path) -> PathBuf {
    database.canonicalize().unwrap_or_else(|_| database.to_owned())
}

/// The same path with something added to its end.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The log in which SQLite keeps what is not in the file yet.
pub(super) fn log_of(database: &Path) -> PathBuf {
    beside(&followed(database), "-wal")
}
