//! Finding a table: the lobby and its filters, codes, links, QR codes.

use serde_json::{Value, json};

use crate::http::ask;
use crate::setup::{TestServer, folder, quick};

async fn lobby(server: &TestServer, query: &str) -> Vec<String> {
    let answer = ask(server.address, "GET", &format!("/api/tables{query}"), &[], None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    names(&answer.json())
}

fn names(lobby: &Value) -> Vec<String> {
    let tables = lobby["tables"].as_array().unwrap();
    tables.iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_can_be_filtered() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let plain = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let rated = server.open(&ada, &json!({ "game": "hands", "seats": 2, "rated": true })).await;
    let other = server.open(&ada, &json!({ "game": "lots", "seats": 2 })).await;
    let hidden = server.open(&ada, &json!({ "game": "hands", "seats": 2, "private": true })).await;
    let full = server.open(&ada, &json!({ "game": "hands", "seats": 1 })).await;
    let mut device = server.socket(&full, Some(&ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    let same = |mut found: Vec<String>, expected: &[&String]| {
        let mut expected: Vec<String> = expected.iter().map(|&table| table.clone()).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    };
    same(lobby(&server, "").await, &[&plain, &rated, &other, &full]);
    same(lobby(&server, "?game=lots").await, &[&other]);
    same(lobby(&server, "?rated=true").await, &[&rated]);
    same(lobby(&server, "?free=true&game=hands&rated=false").await, &[&plain]);
    same(lobby(&server, "?free=false").await, &[&full]);
    same(lobby(&server, "?phase=finished").await, &[]);
    let refused = ask(server.address, "GET", "/api/tables?free=maybe", &[], None).await;
    assert_eq!(refused.code(), "bad_request");
    // All of one's own tables are listed, and nobody else's.
    same(names(&server.get(&ada, "/api/me/tables").await.json()), &[&plain, &rated, &other, &hidden, &full]);
    same(names(&server.get(&ben, "/api/me/tables").await.json()), &[]);
    assert_eq!(ask(server.address, "GET", "/api/me/tables", &[], None).await.code(), "who_are_you");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_lobby_comes_in_pages_without_gaps() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let mut expected = Vec::new();
    for number in 0..120 {
        let rated = number % 2 == 0;
        let table = server.open(&ada, &json!({ "game": "hands", "seats": 2, "rated": rated })).await;
        if rated {
            expected.push(table);
        }
    }
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let answer =
            ask(server.address, "GET", &format!("/api/tables?rated=true{after}"), &[], None).await.json();
        found.extend(names(&answer));
        match answer["next"].as_str() {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    assert_eq!(found.len(), 60, "each once");
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_letters_lead_to_the_table_until_its_game_is_over() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 1, "private": true })).await;
    let path = format!("/api/tables/{table}/code");
    let told = server.post(&ada, &path, &json!({})).await.json();
    assert_eq!(told["link"], format!("http://{}/t/{table}", server.address));
    let code = told["code"].as_str().unwrap();
    assert!(code.len() == 6 && code.bytes().all(|letter| letter.is_ascii_uppercase()));
    assert_eq!(server.post(&ada, &path, &json!({})).await.json()["code"], code, "a table has one code");
    let typed = format!("/api/codes/{}-{}", code[..3].to_lowercase(), &code[3..]);
    assert_eq!(ask(server.address, "GET", &typed, &[], None).await.json()["table"], table);
    for wrong in ["BBBBBB", "no", "%00"] {
        let answer = ask(server.address, "GET", &format!("/api/codes/{wrong}"), &[], None).await;
        assert_eq!(answer.code(), "no_such_code", "{wrong}");
    }
    let picture = ask(server.address, "GET", &format!("/api/tables/{table}/qr.svg"), &[], None).await;
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    assert!(picture.body.starts_with("<svg "));
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.must(json!({ "type": "abort" })).await;
    assert_eq!(ask(server.address, "GET", &typed, &[], None).await.code(), "no_such_code");
    server.stop().await;
}
