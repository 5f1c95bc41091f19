//! Protection against overload and abuse: limits, origins, addresses, clean text.

pub(crate) mod admission;
pub(crate) mod bucket;
pub(crate) mod host;
pub(crate) mod limits;
pub(crate) mod network;
pub(crate) mod origin;
pub(crate) mod peer;
