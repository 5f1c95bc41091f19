//! Copies everything one store holds into another, whatever the two are built on: a file into a database, and back.
//!
//! - `log.rs` copies the log of one table with its commands and its summary, and reads it back.
//! - `documents.rs` copies the documents.
//! - `error.rs` says what can stand in the way.
//!
//! Both stores are closed to everybody else meanwhile. A copy that was interrupted is taken up where it stopped: until
//! it is complete, the new store has a mark in it.

mod documents;
mod error;
mod log;

pub use error::TransferError;
use futures_util::{StreamExt as _, stream};

use crate::{DocumentKey, Expect, MAX_PAGE, Seq, StoreError, TableEntry, TableQuery, WholeStore};

/// How many tables are copied at the same time: their appends share the syncs of the disk.
const TABLES_AT_ONCE: usize = 64;

/// A store that is copied into another.
#[derive(Clone, Copy)]
pub struct Transfer<'a> {
    from: &'a dyn WholeStore,
    to: &'a dyn WholeStore,
}

/// What has been copied and read back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transferred {
    /// The number of tables.
    pub tables: u64,
    /// The number of their events.
    pub events: u64,
    /// How many of these events were there already, from a copy that was interrupted.
    pub events_before: u64,
    /// The number of documents.
    pub documents: u64,
}

impl<'a> Transfer<'a> {
    /// Nothing is copied yet.
    pub fn new(from: &'a dyn WholeStore, to: &'a dyn WholeStore) -> Self {
        Self { from, to }
    }

    /// Copies everything, and reads all of it back. `report` is called now and then with what is done so far.
    ///
    /// The new store must be empty, or hold a part of a copy of the same store.
    pub async fn run(&self, mut report: impl FnMut(&Transferred)) -> Result<Transferred, TransferError> {
        self.mark().await?;
        let mut done = Transferred::default();
        let mut query = TableQuery { limit: MAX_PAGE, ..TableQuery::default() };
        loop {
            let page = self.from.tables(query.clone()).await.map_err(TransferError::From)?;
            let tables = page.items.into_iter().map(|entry| self.table(entry));
            let mut copied = stream::iter(tables).buffer_unordered(TABLES_AT_ONCE);
            while let Some(log) = copied.next().await {
                let log = log?;
                done.tables += 1;
                done.events += log.events;
                done.events_before += log.before;
                report(&done);
            }
            query.after = page.next;
            if query.after.is_none() {
                break;
            }
        }
        done.documents = self.documents(|documents| report(&Transferred { documents, ..done })).await?;
        self.to.delete(unfinished(), Expect::Anything).await.map_err(TransferError::To)?;
        Ok(done)
    }

    /// Was a copy into this store begun and not finished? Then nothing may be played in it.
    pub async fn is_unfinished(store: &dyn crate::Store) -> Result<bool, StoreError> {
        Ok(store.document(unfinished()).await?.is_some())
    }

    /// Marks the new store, if it is empty or has the mark, and nothing that the old one does not have.
    async fn mark(&self) -> Result<(), TransferError> {
        if !Self::is_unfinished(self.to).await.map_err(TransferError::To)? {
            let first = TableQuery { limit: 1, ..TableQuery::default() };
            let tables = self.to.tables(first).await.map_err(TransferError::To)?;
            let collections = self.to.collections().await.map_err(TransferError::To)?;
            if !tables.items.is_empty() || !collections.is_empty() {
                return Err(TransferError::NotEmpty);
            }
            self.to
                .put_if(unfinished(), Expect::Anything, Vec::new())
                .await
                .map(drop)
                .map_err(TransferError::To)?;
        }
        if Self::is_unfinished(self.from).await.map_err(TransferError::From)? {
            return Err(TransferError::Unfinished);
        }
        let mut query = TableQuery { limit: MAX_PAGE, ..TableQuery::default() };
        loop {
            let page = self.to.tables(query.clone()).await.map_err(TransferError::To)?;
            for TableEntry { id, .. } in &page.items {
                if self.from.table(*id).await.map_err(TransferError::From)?.is_none() {
                    return Err(TransferError::Differs { table: *id, after: Seq::NONE });
                }
            }
            query.after = page.next;
            if query.after.is_none() {
                return Ok(());
            }
        }
    }
}

/// The document that marks a store into which something is being copied.
fn unfinished() -> DocumentKey {
    DocumentKey::of_known_names("transfer", "unfinished")
}
