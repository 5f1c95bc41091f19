//! Several nodes: processes that serve the same tables from one store.

use tokio::sync::broadcast;

use crate::{Seq, StoreFuture, TableId};

/// Counts the leases that were ever given. A lease with another epoch than the newest of its table is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Epoch(u64);

impl Epoch {
    /// The epoch with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number of this epoch.
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// What a node learns of the others. It is a wake-up and may get lost: the log alone counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Another node has appended to the log of this table.
    Appended(TableId),
    /// Another node has given back the lease of this table.
    Released(TableId),
    /// The node that had the lease of this table is gone, and this node has it now.
    TakenOver(TableId, Epoch),
    /// What others say under this topic has changed.
    Notice(String),
    /// A message of another node.
    Message(String),
    /// A node is gone, and with it everything that it said.
    Gone,
    /// Something may have been missed: what others may have changed has to be read again.
    Missed,
}

/// A table as all nodes see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLook {
    /// The table.
    pub table: TableId,
    /// Its last event.
    pub last: Seq,
    /// Does a node that is alive have its lease?
    pub leased: bool,
}

/// This process as one of several on the same store.
///
/// Every node may append to every table: `(table, seq)` keeps them in order. What a table does by itself is done by
/// the node that has its **lease**: a node that does not report for three seconds is gone, and others take its leases
/// over. An append can name the epoch of its lease, and is refused once the lease is over
/// ([`StoreError::LeaseOver`](crate::StoreError::LeaseOver)), however long the node was stopped in between.
pub trait Nodes: Send + Sync {
    /// What happens from now on. A receiver that lags has missed something. Leases of nodes that are gone are taken over
    /// only while somebody listens.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Are there other nodes now?
    fn has_others(&self) -> bool;

    /// Sends a message to all other nodes. It may get lost, and then they are told that they have missed something.
    fn send(&self, message: String);

    /// Says something under a topic, in place of what this node said before; `None` takes it back. It holds as long as
    /// this node lives.
    fn post(&self, topic: String, notice: Option<String>);

    /// What the other nodes say under a topic.
    fn posted(&self, topic: String) -> StoreFuture<'_, Vec<String>>;

    /// Takes the lease of a table; `None` if a node that is alive has it. A node that has it already gets a new epoch.
    fn lease(&self, table: TableId) -> StoreFuture<'_, Option<Epoch>>;

    /// All leases that this node has.
    fn leases(&self) -> StoreFuture<'_, Vec<(TableId, Epoch)>>;

    /// Gives a lease back.
    fn release(&self, table: TableId, epoch: Epoch) -> StoreFuture<'_, ()>;

    /// Looks at some tables; those that do not exist are left out.
    fn look(&self, tables: Vec<TableId>) -> StoreFuture<'_, Vec<TableLook>>;

    /// This node ends: others may take over its leases at once.
    fn leave(&self) -> StoreFuture<'_, ()>;
}
