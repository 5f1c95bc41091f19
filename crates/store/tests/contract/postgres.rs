//! The contract on a PostgreSQL server, in a database for every clause.

use std::sync::Arc;

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};

use crate::all_clauses;

async fn keeps_every_clause(options: PostgresOptions) {
    let server = Postgres::start(Disk::Unsynced);
    for (name, clause) in all_clauses() {
        let address = server.database(name).parse().unwrap();
        let store = PostgresStore::open(address, options).await.unwrap();
        let kept = tokio::spawn(clause(Arc::new(store)));
        assert!(kept.await.is_ok(), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_database_keeps_every_clause() {
    keeps_every_clause(PostgresOptions::default()).await;
}

/// Every change is a transaction of its own, and they are in each other's way more often.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_database_keeps_every_clause_without_batches() {
    let options = PostgresOptions { readers: 1, writers: 8, batch: 1, ..PostgresOptions::default() };
    keeps_every_clause(options).await;
}
