//! The tables in memory: one task for each, and the registry that finds and wakes them.

pub(crate) mod command;
pub(crate) mod registry;
pub(crate) mod short_codes;
pub(crate) mod task;
pub(crate) mod wake;
