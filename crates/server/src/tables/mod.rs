//! The tables that are awake: one task for each, and what finds and wakes them.

pub(crate) mod command;
pub(crate) mod registry;
pub(crate) mod short_codes;
pub(crate) mod task;
pub(crate) mod wake;
