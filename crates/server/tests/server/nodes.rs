//! Two servers on one database: any of them serves any table.

use std::path::PathBuf;
use std::sync::Arc;

use irrgarten_game::Seat;
use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore, Sharing};
use irrgarten_table::{Phase, TableEvent};
use serde_json::{Value, json};

use crate::bots::make;
use crate::client::Client;
use crate::http::ask;
use crate::lines::Lines;
use crate::replay::LogReplay;
use crate::setup::{Guest, TestServer, quick};

async fn node(database: &Postgres) -> TestServer {
    let options = PostgresOptions { sharing: Sharing::Nodes, ..PostgresOptions::default() };
    let store = PostgresStore::open(database.address("one").parse().unwrap(), options).await.unwrap();
    TestServer::with_store(Arc::new(store), PathBuf::new(), quick()).await
}

async fn log(database: &Postgres, table: &str) -> LogReplay {
    let address = database.address("one").parse().unwrap();
    let store = PostgresStore::open(address, PostgresOptions::default()).await.unwrap();
    let replay = irrgarten_devices::LogReplay::of(irrgarten_toys::games(), &store, table).await.unwrap();
    LogReplay { log: replay.log }
}

fn two_nodes() -> Postgres {
    let database = Postgres::start(Disk::Unsynced);
    database.database("one");
    database
}

async fn away(device: &mut Client, wanted: &Value, watching: u64) {
    loop {
        let presence = device.until("presence").await;
        let seats: Vec<&Value> =
            presence["away"].as_array().unwrap().iter().map(|away| &away["seat"]).collect();
        if json!(seats) == *wanted && presence["watching"] == watching {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn people_of_one_table_are_at_two_nodes() {
    let database = two_nodes();
    let (one, two) = (node(&database).await, node(&database).await);
    let (ada, ben) = (one.guest("Ada").await, two.guest("Ben").await);
    let table = one.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let lobby = ask(two.address, "GET", "/api/tables", &[], None).await.json();
    assert_eq!(lobby["tables"][0]["table"], json!(table));
    // Ada's cookie is good at the other node as well.
    assert_eq!(two.get(&ada, "/api/me").await.json()["person"]["name"], "Ada");

    let (mut hers, mut his) = (one.socket(&table, Some(&ada)).await, two.socket(&table, Some(&ben)).await);
    hers.hello(None).await;
    his.hello(None).await;
    hers.sit(1).await;
    his.sit(2).await;
    away(&mut hers, &json!([]), 0).await;
    let mut spectator = two.socket(&table, None).await;
    spectator.hello(None).await;
    away(&mut hers, &json!([]), 1).await;
    drop(spectator);
    away(&mut hers, &json!([]), 0).await;
    hers.ready(1).await;
    his.ready(2).await;
    tokio::join!(hers.play(u64::MAX), his.play(u64::MAX));

    // Ben leaves; Ada sees it at her node. His device comes back at her node with the last version it has.
    drop(his);
    away(&mut hers, &json!([2]), 0).await;
    let replay = log(&database, &table).await;
    assert!(replay.compare(&hers.frames) > 20);
    let mut his = one.socket(&table, Some(&ben)).await;
    his.hello(Some(replay.log.len() as u64)).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn what_a_table_does_by_itself_is_done_once_and_goes_on() {
    let database = two_nodes();
    let (one, two) = (node(&database).await, node(&database).await);
    let ada = one.guest("Ada").await;
    let clock = json!({ "type": "per_move", "seconds": 5 });
    let wished = json!({ "game": "hands", "seats": 2, "clock": clock, "options": { "first": "2" } });
    let table = one.open(&ada, &wished).await;
    let (mut here, mut there) = (one.socket(&table, Some(&ada)).await, two.socket(&table, Some(&ada)).await);
    here.hello(None).await;
    there.hello(None).await;
    here.sit(1).await;
    here.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    here.ready(1).await;
    // The bot acts at one of the nodes, and the person plays now at one and now at the other.
    there.play(8).await;
    here.play(12).await;
    there.play(16).await;
    // The node where the table was opened, and which plays for the bot, ends: the other goes on, clock and all.
    one.stop().await;
    loop {
        let message = there.until("events").await;
        let events = message["events"].as_array().unwrap();
        if events.iter().any(|event| event["event"]["why"] == "clock") {
            break;
        }
    }
    there.play(u64::MAX).await;
    two.stop().await;
    let replay = log(&database, &table).await;
    // Clocks show times that no replay can reproduce; the log itself is sound.
    assert_eq!(replay.at(replay.log.len() as u64).phase(), Phase::Over);
    let bot = |event: &TableEvent| matches!(event, TableEvent::Acted { seat, .. } if *seat == Seat::at(1));
    let of_bot = replay.log.iter().filter(|logged| bot(&logged.event)).count();
    assert!(of_bot > 3, "the bot has acted");
}

async fn invite(server: &TestServer, host: &Guest, table: &str, wished: &Value) {
    let answer = server.post(host, &format!("/api/tables/{table}/invite"), wished).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn streams_bots_and_sign_outs_reach_other_nodes() {
    let database = two_nodes();
    let (one, two) = (node(&database).await, node(&database).await);
    let ada = one.guest("Ada").await;
    let bot = make(&one, &ada, "Minotaur").await;
    let mut events: Lines = bot.lines(&two, "/api/stream/event").await;
    // Nobody waits for the node where it listens to say so: the list is asked again.
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(1);
    loop {
        let online = ask(one.address, "GET", "/api/bots/online", &[], None).await.json();
        if online["bots"][0]["name"] == "Minotaur" {
            break;
        }
        assert!(std::time::Instant::now() < deadline, "{online}");
    }
    let table = one.open(&ada, &json!({ "game": "hands", "seats": 2, "options": { "first": "1" } })).await;
    invite(&one, &ada, &table, &json!({ "to": bot.id, "seat": 1 })).await;
    assert_eq!(events.until("invited").await["invitation"]["table"], json!(table));
    bot.must(&two, &format!("/api/bot/table/{table}/accept")).await;
    let mut device = one.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.sit(2).await;
    device.ready(2).await;
    let turn = events.until("your_turn").await;
    assert_eq!((&turn["table"], &turn["seat"]), (&json!(table), &json!(1)));
    // What a node has not heard of yet is no reason to refuse: the bot moves where it was not told.
    let seen = bot.get(&one, &format!("/api/tables/{table}")).await.json();
    assert_eq!(seen["phase"], "playing");

    let mut elsewhere = two.socket(&table, Some(&ada)).await;
    elsewhere.hello(None).await;
    let signed_out = one.post(&ada, "/api/sign-out", &json!({ "everywhere": true })).await;
    assert!(signed_out.status < 300, "{}", signed_out.body);
    elsewhere.closing().await;
    assert_ne!(two.get(&ada, "/api/me").await.json()["person"]["name"], "Ada");
    let revoked = ask(one.address, "GET", "/api/bots/online", &[], None).await;
    assert_eq!(revoked.status, 200);
    one.stop().await;
    two.stop().await;
}
