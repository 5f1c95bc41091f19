//! A store that fails on demand: nothing is sent that is not on disk, and play goes on when the store recovers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{
    Append, Appended, Document, DocumentKey, DocumentWrite, Seq, Store, StoreError, StoreFuture, StoredEvent,
    TableId, Version,
};
use rusqlite::Connection;
use serde_json::json;

use crate::client::Client;
use crate::ratings::counted;
use crate::replay::LogReplay;
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

const WORKING: u8 = 0;
/// Refuses appends.
const FULL: u8 = 1;
/// Appends, but reports an error: the state of the disk is unknown.
const UNKNOWN: u8 = 2;

struct FailingStore {
    inner: SqliteStore,
    /// How appends go, and how changes of documents do.
    appends: Arc<AtomicU8>,
    documents: Arc<AtomicU8>,
    /// How many logs were read.
    reads: Arc<AtomicU8>,
}

impl Store for FailingStore {
    irrgarten_store::pass_on!(inner);

    fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        match self.appends.load(Ordering::SeqCst) {
            FULL => Box::pin(async { Err(StoreError::Full) }),
            UNKNOWN => Box::pin(async move {
                self.inner.append(append).await?;
                Err(StoreError::Io { what: "nobody knows".to_owned() })
            }),
            _ => self.inner.append(append),
        }
    }

    fn read(&self, table: TableId, from: Seq) -> StoreFuture<'_, Vec<StoredEvent>> {
        self.reads.fetch_add(1, Ordering::SeqCst);
        self.inner.read(table, from)
    }

    fn document(&self, key: DocumentKey) -> StoreFuture<'_, Option<Document>> {
        self.inner.document(key)
    }

    fn write(&self, writes: Vec<DocumentWrite>) -> StoreFuture<'_, Vec<Option<Version>>> {
        match self.documents.load(Ordering::SeqCst) {
            FULL => Box::pin(async { Err(StoreError::Full) }),
            UNKNOWN => Box::pin(async move {
                self.inner.write(writes).await?;
                Err(StoreError::Io { what: "nobody knows".to_owned() })
            }),
            _ => self.inner.write(writes),
        }
    }
}

async fn version(client: &mut Client) -> u64 {
    client.send(&json!({ "type": "hello", "text": true })).await;
    client.until("snapshot").await["table"]["version"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_an_unknown_result_is_looked_up() {
    let (_folder, file) = folder();
    let appends = Arc::new(AtomicU8::new(WORKING));
    let inner = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let (documents, reads) = Default::default();
    let store = Arc::new(FailingStore { inner, appends: Arc::clone(&appends), documents, reads });
    let server = TestServer::with_store(store, file, quick()).await;
    let (table, _guests, [mut ada, mut ben]) = begun(&server).await;
    let before = version(&mut ada).await;

    appends.store(FULL, Ordering::SeqCst);
    let hello = json!({ "type": "say", "text": "hello" });
    let answer = ada.command_as("a", hello.clone()).await;
    assert_eq!(answer["code"], "disk_full");
    assert_eq!(version(&mut ben).await, before, "what is not on disk is sent to nobody");
    appends.store(WORKING, Ordering::SeqCst);
    let answer = ada.command_as("a", hello.clone()).await;
    assert_eq!((&answer["type"], answer["version"].as_u64()), (&json!("ack"), Some(before + 1)));

    appends.store(UNKNOWN, Ordering::SeqCst);
    let answer = ada.command_as("b", hello.clone()).await;
    assert_eq!(answer["code"], "store");
    appends.store(WORKING, Ordering::SeqCst);
    // It was done after all, and repeating the same id finds that out.
    let answer = ada.command_as("b", hello).await;
    assert_eq!((&answer["type"], answer["version"].as_u64()), (&json!("ack"), Some(before + 2)));
    assert_eq!(version(&mut ben).await, before + 2);
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    assert_eq!(replay.log.len() as u64, before + 2);
    assert!(replay.compare(&ada.frames) > 0 && replay.compare(&ben.frames) > 0);
}

/// The end of a table is on disk, and then the disk fails: before the result is counted, or just after.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_is_counted_once_however_the_counting_fails() {
    let (_folder, mut file) = folder();
    let mut tables = 0;
    let mut ada = None;
    for trouble in [FULL, UNKNOWN, FULL, WORKING] {
        let documents = Arc::new(AtomicU8::new(WORKING));
        let inner = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
        let (appends, reads) = Default::default();
        let store = FailingStore { inner, appends, documents: Arc::clone(&documents), reads };
        let server = TestServer::with_store(Arc::new(store), file, quick()).await;
        if ada.is_none() {
            ada = Some(server.guest("Ada").await);
        }
        let guest = ada.as_ref().unwrap();
        // A result that could not be counted the last time is counted at this start.
        let standing = counted(&server, &guest.id, tables).await;
        assert_eq!(standing["rating"]["tables"].as_u64().unwrap_or(0), u64::from(tables));
        let table = server.open(guest, &json!({ "game": "hands", "seats": 2, "rated": true })).await;
        let mut device = server.socket(&table, Some(guest)).await;
        device.hello(None).await;
        device.sit(1).await;
        device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
        documents.store(trouble, Ordering::SeqCst);
        device.ready(1).await;
        device.play(u64::MAX).await;
        tables += 1;
        file = server.stop().await;
    }
    let server = TestServer::start(file, quick()).await;
    let standing = counted(&server, &ada.unwrap().id, tables).await;
    assert_eq!(standing["rating"]["tables"], tables);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_just_opened_is_not_read_back() {
    let (_folder, file) = folder();
    let inner = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let reads = Arc::new(AtomicU8::new(0));
    let (appends, documents) = Default::default();
    let store = Arc::new(FailingStore { inner, appends, documents, reads: Arc::clone(&reads) });
    let server = TestServer::with_store(store, file, quick()).await;
    begun(&server).await;
    assert_eq!(reads.load(Ordering::SeqCst), 0);
}

/// Nobody can mend such a table, so it is not tried again with every list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_a_damaged_log_is_not_read_for_every_list() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let file = server.stop().await;
    let damage = "UPDATE summaries SET seal = zeroblob(32); UPDATE events SET hash = zeroblob(32)";
    Connection::open(&file).unwrap().execute_batch(damage).unwrap();
    let inner = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let reads = Arc::new(AtomicU8::new(0));
    let (appends, documents) = Default::default();
    let store = Arc::new(FailingStore { inner, appends, documents, reads: Arc::clone(&reads) });
    let server = TestServer::with_store(store, file, quick()).await;
    for _ in 0..20 {
        assert_eq!(server.get(&ada, "/api/tables").await.json()["tables"], json!([]));
    }
    // Requests that tables already have are answered before the server stops.
    server.stop().await;
    assert_eq!(reads.load(Ordering::SeqCst), 1);
}
