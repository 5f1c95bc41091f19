//! The one thread that writes: it takes everything in the queue and commits it together.
//!
//! While one batch is being synced, the next one collects in the queue, so many tables share one sync of the disk.
//! Only when many changes came at once and few are waiting does the writer wait a moment for more.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::Connection;
use rusqlite::wal::CheckpointMode;
use tokio::sync::mpsc;

use super::change::Pending;
use super::failure::At;
use super::ownership::Ownership;
use super::state::Shared;
use super::store::SqliteOptions;
use super::table_cache::TableCache;
use super::tail::{self, Tail};
use super::{connections, log_index, session};
use crate::StoreError;

/// This many changes in one batch are a sign of more to come.
const MANY: usize = 16;

type Batch = Vec<Box<dyn Pending>>;

pub(super) struct Writer {
    path: PathBuf,
    shared: Arc<Shared>,
    options: SqliteOptions,
    log_settled: bool,
    db: Option<Connection>,
    cache: TableCache,
    /// Dropped after the connection: closing the locked file takes SQLite's own locks with it.
    owner: Option<Ownership>,
}

/// Why a transaction failed.
enum TransactionError {
    /// Before the commit, and it was rolled back: the changes can be tried again.
    Undone(StoreError),
    /// It is unknown what the disk has now.
    Unknown(StoreError),
}

impl Writer {
    /// Opens the file for writing. A file that may not be written is no error here: the writer answers
    /// [`StoreError::ReadOnly`] and tries again with every batch.
    pub(super) fn open(
        path: PathBuf,
        shared: Arc<Shared>,
        options: SqliteOptions,
    ) -> Result<Self, StoreError> {
        let cache = TableCache::new(Arc::clone(&shared));
        let mut writer = Self { path, shared, options, log_settled: false, db: None, cache, owner: None };
        match writer.reopen() {
            Ok(db) => writer.db = Some(db),
            Err(StoreError::ReadOnly) => writer.load_tail_for_readers()?,
            Err(error) => return Err(error),
        }
        Ok(writer)
    }

    /// Works until the store is closed and the queue is empty.
    pub(super) fn run(mut self, mut queue: mpsc::Receiver<Box<dyn Pending>>) {
        let mut batch = Batch::new();
        loop {
            let taken = queue.blocking_recv_many(&mut batch, self.options.batch.max(1));
            if taken == 0 {
                return self.close();
            }
            self.settle(std::mem::take(&mut batch));
            if self.shared.tail().len() >= self.options.index_events {
                self.index_tail();
            }
            self.checkpoint();
            // With changes in the queue already, the batch does not wait for more.
            if taken >= MANY && queue.len() < MANY {
                std::thread::sleep(self.options.gather);
            }
        }
    }

    fn settle(&mut self, mut batch: Batch) {
        match self.transact(&mut batch) {
            Ok(()) => self.answer(batch, &Ok(())),
            // One bad change must not affect the tables of others.
            Err(TransactionError::Undone(_)) if batch.len() > 1 => {
                for change in batch {
                    self.settle(vec![change]);
                }
            }
            Err(TransactionError::Undone(error) | TransactionError::Unknown(error)) => {
                self.answer(batch, &Err(error));
            }
        }
    }

    fn transact(&mut self, batch: &mut Batch) -> Result<(), TransactionError> {
        let db = match self.db.take() {
            Some(db) => db,
            None => self.reopen().map_err(TransactionError::Unknown)?,
        };
        let committed = commit(&db, &mut self.cache, batch);
        match committed {
            Ok(()) => self.cache.publish(),
            Err(_) => self.cache.clear(),
        }
        let ended = committed.and_then(|()| self.check_owner());
        // The connection's view of the disk may be wrong now: the next batch opens another.
        if !matches!(ended, Err(TransactionError::Unknown(_))) {
            self.db = Some(db);
        }
        ended
    }

    fn answer(&self, batch: Batch, ended: &Result<(), StoreError>) {
        self.shared.count(batch.len() as u64, ended.is_ok());
        for change in batch {
            change.answer(ended.clone());
        }
    }

