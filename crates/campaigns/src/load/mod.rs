//! Measures how much the server carries: moves per second, how long each takes, and what it costs.

mod disk;
mod idle;
mod moves;

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use crate::{CampaignError, ServerProcess};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program `irrgarten`.
    pub program: PathBuf,
    /// The folder for the data file.
    pub folder: PathBuf,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// How many sockets each has: its seats, and spectators for the rest.
    pub sockets: u8,
    /// How many more sockets only listen.
    pub connections: u32,
    /// The game, or all games in turn.
    pub game: Option<String>,
    /// How many moves per second all tables make together; as many as possible if `None`.
    pub pace: Option<u32>,
    /// How long to measure.
    pub time: Duration,
}

/// What was measured.
#[derive(Clone, Default, Debug)]
pub struct Report {
    plan: String,
    moves: usize,
    seconds: f64,
    took: Vec<Duration>,
    disk: Vec<Duration>,
    cpu: Duration,
    resident_kb: u64,
    kb_per_connection: Option<f64>,
    held: u32,
    lost: u32,
}

/// Runs the measurement. `told` is called with progress messages.
pub async fn run(plan: &Plan, mut told: impl FnMut(&str)) -> Result<Report, CampaignError> {
    let disk = disk::syncs(&plan.folder)?;
    let server = ServerProcess::open(&plan.program, &plan.folder.join("irrgarten.db")).await?;
    let idle = if plan.connections > 0 { Some(idle::hold(&server, plan, &mut told).await?) } else { None };
    let mut report = moves::measure(&server, plan, &mut told).await?;
    report.disk = disk;
    if let Some(idle) = idle {
        report.kb_per_connection = Some(idle.kb_per_connection);
        report.held = plan.connections;
        report.lost = idle.lost();
    }
    server.kill().await?;
    Ok(report)
}

/// A percentile, in milliseconds.
fn percentile(sorted: &[Duration], percent: usize) -> f64 {
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}

#[expect(clippy::cast_precision_loss, reason = "figures are printed with three digits")]
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves as f64;
        writeln!(f, "{}", self.plan)?;
        writeln!(
            f,
            "durable moves     {:10.0} a second ({} in {:.1} s)",
            moves / self.seconds,
            self.moves,
            self.seconds
        )?;
        writeln!(
            f,
            "acknowledged after  p50 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
            percentile(&self.took, 50),
            percentile(&self.took, 99),
            percentile(&self.took, 100)
        )?;
        writeln!(
            f,
            "bare fdatasync      p50 {:.2} ms, p99 {:.2} ms",
            percentile(&self.disk, 50),
            percentile(&self.disk, 99)
        )?;
        writeln!(f, "CPU of the server  {:10.1} us a move", self.cpu.as_secs_f64() * 1e6 / moves)?;
        writeln!(f, "memory            {:10.1} MB", self.resident_kb as f64 / 1024.0)?;
        if let Some(kb) = self.kb_per_connection {
            writeln!(f, "idle connections  {:10} held, {} lost, {kb:.1} KB each", self.held, self.lost)?;
        }
        Ok(())
    }
}
