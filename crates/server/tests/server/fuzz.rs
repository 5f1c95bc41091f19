//! A hundred thousand frames that are wrong, or almost right: nothing changes, no other client notices, and the
//! sender is told why. `IRRGARTEN_FUZZ_FRAMES` asks for more.

use std::sync::Arc;

use irrgarten_devices::{LogReplay, Progress, TablePlan, TablePlayers};
use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::http::ask;
use crate::raw::{BINARY, CLOSE, END, PING, PONG, TEXT, converse, fragments, frame, head, unmasked};
use crate::resume::begun;
use crate::setup::{TestServer, folder, quick};

const FRAMES: usize = 100_000;
/// How many frames go through one socket before something closes it.
const A_SOCKET: usize = 40;
const SOCKETS_AT_ONCE: usize = 64;
const MEGABYTES: u64 = 96;

/// Good messages to be mutated. Those that are still valid afterwards must be harmless.
const GOOD: [&str; 6] = [
    r#"{"type":"hello","version":3,"seats":[1,2],"changes":true}"#,
    r#"{"type":"do","id":"x","command":{"type":"sit","seat":1}}"#,
    r#"{"type":"do","id":"x","command":{"type":"act","seat":1,"action":"07","seen":2}}"#,
    r#"{"type":"do","id":"x","command":{"type":"invite","seat":2,"level":"greedy"}}"#,
    r#"{"type":"do","id":"x","command":{"type":"reveal","seat":2,"share":"00ff"}}"#,
    r#"{"type":"ping"}"#,
];

