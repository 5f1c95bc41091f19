//! Several nodes on one database: nodes are killed and stopped, the database crashes and cuts its connections, people play
//! on at whichever node they reach, and nothing that was acknowledged may be missing.

mod database;
mod faults;
mod players;
mod report;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_devices::{LogReplay, TableHistory, dice};
use irrgarten_game::Dice as _;
use irrgarten_store::WholeStore as _;
use irrgarten_store::postgres::{PostgresOptions, PostgresStore};
use tokio::sync::{mpsc, watch};

use crate::{CampaignError, Compared};
use database::Database;
use faults::Cluster;
pub use faults::Fault;
use players::play;
pub use report::NodesReport;

/// A table that stands still for so long has a fault.
const STANDSTILL: Duration = Duration::from_mins(1);
const LOOK: Duration = Duration::from_millis(10);

/// What to do.
#[derive(Clone, Debug)]
pub struct NodesPlan {
    /// The program `irrgarten`.
    pub program: PathBuf,
    /// How many nodes there are, at least two.
    pub nodes: u32,
    /// How many faults there are, all kinds in turn.
    pub faults: u32,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// The longest time between a fault and the next.
    pub longest: Duration,
    /// The seed for the players and the faults.
    pub seed: u64,
}

/// What all players share.
struct Shared {
    stop: watch::Receiver<bool>,
    /// The nodes that answer.
    reachable: watch::Receiver<Vec<SocketAddr>>,
    /// What is known of tables at which nobody plays any more.
    over: mpsc::UnboundedSender<TableHistory>,
    /// How many commands were acknowledged, for each of the tables played at the same time.
    done: Vec<AtomicU64>,
    moves: AtomicU64,
    reconnects: AtomicU64,
}

/// Runs the whole campaign, or as much of it as there is before `interrupted` completes: either way there is a verdict.
/// `progress` is called with messages.
pub async fn run(
    plan: &NodesPlan,
    interrupted: impl Future<Output = ()>,
    mut progress: impl FnMut(&str),
) -> Result<NodesReport, CampaignError> {
    let mut cluster = Cluster::start(plan, Database::start()).await?;
    let (stop, stopped) = watch::channel(false);
    let (over, mut finished) = mpsc::unbounded_channel();
    let shared = Arc::new(Shared {
        stop: stopped,
        reachable: cluster.reachable(),
        over,
        done: (0..plan.tables).map(|_| AtomicU64::new(0)).collect(),
        moves: AtomicU64::new(0),
        reconnects: AtomicU64::new(0),
    });
    let playing: Vec<_> = (0..plan.tables)
        .map(|number| {
            let rolls = dice(plan.seed, u64::from(number) + 1);
            tokio::spawn(play(number, rolls, Arc::clone(&shared)))
        })
        .collect();
    let mut report = NodesReport::new(plan);
    let begun = Instant::now();
    let faults = inject(plan, &mut cluster, &shared, &mut report, &mut progress);
    tokio::select! {
        done = faults => done?,
        () = interrupted => {}
    }
    report.compared.played = begun.elapsed();
    cluster.heal().await?;
    stop.send_replace(true);
    for table in playing {
        if let Err(trouble) = table.await? {
            report.compared.surprises.push(trouble.to_string());
        }
    }
    cluster.count(&mut report).await;
    let database = cluster.end().await?;
    report.compared.reconnects = shared.reconnects.load(Ordering::Relaxed);
    drop(shared);
    let mut histories = Vec::new();
    while let Some(history) = finished.recv().await {
        histories.push(history);
    }
    progress(&format!("comparing {} tables with their logs", histories.len()));
    compare(&database, &histories, &mut report.compared).await?;
    database.end().await?;
    Ok(report)
}

/// One fault after the other, all kinds in turn, and every table goes on after each.
async fn inject(
    plan: &NodesPlan,
    cluster: &mut Cluster,
    shared: &Shared,
    report: &mut NodesReport,
    progress: &mut impl FnMut(&str),
) -> Result<(), CampaignError> {
    let mut rolls = dice(plan.seed, 0);
    // Nobody is disturbed before everybody has begun.
    went_on(shared, &vec![0; shared.done.len()], report, "at the beginning").await;
    for number in 0..plan.faults {
        let calm = rolls.below(plan.longest.as_millis().max(1) as u32);
        tokio::time::sleep(Duration::from_millis(calm.into())).await;
        let fault = Fault::ALL[number as usize % Fault::ALL.len()];
        let node = rolls.below(plan.nodes) as usize;
        cluster.count(report).await;
        let before: Vec<u64> = shared.done.iter().map(|done| done.load(Ordering::Relaxed)).collect();
        cluster.inject(fault, node).await?;
        *report.injected.entry(fault).or_default() += 1;
        let times = went_on(shared, &before, report, fault.name()).await;
        report.standstills.entry(fault).or_default().extend(times);
        cluster.heal().await?;
        let moves = shared.moves.load(Ordering::Relaxed);
        progress(&format!("{} of {} faults, {moves} moves acknowledged", number + 1, plan.faults));
    }
    Ok(())
}

/// Waits until a command was acknowledged at every table since then. Returns how long each took.
async fn went_on(shared: &Shared, before: &[u64], report: &mut NodesReport, after: &str) -> Vec<Duration> {
    let begun = Instant::now();
    let mut waiting: Vec<usize> = (0..before.len()).collect();
    let mut times = Vec::new();
    while !waiting.is_empty() && begun.elapsed() < STANDSTILL {
        waiting.retain(|&table| {
            let stands = shared.done[table].load(Ordering::Relaxed) == before[table];
            if !stands {
                times.push(begun.elapsed());
            }
            stands
        });
        tokio::time::sleep(LOOK).await;
    }
    for table in waiting {
        report.compared.surprises.push(format!("table {table} stands still for a minute, {after}"));
    }
    times
}

async fn compare(
    database: &Database,
    histories: &[TableHistory],
    compared: &mut Compared,
) -> Result<(), CampaignError> {
    let address = database.address().await?.parse()?;
    let store = PostgresStore::open(address, PostgresOptions::default()).await?;
    for history in histories {
        let table = &history.table;
        let replay = match LogReplay::of(games(), &store, table).await {
            Ok(replay) => replay,
            Err(error) => {
                compared.differences.push(format!("table {table}: {error}"));
                continue;
            }
        };
        let commands = store.commands(table.parse()?).await?;
        compared.tables += 1;
        compared.events += replay.log.len();
        compared.surprises.extend(history.surprises.iter().map(|what| format!("table {table}: {what}")));
        let counts = [
            (replay.compare_commands(history, &commands), &mut compared.acknowledged),
            (replay.compare_actions(history), &mut compared.moves),
            (replay.compare(&history.received), &mut compared.messages),
        ];
        for (found, count) in counts {
            match found {
                Ok(same) => *count += same,
                Err(difference) => compared.differences.push(format!("table {table}: {difference}")),
            }
        }
    }
    Ok(())
}
