//! Around the game: presence, leaving, removing a player, playing again.

use std::time::Duration;

use irrgarten_server::ServerConfig;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::client::Client;
use crate::http::ask;
use crate::replay::LogReplay;
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

async fn presence(client: &mut Client, away: &[u8], watching: u32) {
    loop {
        let told = client.until("presence").await;
        let seats: Vec<&Value> = told["away"].as_array().unwrap().iter().map(|seat| &seat["seat"]).collect();
        if json!(seats) == json!(away) && told["watching"] == watching {
            // Nobody is gone yet, but everybody who was there will be.
            assert!(told["away"].as_array().unwrap().iter().all(|seat| seat["gone_in"].as_u64() > Some(0)));
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_who_is_present() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, ben]) = begun(&server).await;
    presence(&mut ada, &[], 0).await;
    let mut looker = server.socket(&table, None).await;
    looker.hello(None).await;
    presence(&mut ada, &[], 1).await;
    drop(ben);
    presence(&mut ada, &[2], 1).await;
    let mut again = server.socket(&table, Some(&guests[1])).await;
    again.hello(None).await;
    presence(&mut ada, &[], 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_guardian_plays_for_a_person_who_leaves_until_they_come_back() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    ben.must(json!({ "type": "leave" })).await;
    ben.must(json!({ "type": "guardian", "seat": 2, "plays": false })).await;
    ben.must(json!({ "type": "leave" })).await;
    drop(ben);
    ada.play(u64::MAX).await;
    let record = format!("/api/tables/{table}/record.play");
    let answer = server.get(&guests[0], &record).await;
    assert_eq!((answer.status, answer.body.contains("result:")), (200, true), "{}", answer.body);
    assert!(answer.header("content-disposition").unwrap().contains(&format!("{table}.play")));
    let review = |seat| format!("/api/tables/{table}/review/{seat}");
    let graded = server.get(&guests[1], &review(1)).await.json();
    let moves = graded["moves"].as_array().unwrap();
    assert!(
        moves.len() > 10
            && moves.iter().all(|graded| answer.body.contains(graded["played"].as_str().unwrap()))
    );
    assert!((0.0..=100.0).contains(&graded["accuracy"].as_f64().unwrap()), "{graded}");
    assert_eq!(server.get(&guests[0], &review(1)).await.json(), graded, "the same game gets the same grades");
    assert_eq!(server.get(&guests[0], &review(3)).await.code(), "no_such_seat");
    let file = server.stop().await;
    assert!(LogReplay::of(&file, &table).await.compare(&ada.frames) > 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_without_connections_leaves_memory_and_can_be_loaded_again() {
    let (_folder, file) = folder();
    let an_hour = ServerConfig { idle: Duration::from_hours(1), ..quick() };
    let server = TestServer::start(file, an_hour).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    ben.must(json!({ "type": "leave" })).await;
    ada.play(u64::MAX).await;
    let awake = async |expected: &str| server.get(&guests[0], "/metrics").await.body.contains(expected);
    assert!(awake("irrgarten_tables_awake 1").await);
    drop((ada, ben));
    while !awake("irrgarten_tables_awake 0").await {
        sleep(Duration::from_millis(20)).await;
    }
    let record = server.get(&guests[0], &format!("/api/tables/{table}/record.play")).await;
    assert!(record.body.contains("result:"), "{}", record.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_host_removes_players_and_only_before_the_start() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let (mut host, mut guest) =
        (server.socket(&table, Some(&ada)).await, server.socket(&table, Some(&ben)).await);
    host.hello(None).await;
    guest.hello(None).await;
    host.sit(1).await;
    guest.sit(2).await;
    assert_eq!(guest.command(json!({ "type": "free", "seat": 1 })).await["code"], "host_only");
    host.must(json!({ "type": "free", "seat": 2 })).await;
    assert_eq!(
        guest.command(json!({ "type": "ready", "seat": 2, "ready": true })).await["code"],
        "not_your_seat"
    );
    let record = server.get(&ada, &format!("/api/tables/{table}/record.play")).await;
    assert_eq!(record.code(), "not_over");
    let review = server.get(&ada, &format!("/api/tables/{table}/review/1")).await;
    assert_eq!(review.code(), "not_over", "what a seat knows is its own while it plays");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_at_one_new_table() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(server.post(&guests[0], &path, &json!({})).await.code(), "not_over");
    let opponent = tokio::spawn(async move {
        ben.play(u64::MAX).await;
        ben
    });
    ada.play(u64::MAX).await;
    let mut ben = opponent.await.unwrap();
    let stranger = server.guest("Cid").await;
    assert_eq!(server.post(&stranger, &path, &json!({})).await.code(), "not_your_seat");
    let again = server.post(&guests[1], &path, &json!({})).await.json()["table"].clone();
    assert_eq!(server.post(&guests[0], &path, &json!({})).await.json()["table"], again, "there is only one");
    for device in [&mut ada, &mut ben] {
        let told = loop {
            let message = device.until("events").await;
            let last = message["events"].as_array().unwrap().last().unwrap().clone();
            if last["event"]["type"] == "rematch" {
                break last;
            }
        };
        assert_eq!(told["event"]["table"], again);
    }
    let path = format!("/api/tables/{}", again.as_str().unwrap());
    let seen = ask(server.address, "GET", &path, &[], None).await.json();
    let sitter = |seat: usize| seen["seats"][seat]["person"]["id"].clone();
    assert_eq!((sitter(0), sitter(1)), (json!(guests[1].id), json!(guests[0].id)), "each a seat further");
    assert_eq!((&seen["host"]["id"], &seen["ready"]), (&json!(guests[1].id), &json!([false, false])));
    assert_eq!(seen["config"]["game"], "hands");
    // After a restart it is still the same, and the old table links to it.
    let file = server.stop().await;
    let server = TestServer::start(file, quick()).await;
    let old = ask(server.address, "GET", &format!("/api/tables/{table}"), &[], None).await.json();
    assert_eq!((&old["rematch"], old["phase"].clone()), (&again, Value::from("over")));
    server.stop().await;
}
