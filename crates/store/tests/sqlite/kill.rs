//! A process that is killed while it writes. The page cache survives a kill, so this shows that commits are all or
//! nothing and that nothing acknowledged is lost; `tests/faults` tests power cuts as well.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore, verify_file};
use irrgarten_store::{Actor, Append, Appended, CommandId, Seq, Store};

use crate::support::{Dice, open, table, texts};

const FILE_FOR_CHILD: &str = "IRRGARTEN_STORE_KILL_CHILD";
/// How many kills the test makes; more in a long run.
const KILLS: &str = "IRRGARTEN_STORE_KILLS";
const KILLS_A_FILE: u64 = 20;
const TABLES: u8 = 8;

fn event(number: u8, place: u64) -> Append {
    let text = format!("{number}.{place}");
    let events = vec![text.clone().into_bytes(), format!("{text} drawn").into_bytes()];
    let command =
        irrgarten_store::CommandRef { actor: Actor::new("ada").unwrap(), id: CommandId::new(text).unwrap() };
    Append { command: Some(command), ..Append::new(table(number), Seq::new(place), place, events) }
}

/// Not a test by itself: the process that gets killed. It prints what was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child_that_writes_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE_FOR_CHILD) else { return };
    let options = SqliteOptions { log_pages: 50, index_events: 40, ..SqliteOptions::default() };
    let store = Arc::new(SqliteStore::open(PathBuf::from(file), options).unwrap());
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let known = store.table(table(number)).await.unwrap();
            let mut next = known.map_or(1, |entry| entry.head.seq.get() + 1);
            loop {
                store.append(event(number, next)).await.unwrap();
                // The test has ended: this process must not outlive it.
                if writeln!(std::io::stdout(), "acknowledged {number} {next}").is_err() {
                    std::process::exit(1);
                }
                next += 2;
            }
        });
    }
    std::future::pending::<()>().await;
}

/// The process under test; it ends with the test that started it.
struct Victim(Child);

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start_child(file: &Path) -> Victim {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::child_that_writes_until_it_is_killed", "--nocapture"])
        .env(FILE_FOR_CHILD, file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    Victim(child.unwrap())
}

/// Lets the child write for a while, kills it, and returns everything it acknowledged.
fn run_and_kill(file: &Path, patience: Duration) -> BTreeMap<u8, u64> {
    run_and_kill_after(file, || {
        if patience > Duration::from_millis(30) {
            assert_eq!(open(file).err().unwrap().code(), "in-use");
        }
        std::thread::sleep(patience);
    })
}

/// Lets the child write, does `meanwhile` once it has acknowledged something, and kills it.
pub(crate) fn run_and_kill_after(file: &Path, meanwhile: impl FnOnce()) -> BTreeMap<u8, u64> {
    let mut child = start_child(file);
    let mut lines = BufReader::new(child.0.stdout.take().unwrap()).lines();
    // The clock starts with the first acknowledgement: before that there is nothing to lose.
    let first = lines.by_ref().map_while(Result::ok).find(|line| line.contains("acknowledged"));
    assert!(first.is_some(), "the child could not write");
    meanwhile();
    drop(child);
    let mut acknowledged = BTreeMap::new();
    for line in first.into_iter().chain(lines.map_while(Result::ok)) {
        // The last line may be cut in the middle, or stand behind the name of the test.
        let Some((_, said)) = line.split_once("acknowledged ") else { continue };
        if let [number, place] = said.split(' ').collect::<Vec<_>>()[..]
            && let (Ok(number), Ok(place)) = (number.parse(), place.parse())
        {
            acknowledged.insert(number, place);
        }
    }
    acknowledged
}

/// Compares the logs with what the killed process acknowledged; returns the number of logs compared.
pub(crate) async fn assert_nothing_lost(file: &Path, acknowledged: &BTreeMap<u8, u64>) -> usize {
    let store = open(file).unwrap();
    for (number, place) in acknowledged {
        let log = texts(&store, table(*number)).await.unwrap();
        assert!(log.len() as u64 > *place, "event {place} of table {number} is lost");
        // Both events of every append or neither, in order, each once.
        assert_eq!(log.len() % 2, 0);
        for (n, text) in log.iter().enumerate() {
            let first = n as u64 / 2 * 2 + 1;
            let drawn = if n % 2 == 0 { "" } else { " drawn" };
            assert_eq!(*text, format!("{number}.{first}{drawn}"));
        }
        // The result may have been lost with the process: repeating the command returns it.
        let again = store.append(event(*number, *place)).await.unwrap();
        let (first, last) = (Seq::new(*place), Seq::new(place + 1));
        assert_eq!(again, Appended::AlreadyDone { first, last });
    }
    acknowledged.len()
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(0x2026);
    let (mut compared, mut events) = (0, 0);
    for kill in 0..kills {
        // A new file now and then: reading all of it after each kill would take longer and longer.
        let file = folder.path().join(format!("server-{}.db", kill / KILLS_A_FILE));
        let acknowledged = run_and_kill(&file, Duration::from_millis(dice.below(120)));
        compared += assert_nothing_lost(&file, &acknowledged).await;
        let contents = verify_file(&file).unwrap();
        if kill % KILLS_A_FILE == KILLS_A_FILE - 1 || kill == kills - 1 {
            events += contents.events;
        }
    }
    eprintln!("{kills} kills, {events} events, {compared} logs compared");
    assert!(compared > 0);
}
