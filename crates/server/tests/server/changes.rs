//! Clients that ask for changes get them, and know what others know.

use irrgarten_changes::apply;
use irrgarten_wire::unfolded;
use serde_json::{Value, json};

use crate::client::Client;
use crate::replay::LogReplay;
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

/// What a device knows of the table, and the kinds of messages it learned it from.
#[derive(Default)]
struct Follower {
    table: Value,
    kinds: Vec<String>,
}

impl Follower {
    async fn hello(&mut self, device: &mut Client) {
        let version = self.table["version"].as_u64();
        device.send(&json!({ "type": "hello", "version": version, "changes": true })).await;
        assert_eq!(device.next().await["type"], "welcome");
    }

    /// Reads until the table has come this far, or the game is over.
    async fn follow(&mut self, device: &mut Client, goal: u64) {
        while self.table["phase"] != "over" && self.table["version"].as_u64().is_none_or(|known| known < goal)
        {
            let message = device.next().await;
            let kind = message["type"].as_str().unwrap();
            match kind {
                "snapshot" if message["table"]["version"] == self.table["version"] => {
                    assert_eq!(message["table"], self.table, "the changes have led elsewhere");
                }
                "snapshot" | "events" => self.table = message["table"].clone(),
                "changes" => {
                    apply(&mut self.table, &message["table"]).unwrap();
                    if let Ok(folded) = serde_json::from_value::<Vec<String>>(message["actions"].clone()) {
                        self.table["actions"] = unfolded(&folded).unwrap().into();
                    }
                }
                _ => continue,
            }
            self.kinds.push(kind.to_owned());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_follows_changes_knows_what_the_others_know() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    let mut second = server.socket(&table, Some(&guests[0])).await;
    let mut follower = Follower::default();
    follower.hello(&mut second).await;
    follower.follow(&mut second, 1).await;
    let players = tokio::spawn(async move {
        tokio::join!(ada.play(u64::MAX), ben.play(u64::MAX));
        (ada.frames, ben.frames)
    });
    follower.follow(&mut second, 20).await;
    let mut frames = std::mem::take(&mut second.frames);
    drop(second);
    let mut second = server.socket(&table, Some(&guests[0])).await;
    follower.hello(&mut second).await;
    follower.follow(&mut second, u64::MAX).await;
    frames.append(&mut second.frames);
    let (ada, ben) = players.await.unwrap();

    let whole = |frames: &[String]| frames.iter().all(|text| !text.starts_with(r#"{"type":"changes""#));
    assert!(whole(&ada) && whole(&ben), "nobody else has asked for changes");
    assert_eq!(follower.kinds[0], "snapshot");
    let kinds = |kind: &str| follower.kinds.iter().filter(|other| *other == kind).count();
    assert_eq!(kinds("events"), 1, "after coming back: {:?}", follower.kinds);
    assert!(kinds("changes") > 20, "{:?}", follower.kinds);
    let last = ada.iter().rev().find_map(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        (message["type"] == "events").then(|| message["table"].clone())
    });
    let mut last = last.unwrap();
    last.as_object_mut().unwrap().remove("text");
    assert_eq!(follower.table, last);
    let file = server.stop().await;
    assert!(LogReplay::of(&file, &table).await.compare(&frames) > 20);
}
