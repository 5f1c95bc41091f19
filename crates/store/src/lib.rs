//! Durable storage for everything the server has acknowledged.
//!
//! A table is an append-only log of events. The store does not know what an event means: it keeps the bytes in order,
//! chains them by hash, and returns only when they are on disk. Beside the logs it keeps a summary of every table for
//! the lobby, and small versioned documents (people, tokens, ratings, settings).
//!
//! [`Store`] is the contract; [`sqlite::SqliteStore`] implements it in one file, for one process, and
//! [`postgres::PostgresStore`] in a database, for several.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), irrgarten_store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("irrgarten.db");
//! use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
//! use irrgarten_store::{Append, Seq, Store, StoreError, TableId};
//!
//! let store = SqliteStore::open(path, SqliteOptions::default())?;
//! let table = TableId::from_bytes([7; 16]);
//! store.append(Append::new(table, Seq::FIRST, 1_700_000_000_000, vec![b"deal".to_vec()])).await?;
//!
//! let late = Append::new(table, Seq::FIRST, 1_700_000_000_001, vec![b"move".to_vec()]);
//! assert_eq!(store.append(late).await, Err(StoreError::Conflict { next: Seq::new(2) }));
//! assert_eq!(store.read(table, Seq::FIRST).await?[0].bytes, b"deal");
//! # Ok(())
//! # }
//! ```
//!
//! **Invariants**
//! - Acknowledged means durable: no call that writes returns `Ok` before the disk has it.
//! - `(table, seq)` is written once. A second writer gets [`StoreError::Conflict`] and reloads.
//! - An append that names a lease is written only while its node has the lease ([`Nodes`]).
//! - All or nothing: events, command, summary and documents of one append are written together.
//! - No event is served whose hash does not follow from everything before it.
//! - The store reads no clock and draws no random numbers: times and ids come from the caller.

#![warn(missing_docs)]

mod append;
mod chain;
mod contract;
mod documents;
mod error;
mod export;
mod ids;
mod listing;
mod nodes;
mod pass_on;
pub mod postgres;
mod seals;
mod snapshots;
pub mod sqlite;
mod summary_row;
mod transfer;

pub use append::{Append, Appended, CommandRef, DoneCommand, MAX_EVENT_BYTES, MAX_EVENTS};
pub use chain::{Chain, ChainHash, Link, StoredEvent};
pub use contract::{Store, StoreFuture, WholeStore};
pub use documents::{
    Document, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, MAX_DOCUMENT_BYTES, Version,
};
pub use error::StoreError;
pub use export::Export;
pub use ids::{Actor, BadTableId, CommandId, Seq, TableId};
pub use listing::{ListedPhase, MAX_PAGE, Page, Summary, TableCursor, TableEntry, TableQuery};
pub use nodes::{Epoch, News, Nodes, TableLook};
pub use snapshots::{MAX_SNAPSHOT_BYTES, Snapshot};
pub use transfer::{Transfer, TransferError, Transferred};
