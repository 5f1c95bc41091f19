//! A disk that is full, read-only or damaged: writes are refused with a code, reads go on, and so do writes
//! afterwards.

use std::fs::{Permissions, set_permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Client;
use crate::disk::{Disk, Fault};
use crate::http::ask;
use crate::replay::LogReplay;
use crate::resume::begun;
use crate::setup::{Guest, TestServer, folder, quick};
use crate::small_disk::SmallDisk;
use crate::vfs;

/// A file system of a few megabytes for root; for everybody else a layer under SQLite that injects faults.
enum Small {
    Mounted(SmallDisk),
    Simulated(TempDir, Arc<Disk>),
}

impl Small {
    fn new() -> Small {
        if let Some(disk) = SmallDisk::mount("3m") {
            eprintln!("a file system of 3 MB is mounted");
            std::fs::write(disk.path().join("ballast"), vec![0; 1_500_000]).unwrap();
            return Small::Mounted(disk);
        }
        eprintln!("no file system can be mounted here: a layer under SQLite says that the disk is full");
        vfs::install();
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::under(folder.path());
        Small::Simulated(folder, disk)
    }

    fn file(&self) -> PathBuf {
        match self {
            Small::Mounted(disk) => disk.path().join("irrgarten.db"),
            Small::Simulated(folder, _) => folder.path().join("irrgarten.db"),
        }
    }

    fn fill(&self) {
        if let Small::Simulated(_, disk) = self {
            disk.fail(Fault::Full, 0);
        }
    }

    fn make_room(&self) {
        match self {
            Small::Mounted(disk) => std::fs::remove_file(disk.path().join("ballast")).unwrap(),
            Small::Simulated(_, disk) => assert!(disk.heal() > 0, "no fault was injected"),
        }
    }
}

async fn now(client: &mut Client) -> Value {
    client.send(&json!({ "type": "hello", "text": true })).await;
    client.until("snapshot").await["table"].take()
}

/// Everything that only reads is answered as before.
async fn can_be_looked_at(server: &TestServer, table: &str, guest: &Guest) {
    let health = ask(server.address, "GET", "/healthz", &[], None).await;
    assert_eq!(health.status, 503, "{}", health.body);
    for path in ["/api/tables?phase=running", &format!("/api/tables/{table}"), "/api/games"] {
        let answer = ask(server.address, "GET", path, &[], None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    }
    let mut late = server.socket(table, Some(guest)).await;
    late.hello(Some(0)).await;
    assert_eq!(late.next().await["type"], "events");
}

async fn opening(server: &TestServer, guest: &Guest) -> (u16, String) {
    let wished = json!({ "game": "hands", "seats": 2 }).to_string();
    let headers = [("cookie", guest.cookie.as_str())];
    let answer = ask(server.address, "POST", "/api/tables", &headers, Some(&wished)).await;
    let code = answer.json()["code"].as_str().unwrap_or_default().to_owned();
    (answer.status, code)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_recovers_without_a_restart() {
    let disk = Small::new();
    let server = TestServer::start(disk.file(), quick()).await;
    let (table, guests, [mut ada, mut ben]) = begun(&server).await;
    disk.fill();
    let remark = json!({ "type": "say", "text": "x".repeat(300) });
    let mut said = 0;
    let refused = loop {
        let answer = ada.command_as(&format!("full-{said}"), remark.clone()).await;
        if answer["type"] == "error" {
            break answer;
        }
        said += 1;
        assert!(said < 20_000, "the disk never fills up");
    };
    assert_eq!(refused["code"], "disk_full", "{refused}");
    let before = now(&mut ada).await;
    assert_eq!(now(&mut ben).await["version"], before["version"]);
    let act = json!({ "type": "act", "seat": before["turn"][0], "action": before["actions"][0] });
    for _ in 0..3 {
        if before["turn"][0] == 1 {
            assert_eq!(ada.command(act.clone()).await["code"], "disk_full");
        }
        assert_eq!(opening(&server, &guests[0]).await, (507, "disk_full".to_owned()));
        assert_eq!(now(&mut ada).await, before, "the refused command has changed nothing");
        can_be_looked_at(&server, &table, &guests[1]).await;
    }
    disk.make_room();
    // The command that was refused, with the same id.
    let done = ada.command_as(&format!("full-{said}"), remark).await;
    assert_eq!(
        (&done["type"], done["version"].as_u64()),
        (&json!("ack"), before["version"].as_u64().map(|it| it + 1))
    );
    assert_eq!(opening(&server, &guests[0]).await.0, 201);
    let last = now(&mut ben).await["version"].as_u64().unwrap();
    let file = server.stop().await;
    let replay = LogReplay::of(&file, &table).await;
    assert_eq!(replay.log.len() as u64, last, "nothing is half there");
    assert!(replay.compare(&ada.frames) > 0 && replay.compare(&ben.frames) > 0);
}

/// Takes the permission to write away, and gives it back.
fn allow_writing(folder: &Path, mounted: Option<&SmallDisk>, allow: bool) {
    if let Some(disk) = mounted {
        return disk.remount(if allow { "rw" } else { "ro" });
    }
    for file in std::fs::read_dir(folder).unwrap() {
        let mode = if allow { 0o644 } else { 0o444 };
        set_permissions(file.unwrap().path(), Permissions::from_mode(mode)).unwrap();
    }
    set_permissions(folder, Permissions::from_mode(if allow { 0o755 } else { 0o555 })).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_only_server_can_be_read() {
    let mounted = SmallDisk::mount("8m");
    let (plain, _) = folder();
    let place = mounted.as_ref().map_or(plain.path(), |disk| disk.path()).to_owned();
    eprintln!("read-only by {}", if mounted.is_some() { "a read-only mount" } else { "permissions" });
    let server = TestServer::start(place.join("irrgarten.db"), quick()).await;
    let (table, guests, [mut ada, ben]) = begun(&server).await;
    let before = now(&mut ada).await;
    drop((ada, ben));
    let file = server.stop().await;
    allow_writing(&place, mounted.as_ref(), false);
    let server = TestServer::start(file, quick()).await;
    let mut ada = server.socket(&table, Some(&guests[0])).await;
    ada.hello(None).await;
    let remark = json!({ "type": "say", "text": "hello" });
    for _ in 0..3 {
        assert_eq!(ada.command_as("once", remark.clone()).await["code"], "read_only");
        assert_eq!(opening(&server, &guests[0]).await, (503, "read_only".to_owned()));
        assert_eq!(now(&mut ada).await, before);
        can_be_looked_at(&server, &table, &guests[1]).await;
    }
    allow_writing(&place, mounted.as_ref(), true);
    assert_eq!(ada.command_as("once", remark).await["type"], "ack");
    let file = server.stop().await;
    assert_eq!(LogReplay::of(&file, &table).await.log.len() as u64, before["version"].as_u64().unwrap() + 1);
}

const PAGE: usize = 4096;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_corrupt_last_page_does_not_stop_reading_the_rest() {
    let (_folder, file) = folder();
    let server = TestServer::start(file, quick()).await;
    let (first, guests, [mut ada, _]) = begun(&server).await;
    for _ in 0..20 {
        ada.must(json!({ "type": "say", "text": "x".repeat(300) })).await;
    }
    let before = now(&mut ada).await;
    let mut tables = vec![first.clone()];
    for _ in 0..6 {
        let (table, _, [mut device, _]) = begun(&server).await;
        for _ in 0..20 {
            device.must(json!({ "type": "say", "text": "y".repeat(300) })).await;
        }
        tables.push(table);
    }
    drop(ada);
    let file = server.stop().await;
    let mut image = std::fs::read(&file).unwrap();
    let last = image.len() - PAGE;
    image[last..].fill(0xa5);
    std::fs::write(&file, image).unwrap();

    let server = TestServer::start(file, quick()).await;
    let mut damaged = 0;
    for table in &tables {
        let answer = ask(server.address, "GET", &format!("/api/tables/{table}"), &[], None).await;
        match answer.status {
            200 => {}
            503 if answer.code() == "damaged" => damaged += 1,
            other => panic!("{other}: {}", answer.body),
        }
    }
    assert!(damaged < tables.len(), "one page is not the whole server");
    let mut ada = server.socket(&first, Some(&guests[0])).await;
    ada.hello(None).await;
    assert_eq!(now(&mut ada).await, before, "an old table is what it was");
    // New events go to the last page: they are refused, and nothing is half written.
    let answer = ada.command(json!({ "type": "say", "text": "hello" })).await;
    assert!(answer["type"] == "ack" || answer["code"] == "damaged", "{answer}");
    assert_eq!(damaged > 0, answer["code"] == "damaged", "{damaged} of {} tables, {answer}", tables.len());
    server.stop().await;
}
