//! Games that were begun without a server go on at one.

use irrgarten_game::Seat;
use irrgarten_table::{CommandFrom, Config, Input, Person, PersonCommand, Secret, Table};
use irrgarten_wire as wire;
use serde_json::{Value, json};

use crate::setup::{TestServer, folder, quick};

/// The log of a table in a tab: Ada against a bot.
fn begun_elsewhere(rated: bool) -> Value {
    let ada = Person::new("ada-in-a-tab", "Ada");
    let options = [("knocks".to_owned(), "no".to_owned())].into();
    let config = Config { game: "hands".to_owned(), seats: 2, options, rated, ..Config::default() };
    let id = format!("t{}", "k".repeat(25));
    let (mut table, mut log) =
        Table::open(irrgarten_toys::games(), &id, config, ada.clone(), Secret([3; 32]), 5).unwrap();
    for command in [
        PersonCommand::Sit(Seat::at(0)),
        PersonCommand::Invite(Seat::at(1), wire::Level::Greedy),
        PersonCommand::Ready(Seat::at(0), true),
    ] {
        let asked = CommandFrom::Person(ada.clone(), command);
        log.extend(table.handle(&Input { asked, now: 0, at: 5 }).unwrap());
    }
    let events: Vec<String> = log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    json!({ "events": events })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_from_a_tab_is_finished_by_two_people() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let brought = server.post(&ada, "/api/tables/import", &begun_elsewhere(false)).await;
    assert_eq!(brought.status, 201, "{}", brought.body);
    let table = brought.json()["table"].as_str().unwrap().to_owned();
    assert_eq!(table, format!("0{}", "k".repeat(25)));
    let again = server.post(&ada, "/api/tables/import", &begun_elsewhere(false)).await;
    assert_eq!(again.json()["table"], table.as_str());
    let listed = server.get(&ada, "/api/me/tables").await.json();
    assert_eq!(listed["tables"][0]["table"], table.as_str());

    let mut first = server.socket(&table, Some(&ada)).await;
    first.hello(None).await;
    let mut second = server.socket(&table, Some(&ben)).await;
    second.hello(None).await;
    // Ben takes the place of the bot.
    second.must(json!({ "type": "ask_seat" })).await;
    let person = server.get(&ben, "/api/me").await.json()["person"]["id"].clone();
    first.must(json!({ "type": "give_seat", "person": person, "give": true })).await;
    let shown = server.get(&ben, &format!("/api/tables/{table}")).await.json();
    let names: Vec<&str> = shown["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["person"]["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ada", "Ben"]);

    let server = TestServer::start(server.stop().await, quick()).await;
    assert_eq!(server.get(&ada, &format!("/api/tables/{table}")).await.json()["phase"], "playing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_have_happened_is_not_brought_along() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let ada = server.guest("Ada").await;
    let whole = begun_elsewhere(false);
    let events = whole["events"].as_array().unwrap();
    let code = async |body: &Value| server.post(&ada, "/api/tables/import", body).await.code();
    assert_eq!(code(&begun_elsewhere(true)).await, "rated");
    assert_eq!(code(&json!({ "events": events[..3] })).await, "not_playing");
    assert_eq!(code(&json!({ "events": events[1..] })).await, "bad_record");
    assert_eq!(code(&json!({ "events": [] })).await, "bad_record");
    assert_eq!(code(&json!({ "events": ["x"], "more": 1 })).await, "bad_request");
    let foreign = whole.to_string().replacen("tkkk", "0kkk", 9);
    assert_eq!(code(&serde_json::from_str(&foreign).unwrap()).await, "bad_record");
    assert_eq!(code(&json!({ "events": ["x".repeat(1024 * 1024)] })).await, "too_big");
    assert_eq!(server.get(&ada, "/api/me/tables").await.json()["tables"], json!([]));
    server.stop().await;
}
