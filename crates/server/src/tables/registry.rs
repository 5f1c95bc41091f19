//! Finds the task of a table, and starts one for a table that sleeps.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use irrgarten_store::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::app::Services;
use crate::error::ServerError;
use crate::tables::task::{Request, TableTask};
use crate::tasks::Tracker;
use irrgarten_wire::Code;

/// How many requests may wait for a table; one more waits for room.
const WAITING: usize = 256;

type Tasks = HashMap<TableId, mpsc::Sender<Request>>;

/// The tables that are awake. The lock is held for a look at the map and never while anything is awaited.
#[derive(Clone)]
pub(crate) struct Registry {
    services: Arc<Services>,
    tasks: Arc<Mutex<Tasks>>,
    awake: Tracker,
}

/// The task of the table has ended because the server closes.
pub(crate) struct Gone;

impl Registry {
    pub(crate) fn new(services: Arc<Services>) -> Registry {
        Registry { services, tasks: Arc::default(), awake: Tracker::new() }
    }

    fn tasks(&self) -> MutexGuard<'_, Tasks> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is woken up if it sleeps.
    pub(crate) fn task(&self, table: TableId) -> mpsc::Sender<Request> {
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
            // The store must be free when nobody is counted any more.
            drop(registry);
            drop(awake);
        });
        task
    }

    /// Asks a table, and once more if it fell asleep in that very moment.
    pub(crate) async fn send(&self, table: TableId, request: Request) -> Result<(), Gone> {
        let Err(mpsc::error::SendError(request)) = self.task(table).send(request).await else {
            return Ok(());
        };
        self.task(table).send(request).await.map_err(|_| Gone)
    }

    /// Asks a table something that is answered once.
    pub(crate) async fn ask<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<Result<T, ServerError>>) -> Request,
    ) -> Result<T, ServerError> {
        let (answer, answered) = oneshot::channel();
        self.send(table, request(answer)).await.map_err(|_| Code::Internal)?;
        answered.await.map_err(|_| Code::Internal)?
    }

    /// A new task may have taken the place of the one that ended.
    fn forget(&self, table: TableId) {
        let mut tasks = self.tasks();
        if tasks.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tasks.remove(&table);
        }
    }

    pub(crate) fn awake(&self) -> usize {
        self.awake.count()
    }

    /// Lets every table end after what it has been asked.
    pub(crate) fn close(&self) {
        self.tasks().clear();
    }

    pub(crate) async fn empty(&self) {
        self.awake.empty().await;
    }
}
