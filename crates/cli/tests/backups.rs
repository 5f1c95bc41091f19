//! Backups, restores and exports while people play, and records that verify.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::Command;

use irrgarten_campaigns::{ServerProcess, any_game};
use irrgarten_devices::{Device, Progress, TablePlan, TablePlayers};
use irrgarten_game::SearchRng;
use irrgarten_scratch::{Disk, Postgres};
use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_irrgarten");

struct Ran {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

fn irrgarten(arguments: &[&str], data: Option<&Path>) -> Ran {
    let mut command = Command::new(PROGRAM);
    command.args(arguments);
    if let Some(data) = data {
        command.arg("--data").arg(data);
    }
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

fn works(arguments: &[&str], data: Option<&Path>) -> String {
    let Ran { code, stdout, stderr } = irrgarten(arguments, data);
    assert_eq!(code, Some(0), "{arguments:?}: {stderr}");
    stdout
}

/// One line that says what is wrong.
fn complains(arguments: &[&str], data: Option<&Path>, expected: &str) {
    let Ran { code, stderr, .. } = irrgarten(arguments, data);
    assert_eq!((code, stderr.lines().count()), (Some(2), 1), "{arguments:?}: {stderr}");
    assert!(stderr.contains(expected), "{arguments:?}: {stderr}");
}

async fn finished_game(server: &ServerProcess, seed: u64) -> String {
    let plan = TablePlan::lively(any_game(2), 2, 0, 0);
    let mut players =
        TablePlayers::gather(server.address, plan, "Guest", SearchRng::new(seed)).await.unwrap();
    players.open().await.unwrap();
    players.connect().await.unwrap();
    while players.step().await.unwrap() != Progress::Over {}
    players.table().to_owned()
}

/// A table at which nobody plays yet.
async fn open_table(server: &ServerProcess, seed: u64) -> String {
    let plan = TablePlan::lively(any_game(2), 2, 0, 0);
    let mut players =
        TablePlayers::gather(server.address, plan, "Waiting", SearchRng::new(seed)).await.unwrap();
    players.open().await.unwrap();
    players.table().to_owned()
}

/// The whole history of a table as everybody may see it.
async fn history(server: &ServerProcess, table: &str) -> String {
    let mut device = Device::connect(server.address, table, None).await.unwrap();
    device.hello(Some(0)).await.unwrap();
    device.next().await.unwrap();
    device.next().await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_and_restored_while_people_play() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let file = folder.path().join("irrgarten.db");
    let data = Some(file.as_path());
    let mut server = ServerProcess::open(Path::new(PROGRAM), &file).await.unwrap();
    let table = finished_game(&server, 1).await;
    // From here on somebody plays all the time.
    let address = server.address;
    let playing = tokio::spawn(async move {
        let plan = TablePlan::lively(any_game(2), 2, 0, 0);
        let mut players = TablePlayers::gather(address, plan, "Other", SearchRng::new(2)).await.unwrap();
        while players.open().await.is_ok() {
            while players.connect().await.is_ok()
                && players.step().await.is_ok_and(|step| step != Progress::Over)
            {}
        }
    });
    let copy = path("copy.db");
    let said = works(&["backup", &copy], data);
    assert!(said.contains("all verified") && said.starts_with(&copy), "{said}");
    complains(&["backup", &copy], data, "already exists");
    complains(&["backup", &path("more.db")], Some(&folder.path().join("none.db")), "there is no such file");
    complains(&["restore", &copy], data, "in use");
    complains(&["restore", &path("none.db")], data, "there is no such file");

    let events = works(&["export", "--table", &table], data);
    let lines: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (version, line) in (1..).zip(&lines) {
        assert_eq!((&line["table"], line["version"].as_u64()), (&Value::from(table.as_str()), Some(version)));
    }
    let waiting = open_table(&server, 3).await;
    let everything = works(&["export", "--unfinished"], data);
    assert!(everything.contains(&table) && everything.contains(&waiting));
    let ended = irrgarten(&["export"], data);
    assert_eq!(ended.stdout.lines().filter(|line| line.contains(&table)).count(), lines.len());
    assert!(!ended.stdout.contains(&waiting), "a game that is not over has secrets");
    assert!(ended.stderr.contains("not over"), "{}", ended.stderr);
    complains(&["export", "--table", "nonsense"], data, "expected the id of a table");

    // What is downloaded at the end verifies, and has the seal that everybody was shown.
    let records = path("records");
    works(&["export", "--format", "play", "--to", &records, "--table", &table], data);
    let record = folder.path().join("records").join(format!("{table}.play"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&record).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let found: Value =
        serde_json::from_str(&works(&["verify", "--json", record.to_str().unwrap()], None)).unwrap();
    assert_eq!(
        (&found["table"], &found["shares"]),
        (&Value::from(table.as_str()), &serde_json::json!([1, 2]))
    );
    let shown = history(&server, &table).await;
    assert!(shown.contains(&format!("\"seal\":{}", found["seal"])), "{}", found["seal"]);
    let text = std::fs::read_to_string(&record).unwrap();
    std::fs::write(&record, text.replace("server ", "server 0")).unwrap();
    if std::fs::read_to_string(&record).unwrap() != text {
        assert_eq!(irrgarten(&["verify", "--json", record.to_str().unwrap()], None).code, Some(2));
    }

    server.kill().await.unwrap();
    playing.await.unwrap();
    let said = works(&["restore", &copy], data);
    assert!(said.contains("all verified"), "{said}");
    assert!(folder.path().join("irrgarten.db.before-restore-1").is_file(), "what was there is kept");
    let mut server = ServerProcess::open(Path::new(PROGRAM), &file).await.unwrap();
    assert_eq!(history(&server, &table).await, shown, "the table is what it was");
    server.kill().await.unwrap();
}

/// Everything goes from one place to another: what was played, and who may go on.
async fn moves(from: &Path, to: &Path) {
    let (old, new) = (from.to_str().unwrap(), to.to_str().unwrap());
    let mut server = ServerProcess::open(Path::new(PROGRAM), from).await.unwrap();
    let table = finished_game(&server, 1).await;
    let shown = history(&server, &table).await;
    complains(&["migrate", old, new], None, "in use");
    server.kill().await.unwrap();
    let said = works(&["migrate", old, new], None);
    assert!(said.contains("1 table, ") && said.contains("all copied and verified"), "{said}");
    complains(&["migrate", old, new], None, "something in it already");
    let mut server = ServerProcess::open(Path::new(PROGRAM), to).await.unwrap();
    assert_eq!(history(&server, &table).await, shown, "the table is what it was");
    server.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_move_from_one_file_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    moves(&path("old.db"), &path("new.db")).await;
    let none = path("none.db");
    let none = none.to_str().unwrap();
    complains(&["migrate", none, none], None, "there is no such file");
    assert!(!path("none.db").exists(), "nothing is made of a mistyped name");
    complains(
        &["migrate", path("old.db").to_str().unwrap(), path("old.db").to_str().unwrap()],
        None,
        "in use",
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL"]
async fn games_move_from_a_file_to_postgres_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let database = Postgres::start(Disk::Unsynced);
    let (one, other) = (database.database("one"), database.database("other"));
    moves(&folder.path().join("old.db"), Path::new(&one)).await;
    moves(Path::new(&other), &folder.path().join("new.db")).await;
}
