//! The command behind an append, as it is stored in the row of its first event.

use rusqlite::Row;
use rusqlite::types::{FromSqlError, ValueRef};

pub(super) use crate::seals::{CommandKey, of_command as seal};
use crate::{ChainHash, Seq};

/// A command found in the log, with the last event of its append.
pub(super) struct Origin {
    pub(super) key: CommandKey,
    pub(super) last: Seq,
}

/// Reads the four columns from `column` on. They are all present or all absent, and must match their seal.
pub(super) fn read(row: &Row<'_>, column: usize, hash: ChainHash) -> rusqlite::Result<Option<Origin>> {
    let columns = column..column + 4;
    if columns.clone().map(|n| row.get_ref(n)).all(|value| matches!(value, Ok(ValueRef::Null))) {
        return Ok(None);
    }
    let actor = row.get_ref(column)?.as_str()?;
    let id = row.get_ref(column + 1)?.as_str()?;
    let last = row.get(column + 2)?;
    let key = CommandKey::of_texts(actor, id);
    if row.get::<_, [u8; 8]>(column + 3)? == seal(hash, key, last) {
        Ok(Some(Origin { key, last }))
    } else {
        Err(FromSqlError::InvalidType.into())
    }
}
