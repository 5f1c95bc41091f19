//! Clients that are told what changes, and must end up with what a new client is sent.

use std::collections::BTreeMap;

use irrgarten_changes::apply;
use irrgarten_game::Viewer;
use irrgarten_table::{Millis, Sent, Table, Updates, ViewRequest};
use irrgarten_wire::{ToClient, unfolded};
use serde_json::Value;

/// One client for every viewer. They get changes where they can.
#[derive(Default)]
pub(crate) struct Watchers {
    sent: Sent,
    tables: BTreeMap<usize, Value>,
    pub(crate) changes: u32,
}

impl Watchers {
    /// Everybody hears the news, and compares.
    pub(crate) fn hear(&mut self, table: &Table, now: Millis) {
        let mut updates = Updates::new(table, now, std::mem::take(&mut self.sent));
        for (nth, viewer) in Viewer::all(table.config().seats).enumerate() {
            let since = self.tables.get(&nth).and_then(|known| known["version"].as_u64());
            let mut message = Vec::new();
            updates.write(ViewRequest { viewer, since, with_text: true, changes: true }, &mut message);
            let known = self.tables.entry(nth).or_default();
            match serde_json::from_slice(&message).unwrap() {
                ToClient::Snapshot { table, .. } | ToClient::Events { table, .. } => {
                    *known = serde_json::from_str(&serde_json::to_string(&table).unwrap()).unwrap();
                }
                ToClient::Changes { actions, table, .. } => {
                    apply(known, &serde_json::from_str(table.get()).unwrap()).unwrap();
                    if let Some(actions) = actions {
                        known["actions"] = unfolded(&actions).unwrap().into();
                    }
                    self.changes += 1;
                }
                other => panic!("{other:?}"),
            }
            let whole = serde_json::to_string(&table.snapshot(viewer, now)).unwrap();
            assert_eq!(*known, serde_json::from_str::<Value>(&whole).unwrap(), "{viewer:?}");
        }
        self.sent = updates.sent();
    }
}
