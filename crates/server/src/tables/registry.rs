//! Finds the task of a table, and starts one for a table that is not in memory.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use irrgarten_store::{Summary, TableId};
use irrgarten_table::Table;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::Services;
use crate::error::ServerError;
use crate::tables::task::{FromNodes, TableTask, TaskRequest};
use crate::tasks::Tracker;
use irrgarten_wire::Code;

/// How many requests may wait for a table; further senders wait for room.
const WAITING: usize = 256;

/// After this time a damaged summary that is still damaged is tried again.
const MENDED_AGAIN_AFTER: Duration = Duration::from_mins(10);

/// Boxed, because a queue keeps room for 32 requests even while it is empty.
type Requests = mpsc::Sender<Box<TaskRequest>>;

type Tasks = HashMap<TableId, Requests>;

/// The tables that are awake. The lock is held only to read or change the map, never across an await.
#[derive(Clone)]
pub(crate) struct Registry {
    services: Arc<Services>,
    tasks: Arc<Mutex<Tasks>>,
    awake: Tracker,
    /// The tables whose summary was found damaged, and when they were told to make it anew.
    mending: Arc<Mutex<HashMap<TableId, Instant>>>,
}

/// The task of the table has ended because the server shuts down.
pub(crate) struct Gone;

impl Registry {
    pub(crate) fn new(services: Arc<Services>) -> Registry {
        Registry { services, tasks: Arc::default(), awake: Tracker::new(), mending: Arc::default() }
    }

    fn tasks(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sender to a table's task, which is started if the table sleeps.
    fn task(&self, table: TableId) -> Requests {
        self.task_or(table, |services| TableTask::new(table, services))
    }

    /// Starts the task of a table that was just opened and need not be read from its log.
    pub(crate) fn begin(&self, id: TableId, opened: Table, summary: Option<&Summary>) {
        self.task_or(id, |services| TableTask::opened(id, services, opened, summary));
    }

    /// Tells a table of other nodes, if it is awake. One that has much to do finds out by itself, or at the next look.
    pub(crate) fn tell(&self, table: TableId, news: FromNodes) {
        if let Some(task) = self.tasks().get(&table) {
            let _ = task.try_send(Box::new(TaskRequest::FromNodes(news)));
        }
    }

    /// The same for all tables that are awake.
    pub(crate) fn tell_all(&self, news: FromNodes) {
        for task in self.tasks().values() {
            let _ = task.try_send(Box::new(TaskRequest::FromNodes(news)));
        }
    }

    pub(crate) fn awake_tables(&self) -> Vec<TableId> {
        self.tasks().keys().copied().collect()
    }

    /// Has the table a task? Then it exists.
    pub(crate) fn is_awake(&self, table: TableId) -> bool {
        self.tasks().get(&table).is_some_and(|task| !task.is_closed())
    }

    fn task_or(&self, table: TableId, new: impl FnOnce(Arc<Services>) -> TableTask) -> Requests {
        let mut tasks = self.tasks();
        if let Some(task) = tasks.get(&table).filter(|task| !task.is_closed()) {
            return task.clone();
        }
        let (task, requests) = mpsc::channel(WAITING);
        tasks.insert(table, task.clone());
        let (registry, awake) = (self.clone(), self.awake.enter());
        // A future keeps room for its arguments beside what it makes of them: what is large is boxed.
        let work = Box::new(new(Arc::clone(&self.services)));
        tokio::spawn(async move {
            work.run(requests).await;
            registry.forget(table);
            // The task must let go of the store before it is counted as ended.
            drop(registry);
            drop(awake);
        });
        task
    }

    /// Sends a request to a table, and once more if its task ended in that very moment.
    pub(crate) fn send(
        &self,
        table: TableId,
        request: TaskRequest,
    ) -> impl Future<Output = Result<(), Gone>> + Send + use<'_> {
        let request = Box::new(request);
        async move {
            let Err(mpsc::error::SendError(request)) = self.task(table).send(request).await else {
                return Ok(());
            };
            self.task(table).send(request).await.map_err(|_| Gone)
        }
    }

    /// Sends a request and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<Result<T, ServerError>>) -> TaskRequest,
    ) -> Result<T, ServerError> {
        let (answer, answered) = oneshot::channel();
        self.send(table, request(answer)).await.map_err(|_| Code::Internal)?;
        answered.await.map_err(|_| Code::Internal)?
    }

    /// Lets a table make its summary anew, which was found damaged. It appears in lists again soon, unless its log is
    /// damaged as well.
    pub(crate) async fn summarise(&self, table: TableId) {
        if self.may_try_to_mend(table) {
            // A server that shuts down leaves it to the next one.
            let _ = self.send(table, TaskRequest::Summarise).await;
        }
    }

    fn may_try_to_mend(&self, table: TableId) -> bool {
        let now = Instant::now();
        let mut tried = self.mending.lock().unwrap_or_else(PoisonError::into_inner);
        tried.retain(|_, at| now < *at + MENDED_AGAIN_AFTER);
        match tried.entry(table) {
            Entry::Occupied(_) => false,
            Entry::Vacant(first) => {
                first.insert(now);
                true
            }
        }
    }

    /// Removes a task that ended, unless a new one has taken its place.
    fn forget(&self, table: TableId) {
        let mut tasks = self.tasks();
        if tasks.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tasks.remove(&table);
        }
    }

    pub(crate) fn awake(&self) -> usize {
        self.awake.count()
    }

    /// Lets every table end after the requests it already has.
    pub(crate) fn close(&self) {
        self.tasks().clear();
    }

    pub(crate) async fn empty(&self) {
        self.awake.empty().await;
    }
}
