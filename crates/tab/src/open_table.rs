//! One table in the memory of the tab.

use std::collections::BTreeMap;

use irrgarten_game::Seat;
use irrgarten_table::{Millis, Sent, Table, Watcher};

/// What the tab has of a table.
pub(crate) enum Stored {
    /// Nothing yet: it has to be read.
    Unread,
    /// There is no such table.
    Missing,
    /// Its log cannot be replayed.
    Damaged,
    /// The table.
    Here(Box<Table>),
}

/// One table in the memory of the tab, and the connections that see it.
pub(crate) struct OpenTable {
    pub(crate) stored: Stored,
    /// The commands that were carried out: the table's version after each.
    pub(crate) commands: BTreeMap<String, u64>,
    /// Its documents by name.
    pub(crate) documents: BTreeMap<String, String>,
    pub(crate) listeners: BTreeMap<u32, Listener>,
    /// What they were sent last.
    pub(crate) sent: Sent,
    /// The bots that think, or wait until it is time to act.
    pub(crate) at_work: BTreeMap<Seat, BotAtWork>,
    /// Only built-in bots are left in a race.
    pub(crate) alone: bool,
    /// The version the thinker has.
    pub(crate) thinker_has: u64,
    /// Since when the table waits for the devices' shares.
    pub(crate) dealing: Option<Millis>,
    /// It does nothing by itself before this, after something went wrong.
    pub(crate) not_before: Millis,
    /// The version at which a bot found nothing to do.
    pub(crate) stuck: Option<u64>,
}

/// A connection that has said hello.
pub(crate) struct Listener {
    pub(crate) watcher: Watcher,
    /// When a race was last revealed to it.
    pub(crate) revealed: Option<Millis>,
}

/// A bot that is to act.
pub(crate) struct BotAtWork {
    /// The version it thinks about.
    pub(crate) version: u64,
    /// The task of the thinker.
    pub(crate) task: u32,
    /// When it began.
    pub(crate) since: Millis,
    /// The longest it delays its action.
    pub(crate) longest: Millis,
    /// Its decision, and when it is time for it.
    pub(crate) decided: Option<(Millis, String)>,
}

impl OpenTable {
    pub(crate) fn new(stored: Stored) -> OpenTable {
        OpenTable {
            stored,
            commands: BTreeMap::new(),
            documents: BTreeMap::new(),
            listeners: BTreeMap::new(),
            sent: Sent::default(),
            at_work: BTreeMap::new(),
            alone: false,
            thinker_has: 0,
            dealing: None,
            not_before: 0,
            stuck: None,
        }
    }

    pub(crate) fn table(&self) -> Option<&Table> {
        match &self.stored {
            Stored::Here(table) => Some(table),
            Stored::Unread | Stored::Missing | Stored::Damaged => None,
        }
    }

    pub(crate) fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.stored {
            Stored::Here(table) => Some(table),
            Stored::Unread | Stored::Missing | Stored::Damaged => None,
        }
    }

    /// Drops everything that may differ from what is stored. Those who look on stay.
    pub(crate) fn forget(&mut self) {
        let listeners = std::mem::take(&mut self.listeners);
        *self = OpenTable { listeners, not_before: self.not_before, ..OpenTable::new(Stored::Unread) };
        self.listeners.values_mut().for_each(|listener| listener.watcher.start_over());
    }
}
