//! What was changed behind the back of the store is not served.

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};
use irrgarten_store::{
    Append, DocumentKey, Expect, Link, ListedPhase, Seq, Store, StoreError, Summary, TableQuery,
};

use crate::support::{append, command, open, table, texts};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn damage_in_a_database_is_noticed() {
    let server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let store = open(&server, "one").await;
    for number in 1..=5 {
        let summary = Summary {
            phase: ListedPhase::Open,
            listed: true,
            participants: Vec::new(),
            document: b"{}".to_vec(),
        };
        let mut first = Append { summary: Some(summary), ..append(table(number), 1, "one") };
        first.events.push(b"two".to_vec());
        first.command = Some(command(1));
        store.append(first).await.unwrap();
    }
    let key = DocumentKey::new("people", "ada").unwrap();
    store.put_if(key.clone(), Expect::Absent, b"ada".to_vec()).await.unwrap();

    let id = |number: u8| format!("'\\x{}'", format!("{number:02x}").repeat(16));
    let spoil = |sql: &str| server.sql("one", &format!("SET search_path = irrgarten; {sql}"));
    spoil(&format!("UPDATE events SET bytes = 'x' WHERE table_id = {} AND seq = 2", id(1)));
    spoil(&format!("DELETE FROM events WHERE table_id = {} AND seq = 2", id(2)));
    spoil(&format!("UPDATE events SET command = 'c-2' WHERE table_id = {} AND seq = 1", id(3)));
    spoil(&format!("UPDATE summaries SET listed = false WHERE table_id = {}", id(4)));
    spoil("UPDATE documents SET bytes = 'eve'");

    for (number, seq) in [(1, 2), (2, 2), (3, 1)] {
        let broken = StoreError::BrokenChain { table: table(number), seq: Seq::new(seq) };
        assert_eq!(store.read(table(number), Seq::FIRST).await, Err(broken.clone()), "{number}");
        assert_eq!(store.read_after(table(number), Link::START, 10).await, Err(broken), "{number}");
    }
    // Another node, which knows nothing of this log, does not continue it either.
    let other = open(&server, "one").await;
    let onto = other.append(append(table(2), 3, "three")).await;
    assert_eq!(onto.unwrap_err().code(), "broken-chain");
    assert_eq!(store.table(table(4)).await.unwrap().unwrap().summary, None);
    assert_eq!(store.tables(TableQuery::default()).await.unwrap().items.len(), 5);
    assert_eq!(store.document(key).await.unwrap_err().code(), "corrupt");
    assert_eq!(texts(&*store, table(5)).await, ["one", "two"]);

    spoil("INSERT INTO schema_versions (version) VALUES (99)");
    let newer = PostgresStore::open(server.address("one").parse().unwrap(), PostgresOptions::default()).await;
    assert_eq!(newer.err(), Some(StoreError::TooNew { found: 99, known: 2 }));
    let nowhere = "postgres://ada:hunter2@127.0.0.1:1/club".parse().unwrap();
    let error = PostgresStore::open(nowhere, PostgresOptions::default()).await.err().unwrap();
    assert_eq!(error.code(), "unreachable");
    assert!(!error.to_string().contains("hunter2"), "{error}");
}
