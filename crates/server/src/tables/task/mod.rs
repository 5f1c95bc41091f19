//! The task that owns a table. Everything that happens at the table goes through it, one request at a time.

mod commit;
mod duties;
mod elsewhere;
mod listeners;
mod notify;
mod presence;
mod rematch;
mod request;
mod summary;

use std::collections::HashMap;
use std::sync::Arc;

use irrgarten_api::mind_for_hint;
use irrgarten_game::Viewer;
use irrgarten_store::{Seq, StoredEvent, Summary, TableId};
use irrgarten_table::{Logged, Person, Sent, Table, TableError, TableEvent};
use irrgarten_wire::{Code, ToClient};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::app::Services;
use crate::error::ServerError;
use crate::metrics::count;
use crate::people::ratings;
use commit::NamedCommand;
pub(crate) use commit::Received;
use duties::BotThoughts;
use elsewhere::Elsewhere;
pub(crate) use elsewhere::FromNodes;
use listeners::Listener;
pub(crate) use listeners::Sink;
use notify::Notified;
pub(crate) use request::{ConnectionId, Reply, TaskRequest};
pub(crate) use summary::summary;

/// The task of one table, and what it keeps in memory.
pub(crate) struct TableTask {
    id: TableId,
    services: Arc<Services>,
    /// The table itself; `None` before it is loaded from its log, and after anything went wrong with it.
    table: Option<Table>,
    /// The summary that the lobby has.
    listed: Option<Vec<u8>>,
    listeners: HashMap<ConnectionId, Listener>,
    /// What they were sent last.
    sent: Sent,
    /// The expected length of a message about the table.
    message_length: usize,
    /// What the people at the table have been notified of.
    notified: Option<Notified>,
    thinking: BotThoughts,
    /// The version at which a built-in bot found nothing to do.
    stuck: Option<u64>,
    /// When to send everybody who is present.
    presence_at: Option<Instant>,
    /// The game has just ended, and its result is to be counted.
    to_count: bool,
    /// Since when the table waits for the devices' shares.
    dealing: Option<Instant>,
    /// The table does nothing by itself before this, after something went wrong.
    not_before: Instant,
    last_used: Instant,
    elsewhere: Elsewhere,
}

/// Should the table stay awake?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stay {
    Awake,
    Asleep,
}

impl TableTask {
    pub(crate) fn new(id: TableId, services: Arc<Services>) -> TableTask {
        let now = Instant::now();
        TableTask {
            id,
            services,
            table: None,
            listed: None,
            listeners: HashMap::new(),
            sent: Sent::default(),
            message_length: 2048,
            notified: None,
            thinking: BotThoughts::new(),
            stuck: None,
            presence_at: None,
            to_count: false,
            dealing: None,
            not_before: now,
            last_used: now,
            elsewhere: Elsewhere::default(),
        }
    }

    /// The task of a table that was just opened, with the summary that the lobby has of it.
    pub(crate) fn opened(
        id: TableId,
        services: Arc<Services>,
        table: Table,
        summary: Option<&Summary>,
    ) -> TableTask {
        TableTask {
            listed: summary.map(|summary| summary.document.clone()),
            notified: Some(Notified::of(&table)),
            table: Some(table),
            ..TableTask::new(id, services)
        }
    }

