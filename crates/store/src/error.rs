//! Errors of a store.

use std::fmt;

use crate::{DocumentKey, Seq, TableId, Version};

/// Every error of a store.
///
/// The list is closed, so that callers can give every case its own message. [`code`](Self::code) is stable and goes
/// over the wire; the `Display` sentence is for logs and for the operator of the server.
///
/// After any error on a write nothing was acknowledged. Repeating an append with the same command is always safe and
/// tells what really happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else appended first: reload from `next` and decide again.
    Conflict {
        /// The seq the next event of this table will have.
        next: Seq,
    },
    /// The append names a lease that this node does not have any more.
    LeaseOver,
    /// A document is no longer as the writer expected it.
    Stale {
        /// The document that differs.
        key: DocumentKey,
        /// Its version now, or `None` if it does not exist.
        version: Option<Version>,
    },
    /// The table or event does not exist.
    Missing {
        /// What was looked for.
        what: String,
    },
    /// The request breaks a limit of the contract.
    Invalid {
        /// The limit, as a sentence.
        why: &'static str,
    },
    /// There is no space left. Reads go on; writes work again once there is space.
    Full,
    /// The data may be read but not written.
    ReadOnly,
    /// The log of a table is damaged from `seq` on. Nothing from there on is served.
    BrokenChain {
        /// The damaged table.
        table: TableId,
        /// The first event that cannot be trusted.
        seq: Seq,
    },
    /// The storage is damaged.
    Corrupt {
        /// Where the damage was found.
        place: String,
    },
    /// The disk or the operating system reported an error.
    Io {
        /// What failed, in the words of the system.
        what: String,
    },
    /// The database cannot be reached. Whether a write was done is found out by repeating it.
    Unreachable {
        /// Which database, without its secrets, and why.
        what: String,
    },
    /// The database refuses for a reason of its own.
    Database {
        /// What it says.
        what: String,
    },
    /// Another process owns this data.
    InUse {
        /// The file, and its owner if known.
        what: String,
    },
    /// A file was moved or removed while it was in use.
    Moved {
        /// The file.
        what: String,
    },
    /// The file was in use when its program was killed, and the log with its newest events is not beside it.
    LogMissing {
        /// The file.
        file: String,
        /// Where its log should be.
        log: String,
    },
    /// The file belongs to another program.
    Foreign {
        /// The file.
        what: String,
    },
    /// The data was written by a newer version of this program.
    TooNew {
        /// The schema version found.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// The SQLite library is too old to be trusted with the log.
    OldLibrary {
        /// The version found, as `sqlite3_libversion_number` gives it.
        found: i32,
    },
    /// A file that would have to be overwritten is already there.
    Exists {
        /// The file.
        what: String,
    },
    /// The store has been closed.
    Closed,
}

impl StoreError {
    /// A short stable name for protocols, metrics and tests.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Conflict { .. } => "conflict",
            Self::LeaseOver => "lease-over",
            Self::Stale { .. } => "stale",
            Self::Missing { .. } => "missing",
            Self::Invalid { .. } => "invalid",
            Self::Full => "full",
            Self::ReadOnly => "read-only",
            Self::BrokenChain { .. } => "broken-chain",
            Self::Corrupt { .. } => "corrupt",
            Self::Io { .. } => "io",
            Self::Unreachable { .. } => "unreachable",
            Self::Database { .. } => "database",
            Self::InUse { .. } => "in-use",
            Self::Moved { .. } => "moved",
            Self::LogMissing { .. } => "log-missing",
            Self::Foreign { .. } => "foreign",
            Self::TooNew { .. } => "too-new",
            Self::OldLibrary { .. } => "old-library",
            Self::Exists { .. } => "exists",
            Self::Closed => "closed",
        }
    }

    /// Whether the request was at fault. Everything else is an error of the storage itself.
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Conflict { .. }
                | Self::LeaseOver
                | Self::Stale { .. }
                | Self::Missing { .. }
                | Self::Invalid { .. }
        )
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { next } => write!(f, "the table has moved on; its next event is number {next}"),
            Self::LeaseOver => f.write_str("another node does by now what this table does by itself"),
            Self::Stale { key, version: Some(version) } => {
                write!(f, "the document {key} has changed; it is at version {version}")
            }
            Self::Stale { key, version: None } => write!(f, "the document {key} does not exist"),
            Self::Missing { what } => write!(f, "there is no {what}"),
            Self::Invalid { why } => f.write_str(why),
            Self::Full => f.write_str("there is no space left on the disk that holds the games"),
            Self::ReadOnly => f.write_str("the games can be read but not written"),
            Self::BrokenChain { table, seq } => {
                write!(
                    f,
                    "the log of table {table} is damaged at event {seq}; nothing from there on is served"
                )
            }
            Self::Corrupt { place } => write!(f, "the stored data is damaged: {place}"),
            Self::Io { what } => write!(f, "the disk reported an error: {what}"),
            Self::Unreachable { what } => write!(f, "the database cannot be reached: {what}"),
            Self::Database { what } => write!(f, "the database refuses: {what}"),
            Self::InUse { what } => write!(f, "{what} is in use by another process"),
            Self::Moved { what } => {
                write!(f, "{what} was moved or removed while it was in use; put it back, or start again")
            }
            Self::LogMissing { file, log } => write!(
                f,
                "{file} was in use when it was copied or its program was killed, and its log {log} is missing; \
                 put the log back, or accept that the newest moves are lost with `irrgarten restore`"
            ),
            Self::Foreign { what } => {
                write!(f, "{what} is not a file of Irrgarten, or its beginning is damaged")
            }
            Self::TooNew { found, known } => write!(
                f,
                "the data has format {found} and this program knows formats up to {known}; \
                 please start a newer version"
            ),
            Self::OldLibrary { found } => write!(
                f,
                "SQLite {}.{}.{} can damage its log; version 3.51.3 or newer is needed",
                found / 1_000_000,
                found / 1_000 % 1_000,
                found % 1_000
            ),
            Self::Exists { what } => write!(f, "{what} already exists and is not overwritten"),
            Self::Closed => f.write_str("the store has been closed"),
        }
    }
}

impl std::error::Error for StoreError {}
