//! A store that remembers people, their devices and tokens: every request asks for them, and they hardly ever change.
//!
//! One process owns a store, so nobody else changes what is remembered here.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use irrgarten_store::{
    Append, Appended, Document, DocumentKey, DocumentWrite, Seq, Store, StoreError, StoreFuture, StoredEvent,
    TableId, Version,
};

/// The collections that are remembered.
const REMEMBERED: [&str; 3] = ["people", "sessions", "tokens"];
/// Documents in each half, at a few hundred bytes each; the two together hold twice as many.
const HALF: usize = 8_192;

pub(crate) struct RememberingStore {
    inner: Arc<dyn Store>,
    memory: Arc<Mutex<Memory>>,
}

/// Documents in two halves: the old half is dropped when the young one is full.
#[derive(Default)]
struct Memory {
    young: HashMap<DocumentKey, Document>,
    old: HashMap<DocumentKey, Document>,
    /// How many changes have begun or ended. What was read while one did may be out of date, and is not kept.
    changes: u64,
}

impl Memory {
    fn get(&mut self, key: &DocumentKey) -> Option<Document> {
        if let Some(document) = self.old.remove(key) {
            self.put(document);
        }
        self.young.get(key).cloned()
    }

    fn put(&mut self, document: Document) {
        if self.young.len() >= HALF {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(document.key.clone(), document);
    }

    fn forget(&mut self, keys: &[DocumentKey]) {
        self.changes += 1;
        for key in keys {
            self.young.remove(key);
            self.old.remove(key);
        }
    }
}

fn locked(memory: &Mutex<Memory>) -> MutexGuard<'_, Memory> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

fn is_remembered(key: &DocumentKey) -> bool {
    REMEMBERED.contains(&key.collection())
}

impl RememberingStore {
    pub(crate) fn new(inner: Arc<dyn Store>) -> RememberingStore {
        RememberingStore { inner, memory: Arc::default() }
    }

    /// Changes documents, and forgets them before and after. The change runs in a task of its own: a client that hangs up
    /// must not leave behind what was remembered while the change was under way.
    async fn write_and_forget(
        &self,
        keys: Vec<DocumentKey>,
        writes: Vec<DocumentWrite>,
    ) -> Result<Vec<Option<Version>>, StoreError> {
        let (inner, memory) = (Arc::clone(&self.inner), Arc::clone(&self.memory));
        let changing = tokio::spawn(async move {
            locked(&memory).forget(&keys);
            let done = inner.write(writes).await;
            locked(&memory).forget(&keys);
            done
        });
        changing.await.unwrap_or(Err(StoreError::Closed))
    }
}

fn remembered_keys(writes: &[DocumentWrite]) -> Vec<DocumentKey> {
    writes.iter().map(|write| write.key.clone()).filter(is_remembered).collect()
}

impl Store for RememberingStore {
    irrgarten_store::pass_on!(inner);

    fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        // An append that changes people would have to forget them, too.
        if !remembered_keys(&append.documents).is_empty() {
            let why = "people, their devices and tokens do not change with a table";
            return Box::pin(async move { Err(StoreError::Invalid { why }) });
        }
        self.inner.append(append)
    }

    fn read(&self, table: TableId, from: Seq) -> StoreFuture<'_, Vec<StoredEvent>> {
        self.inner.read(table, from)
    }

    fn document(&self, key: DocumentKey) -> StoreFuture<'_, Option<Document>> {
        if !is_remembered(&key) {
            return self.inner.document(key);
        }
        Box::pin(async move {
            let changes = {
                let mut memory = locked(&self.memory);
                if let Some(document) = memory.get(&key) {
                    return Ok(Some(document));
                }
                memory.changes
            };
            let found = self.inner.document(key).await?;
            let mut memory = locked(&self.memory);
            if let Some(document) = found.clone().filter(|_| memory.changes == changes) {
                memory.put(document);
            }
            Ok(found)
        })
    }

    fn write(&self, writes: Vec<DocumentWrite>) -> StoreFuture<'_, Vec<Option<Version>>> {
        match remembered_keys(&writes) {
            none if none.is_empty() => self.inner.write(writes),
            keys => Box::pin(self.write_and_forget(keys, writes)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irrgarten_store::Expect;
    use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};

    fn key(collection: &str) -> DocumentKey {
        DocumentKey::new(collection, "ada").unwrap()
    }

    async fn read(store: &dyn Store, collection: &str) -> Option<Vec<u8>> {
        store.document(key(collection)).await.unwrap().map(|document| document.bytes)
    }

    async fn put(store: &dyn Store, collection: &str, text: &str) {
        store.put_if(key(collection), Expect::Anything, text.into()).await.unwrap();
    }

    #[tokio::test]
    async fn people_are_remembered_until_they_change() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("irrgarten.db");
        let inner: Arc<dyn Store> = Arc::new(SqliteStore::open(file, SqliteOptions::default()).unwrap());
        let store = RememberingStore::new(Arc::clone(&inner));
        assert_eq!(read(&store, "people").await, None);
        for collection in ["people", "ratings"] {
            put(&store, collection, "one").await;
            assert_eq!(read(&store, collection).await.unwrap(), b"one");
            // Behind its back, which shows what it remembers.
            put(&*inner, collection, "two").await;
            let known: &[u8] = if collection == "people" { b"one" } else { b"two" };
            assert_eq!(read(&store, collection).await.unwrap(), known);
            put(&store, collection, "three").await;
            assert_eq!(read(&store, collection).await.unwrap(), b"three");
        }
        store.delete(key("people"), Expect::Anything).await.unwrap();
        assert_eq!(read(&store, "people").await, None);
    }

    #[tokio::test]
    async fn a_change_nobody_waits_for_is_seen_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("irrgarten.db");
        let inner: Arc<dyn Store> = Arc::new(SqliteStore::open(file, SqliteOptions::default()).unwrap());
        let store = RememberingStore::new(Arc::clone(&inner));
        put(&store, "sessions", "here").await;
        assert!(read(&store, "sessions").await.is_some());
        let mut gone = store.delete(key("sessions"), Expect::Anything);
        let waker = std::task::Waker::noop();
        let _ = gone.as_mut().poll(&mut std::task::Context::from_waker(waker));
        drop(gone);
        while read(&*inner, "sessions").await.is_some() {
            let _ = read(&store, "sessions").await;
            tokio::task::yield_now().await;
        }
        while Arc::strong_count(&inner) > 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(read(&store, "sessions").await, None);
    }

    #[test]
    fn memory_has_an_end() {
        let mut memory = Memory::default();
        for number in 0..5 * HALF as u64 {
            let key = DocumentKey::new("people", number.to_string()).unwrap();
            memory.put(Document { key, version: Version::new(number), bytes: Vec::new() });
        }
        assert!(memory.young.len() + memory.old.len() <= 2 * HALF);
    }
}
