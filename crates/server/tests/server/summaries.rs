//! Summaries in the lists of tables: a damaged one is made anew.

use rusqlite::Connection;
use serde_json::json;

use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_summary_is_made_anew_from_the_log() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let wished = json!({ "game": "hands", "seats": 2, "private": true });
    let table = server.open(&ada, &wished).await;
    let before = server.get(&ada, "/api/me/tables").await.json();
    assert_eq!(before["tables"][0]["table"], json!(table));
    let file = server.stop().await;

    // Somebody makes the table public, in the file.
    let forged = "UPDATE summaries SET listed = 1";
    Connection::open(&file).unwrap().execute_batch(forged).unwrap();
    let server = TestServer::start(file, quick()).await;
    for _ in 0..2 {
        assert_eq!(server.get(&ada, "/api/tables").await.json()["tables"], json!([]), "not served");
    }
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while server.get(&ada, "/api/me/tables").await.json() != before {
        assert!(std::time::Instant::now() < deadline, "made anew, and as it was");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let file = server.stop().await;
    assert_eq!(irrgarten_store::sqlite::verify_file(&file).unwrap().damaged_summaries, 0);
}
