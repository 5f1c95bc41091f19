//! Verifies everything in a file.

use std::path::Path;

use rusqlite::Connection;

use super::backup::Draft;
use super::failure::At;
use super::tail::Tail;
use super::{connections, documents, library, reading, schema, summaries};
use crate::{StoreError, TableId};

/// What a verified file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The number of tables.
    pub tables: u64,
    /// The number of events of all tables.
    pub events: u64,
    /// The number of documents.
    pub documents: u64,
    /// How many tables have a summary that is not as it was written. The server makes them anew from the logs.
    pub damaged_summaries: u64,
}

/// Verifies a whole file: its structure, every log from its first event to its last, every document.
///
/// It only reads, and may be called while a server uses the file.
pub fn verify_file(path: &Path) -> Result<Contents, StoreError> {
    library::check(rusqlite::version_number())?;
    let db = connections::reader(path)?;
    let place = path.display().to_string();
    match schema::inspect(&db, &place)? {
        schema::Found::Nothing => Err(StoreError::Foreign { what: place }),
        schema::Found::Format(schema::KNOWN) => {
            let view = db.unchecked_transaction().at("beginning to read")?;
            contents(&view)
        }
        old @ schema::Found::Format(_) => {
            check_structure(&db)?;
            verify_migrated(path, old)
        }
    }
}

/// A file of an older format is verified as a copy in the newest.
fn verify_migrated(path: &Path, found: schema::Found) -> Result<Contents, StoreError> {
    let draft = Draft::new(&std::env::temp_dir().join("irrgarten.db"), "verifying")?;
    draft.copy_from(path)?;
    let mut db = Connection::open(draft.path()).at(&draft.path().display().to_string())?;
    schema::migrate(&mut db, found)?;
    contents(&db)
}

fn contents(db: &Connection) -> Result<Contents, StoreError> {
    check_structure(db)?;
    let (documents, damaged_summaries) = (documents::verify(db)?, summaries::verify(db)?);
    let mut found = Contents { tables: 0, events: 0, documents, damaged_summaries };
    let tail = Tail::load(db)?;
    let place = "the list of tables";
    let mut select = db.prepare("SELECT id FROM tables").at(place)?;
    for table in select.query_map([], |row| row.get::<_, TableId>(0)).at(place)? {
        let table = table.at(place)?;
        found.events += reading::verify(db, table, tail.of(table))?;
        found.tables += 1;
    }
    let all: i64 = db.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).at(place)?;
    if all as u64 == found.events {
        Ok(found)
    } else {
        Err(StoreError::Corrupt { place: "events that belong to no log".to_owned() })
    }
}

/// Pages, indexes, types, and foreign keys.
fn check_structure(db: &Connection) -> Result<(), StoreError> {
    let place = "checking the structure of the file";
    let finding: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).at(place)?;
    if finding != "ok" {
        return Err(StoreError::Corrupt { place: finding });
    }
    let orphans: Option<String> = db
        .prepare("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1")
        .and_then(|mut select| select.query_map([], |row| row.get(0))?.next().transpose())
        .at(place)?;
    match orphans {
        None => Ok(()),
        Some(kind) => Err(StoreError::Corrupt { place: format!("{kind} of a table that does not exist") }),
    }
}
