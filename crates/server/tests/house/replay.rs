//! The log of a table, played through anew, and what every viewer must have been told of it.

use std::path::Path;

use irrgarten_game::{MAX_SEATS, Seat, Viewer};
use irrgarten_store::sqlite::{Options, SqliteStore};
use irrgarten_store::{Seq, Store as _};
use irrgarten_table::{Event, Logged, Secret, Table};
use irrgarten_wire::{Seen, ToClient};
use serde_json::Value;

pub(crate) struct Replay {
    pub(crate) log: Vec<Logged>,
    /// The table after each version, from 1 on. Nobody ever sees one between an action and the draw behind it.
    tables: Vec<Option<Table>>,
}

impl Replay {
    pub(crate) async fn of(file: &Path, table: &str) -> Replay {
        let store = SqliteStore::open(file, Options::default()).unwrap();
        let stored = store.read(table.parse().unwrap(), Seq::FIRST).await.unwrap();
        let log: Vec<Logged> =
            stored.iter().map(|event| serde_json::from_slice(&event.bytes).unwrap()).collect();
        let tables = (1..=log.len()).map(|end| Table::load(log[..end].iter().cloned(), 0).ok()).collect();
        Replay { log, tables }
    }

    pub(crate) fn at(&self, version: u64) -> &Table {
        self.tables[version as usize - 1].as_ref().unwrap()
    }

    pub(crate) fn secret(&self) -> Secret {
        let Event::Opened { secret, .. } = &self.log[0].event else { panic!("a log begins with its table") };
        *secret
    }

    /// Compares every byte a device got with what a fresh replay tells its eyes, and checks that nothing is missing.
    /// Gives the number of frames compared.
    pub(crate) fn compare(&self, frames: &[String]) -> usize {
        let mut compared = 0;
        let mut told: [Option<u64>; 7] = [None; 7];
        for text in frames {
            let message: Value = serde_json::from_str(text).unwrap();
            let number = message["seat"].as_u64().unwrap_or(0);
            let who = match Seat::numbered(number as u8, MAX_SEATS as u8) {
                Some(seat) => Viewer::Seat(seat),
                None => Viewer::Public,
            };
            let seat = (number > 0).then_some(number as u8);
            let version = message["table"]["version"].as_u64();
            let expected = match message["type"].as_str().unwrap() {
                "snapshot" => {
                    let table = self.at(version.unwrap()).snapshot(who, 0).into();
                    ToClient::Snapshot { seat, table: Box::new(table) }
                }
                "events" => {
                    let events = message["events"].as_array().unwrap();
                    let first = events
                        .first()
                        .map_or(version.unwrap() + 1, |event| event["version"].as_u64().unwrap());
                    let known = told[number as usize];
                    assert!(known.is_none_or(|known| known + 1 == first), "a gap after {known:?}: {first}");
                    let table = self.at(version.unwrap());
                    let seen = table.seen_since(first - 1, who).unwrap();
                    let events = seen.into_iter().map(Seen::from).collect();
                    ToClient::Events { seat, events, table: Box::new(table.snapshot(who, 0).into()) }
                }
                _ => continue,
            };
            assert_eq!(*text, serde_json::to_string(&expected).unwrap());
            self.keeps_secrets(text, &message, who);
            told[number as usize] = version;
            compared += 1;
        }
        compared
    }

    /// Whatever the projection says: no other hand, no draw of others and no secret of the house is in the bytes.
    fn keeps_secrets(&self, text: &str, message: &Value, who: Viewer) {
        let version = message["table"]["version"].as_u64().unwrap();
        let table = self.at(version);
        if message["table"]["phase"] != "over" {
            assert!(!text.contains(&String::from(self.secret())), "the house's secret before the end");
        }
        let mut drawer = None;
        for logged in &self.log {
            match &logged.event {
                Event::Acted { seat, .. } => drawer = Some(*seat),
                Event::Drew { chance } if !drawer.is_some_and(|seat| who.is(seat)) => {
                    assert!(
                        !text.contains(&format!("\"{chance}\"")),
                        "{chance} was drawn by another: {text}"
                    );
                }
                _ => {}
            }
        }
        let Some(hands) = message["table"]["view"]["hands"].as_array() else { return };
        let open = table.position().unwrap().text();
        let shown = message["table"]["text"].as_str().unwrap();
        let actions = message["table"]["actions"].as_array().unwrap();
        for (seat, hand) in Seat::all(hands.len() as u8).zip(hands).filter(|(seat, _)| !who.is(*seat)) {
            // An empty hand is no secret.
            assert!(hand["cards"].as_array().is_none_or(Vec::is_empty), "{hand}");
            assert!(cards_of(shown, seat).is_empty(), "{shown}");
            for card in cards_of(&open, seat) {
                assert!(!actions.iter().any(|action| action.as_str().unwrap().starts_with(&card)));
            }
        }
    }
}

fn cards_of(position: &str, seat: Seat) -> Vec<String> {
    let hands = position.split(" h=").nth(1).unwrap().split(' ').next().unwrap();
    let hand = hands.split('|').nth(seat.index()).unwrap();
    hand.split(',')
        .filter(|card| card.chars().all(|digit| digit.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}
