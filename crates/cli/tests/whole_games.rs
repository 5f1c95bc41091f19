//! Whole games of every game over sockets, compared byte for byte with a fresh replay of the log.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use irrgarten_catalogue::games;
use irrgarten_devices::{LogReplay, Progress, TableHistory, TablePlan, TablePlayers};
use irrgarten_game::SearchRng;
use irrgarten_server::{Limits, ServerConfig, run};
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_table::Phase;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A game that has not ended by then never will.
const LONGEST: usize = 20_000;

/// A server in this process.
struct TestServer {
    address: SocketAddr,
    file: PathBuf,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl TestServer {
    /// Nobody waits for a countdown as long as people would, and nobody is slowed down.
    async fn start(file: PathBuf) -> TestServer {
        let limits = Limits::none();
        let config = ServerConfig {
            speedup: 20,
            rate: 1e6,
            burst: 1e6,
            outgoing: 10_000,
            limits,
            ..ServerConfig::default()
        };
        let store = Arc::new(SqliteStore::open(&file, SqliteOptions::default()).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let running =
            tokio::spawn(async move { run(listener, config, games(), store, shutdown).await.unwrap() });
        TestServer { address, file, stop, running }
    }

    /// Closes it in order; its file can be opened afterwards.
    async fn stop(self) -> PathBuf {
        let _ = self.stop.send(());
        self.running.await.unwrap();
        self.file
    }
}

async fn played(address: SocketAddr, plan: TablePlan, seed: u64) -> TableHistory {
    let mut players = TablePlayers::gather(address, plan, "Guest", SearchRng::new(seed)).await.unwrap();
    players.open().await.unwrap();
    players.connect().await.unwrap();
    for _ in 0..LONGEST {
        if players.step().await.unwrap() == Progress::Over {
            return players.into_history();
        }
    }
    panic!("table {} does not end", players.table());
}

/// Every device was sent everything, and every acknowledged move is in the log once.
async fn agree(server: &SqliteStore, what: &str, history: &TableHistory) {
    assert_eq!(history.surprises, [] as [String; 0], "{what}");
    let replay = LogReplay::of(games(), server, &history.table).await.unwrap();
    assert_eq!(replay.at(replay.log.len() as u64).unwrap().phase(), Phase::Over, "{what}");
    let compared =
        replay.compare(&history.received).unwrap_or_else(|difference| panic!("{what}: {difference}"));
    assert!(compared > 3 * history.received.len(), "{what}: only {compared} messages");
    let moves = replay.compare_actions(history).unwrap_or_else(|difference| panic!("{what}: {difference}"));
    assert!(moves > 0, "{what}: nobody has played");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_with_every_number_of_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(folder.path().join("irrgarten.db")).await;
    let mut playing = Vec::new();
    for entry in games().all() {
        let meta = entry.meta();
        for seats in meta.min_seats.max(2)..=meta.max_seats {
            let what = format!("{} for {seats}", meta.slug);
            // With a bot on the last seat, the largest table also without; always a spectator.
            let bots = if seats == meta.max_seats { 0..=1 } else { 1..=1 };
            for bots in bots {
                let plan = TablePlan::lively(meta.slug, seats - bots, bots, 1);
                let played = played(server.address, plan, u64::from(seats));
                playing.push((format!("{what}, {bots} bots"), tokio::spawn(played)));
            }
        }
    }
    let mut histories = Vec::new();
    for (what, history) in playing {
        histories.push((what, history.await.unwrap()));
    }
    let file = server.stop().await;
    let kept = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    for (what, history) in &histories {
        agree(&kept, what, history).await;
    }
}

/// After so many decisions every kind has been met, and devices come back only now and then.
const EVERY_KIND: usize = 48;

/// At every decision of the beginning of every game both devices of everybody come back twice, and again and again
/// until its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn devices_come_back_in_the_middle_of_every_decision() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(folder.path().join("irrgarten.db")).await;
    let mut playing = Vec::new();
    for entry in games().all() {
        let meta = entry.meta();
        let people = meta.min_seats.max(2);
        let plan = TablePlan { devices: 2, ..TablePlan::lively(meta.slug, people, 0, 1) };
        let address = server.address;
        let coming_back = async move {
            let mut players = TablePlayers::gather(address, plan, "Guest", SearchRng::new(7)).await.unwrap();
            players.open().await.unwrap();
            players.connect().await.unwrap();
            let mut decisions = 0;
            while players.step().await.unwrap() != Progress::Over {
                let times = if decisions < EVERY_KIND || decisions % 16 < 2 { 2 } else { 0 };
                for _ in 0..times {
                    // One device of each at a time: the other hears everything without a break.
                    for device in (decisions % 2..players.devices()).step_by(2) {
                        players.disconnect_one(device);
                    }
                    players.connect().await.unwrap();
                }
                decisions += 1;
                assert!(decisions < LONGEST, "table {} does not end", players.table());
            }
            players.into_history()
        };
        playing.push((meta.slug, tokio::spawn(coming_back)));
    }
    let mut histories = Vec::new();
    for (slug, history) in playing {
        histories.push((slug, history.await.unwrap()));
    }
    let file = server.stop().await;
    let kept = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    for (slug, history) in &histories {
        agree(&kept, slug, history).await;
        let last = LogReplay::of(games(), &kept, &history.table).await.unwrap().log.len() as u64;
        for received in &history.received {
            assert_eq!(received.last().unwrap().version, last, "{slug}: everybody hears of the end");
        }
    }
}
