//! The log file beside the database (`-wal`): cut short, torn, and kept from growing.

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Seq, Store};

use crate::support::{Dice, append, beside, open, quick_folder, table, texts};

/// What a power cut leaves: the log up to some byte, perhaps followed by rubbish.
#[tokio::test]
async fn a_cut_log_loses_nothing_acknowledged_before_the_cut() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    let store = open(&file).unwrap();
    // The seq that was acknowledged when the log had this length.
    let mut lengths = vec![0];
    for place in 1..=40 {
        store.append(append(table(1), place, &format!("event {place}"))).await.unwrap();
        lengths.push(std::fs::metadata(beside(&file, "-wal")).unwrap().len());
    }
    assert!(lengths.is_sorted_by(|a, b| a < b));
    let database = std::fs::read(&file).unwrap();
    let log = std::fs::read(beside(&file, "-wal")).unwrap();
    drop(store);

    let mut dice = Dice(7);
    let exact = lengths.iter().flat_map(|length| [length.saturating_sub(1), *length, length + 1]);
    let random: Vec<u64> = (0..60).map(|_| dice.below(log.len() as u64)).collect();
    for cut in exact.chain(random).filter(|cut| *cut <= log.len() as u64) {
        for rubbish in [0, 700, 9_000] {
            let copy = folder.path().join("copy.db");
            let mut torn = log[..cut as usize].to_vec();
            torn.extend((0..rubbish).map(|_| dice.below(256) as u8));
            std::fs::write(&copy, &database).unwrap();
            std::fs::write(beside(&copy, "-wal"), torn).unwrap();
            let store = open(&copy).unwrap();
            let events = texts(&store, table(1)).await.unwrap();
            let acknowledged = lengths.iter().rposition(|length| *length <= cut).unwrap();
            assert_eq!(events.len(), acknowledged, "cut at {cut}");
            let expected: Vec<_> = (1..=acknowledged).map(|place| format!("event {place}")).collect();
            assert_eq!(events, expected);
            store.append(append(table(1), acknowledged as u64 + 1, "goes on")).await.unwrap();
        }
    }
}

#[tokio::test]
async fn the_log_does_not_grow_without_bound() {
    let folder = quick_folder();
    let file = folder.path().join("irrgarten.db");
    let options = SqliteOptions { log_pages: 100, ..SqliteOptions::default() };
    let store = SqliteStore::open(&file, options).unwrap();
    let mut longest = 0;
    for place in 1..=1_500 {
        store.append(append(table(1), place, &"x".repeat(1_000))).await.unwrap();
        // Readers come and go, as on a busy server.
        if place % 10 == 0 {
            store.read(table(1), Seq::new(place)).await.unwrap();
        }
        longest = longest.max(std::fs::metadata(beside(&file, "-wal")).unwrap().len());
    }
    let written = 1_500 * 3 * 4_096;
    assert!(longest < 1_000_000 && longest < written / 10, "{longest} bytes of log");
    drop(store);
    assert!(!beside(&file, "-wal").exists(), "closing moves the log into the file");
}
