//! This process as one of several on a database.
//!
//! A row of `nodes` says that it lives, rows of `leases` what it does for tables, and rows of `notices` what it says of
//! itself. NOTIFY wakes the others; whatever matters is in a table, and is read again when a signal may have been lost.

mod announcer;
mod leases;
mod listener;
mod membership;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use tokio::sync::{broadcast, watch};
use tokio::time::Instant;

use super::address::PostgresAddress;
use super::failure::Trouble;
use super::session::{Line, ask};
use crate::{Epoch, News, Nodes, StoreError, StoreFuture, TableId, TableLook};
pub(super) use announcer::Announcer;

/// How many news may wait for a receiver.
const NEWS: usize = 8_192;

/// What the tasks of a node share.
struct Member {
    /// The number under which the node has registered. One that was taken for gone gets a new one.
    id: AtomicI64,
    others: AtomicBool,
    news: broadcast::Sender<News>,
}

impl Member {
    fn id(&self) -> i64 {
        self.id.load(Ordering::Acquire)
    }

    fn tell(&self, news: News) {
        // Nobody may listen.
        let _ = self.news.send(news);
    }
}

/// This process, registered as a node. It ends when this is dropped.
pub(super) struct PostgresNodes {
    member: Arc<Member>,
    announcer: Announcer,
    line: Arc<Line>,
    patience: Duration,
    _alive: watch::Sender<()>,
}

impl PostgresNodes {
    /// Registers, and waits until nodes that are there already know it.
    pub(super) async fn join(address: &Arc<PostgresAddress>, patience: Duration) -> Result<Self, StoreError> {
        let line = || Arc::new(Line::new(Arc::clone(address), statements()));
        let (own, announcing) = (line(), line());
        let member = Arc::new(Member {
            id: AtomicI64::new(0),
            others: AtomicBool::new(false),
            news: broadcast::Sender::new(NEWS),
        });
        let session = own.session(Instant::now() + patience).await?;
        let joined = membership::register(&session, &member).await;
        joined.map_err(|trouble| refused(trouble, &own))?;
        let (alive, ended) = watch::channel(());
        let announcer = Announcer::begin(Arc::clone(&member), announcing);
        let listening = listener::listen(Arc::clone(address), Arc::clone(&member), ended.clone());
        tokio::spawn(listening);
        let known = member.others.load(Ordering::Relaxed).then(membership::until_known);
        tokio::spawn(membership::live(Arc::clone(&own), Arc::clone(&member), announcer.clone(), ended));
        if let Some(known) = known {
            known.await;
        }
        Ok(Self { member, announcer, line: own, patience, _alive: alive })
    }

    pub(super) fn announcer(&self) -> Announcer {
        self.announcer.clone()
    }

    fn reader(&self) -> &Line {
        &self.line
    }
}

fn refused(trouble: Trouble, line: &Line) -> StoreError {
    match trouble {
        Trouble::Failed(error) => error,
        Trouble::Lost(why) => line.unreachable(&why),
        Trouble::Contended => line.unreachable("others were in the way"),
    }
}

/// Everything a node asks and writes.
fn statements() -> Vec<&'static str> {
    let mut all = membership::STATEMENTS.to_vec();
    all.extend_from_slice(leases::STATEMENTS);
    all.extend_from_slice(announcer::STATEMENTS);
    all
}

impl Nodes for PostgresNodes {
    fn news(&self) -> broadcast::Receiver<News> {
        self.member.news.subscribe()
    }

    fn has_others(&self) -> bool {
        self.member.others.load(Ordering::Relaxed)
    }

    fn send(&self, message: String) {
        self.announcer.message(message);
    }

    fn post(&self, topic: String, notice: Option<String>) {
        self.announcer.notice(topic, notice);
    }

    fn posted(&self, topic: String) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { ask!(self, |session| announcer::posted(session, self.member.id(), &topic)) })
    }

    fn lease(&self, table: TableId) -> StoreFuture<'_, Option<Epoch>> {
        Box::pin(async move { ask!(self, |session| leases::take(session, self.member.id(), table)) })
    }

    fn leases(&self) -> StoreFuture<'_, Vec<(TableId, Epoch)>> {
        Box::pin(async move { ask!(self, |session| leases::own(session, self.member.id())) })
    }

    fn release(&self, table: TableId, epoch: Epoch) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            ask!(self, |session| leases::give_back(session, table, epoch))?;
            self.announcer.released(table);
            Ok(())
        })
    }

    fn look(&self, tables: Vec<TableId>) -> StoreFuture<'_, Vec<TableLook>> {
        Box::pin(async move { ask!(self, |session| leases::look(session, &tables)) })
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            ask!(self, |session| membership::leave(session, self.member.id()))?;
            self.announcer.gone();
            Ok(())
        })
    }
}
