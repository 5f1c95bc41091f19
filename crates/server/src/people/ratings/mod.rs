//! Ratings and statistics from the results of tables.
//!
//! The append that ends a table also writes a note, in the same transaction, that its result is to be counted.
//! Counting changes everybody's standings and deletes the note, in one transaction as well. So every result is
//! counted exactly once, whenever the server is killed.

mod glicko;
mod result;
mod standing;

use irrgarten_faces::Level;
use irrgarten_store::{
    Document, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, Expect, Store, StoreError, TableId,
    Version,
};
use irrgarten_table::{Logged, Person, Table};
use irrgarten_wire::Standing;
use serde::de::DeserializeOwned;

pub(crate) use result::TableResult;
use standing::Standings;

const TO_COUNT: &str = "to-count";
const ATTEMPTS: usize = 10;
/// The ids of built-in bots begin with this; people's ids are hexadecimal digits.
const BUILT_IN: &str = "built-in-";

/// The built-in bot with this id, under which its results are counted.
pub(crate) fn built_in_bot(id: &str) -> Option<Person> {
    let level: Level = id.strip_prefix(BUILT_IN)?.parse().ok()?;
    Some(Person::program(id, level.name()))
}

fn note_key(table: &str) -> Result<DocumentKey, StoreError> {
    DocumentKey::new(TO_COUNT, table)
}

fn standings_key(player: &str) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("standings", player)
}

/// The note that a table's result is to be counted, if these events end its game.
pub(crate) fn note(id: TableId, table: &Table, events: &[Logged], at: u64) -> Option<DocumentWrite> {
    let result = TableResult::of(table, events, at)?;
    let change = DocumentChange::Put(serde_json::to_vec(&result).ok()?);
    Some(DocumentWrite { key: note_key(&id.to_string()).ok()?, expect: Expect::Anything, change })
}

/// The standings of a player, one for each game.
pub(crate) async fn standings(store: &dyn Store, player: &str) -> Result<Vec<Standing>, StoreError> {
    Ok(kept_standings(store, player).await?.1.shown())
}

/// The standings of a player, with the version of their document if there is one.
async fn kept_standings(store: &dyn Store, player: &str) -> Result<(Option<Version>, Standings), StoreError> {
    match store.document(standings_key(player)?).await? {
        Some(kept) => Ok((Some(kept.version), read(&kept)?)),
        None => Ok((None, Standings::default())),
    }
}

/// A document that cannot be read is an error, so that it is not written over.
fn read<T: DeserializeOwned>(document: &Document) -> Result<T, StoreError> {
    serde_json::from_slice(&document.bytes).map_err(|_| {
        let key = &document.key;
        StoreError::Corrupt { place: format!("the document {} of {}", key.key(), key.collection()) }
    })
}

/// Counts the result of a table, unless that has been done.
pub(crate) async fn count(store: &dyn Store, table: TableId) -> Result<(), StoreError> {
    let note = note_key(&table.to_string())?;
    for _ in 0..ATTEMPTS {
        let Some(noted) = store.document(note.clone()).await? else { return Ok(()) };
        match count_noted(store, noted).await {
            // Another table with one of the same players ended in the same moment.
            Err(StoreError::Stale { .. }) => {}
            done => return done,
        }
    }
    tracing::warn!("a result could not be counted now: the next start counts it");
    Ok(())
}

/// Counts the results that a killed server did not get to count.
pub(crate) async fn catch_up(store: &dyn Store) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let query =
            DocumentQuery { collection: TO_COUNT.to_owned(), prefix: String::new(), after, limit: 100 };
        let page = store.documents(query).await?;
        for noted in page.items {
            let Ok(table) = noted.key.key().parse() else { continue };
            match count(store, table).await {
                Err(error @ StoreError::Corrupt { .. }) => {
                    tracing::error!(code = error.code(), %error, "a result cannot be counted");
                }
                done => done?,
            }
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return Ok(()),
        }
    }
}

async fn count_noted(store: &dyn Store, noted: Document) -> Result<(), StoreError> {
    let result: TableResult = read(&noted)?;
    let expect = Expect::Version(noted.version);
    let mut writes = vec![DocumentWrite { key: noted.key, expect, change: DocumentChange::Delete }];
    let mut players: Vec<(String, Option<Version>, Standings)> = Vec::new();
    for player in result.players() {
        let (version, standings) = kept_standings(store, &player).await?;
        players.push((player, version, standings));
    }
    let before: Vec<(&str, &Standings)> =
        players.iter().map(|(player, _, standings)| (player.as_str(), standings)).collect();
    let after = result.counted(&before);
    for ((player, version, _), standings) in players.iter().zip(after) {
        let bytes = serde_json::to_vec(&standings)
            .map_err(|_| StoreError::Invalid { why: "a standing cannot be written" })?;
        let expect = version.map_or(Expect::Absent, Expect::Version);
        let change = DocumentChange::Put(bytes);
        writes.push(DocumentWrite { key: standings_key(player)?, expect, change });
    }
    store.write(writes).await.map(drop)
}
