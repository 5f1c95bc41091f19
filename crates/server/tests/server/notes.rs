//! Private notes of people at a seat.

use serde_json::json;

use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notes_are_kept_for_their_writer_and_for_nobody_else() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, _ben]) = begun(&server).await;
    let mine = format!("/api/tables/{table}/notes/1");
    let before = ada.frames.len();

    let empty = server.get(&guests[0], &mine).await;
    assert_eq!((empty.status, empty.json()), (200, json!({ "text": "" })));
    let written = server.post(&guests[0], &mine, &json!({ "text": "the \"mascot\" ✗" })).await;
    assert_eq!(written.status, 200, "{}", written.body);
    assert_eq!(server.get(&guests[0], &mine).await.json()["text"], "the \"mascot\" ✗");

    // Ben sits on seat 2; the spectator sits nowhere.
    let looker = server.guest("Eve").await;
    for (person, seat) in [(&guests[1], 1), (&guests[0], 2), (&guests[0], 0), (&guests[0], 9), (&looker, 1)] {
        let path = format!("/api/tables/{table}/notes/{seat}");
        assert_eq!(server.get(person, &path).await.code(), "not_your_seat");
        assert_eq!(server.post(person, &path, &json!({ "text": "x" })).await.code(), "not_your_seat");
    }
    let large = json!({ "text": "x".repeat(6001) });
    assert_eq!(server.post(&guests[0], &mine, &large).await.code(), "too_big");
    assert_eq!(server.get(&guests[0], "/api/tables/nowhere/notes/1").await.code(), "no_such_table");

    // The table has no event of it.
    ada.must(json!({ "type": "say", "text": "Hello" })).await;
    let heard: Vec<_> = ada.frames[before..].iter().map(ToString::to_string).collect();
    assert!(heard.iter().all(|frame| !frame.contains("mascot")));

    let server = TestServer::start(server.stop().await, quick()).await;
    assert_eq!(server.get(&guests[0], &mine).await.json()["text"], "the \"mascot\" ✗");
    server.stop().await;
}