    /// Before anything is acknowledged: is the file that was written the one a restart will find?
    fn check_owner(&self) -> Result<(), TransactionError> {
        let checked = self.owner.as_ref().map_or(Ok(()), Ownership::check_still_there);
        checked.map_err(TransactionError::Unknown)
    }

    fn reopen(&mut self) -> Result<Connection, StoreError> {
        let owner = match &mut self.owner {
            Some(owner) => {
                owner.check_still_there()?;
                owner
            }
            none => none.insert(Ownership::claim_or_create(&self.path)?),
        };
        session::check_log(&self.path)?;
        let db = connections::writer(&self.path)?;
        let (tail, end) = (Tail::load(&db)?, tail::ends(&db)?.0);
        // Once is enough: whatever this process commits later becomes visible only after it was synced (see
        // `Reader::connection`).
        if !self.log_settled {
            session::mark(&db, true)?;
            connections::settle_log(&db, &self.path)?;
            self.log_settled = true;
        }
        owner.remember_log();
        self.shared.replace_tail(tail);
        self.cache.begin(end);
        self.shared.reopen_readers();
        Ok(db)
    }

    /// A file that may not be written can have a tail as well.
    fn load_tail_for_readers(&self) -> Result<(), StoreError> {
        connections::check_format(&self.path)?;
        self.shared.replace_tail(Tail::load(&connections::reader(&self.path)?)?);
        Ok(())
    }

    /// Adds the tail to the index. A failure does no harm: the tail only grows until the next attempt, on a new
    /// connection.
    fn index_tail(&mut self) {
        let Some(db) = self.db.take() else { return };
        let written = log_index::write(&db, &self.shared.tail());
        if written.is_ok() {
            self.shared.replace_tail(Tail::default());
            self.db = Some(db);
        }
    }

    /// Closing the last connection moves the log into the file, which is complete without it then. Where the file cannot
    /// be marked as closed, as on a full disk, the log stays beside it: the next start goes on as after a kill.
    fn close(&mut self) {
        if self.check_owner().is_err() {
            return;
        }
        if self.shared.tail().len() > 0 {
            self.index_tail();
        }
        if let Some(db) = &self.db {
            let _ = session::mark(db, false)
                .and_then(|()| connections::keep_log_on_close(db, false).at("closing the file"));
        }
    }

    /// Keeps the log short. A failure does no harm: the log only grows until the next attempt.
    fn checkpoint(&self) {
        let Some(db) = &self.db else { return };
        let waiting = db.wal_checkpoint_v2(None::<&str>, CheckpointMode::NOOP);
        if waiting.is_ok_and(|(pages, moved)| i64::from(pages - moved) >= i64::from(self.options.log_pages)) {
            let _ = db.wal_checkpoint_v2(None::<&str>, CheckpointMode::PASSIVE);
        }
    }
}

fn commit(db: &Connection, cache: &mut TableCache, batch: &mut Batch) -> Result<(), TransactionError> {
    db.execute_batch("BEGIN IMMEDIATE").at("beginning a transaction").map_err(TransactionError::Unknown)?;
    for change in batch {
        if let Err(trouble) = change.apply(db, cache) {
            return Err(undo(db, trouble));
        }
    }
    if let Some(end) = cache.new_end() {
        let noted = db
            .prepare_cached("UPDATE log_end SET place = ?1")
            .and_then(|mut update| update.execute([end]))
            .at("the end of all logs");
        noted.map_err(|error| undo(db, error))?;
    }
    // After a failed sync the state of the disk is unknown: never try again on the same connection.
    db.execute_batch("COMMIT").at("committing").map_err(TransactionError::Unknown)
}

/// Rolls a transaction back. Some errors make SQLite do that by itself.
fn undo(db: &Connection, trouble: StoreError) -> TransactionError {
    if db.is_autocommit() || db.execute_batch("ROLLBACK").is_ok() {
        TransactionError::Undone(trouble)
    } else {
        TransactionError::Unknown(trouble)
    }
}
