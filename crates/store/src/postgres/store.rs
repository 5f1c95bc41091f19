//! The store as a PostgreSQL database.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::address::PostgresAddress;
use super::change::{Change, Done, Waiting};
use super::failure::Trouble;
use super::nodes::PostgresNodes;
use super::session::{Line, Session, ask};
use super::writer::{self, Writer};
use super::{documents, facts, lists, reading, schema, snapshots, summaries};
use crate::{
    Append, Appended, CommandRef, Document, DocumentKey, DocumentQuery, DocumentWrite, DoneCommand, Link,
    MAX_SNAPSHOT_BYTES, Nodes, Page, Seq, Snapshot, Store, StoreError, StoreFuture, StoredEvent, Summary,
    TableCursor, TableEntry, TableId, TableQuery, Version, WholeStore,
};

/// How a store uses the database. The defaults suit a small server.
#[derive(Clone, Copy, Debug)]
pub struct PostgresOptions {
    /// The number of connections that read.
    pub readers: usize,
    /// The number of connections that write.
    pub writers: usize,
    /// How many changes may be queued for each of these; further callers wait for room.
    pub queue: usize,
    /// The most changes in one transaction.
    pub batch: usize,
    /// How long a request waits for a database that cannot be reached.
    pub patience: Duration,
    /// Who else may work on the database. This guards against mistakes: that nothing is written twice does not depend
    /// on it.
    pub sharing: Sharing,
}

impl Default for PostgresOptions {
    fn default() -> Self {
        Self {
            readers: 4,
            writers: 2,
            queue: 4_096,
            batch: 256,
            patience: Duration::from_secs(3),
            sharing: Sharing::Anybody,
        }
    }
}

/// Who else may work on a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// Nobody is asked: for tests and for looking at it.
    Anybody,
    /// Only nodes, of which this becomes one.
    Nodes,
    /// Nobody.
    Nobody,
}

/// Logs and documents in one database, which several processes may use at the same time.
///
/// After dropping it, what is in the queue is still written, as long as the runtime lives.
pub struct PostgresStore {
    readers: Vec<Line>,
    next: AtomicUsize,
    writers: Vec<mpsc::Sender<Waiting>>,
    patience: Duration,
    nodes: Option<PostgresNodes>,
    /// Held to keep others away.
    _owner: Option<Session>,
}

impl PostgresStore {
    /// Connects, and brings the schema of the database up to date. Must be called inside a tokio runtime.
    ///
    /// A database that cannot be reached now is an error: later it is waited for, and requests are refused meanwhile
    /// with [`StoreError::Unreachable`].
    pub async fn open(address: PostgresAddress, options: PostgresOptions) -> Result<Self, StoreError> {
        schema::migrate(&address).await.map_err(|trouble| at_opening(trouble, &address))?;
        let owner = match options.sharing {
            Sharing::Anybody => None,
            Sharing::Nodes => Some(own(&address, LOCK_SHARED).await?),
            Sharing::Nobody => Some(own(&address, LOCK).await?),
        };
        let address = Arc::new(address);
        let nodes = match options.sharing {
            Sharing::Nodes => Some(PostgresNodes::join(&address, options.patience).await?),
            Sharing::Anybody | Sharing::Nobody => None,
        };
        let readers =
            (0..options.readers.max(1)).map(|_| Line::new(Arc::clone(&address), read_statements())).collect();
        let writers = (0..options.writers.max(1)).map(|_| {
            let (queue, waiting) = mpsc::channel(options.queue.max(1));
            let line = Line::new(Arc::clone(&address), writer::STATEMENTS.to_vec());
            let announcer = nodes.as_ref().map(PostgresNodes::announcer);
            tokio::spawn(Writer::new(line, options.batch, announcer).run(waiting));
            queue
        });
        let writers = writers.collect();
        Ok(Self {
            readers,
            next: AtomicUsize::new(0),
            writers,
            patience: options.patience,
            nodes,
            _owner: owner,
        })
    }

    fn reader(&self) -> &Line {
        &self.readers[self.next.fetch_add(1, Ordering::Relaxed) % self.readers.len()]
    }

