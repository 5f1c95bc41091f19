//! The wall clock jumps while people play: nobody's time runs out, nothing is lost, and the log has the times of the
//! wall clock.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stderr, reason = "a test fails by panicking")]

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use irrgarten_campaigns::{ServerProcess, any_game};
use irrgarten_devices::{Device, GuestSession, LogReplay, Progress, TablePlan, TablePlayers, ask};
use irrgarten_game::SearchRng;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use serde_json::{Value, json};

const HOUR: i64 = 60 * 60;
/// Seconds for a move at the table with a clock.
const FOR_A_MOVE: u64 = 600;

/// The layer before the system's clock, if this machine can make one.
fn layer(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("wall.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/clock/wall.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source);
    compiler.status().is_ok_and(|status| status.success()).then_some(library)
}

/// A table with a clock, begun by one person on both seats.
async fn timed(server: &ServerProcess) -> (String, Device) {
    let guest = GuestSession::named(server.address, "Ada").await.unwrap();
    let clock = json!({ "type": "per_move", "seconds": FOR_A_MOVE });
    let wished = json!({ "game": any_game(2), "seats": 2, "clock": clock }).to_string();
    let headers = [("cookie", guest.cookie.as_str())];
    let opened = ask(server.address, "POST", "/api/tables", &headers, Some(&wished)).await.unwrap().json();
    let table = opened["table"].as_str().unwrap().to_owned();
    let mut device = Device::connect(server.address, &table, Some(&guest.cookie)).await.unwrap();
    device.hello(None).await.unwrap();
    for (number, kind) in [(1, "sit"), (2, "sit"), (1, "ready"), (2, "ready")] {
        let mut command = json!({ "type": kind, "seat": number });
        if kind == "ready" {
            command["ready"] = json!(true);
        }
        device.ask(&format!("{kind}{number}"), &command).await.unwrap();
    }
    while !device.next().await.unwrap().contains("\"id\":\"ready2\"") {}
    (table, device)
}

async fn looked_at(server: &ServerProcess, table: &str) -> Value {
    ask(server.address, "GET", &format!("/api/tables/{table}"), &[], None).await.unwrap().json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_costs_nobody_anything() {
    let folder = tempfile::tempdir().unwrap();
    let Some(library) = layer(folder.path()) else {
        eprintln!("no C compiler here: the clock of the machine cannot be put wrong");
        return;
    };
    let wall = folder.path().join("wall");
    std::fs::write(&wall, "0").unwrap();
    let file = folder.path().join("irrgarten.db");
    let environment = vec![
        ("LD_PRELOAD".to_owned(), library.into_os_string()),
        ("IRRGARTEN_TEST_WALL".to_owned(), OsString::from(&wall)),
    ];
    let program = Path::new(env!("CARGO_BIN_EXE_irrgarten"));
    let mut server = ServerProcess::open_in(program, &file, environment).await.unwrap();
    let (timed, _device) = timed(&server).await;
    let version = looked_at(&server, &timed).await["version"].clone();
    let plan = TablePlan::lively(any_game(3), 2, 1, 1);
    let mut players = TablePlayers::gather(server.address, plan, "Guest", SearchRng::new(5)).await.unwrap();
    players.open().await.unwrap();
    for jump in [0, HOUR, -HOUR, 100 * 24 * HOUR, -100 * 24 * HOUR, 0] {
        std::fs::write(&wall, jump.to_string()).unwrap();
        players.connect().await.unwrap();
        for _ in 0..8 {
            players.step().await.unwrap();
        }
        let seen = looked_at(&server, &timed).await;
        assert_eq!(seen["version"], version, "the clock moved for somebody after a jump of {jump} s");
        let left = seen["left"].as_array().unwrap().iter().map(|left| left.as_u64().unwrap());
        assert!(left.min().unwrap() > FOR_A_MOVE * 1000 / 2, "time was taken by a jump of {jump} s: {seen}");
        if jump < 0 {
            // Also while the server is away.
            players.disconnect();
            server.kill().await.unwrap();
            server.reopen().await.unwrap();
        }
    }
    while players.step().await.unwrap() != Progress::Over {}
    let history = players.into_history();
    server.kill().await.unwrap();
    let kept = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let replay = LogReplay::of(irrgarten_catalogue::games(), &kept, &history.table).await.unwrap();
    replay.compare(&history.received).unwrap();
    replay.compare_actions(&history).unwrap();
    assert_eq!(history.surprises, [] as [String; 0]);
    let moments = replay.log.iter().map(|logged| logged.at);
    let spread = moments.clone().max().unwrap() - moments.min().unwrap();
    assert!(spread > 150 * 24 * 60 * 60 * 1000, "the log has the times of the wall clock: {spread}");
}
