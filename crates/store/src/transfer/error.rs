//! What can stand in the way of a copy.

use std::fmt;

use crate::{Seq, StoreError, TableId};

/// Why a store was not copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransferError {
    /// The store that is read fails.
    From(StoreError),
    /// The store that is written fails.
    To(StoreError),
    /// The store that is written holds something else.
    NotEmpty,
    /// The store that is read is itself a copy that was not finished.
    Unfinished,
    /// A table has gone on differently in the two stores.
    Differs {
        /// The table.
        table: TableId,
        /// The last event that may be the same in both.
        after: Seq,
    },
    /// The summary of a table is damaged.
    DamagedSummary {
        /// The table.
        table: TableId,
    },
    /// A document that was read back is not what was written.
    DocumentDiffers {
        /// Its collection and key.
        key: String,
    },
}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::From(error) | Self::To(error) => error.fmt(f),
            Self::NotEmpty => f.write_str(
                "there is something in it already; expected an empty place, or one into which the same games were \
                 being moved",
            ),
            Self::Unfinished => {
                f.write_str("games were being moved to here and not all of them arrived; finish that first")
            }
            Self::Differs { table, after: Seq::NONE } => {
                write!(f, "table {table} is in the new place and not in the old one")
            }
            Self::Differs { table, after } => {
                write!(f, "table {table} differs between the two places after event {after}")
            }
            Self::DamagedSummary { table } => write!(
                f,
                "the summary of table {table} is damaged; start the server, which makes it anew from the log, and \
                 look at the list of tables"
            ),
            Self::DocumentDiffers { key } => {
                write!(f, "the document {key} was read back and is not what was written")
            }
        }
    }
}

impl std::error::Error for TransferError {}
