//! Lists of tables.

use std::fmt;
use std::str::FromStr;

use crate::{Actor, Document, DocumentQuery, Link, StoreError, TableId};

/// The most entries on one page of a listing; a larger limit is lowered to this.
pub const MAX_PAGE: usize = 500;
const MAX_SUMMARY_BYTES: usize = 16 * 1024;
const MAX_PARTICIPANTS: usize = 64;

/// The phase of a table, as far as listings are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListedPhase {
    /// Seats are still being taken.
    Open,
    /// It is being played.
    Running,
    /// It is over, played to the end or aborted.
    Finished,
}

impl ListedPhase {
    /// All phases in order.
    pub const ALL: [Self; 3] = [Self::Open, Self::Running, Self::Finished];

    /// The name used in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }
}

/// What the lobby shows of a table without reading its log.
///
/// The caller derives it from the log, which alone counts: a store seals it, and never serves one that was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The phase of the table.
    pub phase: ListedPhase,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The people who find this table in their own list. It comes back sorted, and each of them once.
    pub participants: Vec<Actor>,
    /// Anything else, usually JSON; the store does not read it.
    pub document: Vec<u8>,
}

impl Summary {
    /// Refuses what breaks the limits of the contract. Stores call this before anything else.
    pub fn check(&self) -> Result<(), StoreError> {
        if self.document.len() > MAX_SUMMARY_BYTES {
            Err(StoreError::Invalid { why: "a summary has at most 16,384 bytes" })
        } else if self.participants.len() > MAX_PARTICIPANTS {
            Err(StoreError::Invalid { why: "a table has at most 64 participants" })
        } else {
            Ok(())
        }
    }
}

/// One table in a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableEntry {
    /// The table.
    pub id: TableId,
    /// Its last event and the hash of its log.
    pub head: Link,
    /// When its first event was appended.
    pub created_ms: u64,
    /// When its summary was last written, which is its place in lists.
    pub updated_ms: u64,
    /// Its summary; `None` if it is not as it was written. Then the caller makes it anew from the log
    /// ([`Store::put_summary`](crate::Store::put_summary)).
    pub summary: Option<Summary>,
}

impl TableEntry {
    /// The phase of the table, if its summary is intact.
    pub fn phase(&self) -> Option<ListedPhase> {
        self.summary.as_ref().map(|summary| summary.phase)
    }
}

/// Which tables to list. The most recently updated comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableQuery {
    /// Only tables in this phase.
    pub phase: Option<ListedPhase>,
    /// Only tables that the lobby lists (or does not list).
    pub listed: Option<bool>,
    /// Only tables where this actor takes part.
    pub participant: Option<Actor>,
    /// Only tables after this cursor: the `next` of the previous page.
    pub after: Option<TableCursor>,
    /// The most tables to return, at most [`MAX_PAGE`].
    pub limit: usize,
}

impl Default for TableQuery {
    /// The first 50 of all tables.
    fn default() -> Self {
        Self { phase: None, listed: None, participant: None, after: None, limit: 50 }
    }
}

/// A position in a listing of tables. Its text form goes into URLs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCursor {
    /// The time of the last entry returned.
    pub updated_ms: u64,
    /// The table of the last entry returned.
    pub id: TableId,
}

impl fmt::Display for TableCursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.updated_ms, self.id)
    }
}

impl FromStr for TableCursor {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        text.split_once('-')
            .and_then(|(time, id)| Some(Self { updated_ms: time.parse().ok()?, id: id.parse().ok()? }))
            .ok_or(StoreError::Invalid { why: "this is no place in the list of tables" })
    }
}

/// A page of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T, C> {
    /// The entries in order.
    pub items: Vec<T>,
    /// Where the next page begins; `None` if this is the last.
    pub next: Option<C>,
}

impl Page<Document, String> {
    /// The documents that were found for a query, in the order of their keys: one more than wanted shows whether there is a
    /// next page.
    pub(crate) fn of_documents(
        found: impl Iterator<Item = Result<Document, StoreError>>,
        query: &DocumentQuery,
        limit: usize,
    ) -> Result<Self, StoreError> {
        let mut items = Vec::new();
        for document in found {
            let document = document?;
            // Text is compared byte by byte: all keys with the prefix come first.
            if !document.key.key().starts_with(&query.prefix) {
                break;
            }
            items.push(document);
        }
        let more = items.len() > limit;
        items.truncate(limit);
        let next = items.last().filter(|_| more).map(|last| last.key.key().to_owned());
        Ok(Page { items, next })
    }
}
