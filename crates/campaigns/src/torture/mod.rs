//! The server is killed again and again while people play, and nothing that was acknowledged may be missing.

mod players;
mod report;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use irrgarten_catalogue::games;
use irrgarten_game::Dice as _;
use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};
use tokio::sync::{mpsc, watch};

use crate::{CampaignError, Compared, ServerProcess};
use irrgarten_devices::LogReplay;
use irrgarten_devices::dice;
use irrgarten_devices::{TableHistory, TablePlan};
use players::play;
pub use report::TortureReport;

/// One life in this many is longer than the countdown of a race, which begins again after every restart.
const PATIENT: u32 = 8;
const COUNTDOWN: Duration = Duration::from_secs(4);
/// After this many kills the tables that are over are compared with the file.
const TALLY: u32 = 25;

/// What to do.
#[derive(Clone, Debug)]
pub struct TorturePlan {
    /// The program `irrgarten`.
    pub program: PathBuf,
    /// The folder for the data file.
    pub folder: PathBuf,
    /// How often the server is killed.
    pub kills: u32,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// The shortest and the longest time between two kills.
    pub lives: (Duration, Duration),
    /// The seed for the players and the times of the kills.
    pub seed: u64,
}

/// What all players share.
struct Shared {
    stop: watch::Receiver<bool>,
    /// What is known of tables at which nobody plays any more.
    over: mpsc::UnboundedSender<TableHistory>,
    moves: AtomicU64,
    reconnects: AtomicU64,
}

/// Runs the whole campaign, or as much of it as there is before `interrupted` completes: either way there is a verdict.
/// `progress` is called with messages.
pub async fn run(
    plan: &TorturePlan,
    interrupted: impl Future<Output = ()>,
    mut progress: impl FnMut(&str),
) -> Result<TortureReport, CampaignError> {
    let file = plan.folder.join("irrgarten.db");
    let mut server = ServerProcess::open(&plan.program, &file).await?;
    let (stop, stopped) = watch::channel(false);
    let (over, mut finished) = mpsc::unbounded_channel();
    let counts = (AtomicU64::new(0), AtomicU64::new(0));
    let shared = Arc::new(Shared { stop: stopped, over, moves: counts.0, reconnects: counts.1 });
    let playing: Vec<_> = (0..plan.tables)
        .map(|number| {
            let rolls = dice(plan.seed, u64::from(number) + 1);
            tokio::spawn(play(server.address, number, rolls, Arc::clone(&shared)))
        })
        .collect();
    let mut rolls = dice(plan.seed, 0);
    let begun = Instant::now();
    let mut report = TortureReport::new(plan);
    let mut interrupted = std::pin::pin!(interrupted);
    for kill in 1..=plan.kills {
        let (shortest, longest) = plan.lives;
        let spread = longest.saturating_sub(shortest).as_micros().max(1) as u32;
        let patience = if kill % PATIENT == 0 { COUNTDOWN } else { Duration::ZERO };
        let life = patience + shortest + Duration::from_micros(rolls.below(spread).into());
        tokio::select! {
            () = tokio::time::sleep(life) => {}
            () = &mut interrupted => break,
        }
        server.kill().await?;
        report.kills = kill;
        if kill % TALLY == 0 {
            // Tables that are over change no more: what is wrong with one of them is reported now, not in the end.
            let mut histories = Vec::new();
            while let Ok(history) = finished.try_recv() {
                histories.push(history);
            }
            compare(&file, &histories, &mut report.compared).await?;
            let moves = shared.moves.load(Ordering::Relaxed);
            let tally = report.tally();
            progress(&format!("{kill} kills, {moves} moves acknowledged, {:.0?}; {tally}", begun.elapsed()));
        }
        report.restarts.push(server.reopen().await?);
    }
    report.compared.played = begun.elapsed();
    stop.send_replace(true);
    for table in playing {
        if let Err(trouble) = table.await? {
            report.compared.surprises.push(trouble.to_string());
        }
    }
    // Killed once more: the file is compared as a killed server leaves it.
    server.kill().await?;
    report.compared.reconnects = shared.reconnects.load(Ordering::Relaxed);
    drop(shared);
    let mut histories = Vec::new();
    while let Some(history) = finished.recv().await {
        histories.push(history);
    }
    progress(&format!("comparing {} more tables with their logs", histories.len()));
    compare(&file, &histories, &mut report.compared).await?;
    report.restarts.sort_unstable();
    Ok(report)
}

/// All games in turn, with as many seats as each allows, now and then a built-in bot and a spectator.
pub(crate) fn party(number: u32) -> TablePlan {
    let games = games().all();
    let meta = games[number as usize % games.len()].meta();
    let round = number / games.len() as u32;
    let sizes = u32::from(meta.max_seats - meta.min_seats + 1);
    let seats = meta.min_seats + (round % sizes) as u8;
    let bots = u8::from(round % 3 == 1 && seats > 1);
    let spectators = u8::from(round.is_multiple_of(2));
    TablePlan { doubled: 8, forgetful: 5, ..TablePlan::lively(meta.slug, seats - bots, bots, spectators) }
}

async fn compare(
    file: &Path,
    histories: &[TableHistory],
    compared: &mut Compared,
) -> Result<(), CampaignError> {
    let store = SqliteStore::open(file, SqliteOptions::default())?;
    for history in histories {
        let replay = match LogReplay::of(games(), &store, &history.table).await {
            Ok(replay) => replay,
            Err(error) => {
                compared.differences.push(format!("table {}: {error}", history.table));
                continue;
            }
        };
        compared.tables += 1;
        compared.events += replay.log.len();
        compared.acknowledged += history.acknowledged.len();
        compared.surprises.extend(history.surprises.iter().cloned());
        match replay.compare_actions(history) {
            Ok(moves) => compared.moves += moves,
            Err(difference) => compared.differences.push(format!("table {}: {difference}", history.table)),
        }
        match replay.compare(&history.received) {
            Ok(messages) => compared.messages += messages,
            Err(difference) => compared.differences.push(format!("table {}: {difference}", history.table)),
        }
    }
    Ok(())
}
