//! A race between devices on connections of different length.

use std::net::SocketAddr;
use std::time::Duration;

use irrgarten_table::{Phase, TableEvent};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, tcp};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::client::Client;
use crate::replay::LogReplay;
use crate::setup::{TestServer, folder, quick};

/// A connection on which everything takes this long, there and back.
async fn line(server: SocketAddr, round_trip: Duration) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (near, _) = listener.accept().await.unwrap();
        let far = TcpStream::connect(server).await.unwrap();
        near.set_nodelay(true).unwrap();
        far.set_nodelay(true).unwrap();
        let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
        tokio::spawn(carry(from_near, to_far, round_trip / 2));
        carry(from_far, to_near, round_trip / 2).await;
    });
    address
}

async fn carry(mut from: tcp::OwnedReadHalf, mut to: tcp::OwnedWriteHalf, delay: Duration) {
    let (send, mut under_way) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = under_way.recv().await {
            sleep_until(due).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let mut buffer = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        let _ = send.send((Instant::now() + delay, buffer[..read].to_vec()));
    }
}

impl Client {
    /// Waits until the table is in this state.
    async fn table(&mut self, like: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut message = self.next().await;
            if like(&message["table"]) {
                return message["table"].take();
            }
        }
    }

    async fn act(&mut self, seat: u8, action: &str) -> Value {
        self.command(json!({ "type": "act", "seat": seat, "action": action })).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn claims_are_put_in_order_by_the_time_their_seats_took() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let host = server.guest("Ada").await;
    let options = json!({ "first": "1", "rounds": "1" });
    let table = server.open(&host, &json!({ "game": "dash", "seats": 3, "options": options })).await;
    let mut devices = Vec::new();
    for (seat, millis) in [(1, 50), (2, 300), (3, 0)] {
        let guest = if seat == 1 { host.clone() } else { server.guest(&format!("Guest {seat}")).await };
        let address = line(server.address, Duration::from_millis(millis)).await;
        let mut device = Client::connect(address, &table, Some(&guest.cookie)).await;
        device.hello(Some(0)).await;
        device.sit(seat).await;
        devices.push(device);
    }
    for (seat, device) in (1..).zip(&mut devices) {
        device.ready(seat).await;
    }
    assert_eq!(devices[0].act(1, "go").await["type"], "ack");
    let counting = devices[2].table(|table| table["held"][0]["hold"] == "countdown").await;
    assert!(counting["text"].as_str().unwrap().contains('?'), "nothing is revealed before the start");
    let racing = devices.into_iter().zip([(1, 600), (2, 400)]).map(|(mut device, (seat, thinks))| {
        tokio::spawn(async move {
            let shown = device.table(|table| table["race"][0]["seat"] == 1).await;
            assert!(!shown["text"].as_str().unwrap().contains('?'));
            tokio::time::sleep(Duration::from_millis(thinks)).await;
            assert_eq!(device.act(seat, "!").await["type"], "ack");
            device.table(|table| table["phase"] == "over").await;
        })
    });
    for device in racing.collect::<Vec<_>>() {
        device.await.unwrap();
    }
    let replay = LogReplay::of(&server.stop().await, &table).await;
    let mut claims = Vec::new();
    let mut said = Vec::new();
    for logged in &replay.log {
        match &logged.event {
            TableEvent::Claimed { seat, revealed, arrived, round_trip, .. } => {
                let time = arrived - (revealed + round_trip).min(200);
                claims.push((time, seat.number(), *round_trip, *arrived));
            }
            TableEvent::Acted { seat, action, .. } if action.contains('.') => {
                said.push((seat.number(), action));
            }
            _ => {}
        }
    }
    // However slow this machine is, round trips are at least as long as set, and nobody thinks faster.
    let by_seat = |number| *claims.iter().find(|claim| claim.1 == number).unwrap();
    let ((_, _, near, arrived), (_, _, far, later)) = (by_seat(1), by_seat(2));
    assert!((50..=near + 1000).contains(&near) && far >= 300, "{claims:?}");
    assert!(arrived >= 650 && later >= 700, "{claims:?}");
    claims.sort_unstable();
    let tied = claims[0].0.abs_diff(claims[1].0) <= 20;
    let order: Vec<u8> = claims.iter().map(|claim| claim.1).collect();
    assert!(tied || said.iter().map(|said| said.0).eq(order), "{claims:?} {said:?}");
    assert_eq!(replay.at(replay.log.len() as u64).phase(), Phase::Over, "all but one have claimed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_and_a_person_choose_at_the_same_time() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let guest = server.guest("Ada").await;
    let table = server.open(&guest, &json!({ "game": "lots", "seats": 3 })).await;
    let mut device = server.socket(&table, Some(&guest)).await;
    device.hello(None).await;
    device.sit(1).await;
    for seat in [2, 3] {
        device.must(json!({ "type": "invite", "seat": seat, "level": "greedy" })).await;
    }
    device.ready(1).await;
    // The reply may come after events of the others.
    loop {
        let table = device.table(|table| !table.is_null()).await;
        if table["phase"] == "over" {
            break;
        }
        if let Some(action) = table["actions"].as_array().and_then(|actions| actions.last()?.as_str()) {
            device.act(1, action).await;
        }
    }
    let replay = LogReplay::of(&server.stop().await, &table).await;
    assert_eq!(replay.at(replay.log.len() as u64).phase(), Phase::Over);
}
