//! Hashes that guard what is stored beside the chains of the logs, whatever it is stored in.

use crate::{ChainHash, CommandRef, DocumentKey, Link, Seq};

/// A hash that identifies a command inside one table, so that its text need not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct CommandKey([u8; 16]);

impl CommandKey {
    pub(crate) fn of(command: &CommandRef) -> Self {
        Self::of_texts(command.actor.as_str(), command.id.as_str())
    }

    /// Neither text contains a zero byte, so different pairs give different inputs.
    pub(crate) fn of_texts(actor: &str, id: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(actor.as_bytes()).update(&[0]).update(id.as_bytes());
        let mut key = [0; 16];
        key.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        Self(key)
    }
}

/// Ties a command to its event, which the hash identifies.
pub(crate) fn of_command(hash: ChainHash, key: CommandKey, last: Seq) -> [u8; 8] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(hash.as_bytes()).update(&key.0).update(&last.get().to_be_bytes());
    let mut seal = [0; 8];
    seal.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    seal
}

/// Finds damage in a document. Neither name contains a zero byte, so different inputs cannot collide.
pub(crate) fn of_document(key: &DocumentKey, bytes: &[u8]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(key.collection().as_bytes()).update(&[0]);
    hasher.update(key.key().as_bytes()).update(&[0]);
    hasher.update(bytes);
    *hasher.finalize().as_bytes()
}

/// Finds damage in a snapshot. The hash of the log identifies table and seq, so it stands for both.
pub(crate) fn of_snapshot(link: Link, bytes: &[u8]) -> [u8; 32] {
    *blake3::Hasher::new().update(link.hash.as_bytes()).update(bytes).finalize().as_bytes()
}
