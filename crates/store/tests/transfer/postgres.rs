//! From a file into a database, and back into a file.

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};
use irrgarten_store::{Seq, Transfer, WholeStore as _};

use super::{copy, file};
use crate::support::{content, fill};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_file_goes_into_a_database_and_back() {
    let server = Postgres::start(Disk::Unsynced);
    let folder = tempfile::tempdir().unwrap();
    let (file_before, file_after) = (file(&folder, "before.db"), file(&folder, "after.db"));
    fill(&file_before).await;
    let address = server.database("moved").parse().unwrap();
    let database = PostgresStore::open(address, PostgresOptions::default()).await.unwrap();

    copy(&file_before, &database).await.unwrap();
    let expected = content(&file_before).await;
    assert_eq!(content(&database).await, expected);

    copy(&database, &file_after).await.unwrap();
    assert_eq!(content(&file_after).await, expected);
    assert_eq!(file_after.collections().await.unwrap(), ["people", "ratings", "tokens"]);
    assert!(!Transfer::is_unfinished(&database).await.unwrap());
    assert!(expected.tables.iter().all(|table| table.events[0].seq == Seq::FIRST));
}
