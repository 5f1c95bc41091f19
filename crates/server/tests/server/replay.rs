//! Replays the log of a table, and computes what every viewer must have been sent.

use std::path::Path;

use irrgarten_devices as devices;
use irrgarten_devices::MessageDigest;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_table::{Logged, Phase, Table};
use irrgarten_toys::games;
use irrgarten_wire::ToClient;

pub(crate) struct LogReplay {
    pub(crate) log: Vec<Logged>,
}

impl LogReplay {
    pub(crate) async fn of(file: &Path, table: &str) -> LogReplay {
        let store = SqliteStore::open(file, SqliteOptions::default()).unwrap();
        LogReplay { log: devices::LogReplay::of(games(), &store, table).await.unwrap().log }
    }

    pub(crate) fn at(&self, version: u64) -> Table {
        Table::load(games(), self.log[..version as usize].iter().cloned(), 0).unwrap()
    }

    /// Compares every byte a device got with what a fresh replay sends its viewers, and checks that nothing is
    /// missing and that the server's secret is hidden until the end. Returns the number of frames compared.
    pub(crate) fn compare(&self, frames: &[String]) -> usize {
        let replay = devices::LogReplay { games: games(), log: self.log.clone() };
        let secret = String::from(replay.secret().unwrap());
        let mut kept = Vec::new();
        for text in frames {
            let message: ToClient = serde_json::from_str(text).unwrap();
            let over = match &message {
                ToClient::Changes { table, .. } => table.get().contains(r#""phase":["over"]"#),
                _ => message.table().is_some_and(|(_, table)| table.phase == Phase::Over),
            };
            assert!(over || !text.contains(&secret), "the server's secret before the end");
            kept.extend(MessageDigest::of(text, &message));
        }
        replay.compare(&[kept]).unwrap_or_else(|difference| panic!("{difference}"))
    }
}
