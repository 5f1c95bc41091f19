//! The database of a campaign. PostgreSQL ends with the thread that has started it, so it gets one of its own.

use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use irrgarten_scratch::{Disk, Postgres};
use tokio::sync::oneshot;

use crate::CampaignError;

const NAME: &str = "campaign";

type Work = Box<dyn FnOnce(&mut Postgres) + Send>;

/// A PostgreSQL server with a database.
pub(super) struct Database {
    work: mpsc::Sender<Work>,
    thread: JoinHandle<()>,
}

impl Database {
    pub(super) fn start() -> Database {
        let (work, asked) = mpsc::channel::<Work>();
        let thread = thread::spawn(move || {
            let mut server = Postgres::start(Disk::Synced);
            server.database(NAME);
            for work in asked {
                work(&mut server);
            }
        });
        Database { work, thread }
    }

    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Postgres) -> T + Send + 'static,
    ) -> Result<T, CampaignError> {
        let (answer, answered) = oneshot::channel();
        // Nobody waits for it once the campaign is interrupted.
        let work = Box::new(move |server: &mut Postgres| drop(answer.send(work(server))));
        self.work.send(work).map_err(|_| "the database does not start")?;
        answered.await.map_err(|_| "the database is gone".into())
    }

    pub(super) async fn address(&self) -> Result<String, CampaignError> {
        self.ask(|server| server.address(NAME)).await
    }

    /// Ends it at once, as if its machine had crashed, and starts it again.
    pub(super) async fn crash(&self) -> Result<(), CampaignError> {
        self.ask(|server| {
            server.crash();
            server.begin();
        })
        .await
    }

    pub(super) async fn cut_connections(&self) -> Result<(), CampaignError> {
        self.ask(|server| server.cut_connections(NAME)).await
    }

    /// Ends it for good, and removes it.
    pub(super) async fn end(self) -> Result<(), CampaignError> {
        let Database { work, thread } = self;
        drop(work);
        let ended = tokio::task::spawn_blocking(move || thread.join()).await?;
        ended.map_err(|_| "the database has failed".into())
    }
}
