//! The threads that think, and what waits for them. A thought is what one bot is asked for: an action, a hint, a grade.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use irrgarten_game::SearchRng;
use irrgarten_table::PersonId;
use tokio::sync::oneshot;

use super::queue::{Purpose, Queue, QueuePlace};
use crate::people::random;

/// The longest a bot thinks: what it has found by then is played.
const LONGEST: Duration = Duration::from_millis(800);

type Work = Box<dyn FnOnce() + Send>;

/// This many threads at the most, and what waits for them.
pub(super) struct Workers {
    pub(super) count: usize,
    inner: Mutex<PoolParts>,
}

struct PoolParts {
    queue: Queue<Work>,
    busy: usize,
}

/// A thought that was asked for. Dropping it while it waits takes it out of the queue.
pub(super) struct Ticket {
    workers: Arc<Workers>,
    place: QueuePlace,
}

impl Ticket {
    /// Lets it go on waiting for another purpose, if it still waits.
    pub(super) fn change(&mut self, purpose: Purpose) {
        self.workers.lock().queue.change(&mut self.place, purpose);
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        drop(self.workers.lock().queue.remove(&self.place));
    }
}

impl Workers {
    pub(super) fn new(count: usize) -> Arc<Workers> {
        Arc::new(Workers { count, inner: Mutex::new(PoolParts { queue: Queue::new(), busy: 0 }) })
    }

    fn lock(&self) -> MutexGuard<'_, PoolParts> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn waiting(&self, purpose: Purpose) -> usize {
        self.lock().queue.waiting(purpose)
    }

    /// Queues a thought, which gets a limited time and dice of its own. The receiver gets nothing if the ticket is dropped
    /// first.
    pub(super) fn ask<T: Send + 'static>(
        self: &Arc<Workers>,
        purpose: Purpose,
        person: PersonId,
        think: impl FnOnce(&dyn Fn() -> bool, &mut SearchRng) -> Option<T> + Send + 'static,
    ) -> (Ticket, oneshot::Receiver<Option<T>>) {
        let (answer, answered) = oneshot::channel();
        let thinking = move || {
            let mut dice = SearchRng::new(u64::from_le_bytes(random::<8>().ok()?));
            let began = Instant::now();
            think(&|| began.elapsed() >= LONGEST, &mut dice)
        };
        let work = move || {
            // A bot that panics has found nothing, and its worker goes on.
            let thought = catch_unwind(AssertUnwindSafe(thinking)).ok().flatten();
            let _ = answer.send(thought);
        };
        let mut inner = self.lock();
        let place = inner.queue.add(purpose, person, Box::new(work));
        if inner.busy < self.count {
            inner.busy += 1;
            let workers = Arc::clone(self);
            tokio::task::spawn_blocking(move || workers.work());
        }
        drop(inner);
        (Ticket { workers: Arc::clone(self), place }, answered)
    }

    /// One worker: it thinks until nothing waits that it may take.
    fn work(&self) {
        while let Some(work) = self.next() {
            work();
        }
    }

    /// The next thought for a worker that is counted as busy; if there is none, it no longer is.
    fn next(&self) -> Option<Work> {
        let mut inner = self.lock();
        let last_worker = self.count > 1 && inner.busy == self.count;
        let next = inner.queue.next(last_worker);
        inner.busy -= usize::from(next.is_none());
        next
    }
}
