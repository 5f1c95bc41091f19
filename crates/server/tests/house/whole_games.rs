//! Whole games over sockets, compared byte for byte with a fresh replay of the log.

use crate::client::Client;
use crate::replay::Replay;
use crate::setup::{House, folder, quick};
use irrgarten_table::Phase;
use serde_json::json;

/// Everybody sits down, the house fills the last seats, and all play to the end.
async fn whole_game(people: u8, bots: u8) {
    let (_folder, file) = folder();
    let house = House::start(file, quick()).await;
    let seats = people + bots;
    let host = house.guest("Ada").await;
    let table = house.open(&host, &json!({ "game": "cards", "seats": seats })).await;
    let mut devices: Vec<(u8, Client)> = Vec::new();
    for seat in 1..=people {
        let guest = if seat == 1 { host.clone() } else { house.guest(&format!("Guest {seat}")).await };
        let mut device = house.socket(&table, Some(&guest)).await;
        device.hello(Some(0)).await;
        device.sit(seat).await;
        devices.push((seat, device));
    }
    let mut spectator = house.socket(&table, None).await;
    spectator.hello(None).await;
    for seat in people + 1..=seats {
        devices[0].1.must(json!({ "type": "invite", "seat": seat, "level": "greedy" })).await;
    }
    for (seat, device) in &mut devices {
        device.ready(*seat).await;
    }
    devices.push((0, spectator));
    let playing = devices.into_iter().map(|(_, mut device)| {
        tokio::spawn(async move {
            device.play(u64::MAX).await;
            device.frames
        })
    });
    let mut heard = Vec::new();
    for device in playing.collect::<Vec<_>>() {
        heard.push(device.await.unwrap());
    }
    let file = house.stop().await;
    let replay = Replay::of(&file, &table).await;
    let last = replay.log.len() as u64;
    assert_eq!(replay.at(last).phase(), Phase::Over);
    for frames in &heard {
        let compared = replay.compare(frames);
        assert!(compared > 20, "only {compared} frames");
        assert!(frames.last().unwrap().contains(&String::from(replay.secret())), "the end proves the deal");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people() {
    whole_game(2, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_people_and_a_bot() {
    whole_game(3, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_and_two_bots() {
    whole_game(4, 2).await;
}
