//! Every outgoing message can be read back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use irrgarten_wire::{
    ChosenBy, Config, Event, Hold, Level, Occupant, Person, PersonId, ProposalKind, SeenEvent, TableSnapshot,
    ToClient,
};

/// One event of each kind. A new kind does not compile before it is added to both lists.
fn samples() -> Vec<Event> {
    let person = || Person::new("ada", "Ada");
    let config = || Config { game: "hands".to_owned(), seats: 2, ..Config::default() };
    let text = || "text".to_owned();
    let all = vec![
        Event::Opened { config: config(), host: person(), commitment: text() },
        Event::Configured { config: config() },
        Event::Seated { seat: 3, occupant: Occupant::Bot { level: Level::Greedy } },
        Event::SeatAsked { by: person() },
        Event::SeatDeclined { person: PersonId("ada".to_owned()) },
        Event::Ready { seat: 3, ready: true },
        Event::Learning { seat: 3, learning: true },
        Event::Committed { seat: 3, commitment: text() },
        Event::Dealing,
        Event::Revealed { seat: 3, share: text() },
        Event::Started,
        Event::Acted {
            seat: 3,
            action: text(),
            spent: 9,
            chosen_by: ChosenBy::Guardian,
            motion: None,
            effect: None,
        },
        Event::Held { seat: 3, hold: Hold::Penalty, millis: 9 },
        Event::Claimed { seat: 3 },
        Event::Drew { chance: text(), effect: None },
        Event::Proposed { seat: 3, kind: ProposalKind::Pause },
        Event::Answered { seat: 3, yes: true },
        Event::Undone,
        Event::Paused,
        Event::Resumed,
        Event::Guardian { seat: 3, plays: true },
        Event::Resigned { seat: 3 },
        Event::Said { by: person(), text: text() },
        Event::Ended {
            score: Some(text()),
            by: Some(PersonId("ada".to_owned())),
            secret: text(),
            seal: Some(text()),
        },
        Event::Rematch { table: text() },
    ];
    for event in &all {
        match event {
            Event::Opened { .. }
            | Event::Configured { .. }
            | Event::Seated { .. }
            | Event::SeatAsked { .. }
            | Event::SeatDeclined { .. }
            | Event::Ready { .. }
            | Event::Learning { .. }
            | Event::Committed { .. }
            | Event::Dealing
            | Event::Revealed { .. }
            | Event::Started
            | Event::Acted { .. }
            | Event::Held { .. }
            | Event::Claimed { .. }
            | Event::Drew { .. }
            | Event::Proposed { .. }
            | Event::Answered { .. }
            | Event::Undone
            | Event::Paused
            | Event::Resumed
            | Event::Guardian { .. }
            | Event::Resigned { .. }
            | Event::Said { .. }
            | Event::Ended { .. }
            | Event::Rematch { .. }
            | Event::Unknown => {}
        }
    }
    all
}

#[test]
fn every_event_is_read_as_it_was_written() {
    for event in samples() {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event, "{text}");
    }
}

const TABLE: &str = r#"{"version":7,"config":{"game":"hands","seats":2,"options":{},"clock":{"type":"none"},"private":false,"rated":false,"grows":true},"host":{"id":"ada","name":"Ada","avatar":"cat","bot":false},"seats":[{"type":"empty"},{"type":"bot","level":"owl"}],"ready":[false,true],"guarded":[false,false],"colours":null,"phase":"playing","turn":[1],"points":[0,0],"left":null,"running":[],"proposal":{"kind":"pause","seat":1,"asked":[2]},"resigned":[2],"asking":[{"id":"cid","name":"Cid","avatar":"frog","bot":false}],"learning":[1],"rematch":null,"race":[{"seat":2,"millis":1200}],"held":[{"seat":1,"hold":"penalty","left":900}],"claimed":[],"may":{"pause":"agreed","take_back":{"seat":1,"when":"now"},"abort_if_gone":[2],"guard":[1]},"actions":["07"],"view":{"hands":[{"hidden":2}],"pile":42}}"#;

#[test]
fn a_table_is_read_as_it_was_written() {
    let table: TableSnapshot = serde_json::from_str(TABLE).unwrap();
    assert_eq!(serde_json::to_string(&table).unwrap(), TABLE);
    assert_eq!((table.config.seats, table.host.name.as_str(), table.ready[1]), (2, "Ada", true));
    let before = TABLE.replace(r#"{"hands":[{"hidden":2}],"pile":42}"#, "null");
    let table: TableSnapshot = serde_json::from_str(&before).unwrap();
    assert_eq!(serde_json::to_string(&table).unwrap(), before);
}

#[test]
fn a_message_is_read_as_it_was_written() {
    let table: Box<TableSnapshot> = serde_json::from_str(TABLE).unwrap();
    let events = samples().into_iter().zip(1..).map(|(event, version)| SeenEvent { version, at: 5, event });
    let messages = [
        ToClient::Snapshot { seat: None, table: table.clone() },
        ToClient::Events { seat: Some(1), events: events.collect(), table },
        ToClient::Changes {
            seat: Some(1),
            events: vec![SeenEvent { version: 7, at: 5, event: Event::Paused }],
            actions: Some(vec!["007".to_owned()]),
            table: serde_json::from_str(r#"{"version":[7],"phase":["paused"]}"#).unwrap(),
        },
        ToClient::Ack { id: "a1".to_owned(), version: 7 },
        ToClient::error(
            None,
            irrgarten_wire::Problem::new(irrgarten_wire::Code::Stale, "others were faster"),
        ),
    ];
    for message in messages {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), message, "{text}");
    }
}

#[test]
fn an_event_of_a_newer_server_is_read_and_the_table_with_it() {
    let event = r#"{"version":9,"at":0,"event":{"type":"fireworks","colours":3}}"#;
    let message = format!(r#"{{"type":"events","seat":1,"events":[{event}],"table":{TABLE}}}"#);
    let ToClient::Events { events, table, .. } = serde_json::from_str(&message).unwrap() else {
        panic!("{message}")
    };
    assert_eq!((&events[0].event, table.version), (&Event::Unknown, 7));
}

#[test]
fn folded_actions_are_unfolded() {
    let unfold = |folded: &[&str]| {
        irrgarten_wire::unfolded(&folded.iter().map(|&word| word.into()).collect::<Vec<_>>())
    };
    assert_eq!(
        unfold(&["031e@2,-1", "60", "2", "04ä", "1ä"]).unwrap(),
        ["31e@2,-1", "31e@2,0", "31", "4ä", "4ä"]
    );
    for wrong in [["1a", "1"], ["0ä", "1b"], ["", "0a"], ["0a", "2"], ["!a", "0a"]] {
        assert_eq!(unfold(&wrong), None, "{wrong:?}");
    }
}
