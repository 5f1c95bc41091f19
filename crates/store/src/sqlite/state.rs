//! What the threads of one store share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::tail::{LogTail, Tail};
use crate::TableId;

/// Counters of a store since it was opened, for metrics and tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Transactions that were committed.
    pub transactions: u64,
    /// Changes in them: appends, document writes, snapshots, and refused ones.
    pub changes: u64,
    /// Changes that failed because of the storage.
    pub failures: u64,
}

#[derive(Debug, Default)]
pub(super) struct Shared {
    tail: RwLock<Tail>,
    /// How often the tail was emptied or read anew.
    tails: AtomicU64,
    generation: AtomicU64,
    transactions: AtomicU64,
    changes: AtomicU64,
    failures: AtomicU64,
}

impl Shared {
    /// The tail of a log. A reader asks for it before it begins its view of the file: then the view has everything
    /// that the tail has.
    pub(super) fn tail_of(&self, table: TableId) -> Option<LogTail> {
        self.tail().of(table).cloned()
    }

    pub(super) fn tail(&self) -> RwLockReadGuard<'_, Tail> {
        self.tail.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tail_mut(&self) -> RwLockWriteGuard<'_, Tail> {
        self.tail.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the tail: the index has its events now, or the file was read again.
    pub(super) fn replace_tail(&self, tail: Tail) {
        let mut current = self.tail_mut();
        *current = tail;
        // Counted under the lock: nobody sees the new tail with the old count.
        self.tails.fetch_add(1, Ordering::Release);
    }

    /// Changes whenever events leave the tail.
    pub(super) fn tails(&self) -> u64 {
        self.tails.load(Ordering::Acquire)
    }

    pub(super) fn count(&self, changes: u64, committed: bool) {
        if committed {
            self.transactions.fetch_add(1, Ordering::Relaxed);
            self.changes.fetch_add(changes, Ordering::Relaxed);
        } else {
            self.failures.fetch_add(changes, Ordering::Relaxed);
        }
    }

    pub(super) fn stats(&self) -> Stats {
        Stats {
            transactions: self.transactions.load(Ordering::Relaxed),
            changes: self.changes.load(Ordering::Relaxed),
            failures: self.failures.load(Ordering::Relaxed),
        }
    }

    /// Makes the readers reopen the file: it may have become writable, and a reader on a read-only disk assumes that
    /// nothing ever changes.
    pub(super) fn reopen_readers(&self) {
        self.generation.fetch_add(1, Ordering::Release);
    }

    pub(super) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }
}
