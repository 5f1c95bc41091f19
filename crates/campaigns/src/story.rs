//! What people know of a table, to be held against its log.

use crate::Kept;

/// A command that was carried out, as its device knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The seat that acted; nothing for what is no action.
    pub acted: Option<(u8, String)>,
    /// The version after it.
    pub version: u64,
    pub(crate) id: String,
}

/// All that people know of one table.
#[derive(Clone, Default, Debug)]
pub struct Story {
    /// Its id.
    pub table: String,
    /// Everything that was acknowledged, in order.
    pub acknowledged: Vec<Acknowledged>,
    /// By device, everything it was told of the table.
    pub told: Vec<Vec<Kept>>,
    /// What should never happen.
    pub surprises: Vec<String>,
}
