//! Maps errors of the database to [`StoreError`].

use tokio_postgres::Error;
use tokio_postgres::error::{DbError, SqlState};

use crate::StoreError;

/// Why a statement failed.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The connection is gone, or the server is going: what was sent may have been done.
    Lost(String),
    /// Another transaction was in the way. Nothing was done, and it can be tried again.
    Contended,
    /// Nothing was done.
    Failed(StoreError),
}

impl Trouble {
    pub(super) fn silent() -> Self {
        Self::Lost("it does not answer".to_owned())
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error.as_db_error() {
            Some(refusal) => of_server(refusal),
            None => Self::Lost(reason(&error)),
        }
    }
}

/// The chain of causes: the first alone says only that something failed. None of them has the password in it.
fn reason(error: &Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(next) = cause {
        text = format!("{text}: {next}");
        cause = next.source();
    }
    text
}

fn of_server(error: &DbError) -> Trouble {
    let code = error.code();
    let what = || format!("{} ({})", error.message(), code.code());
    let going = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    let contended = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::UNIQUE_VIOLATION,
        SqlState::LOCK_NOT_AVAILABLE,
    ];
    // 08: the connection failed.
    if going.contains(code) || code.code().starts_with("08") {
        Trouble::Lost(what())
    } else if contended.contains(code) {
        Trouble::Contended
    } else if *code == SqlState::DISK_FULL {
        Trouble::Failed(StoreError::Full)
    } else if *code == SqlState::READ_ONLY_SQL_TRANSACTION {
        Trouble::Failed(StoreError::ReadOnly)
    } else if *code == SqlState::DATA_CORRUPTED || *code == SqlState::INDEX_CORRUPTED {
        Trouble::Failed(StoreError::Corrupt { place: what() })
    } else {
        Trouble::Failed(StoreError::Database { what: what() })
    }
}

/// Did this statement fail only because one before it in the same transaction did?
pub(super) fn is_echo(error: &Error) -> bool {
    error.code() == Some(&SqlState::IN_FAILED_SQL_TRANSACTION)
}
