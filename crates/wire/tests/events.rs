//! What goes over the wire is what the table projects: the same events with the same fields.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use irrgarten_faces::Level;
use irrgarten_table::{Config, Hold, Occupant, Person, PersonId, Secret, SeenEvent, Why};
use irrgarten_wire::Event;
use serde_json::Value;

/// One of each kind. A new kind does not compile before it is added to both lists.
fn samples() -> Vec<SeenEvent> {
    let person = || serde_json::from_str::<Person>(r#"{"id":"ada","name":"Ada"}"#).unwrap();
    let config = || Config { game: "cards".to_owned(), seats: 2, ..Config::default() };
    let secret = Secret([7; 32]);
    let commitment = secret.commitment("t");
    let text = || "text".to_owned();
    let all = vec![
        SeenEvent::Opened { config: config(), host: person(), commitment },
        SeenEvent::Configured { config: config() },
        SeenEvent::Seated { seat: 3, occupant: Occupant::Bot(Level::Greedy) },
        SeenEvent::Ready { seat: 3, ready: true },
        SeenEvent::Committed { seat: 3, commitment },
        SeenEvent::Dealing,
        SeenEvent::Revealed { seat: 3, share: secret },
        SeenEvent::Started,
        SeenEvent::Acted { seat: 3, action: text(), spent: 9, why: Why::Guardian },
        SeenEvent::Held { seat: 3, hold: Hold::Penalty, millis: 9 },
        SeenEvent::Claimed { seat: 3 },
        SeenEvent::Drew { chance: text() },
        SeenEvent::UndoAsked { seat: 3 },
        SeenEvent::UndoAnswered { seat: 3, yes: true },
        SeenEvent::Undone,
        SeenEvent::Paused,
        SeenEvent::Resumed,
        SeenEvent::Guardian { seat: 3, plays: true },
        SeenEvent::Said { by: person(), text: text() },
        SeenEvent::Ended {
            score: Some(text()),
            by: Some(PersonId("ada".to_owned())),
            secret,
            seal: Some(text()),
        },
        SeenEvent::Rematch { table: text() },
    ];
    for event in &all {
        match event {
            SeenEvent::Opened { .. }
            | SeenEvent::Configured { .. }
            | SeenEvent::Seated { .. }
            | SeenEvent::Ready { .. }
            | SeenEvent::Committed { .. }
            | SeenEvent::Dealing
            | SeenEvent::Revealed { .. }
            | SeenEvent::Started
            | SeenEvent::Acted { .. }
            | SeenEvent::Held { .. }
            | SeenEvent::Claimed { .. }
            | SeenEvent::Drew { .. }
            | SeenEvent::UndoAsked { .. }
            | SeenEvent::UndoAnswered { .. }
            | SeenEvent::Undone
            | SeenEvent::Paused
            | SeenEvent::Resumed
            | SeenEvent::Guardian { .. }
            | SeenEvent::Said { .. }
            | SeenEvent::Ended { .. }
            | SeenEvent::Rematch { .. } => {}
        }
    }
    all
}

/// Tables, people and seats have a form of their own on the wire; everything else is passed on as it is.
fn same(at: &str, table: &Value, wire: &Value) {
    let plain = |value: &Value| !value.is_object() && !value.is_array();
    if plain(table) && plain(wire) {
        assert_eq!(table, wire, "{at}");
    }
}

#[test]
fn every_event_has_the_same_fields_on_the_wire() {
    for seen in samples() {
        let table = serde_json::to_value(&seen).unwrap();
        let wire = serde_json::to_value(Event::from(seen)).unwrap();
        let (table, wire) = (table.as_object().unwrap(), wire.as_object().unwrap());
        let mut keys: [Vec<&String>; 2] = [table.keys().collect(), wire.keys().collect()];
        for keys in &mut keys {
            keys.sort();
        }
        assert_eq!(keys[0], keys[1]);
        for (key, value) in table {
            same(&format!("{} {key}", table["type"]), value, &wire[key]);
        }
    }
}
