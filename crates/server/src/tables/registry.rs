//! Finds the task of a table, and starts one for a table that is not in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use irrgarten_store::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::app::Services;
use crate::error::ServerError;
use crate::tables::task::{TableTask, TaskRequest};
use crate::tasks::Tracker;
use irrgarten_wire::Code;

/// How many requests may wait for a table; further senders wait for room.
const WAITING: usize = 256;

type Tasks = HashMap<TableId, mpsc::Sender<TaskRequest>>;

/// The tables that are awake. The lock is held only to read or change the map, never across an await.
#[derive(Clone)]
pub(crate) struct Registry {
    services: Arc<Services>,
    tasks: Arc<Mutex<Tasks>>,
    awake: Tracker,
}

/// The task of the table has ended because the server shuts down.
pub(crate) struct Gone;

impl Registry {
    pub(crate) fn new(services: Arc<Services>) -> Registry {
        Registry { services, tasks: Arc::default(), awake: Tracker::new() }
    }

    fn tasks(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sender to a table's task, which is started if the table sleeps.
    pub(crate) fn task(&self, table: TableId) -> mpsc::Sender<TaskRequest> {
        let mut tasks = self.tasks();
        if let Some(task) = tasks.get(&table).filter(|task| !task.is_closed()) {
            return task.clone();
        }
        let (task, requests) = mpsc::channel(WAITING);
        tasks.insert(table, task.clone());
        let (registry, awake) = (self.clone(), self.awake.enter());
        let work = TableTask::new(table, Arc::clone(&self.services)).run(requests);
        tokio::spawn(async move {
            work.await;
            registry.forget(table);
            // The task must let go of the store before it is counted as ended.
            drop(registry);
            drop(awake);
        });
        task
    }

    /// Sends a request to a table, and once more if its task ended in that very moment.
    pub(crate) async fn send(&self, table: TableId, request: TaskRequest) -> Result<(), Gone> {
        let Err(mpsc::error::SendError(request)) = self.task(table).send(request).await else {
            return Ok(());
        };
        self.task(table).send(request).await.map_err(|_| Gone)
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
