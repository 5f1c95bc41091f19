//! The command behind an append, as it is stored in the row of its first event.

use rusqlite::Row;
use rusqlite::types::{FromSqlError, ValueRef};

use crate::{ChainHash, CommandRef, Seq};

/// A hash that identifies a command inside one table, so that its text need not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct CommandKey([u8; 16]);

impl CommandKey {
    pub(super) fn of(command: &CommandRef) -> Self {
        Self::of_texts(command.actor.as_str(), command.id.as_str())
    }

    /// Neither text contains a zero byte, so different pairs give different inputs.
    fn of_texts(actor: &str, id: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(actor.as_bytes()).update(&[0]).update(id.as_bytes());
        let mut key = [0; 16];
        key.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        Self(key)
    }
}

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

/// Ties the command to its event, which the hash identifies.
pub(super) fn seal(hash: ChainHash, key: CommandKey, last: Seq) -> [u8; 8] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(hash.as_bytes()).update(&key.0).update(&last.get().to_be_bytes());
    let mut seal = [0; 8];
    seal.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    seal
}
