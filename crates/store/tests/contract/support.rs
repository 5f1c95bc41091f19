//! Shared by the tests of the contract.

use std::sync::Arc;

use irrgarten_store::{
    Actor, Append, Appended, CommandId, CommandRef, ListedPhase, Seq, Store, StoreError, Summary, TableId,
};

/// An empty store, and whatever must outlive it.
pub(crate) struct TestStore {
    pub(crate) store: Arc<dyn Store>,
    _kept: Box<dyn std::any::Any>,
}

impl TestStore {
    pub(crate) fn new(store: impl Store + 'static, kept: impl std::any::Any) -> Self {
        Self { store: Arc::new(store), _kept: Box::new(kept) }
    }
}

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn actor(name: &str) -> Actor {
    Actor::new(name).unwrap()
}

pub(crate) fn command(who: &str, id: &str) -> CommandRef {
    CommandRef { actor: actor(who), id: CommandId::new(id).unwrap() }
}

pub(crate) fn append(table: TableId, next: u64, events: &[&str]) -> Append {
    let events = events.iter().map(|event| event.as_bytes().to_vec()).collect();
    Append::new(table, Seq::new(next), 1_000 + next, events)
}

pub(crate) fn summary(phase: ListedPhase, listed: bool, participants: &[&str], document: &str) -> Summary {
    Summary {
        phase,
        listed,
        participants: participants.iter().map(|name| actor(name)).collect(),
        document: document.as_bytes().to_vec(),
    }
}

/// The events of a table as text.
pub(crate) async fn texts(store: &dyn Store, table: TableId) -> Vec<String> {
    let events = store.read(table, Seq::FIRST).await.unwrap();
    events.into_iter().map(|event| String::from_utf8(event.bytes).unwrap()).collect()
}

/// Appends at the end of the log, wherever that is by now, as a server does.
pub(crate) async fn append_at_end(store: &dyn Store, mut append: Append) -> Appended {
    loop {
        match store.append(append.clone()).await {
            Ok(appended) => return appended,
            Err(StoreError::Conflict { next }) => append.next = next,
            Err(other) => panic!("{other}"),
        }
    }
}
