//! What clients know of a table, to be compared with its log.

use crate::MessageDigest;

/// A command that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The seat and its action; `None` for another command.
    pub acted: Option<(u8, String)>,
    /// The version after it.
    pub version: u64,
    pub(crate) id: String,
}

/// Everything that clients know of one table.
#[derive(Clone, Default, Debug)]
pub struct TableHistory {
    /// Its id.
    pub table: String,
    /// The acknowledged commands, in order.
    pub acknowledged: Vec<Acknowledged>,
    /// By device, everything it was sent about the table.
    pub received: Vec<Vec<MessageDigest>>,
    /// Responses that should never come.
    pub surprises: Vec<String>,
}
