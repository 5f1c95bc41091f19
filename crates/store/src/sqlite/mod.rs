//! The store in one SQLite file, for one process.

mod appending;
mod backup;
mod change;
mod columns;
mod connections;
mod documents;
mod failure;
mod identity;
mod library;
mod lists;
mod log_index;
mod origin;
mod ownership;
mod paths;
mod readers;
mod reading;
mod restore;
mod schema;
mod session;
mod snapshots;
mod state;
mod store;
mod summaries;
mod table_cache;
mod tail;
mod verify;
mod writer;

pub use backup::{backup_file, verified_backup};
pub use restore::restore;
pub use state::Stats;
pub use store::{SqliteOptions, SqliteStore};
pub use verify::{Contents, verify_file};
