//! What every store can do.

use std::future::Future;
use std::pin::Pin;

use crate::{
    Append, Appended, CommandRef, Document, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite,
    DoneCommand, Expect, Link, Nodes, Page, Seq, Snapshot, StoreError, StoredEvent, Summary, TableCursor,
    TableEntry, TableId, TableQuery, Version,
};

/// What the methods of a store return.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Storage for the logs of tables and for small documents.
///
/// The trait is object-safe, because one binary chooses its store at start (`Arc<dyn Store>`) and the whole
/// server would otherwise be generic over it. The price, one boxed future per call, is nothing beside a disk sync.
///
/// If a future is dropped before it completes, the write may or may not happen. Repeating the append with the same
/// command finds out.
pub trait Store: Send + Sync {
    /// Adds events to the log of a table; when this returns `Ok`, they survive a power cut.
    ///
    /// A command that was already carried out is recognised first, then the lease is compared
    /// ([`StoreError::LeaseOver`]), then the seq ([`StoreError::Conflict`]), then the documents
    /// ([`StoreError::Stale`]).
    fn append(&self, append: Append) -> StoreFuture<'_, Appended>;

    /// The first and last seq of the events that a command of this table has caused; `None` if it was never carried
    /// out. Sees every append that has returned.
    fn command_done(&self, table: TableId, command: CommandRef) -> StoreFuture<'_, Option<(Seq, Seq)>>;

    /// The events of a table from a seq on; empty if there are none.
    ///
    /// The log is verified from its first event to its last, whatever `from` is, and a damaged log is not served at
    /// all.
    fn read(&self, table: TableId, from: Seq) -> StoreFuture<'_, Vec<StoredEvent>>;

    /// At most `limit` events after a link that the caller trusts because this store returned it.
    ///
    /// Only what follows the link is read and verified.
    fn read_after(&self, table: TableId, link: Link, limit: usize) -> StoreFuture<'_, Vec<StoredEvent>>;

    /// What is known of one table without reading its log.
    fn table(&self, table: TableId) -> StoreFuture<'_, Option<TableEntry>>;

    /// A page of tables.
    fn tables(&self, query: TableQuery) -> StoreFuture<'_, Page<TableEntry, TableCursor>>;

    /// One document.
    fn document(&self, key: DocumentKey) -> StoreFuture<'_, Option<Document>>;

    /// A page of the documents of a collection.
    fn documents(&self, query: DocumentQuery) -> StoreFuture<'_, Page<Document, String>>;

    /// Changes several documents together; returns the new version of each, `None` for a deleted one.
    fn write(&self, writes: Vec<DocumentWrite>) -> StoreFuture<'_, Vec<Option<Version>>>;

    /// Writes the summary of a table anew, made from its log up to `seq`, which must be its last event
    /// ([`StoreError::Conflict`]). For a summary that was found damaged.
    fn put_summary(&self, table: TableId, seq: Seq, updated_ms: u64, summary: Summary)
    -> StoreFuture<'_, ()>;

    /// Stores the state of a table after the event at `seq`, which must exist. Replaces the previous snapshot.
    fn put_snapshot(&self, table: TableId, seq: Seq, bytes: Vec<u8>) -> StoreFuture<'_, ()>;

    /// The snapshot of a table, if it belongs to the log as it is.
    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<Snapshot>>;

    /// The other processes on the same store; `None` if this one has it for itself.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Writes one document if it is as expected; returns its new version.
    fn put_if(&self, key: DocumentKey, expect: Expect, bytes: Vec<u8>) -> StoreFuture<'_, Version> {
        let change = DocumentChange::Put(bytes);
        Box::pin(async move {
            let versions = self.write(vec![DocumentWrite { key, expect, change }]).await?;
            versions.first().copied().flatten().ok_or(StoreError::Closed)
        })
    }

    /// Deletes one document if it is as expected.
    fn delete(&self, key: DocumentKey, expect: Expect) -> StoreFuture<'_, ()> {
        let change = DocumentChange::Delete;
        Box::pin(async move {
            self.write(vec![DocumentWrite { key, expect, change }]).await?;
            Ok(())
        })
    }
}

/// A store whose whole content can be read, so that it can be copied into another ([`Transfer`](crate::Transfer)).
pub trait WholeStore: Store {
    /// Every command that a table has carried out, in the order of its log.
    fn commands(&self, table: TableId) -> StoreFuture<'_, Vec<DoneCommand>>;

    /// The names of all collections that have documents, in their order.
    fn collections(&self) -> StoreFuture<'_, Vec<String>>;
}
