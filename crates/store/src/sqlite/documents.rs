//! Small documents with versions.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::change::Change;
use super::failure::At;
use super::table_cache::TableCache;
use crate::seals::of_document as seal;
use crate::{
    Document, DocumentChange, DocumentKey, DocumentQuery, DocumentWrite, MAX_PAGE, Page, StoreError, Version,
};

/// Documents that change together.
pub(super) struct Writes(pub(super) Vec<DocumentWrite>);

impl Change for Writes {
    type Output = Vec<Option<Version>>;

    fn apply(&self, db: &Connection, _: &mut TableCache) -> Result<Self::Output, StoreError> {
        compare(db, &self.0)?;
        put_all(db, &self.0).at("a document")
    }
}

/// Refuses if any document is not as its writer expects. Writes nothing.
pub(super) fn compare(db: &Connection, writes: &[DocumentWrite]) -> Result<(), StoreError> {
    for write in writes {
        let version = version(db, &write.key).at(&format!("the document {}", write.key))?;
        if !write.expect.holds(version) {
            return Err(StoreError::Stale { key: write.key.clone(), version });
        }
    }
    Ok(())
}

pub(super) fn put_all(db: &Connection, writes: &[DocumentWrite]) -> rusqlite::Result<Vec<Option<Version>>> {
    writes.iter().map(|write| put(db, write)).collect()
}

fn put(db: &Connection, write: &DocumentWrite) -> rusqlite::Result<Option<Version>> {
    let key = &write.key;
    db.prepare_cached("DELETE FROM documents WHERE collection = ?1 AND key = ?2")?
        .execute([key.collection(), key.key()])?;
    let DocumentChange::Put(bytes) = &write.change else { return Ok(None) };
    let version = db
        .prepare_cached(
            "INSERT INTO documents (collection, key, bytes, seal) VALUES (?1, ?2, ?3, ?4) RETURNING version",
        )?
        .query_row(params![key.collection(), key.key(), bytes, seal(key, bytes)], |row| row.get(0))?;
    Ok(Some(version))
}

fn version(db: &Connection, key: &DocumentKey) -> rusqlite::Result<Option<Version>> {
    db.prepare_cached("SELECT version FROM documents WHERE collection = ?1 AND key = ?2")?
        .query_row([key.collection(), key.key()], |row| row.get(0))
        .optional()
}

pub(super) fn get(db: &Connection, key: &DocumentKey) -> Result<Option<Document>, StoreError> {
    let place = format!("the document {key}");
    let found = db
        .prepare_cached(
            "SELECT collection, key, version, bytes, seal FROM documents WHERE collection = ?1 AND key = ?2",
        )
        .and_then(|mut select| select.query_row([key.collection(), key.key()], sealed).optional());
    found.at(&place)?.map(Sealed::open).transpose()
}

pub(super) fn list(db: &Connection, query: &DocumentQuery) -> Result<Page<Document, String>, StoreError> {
    let place = format!("the documents of {}", query.collection);
    let limit = query.limit.clamp(1, MAX_PAGE);
    let after = query.after.as_deref().unwrap_or_default();
    let mut select = db
        .prepare_cached(
            "SELECT collection, key, version, bytes, seal FROM documents
             WHERE collection = ?1 AND key >= ?2 AND key > ?3 ORDER BY key LIMIT ?4",
        )
        .at(&place)?;
    let rows = select
        .query_map(params![query.collection, query.prefix, after, limit as i64 + 1], sealed)
        .at(&place)?;
    Page::of_documents(rows.map(|row| row.at(&place)?.open()), query, limit)
}

/// The names of all collections.
pub(super) fn collections(db: &Connection) -> Result<Vec<String>, StoreError> {
    let place = "the collections of documents";
    let mut select = db.prepare("SELECT DISTINCT collection FROM documents ORDER BY collection").at(place)?;
    let names = select.query_map([], |row| row.get(0)).at(place)?;
    names.collect::<Result<_, _>>().at(place)
}

/// A document that has not been checked against its seal yet.
struct Sealed {
    collection: String,
    key: String,
    version: Version,
    bytes: Vec<u8>,
    seal: [u8; 32],
}

impl Sealed {
    fn open(self) -> Result<Document, StoreError> {
        let damaged = StoreError::Corrupt { place: format!("the document {}/{}", self.collection, self.key) };
        let Ok(key) = DocumentKey::new(self.collection, self.key) else { return Err(damaged) };
        if seal(&key, &self.bytes) == self.seal {
            Ok(Document { key, version: self.version, bytes: self.bytes })
        } else {
            Err(damaged)
        }
    }
}

fn sealed(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    Ok(Sealed {
        collection: row.get(0)?,
        key: row.get(1)?,
        version: row.get(2)?,
        bytes: row.get(3)?,
        seal: row.get(4)?,
    })
}

/// Checks every document against its seal; returns their number.
pub(super) fn verify(db: &Connection) -> Result<u64, StoreError> {
    let place = "the documents";
    let mut select = db.prepare("SELECT collection, key, version, bytes, seal FROM documents").at(place)?;
    let rows = select.query_map([], sealed).at(place)?;
    let mut count = 0;
    for row in rows {
        row.at(place)?.open()?;
        count += 1;
    }
    Ok(count)
}