    /// Most of the time a table waits, and there are many of them: what it takes to answer is there only meanwhile.
    pub(crate) async fn run(mut self: Box<Self>, mut requests: mpsc::Receiver<Box<TaskRequest>>) {
        let alarm = tokio::time::sleep_until(self.wake());
        tokio::pin!(alarm);
        loop {
            if self.to_count {
                Box::pin(self.count_result()).await;
            }
            if self.waits_for_lease() {
                Box::pin(self.take_lease()).await;
            }
            self.begin_duties();
            // Most requests put off what is due. A timer that fires too early finds nothing to do and is set again.
            let wake = self.wake();
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => Box::pin(self.answer(*request)).await,
                    None => return Box::pin(self.count_result()).await,
                },
                thought = self.thinking.thought() => Box::pin(self.act_for(thought)).await,
                () = &mut alarm => {
                    // Requests that arrived before a deadline are answered before the deadline is acted upon.
                    for _ in 0..requests.len() {
                        if let Ok(request) = requests.try_recv() {
                            Box::pin(self.answer(*request)).await;
                        }
                    }
                    if Box::pin(self.do_duties()).await == Stay::Asleep {
                        break;
                    }
                }
            }
        }
        // A request that comes from now on starts a new task; those already here are still answered.
        requests.close();
        while let Some(request) = requests.recv().await {
            Box::pin(self.answer(*request)).await;
        }
        Box::pin(self.count_result()).await;
        Box::pin(self.give_back_lease()).await;
    }

    /// Counts the result of a game that has ended. If that fails, the next start does it.
    async fn count_result(&mut self) {
        if std::mem::take(&mut self.to_count)
            && let Err(error) = ratings::count(&*self.services.store, self.id).await
        {
            tracing::warn!(table = self.short(), code = error.code(), "a result is not counted yet");
        }
    }

    async fn answer(&mut self, request: TaskRequest) {
        // What other nodes do keeps no table awake here.
        if !matches!(request, TaskRequest::FromNodes(_)) {
            self.last_used = Instant::now();
        }
        // A command finds out by itself whether others have appended.
        let looks = !matches!(
            request,
            TaskRequest::Do { .. } | TaskRequest::Leave { .. } | TaskRequest::FromNodes(_)
        );
        if looks && self.table.is_some() && Box::pin(self.follow()).await {
            self.send_updates();
        }
        match request {
            TaskRequest::Join { connection, person, version, options, sink } => {
                let listener = Listener::new(person, options, sink);
                self.join(connection, listener, version).await;
            }
            TaskRequest::Do { reply, person, id, command, received } => {
                let started = Instant::now();
                let done = self.carry_out(NamedCommand::by(person, command, &id, received)).await;
                match &done {
                    Ok(_) => self.services.metrics.acknowledged(started.elapsed()),
                    Err(_) => count(&self.services.metrics.commands_refused),
                }
                match (reply, done) {
                    (Reply::Connection(connection), Ok(version)) => {
                        self.reply(connection, &ToClient::Ack { id, version });
                    }
                    (Reply::Connection(connection), Err(ServerError(problem))) => {
                        self.reply(connection, &ToClient::error(Some(id), problem));
                    }
                    // The client may have gone; the command is carried out all the same.
                    (Reply::Once(answer), done) => drop(answer.send(done)),
                }
                self.send_updates();
            }
            TaskRequest::Leave { connection } => self.leave(connection),
            TaskRequest::Standing { person, answer } => {
                let id = self.id;
                let standing = self.load().await.map(|table| notify::standing(id, table, &person));
                // The client may have gone, here and below.
                let _ = answer.send(standing);
            }
            TaskRequest::PublicView { answer } => {
                let now = self.services.clock.now();
                let seen = self.load().await.map(|table| table.snapshot(Viewer::Public, now));
                let _ = answer.send(seen);
            }
            TaskRequest::Said { version, answer } => {
                let said = self.load().await.and_then(|table| said_at(table, version));
                let _ = answer.send(said);
            }
            TaskRequest::Mind { person, seat, answer } => {
                let ask = |table: &mut Table| Ok(mind_for_hint(table, &person, seat)?);
                let mind = self.load().await.and_then(ask);
                let _ = answer.send(mind);
            }
            TaskRequest::Record { answer } => {
                let over = |table: &mut Table| {
                    table.record().ok_or(ServerError::from(&TableError::Refused(Code::NotOver)))
                };
                let record = self.load().await.and_then(over);
                let _ = answer.send(record);
            }
            TaskRequest::FromNodes(news) => Box::pin(self.hear_of_nodes(news)).await,
            TaskRequest::Summarise => self.summarise().await,
            TaskRequest::Rematch { by, keep, answer } => {
                let rematch = Box::pin(self.rematch(by, keep)).await;
                let _ = answer.send(rematch);
            }
        }
    }

    /// The table, from memory or from its log.
    async fn load(&mut self) -> Result<&mut Table, ServerError> {
        if self.table.is_none() {
            let stored = self.services.store.read(self.id, Seq::FIRST).await?;
            if stored.is_empty() {
                return Err(Code::NoSuchTable.into());
            }
            let events: Result<Vec<Logged>, _> =
                stored.iter().map(|event| serde_json::from_slice(&event.bytes)).collect();
            let goes_on = self.is_awake().await;
            let (games, clock) = (self.services.games, self.services.clock);
            let table = events.map_err(|_| 0).and_then(|events| {
                if goes_on {
                    Table::load_awake(games, events, clock.now(), |wall| clock.at_wall(wall))
                } else {
                    Table::load(games, events, clock.now())
                }
            });
            let table = table.map_err(|version| {
                tracing::error!(table = self.short(), version, "the log cannot be replayed");
                ServerError::from(Code::Damaged)
            })?;
            self.listed = None;
            // What happened before was notified then, or is sent to people when they subscribe.
            self.notified.get_or_insert_with(|| Notified::of(&table));
            self.table = Some(table);
            self.elsewhere.tip = stored.last().map(StoredEvent::link);
            self.note_who_is_here();
            self.read_presence().await;
        }
        self.table.as_mut().ok_or_else(|| Code::Internal.into())
    }

    /// Enough of the id to find the table in a log, and too little to join it.
    fn short(&self) -> String {
        self.id.to_string().chars().take(6).collect()
    }
}

/// What was said at this version, and by whom.
fn said_at(table: &Table, version: u64) -> Result<(Person, String), ServerError> {
    match version.checked_sub(1).and_then(|before| table.events_since(before).next()) {
        Some(TableEvent::Said { by, text }) => Ok((Person::clone(by), text.clone())),
        _ => Err(Code::NotFound.into()),
    }
}
