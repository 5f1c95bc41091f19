//! Measures how fast durable appends are on this disk, compared with the disk itself.
//!
//! `cargo run --release -p irrgarten-store --example store_bench [folder]`
//!
//! Every table appends one event at a time and waits for the result, as a table of players does. The bare disk is
//! measured in the same folder before every row: 4 KiB overwritten in place, then `fdatasync`.

#![allow(clippy::cast_precision_loss, reason = "figures are printed with three digits")]

use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use irrgarten_store::{Actor, Append, CommandId, CommandRef, ListedPhase, Seq, Store, Summary, TableId};

const TABLES: [usize; 5] = [1, 16, 64, 256, 1_000];
const EVENT_BYTES: usize = 200;
const SECONDS: u64 = 4;

type AnyError = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), AnyError> {
    let folder = std::env::args().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = tempfile::tempdir_in(folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    let mut out = std::io::stdout();
    writeln!(out, "{EVENT_BYTES}-byte events, each with a command id; times in milliseconds")?;
    writeln!(
        out,
        "  tables  appends/s  a commit |    p50     p99     max | disk p50     p99 |  ratio p50    p99 | CPU us"
    )?;
    for with_summary in [false, true] {
        let what = if with_summary { "a new summary with every event" } else { "events alone" };
        writeln!(out, "{what}")?;
        for tables in TABLES {
            let disk = sync_times(folder.path())?;
            let run = runtime.block_on(appends(folder.path(), tables, with_summary))?;
            let (p50, p99) = (percentile(&run.times, 50), percentile(&run.times, 99));
            let (disk50, disk99) = (percentile(&disk, 50), percentile(&disk, 99));
            writeln!(
                out,
                "{tables:8} {:10.0} {:9.1} | {p50:6.2} {p99:7.2} {:7.2} | {disk50:8.2} {disk99:7.2} | {:10.1} {:6.1} | {:6.1}",
                run.times.len() as f64 / run.seconds,
                run.appends_a_commit,
                percentile(&run.times, 100),
                p50 / disk50,
                p99 / disk99,
                run.cpu_us / run.times.len() as f64,
            )?;
        }
    }
    Ok(())
}

struct Run {
    times: Vec<Duration>,
    seconds: f64,
    appends_a_commit: f64,
    cpu_us: f64,
}

async fn appends(folder: &Path, tables: usize, with_summary: bool) -> Result<Run, AnyError> {
    let file = folder.join(format!("bench-{tables}-{with_summary}.db"));
    let store = Arc::new(SqliteStore::open(file, SqliteOptions::default())?);
    let (begin, cpu_begin) = (Instant::now(), cpu_time());
    let end = begin + Duration::from_secs(SECONDS);
    let running: Vec<_> = (0..tables)
        .map(|number| tokio::spawn(play(Arc::clone(&store), number as u64, end, with_summary)))
        .collect();
    let mut times = Vec::new();
    for table in running {
        times.extend(table.await??);
    }
    let seconds = begin.elapsed().as_secs_f64();
    let cpu_us = cpu_time().saturating_sub(cpu_begin).as_secs_f64() * 1e6;
    let stats = store.stats();
    times.sort_unstable();
    Ok(Run { times, seconds, appends_a_commit: stats.changes as f64 / stats.transactions as f64, cpu_us })
}

async fn play(
    store: Arc<SqliteStore>,
    number: u64,
    end: Instant,
    with_summary: bool,
) -> Result<Vec<Duration>, AnyError> {
    // Scattered over the file, as random ids are.
    let id = u128::from(number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    let table = TableId::from_bytes(id.to_be_bytes());
    let actor = Actor::new(format!("person-{number:018}"))?;
    let mut next = Seq::FIRST;
    let mut times = Vec::new();
    while Instant::now() < end {
        let begin = Instant::now();
        let id = CommandId::new(format!("{:032x}", u128::from(next.get()).wrapping_mul(id)))?;
        let mut append = Append::new(table, next, 1_700_000_000_000, vec![vec![7; EVENT_BYTES]]);
        append.command = Some(CommandRef { actor: actor.clone(), id });
        append.summary = with_summary.then(|| Summary {
            phase: ListedPhase::Running,
            listed: true,
            participants: vec![actor.clone()],
            document: vec![b'x'; 300],
        });
        next = store.append(append).await?.places().1.next();
        times.push(begin.elapsed());
    }
    Ok(times)
}

fn sync_times(folder: &Path) -> std::io::Result<Vec<Duration>> {
    let path = folder.join("bare");
    let mut file = OpenOptions::new().create(true).truncate(true).write(true).open(path)?;
    file.write_all(&vec![0; 64 * 4096])?;
    file.sync_all()?;
    let mut times = (0..400).map(|round| one_sync(&mut file, round)).collect::<std::io::Result<Vec<_>>>()?;
    times.sort_unstable();
    Ok(times)
}

fn one_sync(file: &mut File, round: u64) -> std::io::Result<Duration> {
    let begin = Instant::now();
    file.seek(SeekFrom::Start(round % 64 * 4096))?;
    file.write_all(&[round as u8; 4096])?;
    file.sync_data()?;
    Ok(begin.elapsed())
}

fn percentile(sorted: &[Duration], percent: usize) -> f64 {
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}

/// CPU time of this process in user and system mode, where the system tells it.
fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
