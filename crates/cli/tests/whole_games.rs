//! Whole games of every game of the server over sockets, compared byte for byte with a fresh replay of the log.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use irrgarten_campaigns::{Party, Replay, Rivals, Step, Story};
use irrgarten_catalogue::games;
use irrgarten_game::SearchRng;
use irrgarten_server::{Config, Limits, run};
use irrgarten_store::sqlite::{Options, SqliteStore};
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
        let config =
            Config { speedup: 20, rate: 1e6, burst: 1e6, outgoing: 10_000, limits, ..Config::default() };
        let store = Arc::new(SqliteStore::open(&file, Options::default()).unwrap());
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

async fn played(address: SocketAddr, party: Party, seed: u64) -> Story {
    let mut rivals = Rivals::gather(address, party, "Guest", SearchRng::new(seed)).await.unwrap();
    rivals.open().await.unwrap();
    rivals.connect().await.unwrap();
    for _ in 0..LONGEST {
        if rivals.step().await.unwrap() == Step::Over {
            return rivals.into_story();
        }
    }
    panic!("table {} does not end", rivals.table());
}

/// Every device was told everything, and every acknowledged move is in the log once.
async fn agree(server: &SqliteStore, what: &str, story: &Story) {
    assert_eq!(story.surprises, [] as [String; 0], "{what}");
    let replay = Replay::of(games(), server, &story.table).await.unwrap();
    assert_eq!(replay.at(replay.log.len() as u64).unwrap().phase(), Phase::Over, "{what}");
    let compared = replay.compare(&story.told).unwrap_or_else(|difference| panic!("{what}: {difference}"));
    assert!(compared > 3 * story.told.len(), "{what}: only {compared} messages");
    let moves = replay.compare_actions(story).unwrap_or_else(|difference| panic!("{what}: {difference}"));
    assert!(moves > 0, "{what}: nobody has played");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_with_every_number_of_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(folder.path().join("irrgarten.db")).await;
    let mut playing = Vec::new();
    for entry in games().all() {
        let meta = entry.meta();
        for seats in meta.min_seats.max(2)..=meta.max_seats {
            let what = format!("{} for {seats}", meta.slug);
            // With the server on the last seat, the largest table also without; always somebody who looks on.
            let bots = if seats == meta.max_seats { 0..=1 } else { 1..=1 };
            for bots in bots {
                let party = Party::lively(meta.slug, seats - bots, bots, 1);
                let played = played(server.address, party, u64::from(seats));
                playing.push((format!("{what}, {bots} of the server"), tokio::spawn(played)));
            }
        }
    }
    let mut stories = Vec::new();
    for (what, story) in playing {
        stories.push((what, story.await.unwrap()));
    }
    let file = server.stop().await;
    let kept = SqliteStore::open(&file, Options::default()).unwrap();
    for (what, story) in &stories {
        agree(&kept, what, story).await;
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
        let party = Party { devices: 2, ..Party::lively(meta.slug, people, 0, 1) };
        let address = server.address;
        let coming_back = async move {
            let mut rivals = Rivals::gather(address, party, "Guest", SearchRng::new(7)).await.unwrap();
            rivals.open().await.unwrap();
            rivals.connect().await.unwrap();
            let mut decisions = 0;
            while rivals.step().await.unwrap() != Step::Over {
                let times = if decisions < EVERY_KIND || decisions % 16 < 2 { 2 } else { 0 };
                for _ in 0..times {
                    // One device of each at a time: the other hears everything without a break.
                    for device in (decisions % 2..rivals.devices()).step_by(2) {
                        rivals.disconnect_one(device);
                    }
                    rivals.connect().await.unwrap();
                }
                decisions += 1;
                assert!(decisions < LONGEST, "table {} does not end", rivals.table());
            }
            rivals.into_story()
        };
        playing.push((meta.slug, tokio::spawn(coming_back)));
    }
    let mut stories = Vec::new();
    for (slug, story) in playing {
        stories.push((slug, story.await.unwrap()));
    }
    let file = server.stop().await;
    let kept = SqliteStore::open(&file, Options::default()).unwrap();
    for (slug, story) in &stories {
        agree(&kept, slug, story).await;
        let last = Replay::of(games(), &kept, &story.table).await.unwrap().log.len() as u64;
        for told in &story.told {
            assert_eq!(told.last().unwrap().version, last, "{slug}: everybody hears of the end");
        }
    }
}
