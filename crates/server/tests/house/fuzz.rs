//! Thousands of frames that are almost right: nothing changes, nobody else notices.

use irrgarten_game::{Dice as _, SearchRng};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::http::ask;
use crate::replay::Replay;
use crate::resume::begun;
use crate::setup::{House, folder, quick};

/// Good messages to be spoilt. Those that are still good after it must be harmless.
const GOOD: [&str; 6] = [
    r#"{"type":"hello","version":3,"seats":[1,2]}"#,
    r#"{"type":"do","id":"x","command":{"type":"sit","seat":1}}"#,
    r#"{"type":"do","id":"x","command":{"type":"act","seat":1,"action":"44n@0,-1x0,1","seen":2}}"#,
    r#"{"type":"do","id":"x","command":{"type":"invite","seat":2,"level":"greedy"}}"#,
    r#"{"type":"do","id":"x","command":{"type":"reveal","seat":2,"share":"00ff"}}"#,
    r#"{"type":"ping"}"#,
];

fn spoilt(dice: &mut SearchRng) -> Message {
    let mut bytes = GOOD[dice.below(GOOD.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(4) {
            0 => bytes[at] = 32 + dice.below(95) as u8,
            1 if bytes.len() > 1 => drop(bytes.remove(at)),
            2 => bytes.truncate(at.max(1)),
            _ => bytes.extend_from_within(at..),
        }
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if dice.below(20) == 0 { Message::binary(bytes) } else { Message::text(text) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spoilt_messages_change_nothing() {
    let (_folder, file) = folder();
    let house = House::start(file, quick()).await;
    let (table, _guests, [mut ada, _ben]) = begun(&house).await;
    let before = ada.must(json!({ "type": "say", "text": "before" })).await;
    // A stranger: even what is understood may not be done.
    let stranger = house.guest("Eve").await;
    let mut dice = SearchRng::new(7);
    for _ in 0..1_000 {
        let mut device = house.socket(&table, Some(&stranger)).await;
        device.hello(None).await;
        for _ in 0..3 {
            let _ = device.try_send(spoilt(&mut dice)).await;
        }
    }
    let after = ada.must(json!({ "type": "say", "text": "after" })).await;
    assert_eq!(after, before + 1);
    assert_eq!(ask(house.address, "GET", "/healthz", &[], None).await.status, 200);
    let replay = Replay::of(&house.stop().await, &table).await;
    assert_eq!(replay.log.len() as u64, after);
}