fn spoilt(dice: &mut SearchRng) -> Vec<u8> {
    let mut bytes = GOOD[dice.below(GOOD.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(4) {
            0 => bytes[at] = dice.below(256) as u8,
            1 if bytes.len() > 1 => drop(bytes.remove(at)),
            2 => bytes.truncate(at.max(1)),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes
}

fn noise(dice: &mut SearchRng) -> String {
    let letters = "abN@0,-1x_?+ \u{e9}\u{1f600}\u{202e}\"\\{}[]\u{7}";
    let letters: Vec<char> = letters.chars().collect();
    (0..dice.below(30)).map(|_| letters[dice.below(letters.len() as u32) as usize]).collect()
}

/// A message of the protocol that is refused because the sender is a stranger.
fn wrong(dice: &mut SearchRng) -> String {
    let seat = dice.below(256);
    let command = match dice.below(9) {
        0 => json!({ "type": "sit", "seat": seat }),
        1 => json!({ "type": "act", "seat": seat, "action": noise(dice) }),
        2 => json!({ "type": "act", "seat": 1, "action": "07", "seen": dice.below(99) }),
        3 => json!({ "type": "commit", "seat": seat, "commitment": noise(dice) }),
        4 => json!({ "type": "say", "text": "x".repeat(301 + dice.below(2_000) as usize) }),
        5 => json!({ "type": "answer", "seat": seat, "kind": "abort", "yes": true }),
        6 => json!({ "type": "configure", "config": { "game": noise(dice), "seats": seat } }),
        7 => json!({ "type": "guardian", "seat": 1, "plays": true }),
        _ => json!({ "type": "abort" }),
    };
    let id = if dice.below(4) == 0 { noise(dice) } else { dice.below(1_000_000).to_string() };
    json!({ "type": "do", "id": id, "command": command }).to_string()
}

/// A frame that leaves the socket open.
fn harmless(dice: &mut SearchRng) -> Vec<u8> {
    let payload = vec![b'p'; dice.below(126) as usize];
    match dice.below(16) {
        0 => frame(END | PING, &payload),
        1 => frame(END | PONG, &payload),
        2 => frame(END | TEXT, br#"{"type":"ping"}"#),
        3..6 => fragments(&wrong(dice), dice),
        _ => frame(END | TEXT, wrong(dice).as_bytes()),
    }
}

/// A frame that must close it, and the codes it may be closed with.
fn closing(dice: &mut SearchRng) -> (Vec<u8>, &'static [u16]) {
    let long = 8_193 + dice.below(9_000) as usize;
    match dice.below(16) {
        0 => (frame(END | TEXT, &vec![b'x'; long]), &[1009]),
        1 => (frame(END | BINARY, &spoilt(dice)), &[1003]),
        2 => (frame(END | BINARY, &vec![0; long]), &[1009]),
        3 => (frame(END | TEXT, b"{\"type\":\"\xff\xfe\"}"), &[4000]),
        4 => (frame(END | TEXT | 0x40, b"{}"), &[4000]),
        5 => (frame(END | (3 + dice.below(5) as u8), b"{}"), &[4000]),
        6 => (unmasked(END | TEXT, br#"{"type":"ping"}"#), &[4000]),
        7 => (frame(END | PING, &[0; 126]), &[4000]),
        8 => (frame(PING, b"half a ping"), &[4000]),
        9 => (frame(END, b"the end of nothing"), &[4000]),
        10 => (head(END | TEXT, 1 << (20 + dice.below(43)), true), &[1009, 4000]),
        11 => ([frame(TEXT, &[b'x'; 5_000]), frame(END, &[b'x'; 5_000])].concat(), &[1009]),
        12 => (frame(END | TEXT, format!("{}1", "[".repeat(8_000)).as_bytes()), &[4000]),
        // Almost right: if it is still a valid message, the binary frame after it is not.
        _ => {
            let text = String::from_utf8_lossy(&spoilt(dice)).into_owned();
            let bytes = [frame(END | TEXT, text.as_bytes()), frame(END | BINARY, b"enough")].concat();
            (bytes, &[4000, 1003, 1009])
        }
    }
}

fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// Sends many frames over one socket as a stranger; returns how many.
async fn attack(server: &TestServer, table: &str, cookie: &str, dice: &mut SearchRng) -> usize {
    let mut bytes = frame(END | TEXT, br#"{"type":"hello"}"#);
    for _ in 0..A_SOCKET {
        bytes.extend(harmless(dice));
    }
    let (last, codes) = closing(dice);
    bytes.extend(&last);
    bytes.extend(frame(END | CLOSE, &[]));
    let ended = converse(server.address, table, cookie, bytes).await;
    let (code, reason) = ended.unwrap_or_else(|| panic!("no goodbye, expected {codes:?}: {last:02x?}"));
    assert!(codes.contains(&code) && !reason.is_empty(), "{code} {reason}, expected {codes:?}: {last:02x?}");
    A_SOCKET + 2
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_thousand_bad_frames_change_nothing() {
    let wanted = std::env::var("IRRGARTEN_FUZZ_FRAMES").ok().and_then(|text| text.parse().ok());
    let wanted: usize = wanted.unwrap_or(FRAMES);
    let (_folder, file) = folder();
    let server = Arc::new(TestServer::start(file, quick()).await);
    let (table, guests, [mut ada, _ben]) = begun(&server).await;
    let before = ada.must(json!({ "type": "say", "text": "before" })).await;
    // Others play meanwhile.
    let address = server.address;
    let playing = tokio::spawn(async move {
        let plan = TablePlan::lively("hands", 2, 0, 1);
        let mut players = TablePlayers::gather(address, plan, "Guest", SearchRng::new(3)).await.unwrap();
        players.open().await.unwrap();
        players.connect().await.unwrap();
        while players.step().await.unwrap() != Progress::Over {}
        players.into_history()
    });
    // A stranger: even valid commands are refused.
    let stranger = server.guest("Eve").await;
    let places = Arc::new(Semaphore::new(SOCKETS_AT_ONCE));
    let (mut attacks, mut settled) = (Vec::new(), 0);
    for number in 0..wanted.div_ceil(A_SOCKET + 2) {
        let place = Arc::clone(&places).acquire_owned().await.unwrap();
        let (server, table, cookie) = (Arc::clone(&server), table.clone(), stranger.cookie.clone());
        attacks.push(tokio::spawn(async move {
            let sent = attack(&server, &table, &cookie, &mut SearchRng::new(number as u64)).await;
            drop(place);
            sent
        }));
        if number == wanted / (A_SOCKET + 2) / 4 {
            settled = resident();
        }
    }
    let (mut sent, sockets) = (0, attacks.len());
    for attack in attacks {
        sent += attack.await.unwrap();
    }
    assert!(sent >= wanted, "{sent}");
    let grown = resident().saturating_sub(settled);
    assert!(grown < MEGABYTES, "{grown} MB more than after a quarter of the frames");
    // Listeners that did not read for so long have been dropped.
    let mut ada = server.socket(&table, Some(&guests[0])).await;
    ada.hello(None).await;
    let after = ada.must(json!({ "type": "say", "text": "after" })).await;
    assert_eq!(after, before + 1);
    assert_eq!(ask(server.address, "GET", "/healthz", &[], None).await.status, 200);
    let metrics = ask(server.address, "GET", "/metrics", &[], None).await.body;
    assert!(metrics.contains(&format!("irrgarten_bad_frames_total {sockets}\n")), "{metrics}");
    let told = playing.await.unwrap();
    let file = Arc::into_inner(server).unwrap().stop().await;
    let store = SqliteStore::open(&file, SqliteOptions::default()).unwrap();
    let attacked = LogReplay::of(irrgarten_toys::games(), &store, &table).await.unwrap();
    assert_eq!(attacked.log.len() as u64, after);
    let theirs = LogReplay::of(irrgarten_toys::games(), &store, &told.table).await.unwrap();
    theirs.compare(&told.received).unwrap();
    theirs.compare_actions(&told).unwrap();
    assert_eq!(told.surprises, [] as [String; 0]);
}
