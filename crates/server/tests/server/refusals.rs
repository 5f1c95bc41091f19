//! Wrong, late, repeated, foreign and forbidden commands change nothing and are refused with a reason.

use serde_json::{Value, json};

use crate::client::Client;
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

async fn table_now(client: &mut Client) -> Value {
    client.send(&json!({ "type": "hello", "text": true })).await;
    client.until("snapshot").await["table"].take()
}

fn act(seat: u8, action: &str, seen: Option<u64>) -> Value {
    json!({ "type": "act", "seat": seat, "action": action, "seen": seen })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_refusal_has_its_code_and_changes_nothing() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, _guests, [mut ada, ben]) = begun(&server).await;
    let first = table_now(&mut ada).await;
    let mover = first["turn"][0].as_u64().unwrap() as u8;
    let (mut mover_device, mut other_device) = if mover == 1 { (ada, ben) } else { (ben, ada) };
    let (device, other) = (&mut mover_device, &mut other_device);
    let waiting = 3 - mover;
    let before = table_now(device).await;
    let version = before["version"].as_u64().unwrap();
    let good = before["actions"][0].as_str().unwrap().to_owned();
    let offered = before["actions"].as_array().unwrap();
    let held = |card: &String| offered.iter().any(|action| action == card.as_str());
    let foreign = (1..=40).map(|card| format!("{card:02}")).find(|card| !held(card)).unwrap();

    let answer = device.command(act(mover, "nonsense", None)).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("bad_action")));
    let answer = device.command(act(mover, &foreign, None)).await;
    assert_eq!((&answer["code"], &answer["clause"]), (&json!("illegal_action"), &json!("H-PLAY-01")));
    let answer = device.command(act(mover, &good, Some(version - 1))).await;
    assert_eq!(answer["code"], "stale");
    let answer = other.command(act(mover, &good, None)).await;
    assert_eq!(answer["code"], "not_your_seat");
    let answer = other.command(act(waiting, &good, None)).await;
    assert_eq!((&answer["code"], &answer["clause"]), (&json!("not_your_turn"), &json!("H-TURN-01")));
    for (command, code) in [
        (json!({ "type": "sit", "seat": 1 }), "already_started"),
        (json!({ "type": "sit", "seat": 7 }), "no_such_seat"),
        (json!({ "type": "sit", "seat": 0 }), "no_such_seat"),
        (json!({ "type": "reveal", "seat": mover, "share": "xyz" }), "bad_share"),
        (json!({ "type": "say", "text": "  " }), "bad_text"),
        (json!({ "type": "say", "text": "a".repeat(301) }), "bad_text"),
        (json!({ "type": "guardian", "seat": waiting, "plays": true }), "not_away"),
        (json!({ "type": "answer", "seat": mover, "kind": "abort", "yes": true }), "nothing_asked"),
        (json!({ "type": "ask_undo", "seat": mover }), "nothing_to_undo"),
    ] {
        let answer = device.command(command.clone()).await;
        assert_eq!(answer["code"], code, "{command}: {answer}");
    }
    let answer = device.command_as("", act(mover, &good, None)).await;
    assert_eq!(answer["code"], "bad_request");
    let mut looker = server.socket(&table, None).await;
    looker.hello(None).await;
    assert_eq!(looker.command(act(mover, &good, None)).await["code"], "who_are_you");
    assert_eq!(table_now(device).await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_sent_again_is_not_done_again() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    let first = table_now(&mut ada).await;
    let mover = first["turn"][0].as_u64().unwrap() as usize;
    let device = if mover == 1 { &mut ada } else { &mut ben };
    let action = table_now(device).await["actions"][0].as_str().unwrap().to_owned();
    let done = device.command_as("once", act(mover as u8, &action, None)).await;
    assert_eq!(done["type"], "ack");
    let said = device.command_as("hi", json!({ "type": "say", "text": "hi" })).await;
    // From the same device, from another one, and after a restart: the same answer, and no second event.
    assert_eq!(device.command_as("once", act(mover as u8, &action, None)).await, done);
    assert_eq!(device.command_as("hi", json!({ "type": "say", "text": "hi" })).await, said);
    let guest = &guests[mover - 1];
    let mut second = server.socket(&table, Some(guest)).await;
    second.hello(None).await;
    assert_eq!(second.command_as("once", act(mover as u8, &action, None)).await, done);
    let file = server.stop().await;
    let server = TestServer::start(file, quick()).await;
    let mut again = server.socket(&table, Some(guest)).await;
    again.hello(None).await;
    assert_eq!(again.command_as("once", act(mover as u8, &action, None)).await, done);
    assert_eq!(again.command_as("hi", json!({ "type": "say", "text": "hi" })).await, said);
    assert_eq!(table_now(&mut again).await["version"], said["version"]);
    // The same id from another person is another command.
    let mut other = server.socket(&table, Some(&guests[2 - mover])).await;
    other.hello(None).await;
    let theirs = other.command_as("hi", json!({ "type": "say", "text": "hi" })).await;
    assert_eq!(theirs["version"].as_u64(), said["version"].as_u64().map(|version| version + 1));
    server.stop().await;
}
