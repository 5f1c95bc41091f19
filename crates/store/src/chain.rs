//! The chain of hashes that holds a log together.

use std::fmt;

use crate::{Seq, StoreError, TableId};

/// The hash of an event and, through its predecessors, of the whole log before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainHash([u8; 32]);

impl ChainHash {
    /// What the first event of every table follows.
    pub const START: Self = Self([0; 32]);

    /// The hash with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes of this hash.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// BLAKE3 over the previous hash, the table, the seq, the time (both big-endian) and the bytes.
    ///
    /// Everything before the bytes has a fixed length, so no two different events give the same input.
    #[must_use]
    pub fn follow(self, table: TableId, seq: Seq, at_ms: u64, bytes: &[u8]) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0);
        hasher.update(table.as_bytes());
        hasher.update(&seq.get().to_be_bytes());
        hasher.update(&at_ms.to_be_bytes());
        hasher.update(bytes);
        Self(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ChainHash({self})")
    }
}

/// A seq together with the hash of the log up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The seq.
    pub seq: Seq,
    /// The hash of the log up to and including that event.
    pub hash: ChainHash,
}

impl Link {
    /// The link before the first event.
    pub const START: Self = Self { seq: Seq::NONE, hash: ChainHash::START };
}

/// One event as it is stored in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its seq.
    pub seq: Seq,
    /// When it was appended, in milliseconds since 1970, as given by the caller.
    pub at_ms: u64,
    /// The bytes the caller gave.
    pub bytes: Vec<u8>,
    /// The hash of the log up to and including this event.
    pub hash: ChainHash,
}

impl StoredEvent {
    /// The link that ends with this event.
    pub const fn link(&self) -> Link {
        Link { seq: self.seq, hash: self.hash }
    }
}

/// Walks along the log of one table and refuses the first event that does not follow from those before.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    table: TableId,
    tip: Link,
}

impl Chain {
    /// Begins after a link that is already trusted; [`Link::START`] begins at the first event.
    pub const fn after(table: TableId, tip: Link) -> Self {
        Self { table, tip }
    }

    /// The last link that was verified.
    pub const fn tip(&self) -> Link {
        self.tip
    }

    /// Adds one new event.
    #[must_use]
    pub fn extend(&mut self, at_ms: u64, bytes: &[u8]) -> Link {
        let seq = self.tip.seq.next();
        self.tip = Link { seq, hash: self.tip.hash.follow(self.table, seq, at_ms, bytes) };
        self.tip
    }

    /// Accepts a stored event if its seq and hash follow from everything before.
    pub fn check(&mut self, event: &StoredEvent) -> Result<(), StoreError> {
        let before = self.tip;
        if self.extend(event.at_ms, &event.bytes) == event.link() {
            return Ok(());
        }
        self.tip = before;
        Err(self.broken())
    }

    /// Ends the walk: the log must end exactly where its table says.
    pub fn finish(&self, head: Link) -> Result<(), StoreError> {
        if self.tip == head {
            return Ok(());
        }
        let last_agreed =
            if self.tip.seq == head.seq { head.seq.previous() } else { self.tip.seq.min(head.seq) };
        Err(StoreError::BrokenChain { table: self.table, seq: last_agreed.next() })
    }

    /// The error that names the first event that could not be verified.
    pub fn broken(&self) -> StoreError {
        StoreError::BrokenChain { table: self.table, seq: self.tip.seq.next() }
    }
}
