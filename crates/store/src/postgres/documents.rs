//! Reads documents.

use tokio_postgres::Row;

use super::columns::{self, Damaged};
use super::failure::Trouble;
use super::session::Session;
use crate::seals::of_document;
use crate::{Document, DocumentKey, DocumentQuery, MAX_PAGE, Page, StoreError};

pub(super) const DOCUMENT: &str =
    "SELECT collection, key, version, bytes, seal FROM documents WHERE collection = $1 AND key = $2";
pub(super) const DOCUMENTS: &str = "SELECT collection, key, version, bytes, seal FROM documents
    WHERE collection = $1 AND key >= $2 AND key > $3 ORDER BY key LIMIT $4";
pub(super) const COLLECTIONS: &str = "SELECT DISTINCT collection FROM documents ORDER BY collection";

/// A document that is as it was written.
fn open(row: &Row, place: &str) -> Result<Document, StoreError> {
    let damaged = || StoreError::Corrupt { place: place.to_owned() };
    let text = |column| columns::get::<String>(row, column).map_err(|_| damaged());
    let key = DocumentKey::new(text(0)?, text(1)?).map_err(|_| damaged())?;
    let version = columns::get(row, 2).map_err(|_| damaged())?;
    let bytes: Vec<u8> = columns::get(row, 3).map_err(|_| damaged())?;
    match columns::get::<[u8; 32]>(row, 4) {
        Ok(seal) if seal == of_document(&key, &bytes) => Ok(Document { key, version, bytes }),
        _ => Err(StoreError::Corrupt { place: format!("the document {key}") }),
    }
}

pub(super) async fn get(session: &Session, key: &DocumentKey) -> Result<Option<Document>, Trouble> {
    let rows = session.rows(DOCUMENT, &[&key.collection(), &key.key()]).await?;
    let place = format!("the document {key}");
    Ok(rows.first().map(|row| open(row, &place)).transpose()?)
}

pub(super) async fn list(
    session: &Session,
    query: &DocumentQuery,
) -> Result<Page<Document, String>, Trouble> {
    let place = format!("the documents of {}", query.collection);
    let limit = query.limit.clamp(1, MAX_PAGE);
    let after = query.after.as_deref().unwrap_or_default();
    // One more than wanted shows whether there is a next page.
    let asked = (&query.collection, &query.prefix, after, limit as i64 + 1);
    let rows = session.rows(DOCUMENTS, &[asked.0, asked.1, &asked.2, &asked.3]).await?;
    Ok(Page::of_documents(rows.iter().map(|row| open(row, &place)), query, limit)?)
}

/// The names of all collections.
pub(super) async fn collections(session: &Session) -> Result<Vec<String>, Trouble> {
    let rows = session.rows(COLLECTIONS, &[]).await?;
    let names: Result<_, _> = rows.iter().map(|row| columns::get(row, 0)).collect();
    Ok(names.map_err(|Damaged| StoreError::Corrupt { place: "the collections of documents".to_owned() })?)
}
