//! Ratings and statistics, each table counted once.

use std::path::Path;

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{DocumentKey, DocumentQuery, Expect, Store as _};
use serde_json::{Value, json};

use crate::bots;
use crate::http::ask;
use crate::setup::{Guest, TestServer, folder, quick};

/// Ada plays against a built-in bot, to the end.
async fn played(server: &TestServer, ada: &Guest, rated: bool, private: bool) -> String {
    let wished = json!({ "game": "hands", "seats": 2, "rated": rated, "private": private });
    let table = server.open(ada, &wished).await;
    let mut device = server.socket(&table, Some(ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    device.ready(1).await;
    device.play(u64::MAX).await;
    table
}

async fn standing(server: &TestServer, id: &str) -> Value {
    let answer = ask(server.address, "GET", &format!("/api/people/{id}"), &[], None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["games"][0].clone()
}

/// Waits until this many tables are counted, which happens just after the end is sent.
pub(crate) async fn counted(server: &TestServer, id: &str, tables: u32) -> Value {
    loop {
        let standing = standing(server, id).await;
        let played = standing["played"].as_u64().unwrap_or(0);
        assert!(played <= u64::from(tables), "counted more than once: {standing}");
        if played == u64::from(tables) {
            return standing;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_tables_change_ratings_and_all_tables_statistics() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    assert_eq!(standing(&server, &ada.id).await, Value::Null);
    let plain = played(&server, &ada, false, false).await;
    let first = counted(&server, &ada.id, 1).await;
    assert_eq!((&first["game"], &first["rating"]), (&json!("hands"), &Value::Null));
    let rated = played(&server, &ada, true, false).await;
    let hidden = played(&server, &ada, true, true).await;
    let standing = counted(&server, &ada.id, 3).await;
    assert_eq!(
        (&standing["rating"]["tables"], &standing["rating"]["provisional"]),
        (&json!(2), &json!(true))
    );
    assert!(standing["best"].as_u64().unwrap() > 0 && standing["won"].as_u64().unwrap() <= 3, "{standing}");
    let bot = counted(&server, "built-in-random", 3).await;
    let sum = |one: &Value| one["rating"]["rating"].as_i64().unwrap();
    assert!(
        (sum(&standing) + sum(&bot) - 3000).abs() <= 2,
        "what one wins the other loses: {standing} {bot}"
    );
    // Others see the public tables in her history, she sees all.
    let path = format!("/api/people/{}/tables", ada.id);
    let names = |lobby: Value| {
        let tables = lobby["tables"].as_array().unwrap().clone();
        tables.iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let shown = ask(server.address, "GET", &path, &[], None).await.json();
    assert!(shown["tables"][0]["score"].as_str().unwrap().contains("points"), "{shown}");
    assert_eq!(names(shown), [rated.clone(), plain.clone()]);
    assert_eq!(names(server.get(&ada, &path).await.json()), [hidden, rated, plain]);
    let bot = bots::make(&server, &ada, "Engine").await;
    let page = ask(server.address, "GET", &format!("/api/people/{}", bot.id), &[], None).await.json();
    assert_eq!((&page["person"]["name"], &page["person"]["bot"]), (&json!("Engine"), &json!(true)));
    for nobody in ["nobody", "built-in-genius", "%20"] {
        let answer = ask(server.address, "GET", &format!("/api/people/{nobody}"), &[], None).await;
        assert_eq!(answer.code(), "no_such_person", "{nobody}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_wins_or_loses_together() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let rated = json!({ "game": "lots", "seats": 2, "rated": true }).to_string();
    let refused = ask(server.address, "POST", "/api/tables", &[("cookie", &ada.cookie)], Some(&rated)).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "no_ratings"));
    let table = server.open(&ada, &json!({ "game": "lots", "seats": 2 })).await;
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    device.ready(1).await;
    device.play(u64::MAX).await;
    let together = loop {
        let standing = standing(&server, &ada.id).await;
        if standing["team_played"] == 1 {
            break standing;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((&together["rating"], &together["played"]), (&Value::Null, &json!(0)));
    assert_eq!(together["team_streak"], together["team_won"]);
    server.stop().await;
}

/// The store as a server leaves it that is killed between the end of a table and the counting of its result.
async fn forget_the_counting(file: &Path, table: &str, players: &[&str]) {
    let store = SqliteStore::open(file, SqliteOptions::default()).unwrap();
    let result = json!({
        "game": "hands", "rated": true, "seats": players, "places": [1, 2], "won": false, "points": [9, 4], "at": 1_000,
    });
    let key = DocumentKey::new("to-count", table).unwrap();
    store.put_if(key, Expect::Absent, serde_json::to_vec(&result).unwrap()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_a_killed_server_did_not_count_is_counted_once() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut file = server.stop().await;
    forget_the_counting(&file, &"0".repeat(26), &[&ada.id, &ben.id]).await;
    for _ in 0..2 {
        let server = TestServer::start(file, quick()).await;
        let won = counted(&server, &ada.id, 1).await;
        assert_eq!((&won["won"], &won["best"], &won["rating"]["tables"]), (&json!(1), &json!(9), &json!(1)));
        assert_eq!(won["rating"]["rating"], 1662);
        assert_eq!(standing(&server, &ben.id).await["rating"]["rating"], 1338);
        file = server.stop().await;
    }
    let store = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let query =
        DocumentQuery { collection: "to-count".to_owned(), prefix: String::new(), after: None, limit: 9 };
    assert!(store.documents(query).await.unwrap().items.is_empty());
}
