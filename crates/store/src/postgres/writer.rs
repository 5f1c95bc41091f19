//! A task that writes: it takes everything in its queue and commits it together.
//!
//! While one batch is on its way, the next one collects in the queue, so many tables share one sync of the disk.

use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::time::Instant;

use super::batch::Batch;
use super::change::{Touched, Waiting};
use super::facts::{Facts, KnownHeads};
use super::failure::Trouble;
use super::nodes::Announcer;
use super::session::{Line, Session};
use super::{facts, rows};
use crate::StoreError;

/// How often a batch is tried as a whole before its changes are tried one by one.
const TOGETHER: u32 = 2;
/// How often a single change is tried while others are in its way.
const ALONE: u32 = 50;

/// Everything a writer asks and writes.
pub(super) const STATEMENTS: &[&str] = &[
    facts::HEADS,
    facts::COMMANDS,
    facts::EVENTS_AT,
    facts::LEASES,
    facts::VERSIONS,
    facts::FRESH_VERSIONS,
    rows::EXPECT_LEASES,
    rows::EXPECT_HEADS,
    rows::PUT_EVENTS,
    rows::PUT_TABLES,
    rows::MOVE_HEADS,
    rows::PUT_SUMMARIES,
    rows::CLEAR_PARTICIPANTS,
    rows::PUT_PARTICIPANTS,
    rows::DELETE_DOCUMENTS,
    rows::CHANGE_DOCUMENTS,
    rows::NEW_DOCUMENTS,
    rows::PUT_SNAPSHOTS,
];

pub(super) struct Writer {
    line: Arc<Line>,
    most: usize,
    known: KnownHeads,
    /// Other nodes hear of what was appended.
    announcer: Option<Announcer>,
}

impl Writer {
    pub(super) fn new(line: Line, most: usize, announcer: Option<Announcer>) -> Self {
        Self { line: Arc::new(line), most: most.max(1), known: KnownHeads::new(), announcer }
    }

    /// Works until the store is dropped and the queue is empty.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Waiting>) {
        let mut waiting: Vec<Waiting> = Vec::new();
        loop {
            if waiting.is_empty() && queue.recv_many(&mut waiting, self.most).await == 0 {
                return;
            }
            while waiting.len() < self.most
                && let Ok(next) = queue.try_recv()
            {
                waiting.push(next);
            }
            let mut touched = Touched::default();
            let (batch, later): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|waiting| touched.add(&waiting.change));
            waiting = later;
            self.settle(batch).await;
        }
    }

    async fn settle(&mut self, batch: Vec<Waiting>) {
        for alone in self.settle_together(batch).await {
            self.settle_alone(alone).await;
        }
    }

    /// Writes a batch. What is returned has to be tried one by one: one bad change must not affect the tables of others.
    async fn settle_together(&mut self, mut batch: Vec<Waiting>) -> Vec<Waiting> {
        for attempt in 0..TOGETHER {
            match self.attempt(&mut batch, attempt > 0).await {
                Ok(()) => return Vec::new(),
                Err(Trouble::Contended) => {}
                Err(Trouble::Failed(_)) if batch.len() > 1 => break,
                Err(Trouble::Failed(error)) => return answer_all(batch, &error),
                Err(Trouble::Lost(why)) => self.tell_the_late(&mut batch, &why),
            }
            if batch.is_empty() {
                break;
            }
        }
        batch
    }

    async fn settle_alone(&mut self, waiting: Waiting) {
        let mut batch = vec![waiting];
        for _ in 0..ALONE {
            match self.attempt(&mut batch, true).await {
                Ok(()) => return,
                Err(Trouble::Contended) => {}
                Err(Trouble::Failed(error)) => return drop(answer_all(batch, &error)),
                Err(Trouble::Lost(why)) => self.tell_the_late(&mut batch, &why),
            }
            if batch.is_empty() {
                return;
            }
        }
        let what = "too many others write to the same table or document".to_owned();
        answer_all(batch, &StoreError::Database { what });
    }

    /// Reads, decides, writes, and answers. After an error nobody has been answered.
    async fn attempt(&mut self, batch: &mut Vec<Waiting>, careful: bool) -> Result<(), Trouble> {
        let deadline = batch.iter().map(|waiting| waiting.deadline).max().unwrap_or_else(Instant::now);
        let line = Arc::clone(&self.line);
        let session = match line.session(deadline).await {
            Ok(session) => session,
            Err(error) => {
                answer_all(std::mem::take(batch), &error);
                return Ok(());
            }
        };
        let written = self.write(&session, batch, careful).await;
        match &written {
            Ok(()) => return Ok(()),
            // It may have been moved: another server takes writes now.
            Err(Trouble::Lost(_) | Trouble::Failed(StoreError::ReadOnly)) => line.let_go(&session).await,
            Err(_) => {}
        }
        for table in batch.iter().filter_map(|waiting| waiting.change.table()) {
            self.known.remove(&table);
        }
        written
    }

    async fn write(
        &mut self,
        session: &Session,
        batch: &mut Vec<Waiting>,
        careful: bool,
    ) -> Result<(), Trouble> {
        let known = (!careful).then_some(&self.known);
        let facts = Facts::read(session, batch, known).await?;
        let decided = Batch::decide(batch, &facts);
        let written = decided.rows.write(session).await;
        if written.is_ok() {
            decided.note(&mut self.known, self.announcer.as_ref());
        }
        let Batch { outcomes, tried, rows, .. } = decided;
        drop(rows);
        match &written {
            Ok(()) => {
                batch.drain(..).zip(outcomes).for_each(|(waiting, outcome)| waiting.answer(outcome));
            }
            Err(Trouble::Lost(_)) => {
                for (waiting, tried) in batch.iter_mut().zip(tried) {
                    waiting.tried = tried.or(waiting.tried.take());
                }
            }
            Err(_) => {}
        }
        written
    }

    /// Those that have waited long enough are told that the database cannot be reached. What became of their changes they
    /// find out by repeating them.
    fn tell_the_late(&self, batch: &mut Vec<Waiting>, why: &str) {
        let now = Instant::now();
        let (late, others): (Vec<_>, Vec<_>) =
            std::mem::take(batch).into_iter().partition(|waiting| waiting.deadline <= now);
        answer_all(late, &self.line.unreachable(why));
        *batch = others;
    }
}

/// Gives all the same answer. Nothing is left to do.
fn answer_all(batch: Vec<Waiting>, error: &StoreError) -> Vec<Waiting> {
    for waiting in batch {
        waiting.answer(Err(error.clone()));
    }
    Vec::new()
}
