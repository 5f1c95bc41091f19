//! A store with something of everything, and what a store contains.

use irrgarten_store::{
    Actor, Append, CommandId, CommandRef, DocumentKey, DocumentQuery, DoneCommand, Expect, ListedPhase,
    MAX_PAGE, Seq, StoredEvent, Summary, TableEntry, TableId, TableQuery, WholeStore,
};

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn command(actor: &str, number: u64) -> CommandRef {
    CommandRef { actor: Actor::new(actor).unwrap(), id: CommandId::new(format!("c-{number}")).unwrap() }
}

/// Tables with short and long logs, appends with commands and without at the same and at other times, summaries after
/// the last event and before it, and more documents than a page has.
pub(crate) async fn fill(store: &dyn WholeStore) {
    for number in 1..=20_u8 {
        let mut next = Seq::FIRST;
        for step in 0..u64::from(number) * 3 {
            let count = 1 + (step * 7 + u64::from(number)) % 4;
            let events = (0..count).map(|event| format!("{number}/{step}/{event}").into_bytes()).collect();
            let at_ms = 1_000 * u64::from(number) + step / 3;
            let append = Append {
                command: (step % 3 == 1)
                    .then(|| command(if step % 2 == 0 { "ada" } else { "ben" }, step / 3)),
                summary: (step % 5 == 4).then(|| summary(number, step)),
                ..Append::new(table(number), next, at_ms, events)
            };
            next = store.append(append).await.unwrap().places().1.next();
        }
    }
    let ada = Append {
        command: Some(command("ada", 1)),
        ..Append::new(table(1), store.table(table(1)).await.unwrap().unwrap().head.seq.next(), 9, two())
    };
    store.append(ada).await.unwrap();
    for (collection, count) in [("people", 1_234), ("ratings", 3), ("tokens", 1)] {
        for number in 0..count {
            let key = DocumentKey::new(collection, format!("{number}:é {}", number % 7)).unwrap();
            store.put_if(key, Expect::Absent, vec![number as u8; number % 300]).await.unwrap();
        }
    }
}

fn two() -> Vec<Vec<u8>> {
    vec![b"one".to_vec(), Vec::new()]
}

fn summary(number: u8, step: u64) -> Summary {
    let participants = ["ada", "ben"].map(|name| Actor::new(name).unwrap());
    Summary {
        phase: ListedPhase::ALL[usize::from(number) % 3],
        listed: number.is_multiple_of(2),
        participants: participants[..usize::from(number) % 3].to_vec(),
        document: format!("{number} after {step}").into_bytes(),
    }
}

/// Everything that can be read of a store.
#[derive(Debug, PartialEq)]
pub(crate) struct Content {
    pub(crate) tables: Vec<TableContent>,
    /// Versions differ: they belong to a store.
    pub(crate) documents: Vec<(DocumentKey, Vec<u8>)>,
}

#[derive(Debug, PartialEq)]
pub(crate) struct TableContent {
    entry: TableEntry,
    pub(crate) events: Vec<StoredEvent>,
    commands: Vec<DoneCommand>,
}

pub(crate) async fn content(store: &dyn WholeStore) -> Content {
    let mut content = Content { tables: Vec::new(), documents: Vec::new() };
    let query = TableQuery { limit: MAX_PAGE, ..TableQuery::default() };
    for entry in store.tables(query).await.unwrap().items {
        let events = store.read(entry.id, Seq::FIRST).await.unwrap();
        let commands = store.commands(entry.id).await.unwrap();
        content.tables.push(TableContent { entry, events, commands });
    }
    for collection in store.collections().await.unwrap() {
        let mut after = None;
        loop {
            let query =
                DocumentQuery { collection: collection.clone(), prefix: String::new(), after, limit: 100 };
            let page = store.documents(query).await.unwrap();
            content.documents.extend(page.items.into_iter().map(|document| (document.key, document.bytes)));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
    }
    content
}
