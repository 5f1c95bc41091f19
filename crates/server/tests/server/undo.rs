//! Taking back by consent: everybody else at the table has to agree.

use irrgarten_toys::games;
use serde_json::{Value, json};

use crate::client::Client;
use crate::resume::begun_with;
use crate::setup::{TestServer, folder, quick};

/// Three people: two have to agree.
const SEATS: u8 = 3;
/// Within this many actions something could be taken back, or never can.
const ENOUGH: usize = 40;

async fn now(client: &mut Client) -> Value {
    client.send(&json!({ "type": "hello", "text": true })).await;
    client.until("snapshot").await["table"].take()
}

fn answer(seat: usize, yes: bool) -> Value {
    json!({ "type": "answer", "seat": seat + 1, "kind": "undo", "yes": yes })
}

/// Plays until an action can be taken back. Returns the seat, and the game before it.
async fn until_it_can_be_undone(all: &mut [Client]) -> Option<(usize, Value)> {
    for _ in 0..ENOUGH {
        let mover = now(&mut all[0]).await["turn"][0].as_u64()? as usize - 1;
        let before = now(&mut all[mover]).await;
        let action = before["actions"].as_array()?.last()?.clone();
        all[mover].must(json!({ "type": "act", "seat": mover + 1, "action": action })).await;
        let asked = all[mover].command(json!({ "type": "ask_undo", "seat": mover + 1 })).await;
        match asked["code"].as_str() {
            None => return Some((mover, before)),
            Some(code) => assert!(["undo_too_late", "not_playing"].contains(&code), "{asked}"),
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_is_taken_back_when_everybody_else_agrees() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let mut undone = 0;
    for entry in games().all().iter().filter(|entry| !entry.is_live() && entry.meta().max_seats >= SEATS) {
        let slug = entry.meta().slug;
        let (_, _, mut all) = begun_with(&server, slug, SEATS).await;
        let Some((mover, before)) = until_it_can_be_undone(&mut all).await else { continue };
        let [one, other] = [(mover + 1) % 3, (mover + 2) % 3];
        let ask = json!({ "type": "ask_undo", "seat": mover + 1 });
        let after = now(&mut all[mover]).await;
        assert_ne!(after["text"], before["text"], "{slug}");
        let asked = now(&mut all[one]).await["proposal"].take();
        assert_eq!((&asked["kind"], &asked["seat"]), (&json!("undo"), &json!(mover + 1)), "{slug}");
        assert_eq!(asked["asked"].as_array().map(Vec::len), Some(2), "{slug}: everybody is asked");

        // One agrees, the other does not: the action stays, and nobody is asked any more.
        all[one].must(answer(one, true)).await;
        assert_eq!(now(&mut all[mover]).await["text"], after["text"], "{slug}: one of two is not all");
        all[other].must(answer(other, false)).await;
        let refused = now(&mut all[mover]).await;
        assert_eq!((&refused["text"], &refused["proposal"]), (&after["text"], &Value::Null), "{slug}");
        let late = all[one].command(answer(one, true)).await;
        assert_eq!(late["code"], "nothing_asked", "{slug}");

        // The seat that asks cannot answer, nor can anybody for another seat; when both agree, it has never happened.
        all[mover].must(ask).await;
        assert!(all[mover].command(answer(mover, true)).await["code"].is_string(), "{slug}");
        assert_eq!(all[one].command(answer(other, true)).await["code"], "not_your_seat", "{slug}");
        all[one].must(answer(one, true)).await;
        all[other].must(answer(other, true)).await;
        let back = now(&mut all[mover]).await;
        for field in ["text", "view", "turn", "actions"] {
            assert_eq!(back[field], before[field], "{slug}: {field}");
        }
        assert_eq!(back["proposal"], Value::Null);
        undone += 1;
    }
    assert!(undone > 0, "in no game can anything be taken back");
    server.stop().await;
}
