use std::future::Future;
use std::sync::{Mutex, PoisonError};

use tokio::task::JoinHandle;

/// Work that goes on beside everything else, and not longer than the server.
pub(crate) struct Background(Mutex<Option<JoinHandle<()>>>);

impl Background {
    pub(crate) fn begin(work: impl Future<Output = ()> + Send + 'static) -> Background {
        Background(Mutex::new(Some(tokio::spawn(work))))
    }

    fn take(&self) -> Option<JoinHandle<()>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Ends it, wherever it is; nothing is held by it any more afterwards.
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
