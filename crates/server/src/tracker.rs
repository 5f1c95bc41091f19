use tokio::sync::watch;

/// Counts what is at work, so that a closing server can wait for it.
#[derive(Clone, Debug)]
pub(crate) struct Tracker(watch::Sender<usize>);

/// One thing at work.
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

    /// Ready when nothing is at work.
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
