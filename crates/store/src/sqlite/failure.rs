//! Maps errors of SQLite and of the operating system to [`StoreError`].

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_IOERR_SHMSIZE, SQLITE_READONLY_DBMOVED};

use crate::StoreError;

/// The meaning of an SQLite error. `place` says what was being done or read.
pub(super) fn meaning(error: &rusqlite::Error, place: &str) -> StoreError {
    let Some(failure) = error.sqlite_error() else {
        return match error {
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::IntegralValueOutOfRange(..) => StoreError::Corrupt { place: place.to_owned() },
            _ => StoreError::Io { what: format!("{place}: {error}") },
        };
    };
    match (failure.code, failure.extended_code) {
        // The index of the log is a file as well, and is extended before it is used.
        (ErrorCode::DiskFull, _) | (_, SQLITE_IOERR_SHMSIZE) => StoreError::Full,
        (_, SQLITE_READONLY_DBMOVED) => StoreError::Moved { what: place.to_owned() },
        (ErrorCode::ReadOnly, _) => StoreError::ReadOnly,
        (ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase, _) => {
            StoreError::Corrupt { place: place.to_owned() }
        }
        (ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _) => {
            StoreError::InUse { what: format!("the database ({place})") }
        }
        _ => StoreError::Io { what: format!("{place}: {error}") },
    }
}

/// The meaning of an error of the operating system.
pub(super) fn meaning_io(error: &std::io::Error, place: &str) -> StoreError {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
        ErrorKind::AlreadyExists => StoreError::Exists { what: place.to_owned() },
        _ => StoreError::Io { what: format!("{place}: {error}") },
    }
}

/// `.at("place")?` on results of SQLite and of the operating system.
pub(super) trait At<T> {
    fn at(self, place: &str) -> Result<T, StoreError>;
}

impl<T> At<T> for rusqlite::Result<T> {
    fn at(self, place: &str) -> Result<T, StoreError> {
        self.map_err(|error| meaning(&error, place))
    }
}

impl<T> At<T> for std::io::Result<T> {
    fn at(self, place: &str) -> Result<T, StoreError> {
        self.map_err(|error| meaning_io(&error, place))
    }
}
