//! A wrong, late, repeated, foreign or illegal action gets its code and its clause, and changes nothing: in a game of
//! turns and in a race.

use irrgarten_faces::{Entry, clauses};
use irrgarten_game::{Language, Seat, Turn};
use irrgarten_toys::games;
use serde_json::{Value, json};

use crate::client::Client;
use crate::resume::begun_with;
use crate::setup::{TestServer, folder, quick};

/// What a device sees, without the times of race clocks.
async fn now(client: &mut Client) -> Value {
    client.send(&json!({ "type": "hello", "text": true })).await;
    let mut table = client.until("snapshot").await["table"].take();
    for (list, time) in [("race", "millis"), ("held", "left")] {
        for clock in table[list].as_array_mut().unwrap() {
            assert!(clock[time].take().is_u64());
        }
    }
    table
}

fn act(seat: u8, action: &str, seen: Option<u64>) -> Value {
    json!({ "type": "act", "seat": seat, "action": action, "seen": seen })
}

/// Actions in the notation of a game, from other deals of it.
fn elsewhere(entry: &dyn Entry, seats: u8) -> Vec<String> {
    let mut found = Vec::new();
    for deal in 0..6 {
        let position = entry.deal(seats, &[], &deal.to_string().parse().unwrap()).ok().unwrap();
        if let Turn::Decide(deciding) = position.turn() {
            found.extend(deciding.iter().flat_map(|seat: Seat| position.actions(seat)));
        }
    }
    found
}

struct Seated {
    seat: u8,
    device: Client,
}

/// Nobody sees anything different from before.
async fn unchanged(all: &mut [Seated], before: &[Value], what: &str) {
    for (seated, before) in all.iter_mut().zip(before) {
        assert_eq!(now(&mut seated.device).await, *before, "{what} has changed something");
    }
}

fn actions(table: &Value) -> Vec<&str> {
    table["actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect()
}

/// Plays until an action that can be written down is not offered. Returns what everybody sees, and actions of other
/// deals and earlier turns.
async fn until_something_is_illegal(entry: &dyn Entry, all: &mut [Seated]) -> (Vec<Value>, Vec<String>) {
    let mut known = elsewhere(entry, all.len() as u8);
    for _ in 0..100 {
        let mut seen = Vec::new();
        for seated in &mut *all {
            seen.push(now(&mut seated.device).await);
        }
        let Some(mover) = seen[0]["turn"][0].as_u64().map(|seat| seat as usize - 1) else {
            // A countdown: nobody can do anything before it is over.
            all[0].device.until("events").await;
            continue;
        };
        let offered = actions(&seen[mover]);
        if known.iter().any(|action| !offered.contains(&action.as_str())) {
            return (seen, known);
        }
        let (seat, action) = (all[mover].seat, offered.last().unwrap().to_owned());
        all[mover].device.must(act(seat, action, None)).await;
        known.extend(offered.iter().map(|&action| action.to_owned()));
    }
    panic!("{}: every action is always offered", entry.meta().slug);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_turns_and_a_race_refuse_actions_with_a_code_and_a_clause() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let mut waited = 0;
    // In a cooperative game everybody may do the same until the end.
    for &entry in games().all().iter().filter(|entry| !entry.meta().together) {
        let meta = entry.meta();
        let seats = meta.min_seats.max(2);
        let (table, _, devices) = begun_with(&server, meta.slug, seats).await;
        let mut all: Vec<Seated> = (1..).zip(devices).map(|(seat, device)| Seated { seat, device }).collect();
        let (before, foreign) = until_something_is_illegal(entry, &mut all).await;
        let mover = before[0]["turn"][0].as_u64().unwrap() as usize - 1;
        let offered = actions(&before[mover]);
        let (seat, version) = (all[mover].seat, before[mover]["version"].as_u64().unwrap());
        let has_clause = |answer: &Value| {
            let clause = answer["clause"].as_str().unwrap_or_else(|| panic!("{answer}"));
            let listed = clauses(entry.rulebook_source(Language::En)).any(|known| known == clause);
            assert!(listed, "{}: {clause} is in no rulebook", meta.slug);
        };

        // Wrong: not an action at all.
        let answer = all[mover].device.command(act(seat, "no such thing", None)).await;
        assert_eq!(answer["code"], "bad_action", "{answer}");
        // Illegal: an action of another deal.
        for action in foreign.iter().filter(|action| !offered.contains(&action.as_str())).take(40) {
            let answer = all[mover].device.command(act(seat, action, None)).await;
            match answer["code"].as_str().unwrap_or_else(|| panic!("{action}: {answer}")) {
                "illegal_action" => has_clause(&answer),
                code => assert_eq!(code, "not_offered", "{action}: {answer}"),
            }
        }
        // Late: the game has changed since. In a race what others do changes nothing for a seat.
        let late = if entry.is_live() { 0 } else { version - 1 };
        let answer = all[mover].device.command(act(seat, offered[0], Some(late))).await;
        assert_eq!(answer["code"], "stale", "{answer}");
        // Foreign: another person's seat, no seat, a stranger.
        let other = (mover + 1) % all.len();
        let answer = all[other].device.command(act(seat, offered[0], None)).await;
        assert_eq!(answer["code"], "not_your_seat", "{answer}");
        let answer = all[mover].device.command(act(7, offered[0], None)).await;
        assert_eq!(answer["code"], "no_such_seat", "{answer}");
        let mut looker = server.socket(&table, None).await;
        looker.hello(None).await;
        assert_eq!(looker.command(act(seat, offered[0], None)).await["code"], "who_are_you");
        // Not this seat's turn, where only one is to act.
        let turn = before[mover]["turn"].as_array().unwrap();
        if !turn.contains(&json!(all[other].seat)) {
            let theirs = all[other].seat;
            let answer = all[other].device.command(act(theirs, offered[0], None)).await;
            assert_eq!(answer["code"], "not_your_turn", "{answer}");
            has_clause(&answer);
            waited += 1;
        }
        unchanged(&mut all, &before, meta.slug).await;

        // Repeated: the same id is the same command, whatever it asks now.
        let done = all[mover].device.command_as("once", act(seat, offered[0], None)).await;
        assert_eq!(done["type"], "ack", "{done}");
        assert_eq!(all[mover].device.command_as("once", act(seat, offered[0], None)).await, done);
        let after = now(&mut all[other].device).await["version"].as_u64();
        assert_eq!(after, done["version"].as_u64(), "{}: done twice", meta.slug);
    }
    assert!(waited > 0, "in some game somebody waits");
    server.stop().await;
}
