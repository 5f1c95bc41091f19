//! What the threads of one store share.

use std::sync::atomic::{AtomicU64, Ordering};

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
    generation: AtomicU64,
    transactions: AtomicU64,
    changes: AtomicU64,
    failures: AtomicU64,
}

impl Shared {
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
