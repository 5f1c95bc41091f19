//! What protects the server from too much and from the wrong: limits, origins, addresses, clean text.

pub(crate) mod admission;
pub(crate) mod bucket;
pub(crate) mod limits;
pub(crate) mod origin;
pub(crate) mod peer;
pub(crate) mod text;
