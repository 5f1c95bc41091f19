//! The server crashes, connections are cut in the middle of commits, and the server stops answering.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use irrgarten_scratch::{Disk, Postgres};
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};
use irrgarten_store::{Append, Store, StoreError};

use crate::support::{append, command, open, table};

const PLAYERS: u8 = 24;
const CUTS: usize = 30;
const CRASHES: usize = 5;

/// Appends one move after the other until it is told to stop. What is not acknowledged is sent again, as a client does,
/// until it is. Returns the moves, in order.
async fn play(
    store: Arc<PostgresStore>,
    number: u8,
    stop: Arc<AtomicBool>,
    refused: Arc<AtomicUsize>,
) -> usize {
    let (mut moves, mut next) = (0, 1);
    while !stop.load(Ordering::Relaxed) {
        moves += 1;
        loop {
            let name = command(moves);
            let given = Append { command: Some(name), ..append(table(number), next, &format!("c-{moves}")) };
            match store.append(given).await {
                Ok(done) => {
                    let (first, last) = done.places();
                    assert_eq!((first.get(), last), (moves as u64, first), "each move is written once");
                    next = last.get() + 1;
                    break;
                }
                Err(StoreError::Unreachable { .. }) => {
                    refused.fetch_add(1, Ordering::Relaxed);
                }
                Err(other) => panic!("{number}, move {moves}: {other}"),
            }
        }
    }
    moves
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn crashes_and_cut_connections_lose_and_double_nothing() {
    let mut server = Postgres::start(Disk::Synced);
    server.database("one");
    let options =
        PostgresOptions { patience: Duration::from_millis(500), writers: 3, ..PostgresOptions::default() };
    let address = server.address("one").parse().unwrap();
    let store = Arc::new(PostgresStore::open(address, options).await.unwrap());
    let (stop, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| tokio::spawn(play(Arc::clone(&store), number, Arc::clone(&stop), Arc::clone(&refused))))
        .collect();
    let server = tokio::task::spawn_blocking(move || {
        for fault in 0..CUTS + CRASHES {
            std::thread::sleep(Duration::from_millis(50 + (fault as u64 * 37) % 90));
            if fault % (CUTS / CRASHES + 1) == 3 {
                server.crash();
                // Longer than the store waits: some are told.
                std::thread::sleep(Duration::from_millis(if fault == 3 { 1_500 } else { 10 }));
                server.begin();
            } else {
                server.cut_connections("one");
            }
        }
        server
    });
    let server = server.await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut all = 0;
    let fresh = open(&server, "one").await;
    for (number, player) in (0..PLAYERS).zip(players) {
        let moves = player.await.unwrap();
        let sent: Vec<String> = (1..=moves).map(|n| format!("c-{n}")).collect();
        assert_eq!(crate::support::texts(&*fresh, table(number)).await, sent);
        all += moves;
    }
    assert!(all > 100, "{all} moves are too few to mean anything");
    assert!(refused.load(Ordering::Relaxed) > 0, "a long crash is told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn a_server_that_is_away_is_said_to_be_and_waited_for() {
    let mut server = Postgres::start(Disk::Unsynced);
    server.database("one");
    let store = open(&server, "one").await;
    store.append(append(table(1), 1, "one")).await.unwrap();
    server.crash();
    let (write, read) = tokio::join!(store.append(append(table(1), 2, "two")), store.table(table(1)));
    assert_eq!(write.unwrap_err().code(), "unreachable");
    assert_eq!(read.unwrap_err().code(), "unreachable");
    server.begin();
    // Nobody has to start anything again.
    loop {
        match store.append(append(table(1), 2, "two")).await {
            Ok(_) => break,
            Err(error) => assert_eq!(error.code(), "unreachable"),
        }
    }
    assert_eq!(crate::support::texts(&*store, table(1)).await, ["one", "two"]);
}
