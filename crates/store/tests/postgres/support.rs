//! Shared by the tests of the store in a database.

use std::sync::Arc;

use irrgarten_scratch::Postgres;
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};
use irrgarten_store::{Actor, Append, CommandId, CommandRef, Seq, Store, TableId};

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn command(number: usize) -> CommandRef {
    CommandRef { actor: Actor::new("ada").unwrap(), id: CommandId::new(format!("c-{number}")).unwrap() }
}

pub(crate) fn append(table: TableId, next: u64, event: &str) -> Append {
    Append::new(table, Seq::new(next), 1_000, vec![event.as_bytes().to_vec()])
}

pub(crate) async fn open(server: &Postgres, database: &str) -> Arc<PostgresStore> {
    let address = server.address(database).parse().unwrap();
    Arc::new(PostgresStore::open(address, PostgresOptions::default()).await.unwrap())
}

pub(crate) async fn texts(store: &dyn Store, table: TableId) -> Vec<String> {
    let events = store.read(table, Seq::FIRST).await.unwrap();
    events.into_iter().map(|event| String::from_utf8(event.bytes).unwrap()).collect()
}
