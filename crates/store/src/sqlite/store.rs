//! The store as one SQLite file.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::appending::CommandDone;
use super::change::{Change, Pending, Queued};
use super::connections;
use super::documents::{self, Writes};
use super::failure::At;
use super::readers::Readers;
use super::snapshots::{self, PutSnapshot};
use super::state::{Shared, Stats};
use super::summaries::PutSummary;
use super::tail::LogTail;
use super::writer::Writer;
use super::{backup, library, reading, summaries};
use crate::{
    Append, Appended, CommandRef, Document, DocumentKey, DocumentQuery, DocumentWrite, DoneCommand, Link,
    MAX_SNAPSHOT_BYTES, Page, Seq, Snapshot, Store, StoreError, StoreFuture, StoredEvent, Summary,
    TableCursor, TableEntry, TableId, TableQuery, Version, WholeStore,
};

/// How a store uses the machine. The defaults suit a small server.
#[derive(Clone, Copy, Debug)]
pub struct SqliteOptions {
    /// The number of reading threads.
    pub readers: usize,
    /// How many changes may be queued; further callers wait for room.
    pub queue: usize,
    /// The most changes in one transaction.
    pub batch: usize,
    /// Pages of 4 KiB in the log after which a checkpoint is run. More means less work for the disk and a longer log.
    pub log_pages: u32,
    /// After how many events the index of the logs is written. More means fewer and longer writes, and more to read after
    /// a crash.
    pub index_events: usize,
    /// How long the writer waits for more changes when many come at once, so that one sync serves more of them. With
    /// few changes it does not wait.
    pub gather: Duration,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        Self {
            readers: 2,
            queue: 4_096,
            batch: 1_024,
            log_pages: 8_000,
            index_events: 16_384,
            gather: Duration::from_micros(500),
        }
    }
}

/// Logs and documents in one file.
///
/// Dropping it finishes what is in the queue, closes the file and releases the lock.
pub struct SqliteStore {
    path: PathBuf,
    shared: Arc<Shared>,
    queue: Option<mpsc::Sender<Box<dyn Pending>>>,
    readers: Option<Readers>,
    writer: Option<JoinHandle<()>>,
}

impl SqliteStore {
    /// Opens a file, or creates it. No other process may have it open.
    ///
    /// A file that may not be written is opened read-only: writes are refused with [`StoreError::ReadOnly`] until it
    /// becomes writable.
    pub fn open(path: impl Into<PathBuf>, options: SqliteOptions) -> Result<Self, StoreError> {
        library::check(rusqlite::version_number())?;
        let path = path.into();
        let shared = Arc::new(Shared::default());
        let writer = Writer::open(path.clone(), Arc::clone(&shared), options)?;
        connections::check_format(&path)?;
        let readers = Readers::start(&path, &shared, options.readers)?;
        let (queue, waiting) = mpsc::channel(options.queue.max(1));
        let writer = std::thread::Builder::new()
            .name("store-write".to_owned())
            .spawn(move || writer.run(waiting))
            .at("starting the thread that writes")?;
        Ok(Self { path, shared, queue: Some(queue), readers: Some(readers), writer: Some(writer) })
    }

    /// Counters since the store was opened.
    pub fn stats(&self) -> Stats {
        self.shared.stats()
    }

    /// The number of changes in the queue.
    pub fn waiting(&self) -> usize {
        self.queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }

