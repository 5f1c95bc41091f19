//! Disconnect connections: nothing lost, nothing sent twice.

use irrgarten_table::Phase;
use serde_json::{Value, json};

use crate::client::Client;
use crate::replay::LogReplay;
use crate::setup::{Guest, TestServer, folder, quick};

fn last_version(frames: &[String]) -> u64 {
    let read = |text: &String| serde_json::from_str::<Value>(text).unwrap()["table"]["version"].as_u64();
    frames.iter().rev().find_map(read).unwrap()
}

/// A table with all its seats taken, just started.
pub(crate) async fn begun_with(
    server: &TestServer,
    game: &str,
    seats: u8,
) -> (String, Vec<Guest>, Vec<Client>) {
    let mut guests = Vec::new();
    for seat in 1..=seats {
        guests.push(server.guest(&format!("Guest {seat}")).await);
    }
    let (table, devices) = begun_by(server, &guests, json!({ "game": game, "seats": seats })).await;
    (table, guests, devices)
}

/// These people have sat down at a table with these settings, and their game has just started.
pub(crate) async fn begun_by(server: &TestServer, guests: &[Guest], config: Value) -> (String, Vec<Client>) {
    let table = server.open(&guests[0], &config).await;
    let mut devices = Vec::new();
    for (seat, guest) in (1..).zip(guests) {
        let mut device = server.socket(&table, Some(guest)).await;
        device.hello(Some(0)).await;
        device.sit(seat).await;
        devices.push(device);
    }
    for (seat, device) in (1..).zip(&mut devices) {
        device.ready(seat).await;
    }
    (table, devices)
}

/// The same for two people, where the game does not matter.
pub(crate) async fn begun(server: &TestServer) -> (String, [Guest; 2], [Client; 2]) {
    let (table, guests, devices) = begun_with(server, "hands", 2).await;
    (table, guests.try_into().ok().unwrap(), devices.try_into().ok().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_reconnects_twice_and_a_second_one_watches() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    let ben = tokio::spawn(async move {
        ben.play(u64::MAX).await;
        ben.frames
    });
    let mut second = server.socket(&table, Some(&guests[0])).await;
    second.hello(None).await;
    let mut heard = Vec::new();
    for goal in [20, 40] {
        ada.play(goal).await;
        heard.append(&mut ada.frames);
        drop(ada);
        // A device that has missed something gets exactly that; the other device sees the same throughout.
        ada = server.socket(&table, Some(&guests[0])).await;
        ada.hello(Some(last_version(&heard))).await;
    }
    ada.play(u64::MAX).await;
    heard.append(&mut ada.frames);
    second.play(u64::MAX).await;
    let ben = ben.await.unwrap();
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    assert!(replay.compare(&heard) > 20 && replay.compare(&second.frames) > 20 && replay.compare(&ben) > 20);
    // On one device all versions of the seat are there, each once.
    let versions: Vec<u64> = heard.iter().flat_map(|text| versions(text)).collect();
    assert_eq!(versions.into_iter().collect::<Vec<_>>(), (1..=replay.log.len() as u64).collect::<Vec<_>>());
}

/// The versions of the events a device got. Those before it sat down came with the public view.
fn versions(text: &str) -> Vec<u64> {
    let message: Value = serde_json::from_str(text).unwrap();
    match message["type"].as_str() {
        Some("events") => message["events"]
            .as_array()
            .unwrap()
            .iter()
            .map(|event| event["version"].as_u64().unwrap())
            .collect(),
        // A snapshot comes once, for the seat that was just taken.
        Some("snapshot") => vec![message["table"]["version"].as_u64().unwrap()],
        _ => Vec::new(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_restarts_in_the_middle_of_a_game() {
    let (_folder, file) = folder();
    let mut server = TestServer::start(file, quick()).await;
    let (table, guests, devices) = begun(&server).await;
    let mut heard: [Vec<String>; 2] = devices.map(|device| device.frames);
    for goal in [15, 30, u64::MAX] {
        let mut playing = Vec::new();
        for (guest, frames) in guests.iter().zip(&heard) {
            let mut device = server.socket(&table, Some(guest)).await;
            device.hello(Some(last_version(frames))).await;
            playing.push(tokio::spawn(async move {
                device.play(goal).await;
                device
            }));
        }
        let mut devices = Vec::new();
        for device in playing {
            devices.push(device.await.unwrap());
        }
        let file = server.stop().await;
        for (frames, mut device) in heard.iter_mut().zip(devices) {
            let (code, _) = device.closing().await;
            assert_eq!(code, 1012);
            let told = device.frames.iter().any(|text| text.contains(r#""type":"draining""#));
            assert!(told, "a server that shuts down says so");
            frames.append(&mut device.frames);
        }
        server = TestServer::start(file, quick()).await;
    }
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    assert_eq!(replay.at(replay.log.len() as u64).phase(), Phase::Over);
    for frames in &heard {
        assert!(replay.compare(frames) > 20);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_version_the_table_never_had_gets_a_snapshot() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, _devices) = begun(&server).await;
    let mut device = server.socket(&table, Some(&guests[1])).await;
    device.hello(Some(1_000_000)).await;
    let snapshot = device.next().await;
    assert_eq!((&snapshot["type"], &snapshot["seat"]), (&json!("snapshot"), &json!(2)));
    // A hello with an empty list of seats gets the public view.
    device.send(&json!({ "type": "hello", "seats": [] })).await;
    assert_eq!(device.until("snapshot").await["seat"], Value::Null);
    // The views of other people's seats are not available.
    device.send(&json!({ "type": "hello", "seats": [1] })).await;
    assert_eq!(device.until("snapshot").await["seat"], Value::Null);
    server.stop().await;
}
