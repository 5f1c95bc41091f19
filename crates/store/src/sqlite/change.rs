//! A change in the writer's queue.

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::table_cache::TableCache;
use crate::StoreError;

/// Something to write, as one unit.
///
/// `apply` refuses (see [`StoreError::is_refusal`]) before its first write or not at all: several changes
/// share a transaction, and a refused one must leave nothing behind in it.
pub(super) trait Change: Send + 'static {
    type Output: Send + 'static;

    fn apply(&self, db: &Connection, cache: &mut TableCache) -> Result<Self::Output, StoreError>;
}

/// A damaged log is found when it is read, which also happens before any write.
fn writes_nothing(error: &StoreError) -> bool {
    error.is_refusal() || matches!(error, StoreError::BrokenChain { .. })
}

/// A change together with the caller that waits for it.
pub(super) trait Pending: Send {
    /// Writes the change into the running transaction. An error is one of the storage; a refusal is kept as the
    /// outcome.
    fn apply(&mut self, db: &Connection, cache: &mut TableCache) -> Result<(), StoreError>;

    /// Answers the caller after the transaction ended: with the outcome of `apply`, or with the error of the
    /// transaction.
    fn answer(self: Box<Self>, ended: Result<(), StoreError>);
}

pub(super) struct Queued<C: Change> {
    change: C,
    outcome: Option<Result<C::Output, StoreError>>,
    reply: oneshot::Sender<Result<C::Output, StoreError>>,
}

impl<C: Change> Queued<C> {
    pub(super) fn new(change: C, reply: oneshot::Sender<Result<C::Output, StoreError>>) -> Self {
        Self { change, outcome: None, reply }
    }
}

impl<C: Change> Pending for Queued<C> {
    fn apply(&mut self, db: &Connection, cache: &mut TableCache) -> Result<(), StoreError> {
        match self.change.apply(db, cache) {
            Err(trouble) if !writes_nothing(&trouble) => Err(trouble),
            outcome => {
                self.outcome = Some(outcome);
                Ok(())
            }
        }
    }

    fn answer(self: Box<Self>, ended: Result<(), StoreError>) {
        let Self { outcome, reply, .. } = *self;
        let answer = ended.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed)));
        // A caller that stopped waiting can ask again with the same command.
        let _ = reply.send(answer);
    }
}