    /// Copies everything acknowledged so far into a new file, while playing goes on.
    ///
    /// The copy is complete and synced before it gets its name; an existing file is not overwritten.
    pub async fn backup(&self, target: impl Into<PathBuf>) -> Result<(), StoreError> {
        let (source, target) = (self.path.clone(), target.into());
        let (reply, done) = oneshot::channel();
        // A thread of its own: a long backup must not take a reader away from the players.
        std::thread::Builder::new()
            .name("store-backup".to_owned())
            .spawn(move || {
                let _ = reply.send(backup::backup_file(&source, &target));
            })
            .at("starting the thread that backs up")?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    async fn submit<C: Change>(&self, change: C) -> Result<C::Output, StoreError> {
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        let (reply, answered) = oneshot::channel();
        queue.send(Box::new(Queued::new(change, reply))).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.as_ref().ok_or(StoreError::Closed)?.ask(question).await
    }

    /// Asks about one table. Its tail is looked up before the reader begins its view of the file (see
    /// [`Shared::tail_of`]).
    fn ask_of<T: Send + 'static>(
        &self,
        table: TableId,
        question: impl FnOnce(&rusqlite::Connection, Option<&LogTail>) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<'_, T> {
        let shared = Arc::clone(&self.shared);
        Box::pin(self.ask(move |db| {
            let tail = shared.tail_of(table);
            question(db, tail.as_ref())
        }))
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        // The readers first: closing the last connection cleans up the log, and only the writer can do that.
        if let Some(readers) = self.readers.take() {
            readers.stop();
        }
        self.queue = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        Box::pin(async move {
            append.check()?;
            self.submit(append).await
        })
    }

    fn command_done(&self, table: TableId, command: CommandRef) -> StoreFuture<'_, Option<(Seq, Seq)>> {
        Box::pin(self.submit(CommandDone { table, command }))
    }

    fn read(&self, table: TableId, from: Seq) -> StoreFuture<'_, Vec<StoredEvent>> {
        self.ask_of(table, move |db, tail| reading::from(db, table, tail, from))
    }

    fn read_after(&self, table: TableId, link: Link, limit: usize) -> StoreFuture<'_, Vec<StoredEvent>> {
        self.ask_of(table, move |db, tail| reading::after(db, table, tail, link, limit))
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<TableEntry>> {
        self.ask_of(table, move |db, tail| summaries::get(db, table, tail))
    }

    fn tables(&self, query: TableQuery) -> StoreFuture<'_, Page<TableEntry, TableCursor>> {
        Box::pin(async move {
            loop {
                let (query, tails) = (query.clone(), self.shared.tails());
                let mut page = self.ask(move |db| summaries::list(db, &query)).await?;
                for entry in &mut page.items {
                    let tail = self.shared.tail().of(entry.id).map(|tail| tail.head.link);
                    entry.head = tail.filter(|link| link.seq > entry.head.seq).unwrap_or(entry.head);
                }
                // Otherwise the end of a log may have moved from the tail to the index, and was seen in neither.
                if tails == self.shared.tails() {
                    return Ok(page);
                }
            }
        })
    }

    fn document(&self, key: DocumentKey) -> StoreFuture<'_, Option<Document>> {
        Box::pin(self.ask(move |db| documents::get(db, &key)))
    }

    fn documents(&self, query: DocumentQuery) -> StoreFuture<'_, Page<Document, String>> {
        Box::pin(async move {
            query.check()?;
            self.ask(move |db| documents::list(db, &query)).await
        })
    }

    fn write(&self, writes: Vec<DocumentWrite>) -> StoreFuture<'_, Vec<Option<Version>>> {
        Box::pin(async move {
            DocumentWrite::check_all(&writes)?;
            self.submit(Writes(writes)).await
        })
    }

    fn put_summary(
        &self,
        table: TableId,
        seq: Seq,
        updated_ms: u64,
        summary: Summary,
    ) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            summary.check()?;
            self.submit(PutSummary { table, seq, updated_ms, summary }).await
        })
    }

    fn put_snapshot(&self, table: TableId, seq: Seq, bytes: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            if bytes.len() > MAX_SNAPSHOT_BYTES {
                return Err(StoreError::Invalid { why: "a snapshot has at most 1,048,576 bytes" });
            }
            self.submit(PutSnapshot { table, seq, bytes }).await
        })
    }

    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<Snapshot>> {
        self.ask_of(table, move |db, tail| snapshots::get(db, table, tail))
    }
}

impl WholeStore for SqliteStore {
    fn commands(&self, table: TableId) -> StoreFuture<'_, Vec<DoneCommand>> {
        self.ask_of(table, move |db, tail| reading::commands(db, table, tail))
    }

    fn collections(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(self.ask(documents::collections))
    }
}