    async fn submit(&self, change: Change) -> Result<Done, StoreError> {
        let (reply, answered) = oneshot::channel();
        let queue = &self.writers[change.writer(self.writers.len())];
        let deadline = Instant::now() + self.patience;
        let waiting = Waiting { change, tried: None, deadline, reply };
        queue.send(waiting).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// No answer is waited for at the beginning: whoever starts the program should hear at once what is wrong.
fn at_opening(trouble: Trouble, address: &PostgresAddress) -> StoreError {
    match trouble {
        Trouble::Failed(error) => error,
        Trouble::Lost(why) => StoreError::Unreachable { what: format!("{address}: {why}") },
        Trouble::Contended => StoreError::InUse { what: address.to_string() },
    }
}

/// A lock that no other process can have at the same time, and one that only others like it can.
const LOCK: &str = "SELECT pg_try_advisory_lock(1230131783, 1)";
const LOCK_SHARED: &str = "SELECT pg_try_advisory_lock_shared(1230131783, 1)";

/// A session that holds a lock.
async fn own(address: &PostgresAddress, lock: &'static str) -> Result<Session, StoreError> {
    let session = Session::open(address, &[lock]).await.map_err(|trouble| at_opening(trouble, address))?;
    let rows = session.rows(lock, &[]).await.map_err(|trouble| at_opening(trouble, address))?;
    match rows.first().and_then(|row| row.try_get(0).ok()) {
        Some(true) => Ok(session),
        _ => Err(StoreError::InUse { what: address.to_string() }),
    }
}

/// Everything a reader asks.
fn read_statements() -> Vec<&'static str> {
    let single = [
        reading::LOG,
        reading::COMMANDS,
        facts::COMMANDS,
        summaries::TABLE,
        documents::DOCUMENT,
        documents::DOCUMENTS,
        documents::COLLECTIONS,
        snapshots::SNAPSHOT,
    ];
    single.into_iter().chain(lists::statements()).collect()
}

impl Store for PostgresStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        Box::pin(async move {
            append.check()?;
            match self.submit(Change::Append(append)).await? {
                Done::Appended(appended) => Ok(appended),
                Done::Documents(_) | Done::Written => Err(StoreError::Closed),
            }
        })
    }

    fn command_done(&self, table: TableId, command: CommandRef) -> StoreFuture<'_, Option<(Seq, Seq)>> {
        Box::pin(async move { ask!(self, |session| reading::command_done(session, table, &command)) })
    }

    fn read(&self, table: TableId, from: Seq) -> StoreFuture<'_, Vec<StoredEvent>> {
        Box::pin(async move { ask!(self, |session| reading::from(session, table, from)) })
    }

    fn read_after(&self, table: TableId, link: Link, limit: usize) -> StoreFuture<'_, Vec<StoredEvent>> {
        Box::pin(async move { ask!(self, |session| reading::after(session, table, link, limit)) })
    }

    fn table(&self, table: TableId) -> StoreFuture<'_, Option<TableEntry>> {
        Box::pin(async move { ask!(self, |session| summaries::get(session, table)) })
    }

    fn tables(&self, query: TableQuery) -> StoreFuture<'_, Page<TableEntry, TableCursor>> {
        Box::pin(async move { ask!(self, |session| summaries::list(session, &query)) })
    }

    fn document(&self, key: DocumentKey) -> StoreFuture<'_, Option<Document>> {
        Box::pin(async move { ask!(self, |session| documents::get(session, &key)) })
    }

    fn documents(&self, query: DocumentQuery) -> StoreFuture<'_, Page<Document, String>> {
        Box::pin(async move {
            query.check()?;
            ask!(self, |session| documents::list(session, &query))
        })
    }

    fn write(&self, writes: Vec<DocumentWrite>) -> StoreFuture<'_, Vec<Option<Version>>> {
        Box::pin(async move {
            DocumentWrite::check_all(&writes)?;
            if writes.is_empty() {
                return Ok(Vec::new());
            }
            match self.submit(Change::Documents(writes)).await? {
                Done::Documents(versions) => Ok(versions),
                Done::Appended(_) | Done::Written => Err(StoreError::Closed),
            }
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
            self.submit(Change::Summary { table, seq, updated_ms, summary }).await.map(drop)
        })
    }

    fn put_snapshot(&self, table: TableId, seq: Seq, bytes: Vec<u8>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            if bytes.len() > MAX_SNAPSHOT_BYTES {
                return Err(StoreError::Invalid { why: "a snapshot has at most 1,048,576 bytes" });
            }
            self.submit(Change::Snapshot { table, seq, bytes }).await.map(drop)
        })
    }

    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<Snapshot>> {
        Box::pin(async move { ask!(self, |session| snapshots::get(session, table)) })
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.nodes.as_ref().map(|nodes| nodes as &dyn Nodes)
    }
}

impl WholeStore for PostgresStore {
    fn commands(&self, table: TableId) -> StoreFuture<'_, Vec<DoneCommand>> {
        Box::pin(async move { ask!(self, |session| reading::commands(session, table)) })
    }

    fn collections(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { ask!(self, |session| documents::collections(session)) })
    }
}
