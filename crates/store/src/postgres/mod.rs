//! The store in a PostgreSQL database, which several processes may share.
//!
//! A transaction is sent as a whole, without waiting for answers in between: no node holds locks while it thinks, or
//! while it is stopped. What a node has read before is checked again by the database (keys and `must_be`), and a
//! transaction that is refused reads anew.

mod address;
mod batch;
mod change;
mod columns;
mod documents;
mod facts;
mod failure;
mod lists;
mod nodes;
mod pipeline;
mod reading;
mod rows;
mod schema;
mod session;
mod snapshots;
mod store;
mod summaries;
mod writer;

pub use address::PostgresAddress;
pub use store::{PostgresOptions, PostgresStore, Sharing};
