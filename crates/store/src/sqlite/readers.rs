//! A few threads that read, so that a long log or a slow disk never blocks the server's own threads.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::connections;
use super::failure::At;
use super::state::Shared;
use crate::StoreError;

type ReadJob = Box<dyn FnOnce(Result<&Connection, StoreError>) + Send>;

/// How many reads may be queued; further callers wait for room.
const QUEUE: usize = 1_024;

pub(super) struct Readers {
    questions: mpsc::Sender<ReadJob>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(super) fn start(path: &Path, shared: &Arc<Shared>, count: usize) -> Result<Self, StoreError> {
        let (questions, waiting) = mpsc::channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        let threads = (0..count.max(1))
            .map(|number| {
                let reader = Reader::open(path.to_owned(), Arc::clone(shared))?;
                let waiting = Arc::clone(&waiting);
                std::thread::Builder::new()
                    .name(format!("store-read-{number}"))
                    .spawn(move || reader.run(&waiting))
                    .at("starting a thread that reads")
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { questions, threads })
    }

    /// Runs a read on one of the threads, on a consistent view of the whole file.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        answer: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answered) = oneshot::channel();
        let question: ReadJob = Box::new(move |db| {
            let _ = reply.send(db.and_then(|db| in_one_view(db, answer)));
        });
        self.questions.send(question).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Ends the threads after their current reads.
    pub(super) fn stop(self) {
        drop(self.questions);
        for thread in self.threads {
            let _ = thread.join();
        }
    }
}

fn in_one_view<T>(
    db: &Connection,
    answer: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let view = db.unchecked_transaction().at("beginning to read")?;
    let answer = answer(&view);
    view.finish().at("ending to read")?;
    answer
}

struct Reader {
    path: PathBuf,
    shared: Arc<Shared>,
    generation: u64,
    db: Connection,
}

impl Reader {
    fn open(path: PathBuf, shared: Arc<Shared>) -> Result<Self, StoreError> {
        let generation = shared.generation();
        let db = connections::reader(&path)?;
        Ok(Self { path, shared, generation, db })
    }

    fn run(mut self, waiting: &Mutex<mpsc::Receiver<ReadJob>>) {
        loop {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let Some(question) = next else { return };
            question(self.connection());
        }
    }

    /// The connection, or a new one if the writer has reopened the file.
    ///
    /// The old one is closed only after the new one is open. While any connection is open, SQLite keeps its index of
    /// the log, in which a commit that failed does not exist. Without it the log would be read again from the disk,
    /// and a commit that was written but never synced would reappear and be served.
    fn connection(&mut self) -> Result<&Connection, StoreError> {
        let generation = self.shared.generation();
        if self.generation != generation {
            self.db = connections::reader(&self.path)?;
            self.generation = generation;
        }
        Ok(&self.db)
    }
}
