//! What a table does by itself: the deal, the clocks, the bots after a restart.

use std::time::Duration;

use irrgarten_game::Seat;
use irrgarten_server::ServerConfig;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Append, ListedPhase, Seq, Store as _, Summary};
use irrgarten_table::{
    ChosenBy, CommandFrom, Input, Level, Logged, Person, PersonCommand, Secret, Table, TableEvent,
};
use serde_json::json;

use crate::http::ask;
use crate::replay::LogReplay;
use crate::setup::{TestServer, folder, quick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn devices_reveal_their_shares_and_the_deal_goes_on_without_a_missing_one() {
    let (_folder, file) = folder();
    let server =
        TestServer::start(file, ServerConfig { deal_wait: Duration::from_millis(300), ..quick() }).await;
    let guest = server.guest("Ada").await;
    // The seat that is told last begins.
    let options = json!({ "first": "2" });
    let table = server.open(&guest, &json!({ "game": "hands", "seats": 2, "options": options })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    let shares = [Secret([1; 32]), Secret([2; 32])];
    for (seat, share) in (1..).zip(shares) {
        device.sit(seat).await;
        let commitment = String::from(share.commitment(&table));
        device.must(json!({ "type": "commit", "seat": seat, "commitment": commitment })).await;
    }
    device.ready(1).await;
    device.ready(2).await;
    device.must(json!({ "type": "reveal", "seat": 1, "share": String::from(shares[0]) })).await;
    let answer =
        device.command(json!({ "type": "reveal", "seat": 2, "share": String::from(shares[0]) })).await;
    assert_eq!(answer["code"], "bad_share");
    // Seat 2 does not reveal its share: the cards are dealt without it. One device has the views of both seats.
    loop {
        let message = device.next().await;
        if message["table"]["phase"] == "playing" && message["seat"] == 2 {
            break;
        }
    }
    device.play(u64::MAX).await;
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    assert!(replay.compare(&device.frames) > 40, "both seats are told everything");
    let revealed =
        replay.log.iter().filter(|logged| matches!(logged.event, TableEvent::Revealed { .. })).count();
    assert_eq!(revealed, 1);
}

/// A spectator asks for a seat, closes the page, and is given one all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_ever_for_a_person_who_was_given_a_seat_after_leaving() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, ServerConfig { speedup: 300, ..quick() }).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = server.open(&ada, &json!({ "game": "hands", "seats": 2 })).await;
    let mut device = server.socket(&table, Some(&ada)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    device.ready(1).await;
    let mut spectator = server.socket(&table, Some(&ben)).await;
    spectator.hello(None).await;
    spectator.must(json!({ "type": "ask_seat" })).await;
    while device.until("presence").await["watching"] != 1 {}
    drop(spectator);
    while device.until("presence").await["watching"] != 0 {}
    device.must(json!({ "type": "give_seat", "person": ben.id, "give": true })).await;
    let deadline = std::time::Instant::now() + Duration::from_secs(20);
    while device.command(json!({ "type": "guardian", "seat": 2, "plays": true })).await["code"] == "not_away"
    {
        assert!(std::time::Instant::now() < deadline, "the guardian may play for the person who has gone");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_plays_for_a_seat_that_does_not() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let guest = server.guest("Ada").await;
    let clock = json!({ "type": "per_move", "seconds": 5 });
    let table = server.open(&guest, &json!({ "game": "hands", "seats": 1, "clock": clock })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.ready(1).await;
    let acted = loop {
        let message = device.until("events").await;
        let events = message["events"].as_array().unwrap();
        if let Some(acted) = events.iter().find(|event| event["event"]["type"] == "acted") {
            break acted.clone();
        }
    };
    assert_eq!(acted["event"]["why"], "clock");
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    let spent = replay.log.iter().find_map(|logged| match logged.event {
        TableEvent::Acted { spent, chosen_by: ChosenBy::Clock, .. } => Some(spent),
        _ => None,
    });
    assert!((5_000..8_000).contains(&spent.unwrap()), "{spent:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_bots_go_on() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let guest = server.guest("Ada").await;
    let options = json!({ "first": "2" });
    let table = server.open(&guest, &json!({ "game": "hands", "seats": 2, "options": options })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    device.sit(1).await;
    device.must(json!({ "type": "invite", "seat": 2, "level": "random" })).await;
    let file = server.stop().await;
    let store = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    begin_without_the_server(&store, &table, &guest.id, PersonCommand::Ready(Seat::at(0), true)).await;
    drop(store);
    let server = TestServer::start(file, quick()).await;
    // No request was sent to the table: reading the metrics wakes none.
    while ask(server.address, "GET", "/metrics", &[], None).await.body.contains("bot_actions_total 0\n") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let replay = LogReplay::of(&server.stop().await, &table).await;
    assert!(replay.log.iter().any(|logged| matches!(logged.event, TableEvent::Acted { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_bots_sleeps_until_somebody_looks() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let guest = server.guest("Ada").await;
    let table = server.open(&guest, &json!({ "game": "hands", "seats": 2 })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    device.must(json!({ "type": "invite", "seat": 1, "level": "random" })).await;
    let file = server.stop().await;
    let store = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let last = PersonCommand::Invite(Seat::at(1), Level::Random);
    begin_without_the_server(&store, &table, &guest.id, last).await;
    drop(store);
    let server = TestServer::start(file, quick()).await;
    // A table that people wait for would be awake by now: reading the public list goes the same way.
    ask(server.address, "GET", "/api/tables", &[], None).await;
    let metrics = ask(server.address, "GET", "/metrics", &[], None).await.body;
    assert!(metrics.contains("bot_actions_total 0\n"), "{metrics}");
    for line in ["irrgarten_people ", "irrgarten_has_other_nodes 0\n", "irrgarten_build_info{version=\""] {
        assert!(metrics.contains(line), "{line} is not in {metrics}");
    }
    let mut spectator = server.socket(&table, None).await;
    spectator.hello(None).await;
    while spectator.until("events").await["table"]["phase"] != "over" {}
    let replay = LogReplay::of(&server.stop().await, &table).await;
    assert!(replay.log.iter().any(|logged| matches!(logged.event, TableEvent::Ended { .. })));
}

/// The last thing on disk before a power cut: the cards are dealt, and the bot is to act.
async fn begin_without_the_server(store: &SqliteStore, table: &str, person: &str, command: PersonCommand) {
    let id = table.parse().unwrap();
    let stored = store.read(id, Seq::FIRST).await.unwrap();
    let log = stored.iter().map(|event| serde_json::from_slice::<Logged>(&event.bytes).unwrap());
    let mut machine = Table::load(irrgarten_toys::games(), log, 0).unwrap();
    let person = Person::new(person, "Ada");
    let asked = CommandFrom::Person(person, command);
    let events = machine.handle(&Input { asked, now: 0, at: 0 }).unwrap();
    assert!(machine.bot_to_act().is_some());
    let next = Seq::new(stored.len() as u64).next();
    let bytes = events.iter().map(|logged| serde_json::to_vec(logged).unwrap()).collect();
    let mut append = Append::new(id, next, 0, bytes);
    let entry = store.table(id).await.unwrap().unwrap();
    let document = entry.summary.unwrap().document;
    append.summary =
        Some(Summary { phase: ListedPhase::Running, listed: true, participants: vec![], document });
    store.append(append).await.unwrap();
}
