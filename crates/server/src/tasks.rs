//! Tasks that a server waits for, or ends, when it shuts down.

use std::future::Future;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Counts running tasks, so that a server that shuts down can wait for them.
#[derive(Clone, Debug)]
pub(crate) struct Tracker(watch::Sender<usize>);

/// One running task.
pub(crate) struct AtWork(watch::Sender<usize>);

impl Tracker {
    pub(crate) fn new() -> Tracker {
        Tracker(watch::Sender::new(0))
    }

    pub(crate) fn enter(&self) -> AtWork {
        self.0.send_modify(|count| *count += 1);
        AtWork(self.0.clone())
    }

    pub(crate) fn count(&self) -> usize {
        *self.0.borrow()
    }

    /// Completes when no task is running.
    pub(crate) async fn empty(&self) {
        // The sender lives as long as this, so the wait cannot fail.
        let _ = self.0.subscribe().wait_for(|count| *count == 0).await;
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}

/// A background task that ends with the server.
pub(crate) struct Background(Mutex<Option<JoinHandle<()>>>);

impl Background {
    pub(crate) fn begin(work: impl Future<Output = ()> + Send + 'static) -> Background {
        Background(Mutex::new(Some(tokio::spawn(work))))
    }

    fn take(&self) -> Option<JoinHandle<()>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Ends it, wherever it is; afterwards it holds nothing any more.
    pub(crate) async fn end(&self) {
        if let Some(work) = self.take() {
            work.abort();
            let _ = work.await;
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        if let Some(work) = self.take() {
            work.abort();
        }
    }
}
