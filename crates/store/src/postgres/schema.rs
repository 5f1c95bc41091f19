//! The schema of the database and its migrations.

use tokio_postgres::Client;

use super::address::PostgresAddress;
use super::failure::Trouble;
use super::session::Session;
use crate::StoreError;

/// Every migration of the schema. Migrations are added, never changed.
const MIGRATIONS: [&str; 2] = [include_str!("migrations/1.sql"), include_str!("migrations/2.sql")];
/// The schema version this program writes.
const KNOWN: i64 = MIGRATIONS.len() as i64;
/// Of several nodes that start at once, one migrates. The number only has to be our own.
const LOCK: i64 = 0x4952_5247;
/// The oldest PostgreSQL this is tried with.
const OLDEST: i64 = 130_000;

/// Brings the database to the current schema: a crash leaves the old version or the new.
pub(super) async fn migrate(address: &PostgresAddress) -> Result<(), Trouble> {
    let session = Session::open(address, &[]).await?;
    let db = &session.client;
    check_server(db).await?;
    // One that is up to date is only looked at: a user without the right to change it is enough.
    match version(db).await? {
        Some(KNOWN) => return Ok(()),
        Some(found) if found > KNOWN => return Err(StoreError::TooNew { found, known: KNOWN }.into()),
        _ => {}
    }
    db.batch_execute("BEGIN").await?;
    db.query_typed("SELECT pg_advisory_xact_lock($1)", &[(&LOCK, tokio_postgres::types::Type::INT8)]).await?;
    db.batch_execute(
        "CREATE SCHEMA IF NOT EXISTS irrgarten;
         CREATE TABLE IF NOT EXISTS schema_versions (version bigint NOT NULL PRIMARY KEY)",
    )
    .await?;
    let done = version(db).await?.unwrap_or(0);
    for (step, version) in MIGRATIONS.iter().zip(1_i64..).skip(done as usize) {
        db.batch_execute(step).await?;
        db.batch_execute(&format!("INSERT INTO schema_versions (version) VALUES ({version})")).await?;
    }
    Ok(db.batch_execute("COMMIT").await?)
}

/// The version of the schema; `None` if there is nothing yet.
async fn version(db: &Client) -> Result<Option<i64>, Trouble> {
    let there = db.query_typed("SELECT to_regclass('irrgarten.schema_versions')::text", &[]).await?;
    if there.first().is_none_or(|row| row.try_get::<_, Option<&str>>(0).ok().flatten().is_none()) {
        return Ok(None);
    }
    let found = db.query_typed("SELECT max(version) FROM schema_versions", &[]).await?;
    Ok(found.first().and_then(|row| row.try_get(0).ok().flatten()))
}

/// Names are compared byte by byte, and may be in any language.
async fn check_server(db: &Client) -> Result<(), Trouble> {
    let asked = "SELECT current_setting('server_version_num')::bigint, current_setting('server_encoding')";
    let found = db.query_typed(asked, &[]).await?;
    let row = found.first();
    let version: i64 = row.and_then(|row| row.try_get(0).ok()).unwrap_or(0);
    let encoding: &str = row.and_then(|row| row.try_get(1).ok()).unwrap_or_default();
    if version < OLDEST {
        let what = format!("PostgreSQL {} is too old; version 13 or newer is needed", version / 10_000);
        return Err(StoreError::Database { what }.into());
    }
    if encoding != "UTF8" {
        let what = format!("the database has the encoding {encoding}; UTF8 is needed");
        return Err(StoreError::Database { what }.into());
    }
    Ok(())
}
