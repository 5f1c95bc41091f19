//! Measures how much the server carries: moves per second, how long each takes, and what it costs.

mod disk;
mod idle;
mod moves;
mod opening;
mod report;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::{CampaignError, ServerProcess};
pub(crate) use report::percentile;
pub use report::{LoadReport, Measured};

/// What to measure.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// The program `irrgarten`.
    pub program: PathBuf,
    /// An older build of it, to be measured in turn with the program.
    pub before: Option<PathBuf>,
    /// How often each of the two is measured.
    pub rounds: u32,
    /// The folder for the data file.
    pub folder: PathBuf,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// How many sockets each has: its seats, and spectators for the rest.
    pub sockets: u8,
    /// How many more sockets only listen.
    pub connections: u32,
    /// How many tables are opened by one person in the end, and listed.
    pub opened: u32,
    /// The game, or all games in turn.
    pub game: Option<String>,
    /// How many moves per second all tables make together; as many as possible if `None`.
    pub pace: Option<u32>,
    /// How long to measure.
    pub time: Duration,
}

/// Runs the measurement. `progress` is called with messages.
pub async fn run(plan: &LoadPlan, mut progress: impl FnMut(&str)) -> Result<Measured, CampaignError> {
    let Some(before) = &plan.before else {
        let report = measure(plan, &plan.program, &plan.folder, &mut progress).await?;
        return Ok(Measured::Alone(Box::new(report)));
    };
    // In turn, so that both have the same machine, whatever else it does.
    let (mut old, mut new) = (Vec::new(), Vec::new());
    for round in 1..=plan.rounds.max(1) {
        for (name, program, reports) in [("before", before, &mut old), ("now", &plan.program, &mut new)] {
            progress(&format!("{name}, round {round} of {}", plan.rounds));
            let folder = plan.folder.join(format!("{name}-{round}"));
            std::fs::create_dir(&folder)?;
            reports.push(measure(plan, program, &folder, &mut progress).await?);
            std::fs::remove_dir_all(&folder)?;
        }
    }
    Ok(Measured::Compared { before: old, now: new })
}

/// Measures one build once.
async fn measure(
    plan: &LoadPlan,
    program: &Path,
    folder: &Path,
    progress: &mut impl FnMut(&str),
) -> Result<LoadReport, CampaignError> {
    let disk = disk::syncs(folder)?;
    let mut server = ServerProcess::open(program, &folder.join("irrgarten.db")).await?;
    let alone = server.usage().resident;
    let idle = if plan.connections > 0 { Some(idle::hold(&server, plan, progress).await?) } else { None };
    let mut report = moves::measure(&server, plan, progress).await?;
    let opening = opening::measure(&server, plan.opened).await?;
    (report.open_us, report.list_ms) = (opening.open_us, opening.list_ms);
    (report.disk, report.alone_kb) = (disk, alone);
    if let Some(idle) = idle {
        report.kb_per_connection = Some(idle.kb_per_connection);
        report.held = plan.connections;
        report.lost = idle.lost();
    }
    server.kill().await?;
    Ok(report)
}
