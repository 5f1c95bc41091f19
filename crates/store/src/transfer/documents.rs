//! Copies the documents.

use std::collections::BTreeSet;

use super::{Transfer, TransferError, unfinished};
use crate::{
    Document, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, MAX_DOCUMENT_BYTES,
    MAX_PAGE, StoreError, WholeStore,
};

/// How many documents are written together. Even the longest ones then fit a transaction.
const TOGETHER: usize = 50;
/// How many bytes of them.
const BYTES_TOGETHER: usize = 16 * MAX_DOCUMENT_BYTES;

impl Transfer<'_> {
    /// Copies all documents, deletes what a first attempt has copied and the old store no longer has, and reads
    /// everything back; returns their number.
    pub(super) async fn documents(&self, mut report: impl FnMut(u64)) -> Result<u64, TransferError> {
        let mut count = 0;
        for collection in self.collections().await? {
            self.copy_collection(&collection).await?;
            count += self.compare_collection(&collection).await?;
            report(count);
        }
        Ok(count)
    }

    /// The collections of both stores.
    async fn collections(&self) -> Result<BTreeSet<String>, TransferError> {
        let mut names = self.from.collections().await.map_err(TransferError::From)?;
        names.extend(self.to.collections().await.map_err(TransferError::To)?);
        Ok(names.into_iter().collect())
    }

    async fn copy_collection(&self, collection: &str) -> Result<(), TransferError> {
        let (mut wanted, mut there) = (Pages::new(self.from, collection), Pages::new(self.to, collection));
        let (mut next, mut old) = (
            wanted.next().await.map_err(TransferError::From)?,
            there.next().await.map_err(TransferError::To)?,
        );
        let mut writes: Vec<DocumentWrite> = Vec::new();
        let mut bytes = 0;
        // Both come in the order of their keys.
        while next.is_some() || old.is_some() {
            let write = match (&next, &old) {
                (Some(document), Some(known)) if document.key == known.key => {
                    let fresh = document.bytes != known.bytes;
                    let put = fresh.then(|| put(document));
                    next = wanted.next().await.map_err(TransferError::From)?;
                    old = there.next().await.map_err(TransferError::To)?;
                    put
                }
                (Some(document), known) if known.as_ref().is_none_or(|known| document.key < known.key) => {
                    let put = put(document);
                    next = wanted.next().await.map_err(TransferError::From)?;
                    Some(put)
                }
                (_, known) => {
                    let gone = known.as_ref().filter(|known| known.key != unfinished()).map(delete);
                    old = there.next().await.map_err(TransferError::To)?;
                    gone
                }
            };
            if let Some(write) = write {
                bytes += size(&write);
                writes.push(write);
            }
            if writes.len() >= TOGETHER || bytes >= BYTES_TOGETHER {
                bytes = 0;
                self.to.write(std::mem::take(&mut writes)).await.map_err(TransferError::To)?;
            }
        }
        if !writes.is_empty() {
            self.to.write(writes).await.map_err(TransferError::To)?;
        }
        Ok(())
    }

    /// Reads a collection of both stores side by side.
    async fn compare_collection(&self, collection: &str) -> Result<u64, TransferError> {
        let (mut wanted, mut there) = (Pages::new(self.from, collection), Pages::new(self.to, collection));
        let mut count = 0;
        loop {
            let mut copy = there.next().await.map_err(TransferError::To)?;
            if copy.as_ref().is_some_and(|copy| copy.key == unfinished()) {
                copy = there.next().await.map_err(TransferError::To)?;
            }
            match (wanted.next().await.map_err(TransferError::From)?, copy) {
                (None, None) => return Ok(count),
                (Some(one), Some(other)) if one.key == other.key && one.bytes == other.bytes => count += 1,
                (one, other) => {
                    let key = one.or(other).map(|document| document.key.to_string()).unwrap_or_default();
                    return Err(TransferError::DocumentDiffers { key });
                }
            }
        }
    }
}

fn put(document: &Document) -> DocumentWrite {
    write(&document.key, DocumentChange::Put(document.bytes.clone()))
}

fn delete(document: &Document) -> DocumentWrite {
    write(&document.key, DocumentChange::Delete)
}

fn write(key: &DocumentKey, change: DocumentChange) -> DocumentWrite {
    DocumentWrite { key: key.clone(), expect: Expect::Anything, change }
}

fn size(write: &DocumentWrite) -> usize {
    match &write.change {
        DocumentChange::Put(bytes) => bytes.len(),
        DocumentChange::Delete => 0,
    }
}

/// The documents of a collection, read page by page.
struct Pages<'a> {
    store: &'a dyn WholeStore,
    query: DocumentQuery,
    page: std::vec::IntoIter<Document>,
    is_last: bool,
}

impl<'a> Pages<'a> {
    fn new(store: &'a dyn WholeStore, collection: &str) -> Self {
        let query = DocumentQuery {
            collection: collection.to_owned(),
            prefix: String::new(),
            after: None,
            limit: MAX_PAGE,
        };
        Self { store, query, page: Vec::new().into_iter(), is_last: false }
    }

    async fn next(&mut self) -> Result<Option<Document>, StoreError> {
        loop {
            if let Some(document) = self.page.next() {
                return Ok(Some(document));
            }
            if self.is_last {
                return Ok(None);
            }
            let page = self.store.documents(self.query.clone()).await?;
            self.is_last = page.next.is_none();
            self.query.after = page.next;
            self.page = page.items.into_iter();
        }
    }
}
