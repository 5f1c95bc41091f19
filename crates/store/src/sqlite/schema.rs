//! The schema of the file and its migrations.

use rusqlite::{Connection, TransactionBehavior};

use super::failure::At;
use super::summaries;
use crate::StoreError;

/// "IRRG" in the header of the file, by which `file` and we recognise it.
const APPLICATION_ID: i32 = 0x4952_5247;

/// Every migration of the schema. Migrations are added, never changed.
const MIGRATIONS: [&str; 3] =
    [include_str!("migrations/1.sql"), include_str!("migrations/2.sql"), include_str!("migrations/3.sql")];
/// The first version with seals on summaries, which SQL cannot compute.
const SEALS: i64 = 3;

/// The schema version this program writes.
pub(super) const KNOWN: i64 = MIGRATIONS.len() as i64;

/// What a file turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A new, empty file.
    Nothing,
    /// A store with this schema version, which is not newer than [`KNOWN`].
    Format(i64),
}

/// Looks at a file without changing it.
pub(super) fn inspect(db: &Connection, file: &str) -> Result<Found, StoreError> {
    let foreign = || StoreError::Foreign { what: file.to_owned() };
    let application: i32 = match db.pragma_query_value(None, "application_id", |row| row.get(0)) {
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) => {
            return Err(foreign());
        }
        other => other.at(file)?,
    };
    let objects: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).at(file)?;
    match (application, objects) {
        (0, 0) => Ok(Found::Nothing),
        (APPLICATION_ID, _) => {
            let found = db
                .query_row("SELECT max(version) FROM schema_versions", [], |row| row.get(0))
                .at("the table of formats")?;
            if found > KNOWN {
                Err(StoreError::TooNew { found, known: KNOWN })
            } else {
                Ok(Found::Format(found))
            }
        }
        _ => Err(foreign()),
    }
}

/// Migrates a file to the current schema in one transaction: a crash leaves the old version or the new.
pub(super) fn migrate(db: &mut Connection, found: Found) -> Result<(), StoreError> {
    let place = "bringing the file to the newest format";
    let done = match found {
        Found::Nothing => 0,
        Found::Format(format) => format,
    };
    if done == KNOWN {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate).at(place)?;
    if found == Found::Nothing {
        transaction.pragma_update(None, "application_id", APPLICATION_ID).at(place)?;
        transaction
            .execute_batch("CREATE TABLE schema_versions (version INTEGER NOT NULL PRIMARY KEY) STRICT")
            .at(place)?;
    }
    for (step, version) in MIGRATIONS.iter().zip(1_i64..).skip(done as usize) {
        transaction.execute_batch(step).at(place)?;
        if version == SEALS {
            summaries::seal_all(&transaction).at(place)?;
        }
        transaction.execute("INSERT INTO schema_versions (version) VALUES (?1)", [version]).at(place)?;
    }
    transaction.commit().at(place)
}
