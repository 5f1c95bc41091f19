use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use irrgarten_store::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::app::House;
use crate::error::Failure;
use crate::tables::task::{Ask, Room};
use crate::tracker::Tracker;

/// How many questions may wait for a table; whoever asks one more waits.
const WAITING: usize = 256;

type Rooms = HashMap<TableId, mpsc::Sender<Ask>>;

/// The tables that are awake. The lock is held for a look at the map and never while anything is awaited.
#[derive(Clone)]
pub(crate) struct Registry {
    house: Arc<House>,
    rooms: Arc<Mutex<Rooms>>,
    awake: Tracker,
}

/// The table is gone, as a house that closes has it.
pub(crate) struct Gone;

impl Registry {
    pub(crate) fn new(house: Arc<House>) -> Registry {
        Registry { house, rooms: Arc::default(), awake: Tracker::new() }
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is woken up if it sleeps.
    pub(crate) fn room(&self, table: TableId) -> mpsc::Sender<Ask> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(&table).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, asks) = mpsc::channel(WAITING);
        rooms.insert(table, room.clone());
        let (registry, awake) = (self.clone(), self.awake.enter());
        let work = Room::new(table, Arc::clone(&self.house)).run(asks);
        tokio::spawn(async move {
            work.await;
            registry.forget(table);
            // The store must be free when nobody is counted any more.
            drop(registry);
            drop(awake);
        });
        room
    }

    /// Asks a table, and once more if it fell asleep in that very moment.
    pub(crate) async fn ask(&self, table: TableId, ask: Ask) -> Result<(), Gone> {
        let Err(mpsc::error::SendError(ask)) = self.room(table).send(ask).await else { return Ok(()) };
        self.room(table).send(ask).await.map_err(|_| Gone)
    }

    /// Asks a table something that is answered once.
    pub(crate) async fn question<T>(
        &self,
        table: TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Failure>>) -> Ask,
    ) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, ask(answer)).await.map_err(|_| Failure::internal())?;
        answered.await.map_err(|_| Failure::internal())?
    }

    /// A new room may have taken the place of the one that ended.
    fn forget(&self, table: TableId) {
        let mut rooms = self.rooms();
        if rooms.get(&table).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(&table);
        }
    }

    pub(crate) fn awake(&self) -> usize {
        self.awake.count()
    }

    /// Lets every table end after what it has been asked.
    pub(crate) fn close(&self) {
        self.rooms().clear();
    }

    pub(crate) async fn empty(&self) {
        self.awake.empty().await;
    }
}
