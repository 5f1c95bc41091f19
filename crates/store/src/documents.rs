//! Documents: small values with a version.

use std::fmt;

use crate::StoreError;

/// The longest document, in bytes.
pub const MAX_DOCUMENT_BYTES: usize = 256 * 1024;
const MAX_WRITES: usize = 100;
const MAX_COLLECTION_BYTES: usize = 32;
const MAX_KEY_BYTES: usize = 200;

/// The key of a document: a collection such as `people` and a key inside it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DocumentKey {
    collection: String,
    key: String,
}

impl DocumentKey {
    /// The collection has 1 to 32 of `a-z 0-9 - _`, the key 1 to 200 bytes without control characters.
    pub fn new(collection: impl Into<String>, key: impl Into<String>) -> Result<Self, StoreError> {
        let (collection, key) = (collection.into(), key.into());
        check_collection(&collection)?;
        if key.is_empty() || key.len() > MAX_KEY_BYTES || key.chars().any(char::is_control) {
            return Err(StoreError::Invalid { why: "a document key has 1 to 200 bytes of plain text" });
        }
        Ok(Self { collection, key })
    }

    /// A key of the program's own, which fits the limits.
    pub(crate) fn of_known_names(collection: &'static str, key: &'static str) -> Self {
        Self { collection: collection.to_owned(), key: key.to_owned() }
    }

    /// The collection.
    pub fn collection(&self) -> &str {
        &self.collection
    }

    /// The key inside the collection.
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl fmt::Display for DocumentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.collection, self.key)
    }
}

fn check_collection(name: &str) -> Result<(), StoreError> {
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    if !name.is_empty() && name.len() <= MAX_COLLECTION_BYTES && name.bytes().all(known) {
        Ok(())
    } else {
        Err(StoreError::Invalid { why: "a collection is named by 1 to 32 of a-z, 0-9, - and _" })
    }
}

/// The version of a document. Versions grow and are never reused, not even after a delete, so a writer that remembers
/// one cannot mistake a new document for the old.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(u64);

impl Version {
    /// The version with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number of this version.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What a writer expects of the document it replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// Whatever is there may be replaced.
    Anything,
    /// There is none yet.
    Absent,
    /// It is still at this version.
    Version(Version),
}

impl Expect {
    /// Whether the expectation is true of a document at `version`.
    pub fn holds(self, version: Option<Version>) -> bool {
        match self {
            Self::Anything => true,
            Self::Absent => version.is_none(),
            Self::Version(expected) => version == Some(expected),
        }
    }
}

/// What to do with a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentChange {
    /// Write these bytes.
    Put(Vec<u8>),
    /// Delete it; deleting a missing document is no error unless a version was expected.
    Delete,
}

/// One change of one document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentWrite {
    /// Which document.
    pub key: DocumentKey,
    /// What the writer expects of it.
    pub expect: Expect,
    /// What to do.
    pub change: DocumentChange,
}

impl DocumentWrite {
    /// Refuses too many, too long or doubled writes. Stores call this before anything else.
    pub fn check_all(writes: &[Self]) -> Result<(), StoreError> {
        let too_long = |write: &Self| matches!(&write.change, DocumentChange::Put(bytes) if bytes.len() > MAX_DOCUMENT_BYTES);
        let why = if writes.len() > MAX_WRITES {
            "at most 100 documents are written together"
        } else if writes.iter().any(too_long) {
            "a document has at most 262,144 bytes"
        } else if writes.iter().enumerate().any(|(n, write)| writes[..n].iter().any(|w| w.key == write.key)) {
            "a document is written only once in a transaction"
        } else {
            return Ok(());
        };
        Err(StoreError::Invalid { why })
    }
}

/// A stored document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Its key.
    pub key: DocumentKey,
    /// Its version.
    pub version: Version,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// Which documents of a collection to list, in the order of their keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentQuery {
    /// The collection.
    pub collection: String,
    /// The prefix of the keys; empty for all.
    pub prefix: String,
    /// Only keys after this one: the `next` of the previous page.
    pub after: Option<String>,
    /// The most documents to return, at most [`MAX_PAGE`](crate::MAX_PAGE).
    pub limit: usize,
}

impl DocumentQuery {
    /// Refuses a collection that cannot exist. Stores call this before anything else.
    pub fn check(&self) -> Result<(), StoreError> {
        check_collection(&self.collection)
    }
}
