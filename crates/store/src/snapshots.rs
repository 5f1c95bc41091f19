//! Snapshots of a table, which save replaying its whole log.

use crate::Link;

/// The longest snapshot, in bytes.
pub const MAX_SNAPSHOT_BYTES: usize = 1024 * 1024;

/// The state of a table after some event, as its owner computed it.
///
/// A snapshot is a cache: the log alone counts, and a snapshot that does not belong to the log as it is now is
/// treated as absent. Continue with [`Store::read_after`](crate::Store::read_after)`(link)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last event included in it.
    pub link: Link,
    /// The bytes the caller gave.
    pub bytes: Vec<u8>,
}
