//! One table: the task that owns it, and nobody else does.

mod commit;
mod duties;
mod hint;
mod listeners;
mod notify;
mod presence;
mod rematch;
mod summary;

use std::collections::HashMap;
use std::sync::Arc;

use irrgarten_game::record::Record;
use irrgarten_game::{Seat, Viewer};
use irrgarten_store::{Seq, TableId};
use irrgarten_table::{Command, Logged, Occupant, Person, Refusal, Table};
use irrgarten_wire::{self as wire, HouseEvent, ToClient};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::House;
use crate::error::Failure;
use crate::metrics::count;
use crate::people::ratings;
use commit::Asked;
pub(crate) use commit::Heard;
use duties::Thinking;
use listeners::Listener;
pub(crate) use listeners::{Out, Wish};
use notify::Rung;
pub(crate) use summary::summary;

/// Names a connection.
pub(crate) type ConnectionId = u64;

/// What can be asked of a table's task. Questions are answered in the order they come.
pub(crate) enum Ask {
    /// A connection wants to see the table.
    Join { connection: ConnectionId, person: Option<Person>, version: Option<u64>, wish: Wish, out: Out },
    /// Somebody asks for something; `heard` if it came over a line that is measured.
    Do { reply: Reply, person: Person, id: String, command: Command, heard: Option<Heard> },
    /// A connection goes. Its queue ends when all it asked is done.
    Leave { connection: ConnectionId },
    /// What should somebody know of this table who begins to listen to the house?
    Standing { person: Person, answer: oneshot::Sender<Result<Vec<HouseEvent>, Failure>> },
    /// How does the table look to everybody?
    Look { answer: oneshot::Sender<Result<wire::Table, Failure>> },
    /// What does a seat of somebody know, for a player of the house to think about? With the version it is about.
    Mind { person: Person, seat: u8, answer: oneshot::Sender<Result<hint::Known, Failure>> },
    /// What was played, now that it is over?
    Record { answer: oneshot::Sender<Result<Record, Failure>> },
    /// Where do the same people play again?
    Rematch { by: Person, answer: oneshot::Sender<Result<String, Failure>> },
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// Into the queue of a connection.
    Connection(ConnectionId),
    /// To whoever waits for it: the table's version after the command.
    Once(oneshot::Sender<Result<u64, Failure>>),
}

pub(crate) struct Room {
    id: TableId,
    house: Arc<House>,
    /// The machine; nothing before it is read from its log, and after anything went wrong with it.
    table: Option<Table>,
    /// The summary the lobby has.
    listed: Option<Vec<u8>>,
    listeners: HashMap<ConnectionId, Listener>,
    /// About how long a message about the table is.
    page_length: usize,
    /// What the people at the table have been told wherever they are.
    rung: Option<Rung>,
    thinking: Thinking,
    /// The version at which a player of the house knew nothing to do.
    stuck: Option<u64>,
    /// When everybody is told who is there.
    presence_at: Option<Instant>,
    /// The game has just ended: its result is to be counted.
    to_count: bool,
    /// When the devices were asked for their shares.
    dealing: Option<Instant>,
    /// Nothing is done unasked before this, after something went wrong.
    not_before: Instant,
    last_used: Instant,
}

/// Should the table stay awake?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stay {
    Awake,
    Asleep,
}

impl Room {
    pub(crate) fn new(id: TableId, house: Arc<House>) -> Room {
        let now = Instant::now();
        Room {
            id,
            house,
            table: None,
            listed: None,
            listeners: HashMap::new(),
            page_length: 2048,
            rung: None,
            thinking: Thinking::new(),
            stuck: None,
            presence_at: None,
            to_count: false,
            dealing: None,
            not_before: now,
            last_used: now,
        }
    }

