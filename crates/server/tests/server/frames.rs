//! Malformed frames: the connection is closed with a reason, and the server goes on.

use tokio_tungstenite::tungstenite::Message;

use crate::client::Client;
use crate::http::ask;
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_frames_close_the_connection_with_a_reason() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, _ben]) = begun(&server).await;
    for (message, code) in [
        (Message::text("no JSON"), 4000),
        (Message::text(r#"{"type":"dance"}"#), 4000),
        (Message::text(r#"{"type":"ping","x":1}"#), 4000),
        (Message::text(format!(r#"{{"type":"{}"}}"#, "[".repeat(8000))), 4000),
        (Message::text("x".repeat(8193)), 1009),
        (Message::text("x".repeat(1_000_000)), 1009),
        (Message::binary(vec![0, 1, 2]), 1003),
        (Message::binary(vec![0; 9000]), 1009),
    ] {
        let mut device = server.socket(&table, Some(&guests[0])).await;
        device.hello(None).await;
        device.send_raw(message).await;
        let (closed, reason) = device.closing().await;
        assert_eq!(closed, code, "{reason}");
        assert!(!reason.is_empty());
    }
    let mut hasty = server.socket(&table, Some(&guests[0])).await;
    hasty.send_raw(Message::text(r#"{"type":"do","id":"a","command":{"type":"abort"}}"#)).await;
    assert_eq!(hasty.closing().await, (4000, "say hello first".to_owned()));
    // Other connections are not affected.
    ada.must(serde_json::json!({ "type": "say", "text": "still here" })).await;
    let metrics = ask(server.address, "GET", "/metrics", &[], None).await.body;
    assert!(metrics.contains("irrgarten_bad_frames_total 9\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_slowed_down_and_told_so() {
    let (_folder, file) = folder();
    let server =
        TestServer::start(file, irrgarten_server::ServerConfig { rate: 50.0, burst: 5.0, ..quick() }).await;
    let guest = server.guest("Ada").await;
    let table = server.open(&guest, &serde_json::json!({ "game": "hands", "seats": 2 })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    let start = std::time::Instant::now();
    for _ in 0..30 {
        device.send_raw(Message::text(r#"{"type":"ping"}"#)).await;
    }
    assert_eq!(device.until("error").await["code"], "slow_down");
    let mut pongs = device.frames.iter().filter(|text| text.contains("pong")).count();
    while pongs < 30 {
        device.until("pong").await;
        pongs += 1;
    }
    assert!(start.elapsed().as_millis() > 400, "every message is answered, but not at once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped_and_can_reconnect() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, irrgarten_server::ServerConfig { outgoing: 8, ..quick() }).await;
    let (table, guests, [mut ada, _]) = begun(&server).await;
    let text = "x".repeat(290);
    for _ in 0..200 {
        ada.must(serde_json::json!({ "type": "say", "text": text })).await;
    }
    let slow = || async {
        let metrics = ask(server.address, "GET", "/metrics", &[], None).await.body;
        !metrics.contains("irrgarten_slow_readers_total 0\n")
    };
    // Asks for the whole history again and again, and reads none of it: the network takes some megabytes.
    let mut deaf = Client::narrow(server.address, &table, &guests[1].cookie).await;
    let mut said = 0;
    while !slow().await {
        deaf.send_raw(Message::text(r#"{"type":"hello","version":0}"#)).await;
        ada.must(serde_json::json!({ "type": "say", "text": text })).await;
        said += 1;
        assert!(said < 1000, "the client was not dropped");
    }
    let mut back = server.socket(&table, Some(&guests[1])).await;
    back.hello(None).await;
    assert_eq!(back.next().await["type"], "snapshot");
    drop((deaf, ada));
    server.stop().await;
}