    pub(crate) async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        let alarm = tokio::time::sleep_until(self.wake());
        tokio::pin!(alarm);
        loop {
            self.count_result().await;
            self.begin_duties();
            // Most asks put off what is due. An alarm that rings too early finds nothing to do and is set again.
            let wake = self.wake();
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => return self.count_result().await,
                },
                thought = self.thinking.thought() => self.act_for(thought).await,
                () = &mut alarm => {
                    // What was said before a moment is heard before what that moment brings.
                    for _ in 0..asks.len() {
                        if let Ok(ask) = asks.try_recv() {
                            self.answer(ask).await;
                        }
                    }
                    if self.do_duties().await == Stay::Asleep {
                        break;
                    }
                }
            }
        }
        // Whoever asks from now on wakes a new task; what is already here is still answered.
        asks.close();
        while let Some(ask) = asks.recv().await {
            self.answer(ask).await;
        }
        self.count_result().await;
    }

    /// What an ended game means for who played it. If it cannot be counted now, the next start does it.
    async fn count_result(&mut self) {
        if std::mem::take(&mut self.to_count)
            && let Err(error) = ratings::count(&*self.house.store, self.id).await
        {
            tracing::warn!(table = self.short(), code = error.code(), "a result is not counted yet");
        }
    }

    async fn answer(&mut self, ask: Ask) {
        self.last_used = Instant::now();
        match ask {
            Ask::Join { connection, person, version, wish, out } => {
                let listener = Listener::new(person, wish, out);
                self.join(connection, listener, version).await;
            }
            Ask::Do { reply, person, id, command, heard } => {
                let started = Instant::now();
                let done = self.carry_out(Asked::by(person, &id, heard), command).await;
                match &done {
                    Ok(_) => self.house.metrics.acknowledged(started.elapsed()),
                    Err(_) => count(&self.house.metrics.commands_refused),
                }
                match (reply, done) {
                    (Reply::Connection(connection), Ok(version)) => {
                        self.reply(connection, &ToClient::Ack { id, version });
                    }
                    (Reply::Connection(connection), Err(Failure(problem))) => {
                        self.reply(connection, &ToClient::error(Some(id), problem));
                    }
                    // Who asked may have gone; it is done all the same.
                    (Reply::Once(answer), done) => drop(answer.send(done)),
                }
                self.tell();
            }
            Ask::Leave { connection } => self.leave(connection),
            Ask::Standing { person, answer } => {
                let standing = self.load().await.map(|table| notify::standing(table, &person));
                // Who asked may have gone.
                let _ = answer.send(standing);
            }
            Ask::Look { answer } => {
                let now = self.house.clock.now();
                let seen = self.load().await.map(|table| table.snapshot(Viewer::Public, now));
                // Who asked may have gone.
                let _ = answer.send(seen);
            }
            Ask::Mind { person, seat, answer } => {
                let mind = self.load().await.and_then(|table| hint::mind(table, &person, seat));
                let _ = answer.send(mind);
            }
            Ask::Record { answer } => {
                let over = |table: &mut Table| table.record().ok_or(Failure::from(&Refusal::NotOver));
                let record = self.load().await.and_then(over);
                let _ = answer.send(record);
            }
            Ask::Rematch { by, answer } => {
                let rematch = self.rematch(by).await;
                let _ = answer.send(rematch);
            }
        }
    }

    /// The machine, from memory or from its log.
    async fn load(&mut self) -> Result<&mut Table, Failure> {
        if self.table.is_none() {
            let stored = self.house.store.read(self.id, Seq::FIRST).await?;
            if stored.is_empty() {
                return Err(Failure::no_such_table());
            }
            let events: Result<Vec<Logged>, _> =
                stored.iter().map(|event| serde_json::from_slice(&event.bytes)).collect();
            let (games, now) = (self.house.games, self.house.clock.now());
            let table = events.map_err(|_| 0).and_then(|events| Table::load(games, events, now));
            let mut table = table.map_err(|version| {
                tracing::error!(table = self.short(), version, "the log cannot be played through");
                Failure::new("damaged", "what is stored of this is damaged and not served")
            })?;
            for person in people(&table) {
                table.present(&person.id, self.is_here(&person), now);
            }
            self.listed = None;
            // What happened before the table woke up has been rung, or is told to who comes to listen.
            self.rung.get_or_insert_with(|| Rung::of(&table));
            self.table = Some(table);
        }
        self.table.as_mut().ok_or_else(Failure::internal)
    }

    /// Enough of the id to find the table in a log, and too little to join it.
    fn short(&self) -> String {
        self.id.to_string().chars().take(6).collect()
    }
}

/// Everybody who sits at the table.
fn people(table: &Table) -> Vec<Person> {
    let occupants = Seat::all(table.config().seats).filter_map(|seat| table.occupant(seat));
    occupants.filter_map(Occupant::person).cloned().collect()
}
