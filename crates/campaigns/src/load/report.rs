//! What was measured, as text.

use std::fmt;
use std::time::Duration;

/// What was measured of one build.
#[derive(Clone, Default, Debug)]
pub struct LoadReport {
    pub(super) plan: String,
    pub(super) moves: usize,
    pub(super) seconds: f64,
    pub(super) took: Vec<Duration>,
    pub(super) disk: Vec<Duration>,
    pub(super) cpu: Duration,
    /// Memory before the first connection, when all tables play, and at the end.
    pub(super) alone_kb: u64,
    pub(super) playing_kb: u64,
    pub(super) resident_kb: u64,
    /// The sockets of all tables.
    pub(super) playing: u32,
    /// The processor time for opening a table.
    pub(super) open_us: f64,
    pub(super) kb_per_connection: Option<f64>,
    pub(super) held: u32,
    pub(super) lost: u32,
}

/// The result of a measurement.
#[derive(Clone, Debug)]
pub enum Measured {
    /// One build, once.
    Alone(Box<LoadReport>),
    /// Two builds in turn.
    Compared {
        /// The older one.
        before: Vec<LoadReport>,
        /// The present one.
        now: Vec<LoadReport>,
    },
}

/// A percentile, in milliseconds.
pub(crate) fn percentile(sorted: &[Duration], percent: usize) -> f64 {
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
}

#[expect(clippy::cast_precision_loss, reason = "figures are printed with three digits")]
impl LoadReport {
    fn moves_a_second(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    fn cpu_us(&self) -> f64 {
        self.cpu.as_secs_f64() * 1e6 / self.moves as f64
    }

    /// How much a socket at a table takes, with its share of the table.
    fn kb_per_player(&self) -> f64 {
        self.playing_kb.saturating_sub(self.alone_kb) as f64 / f64::from(self.playing)
    }

    fn alone_mb(&self) -> f64 {
        self.alone_kb as f64 / 1024.0
    }

    fn resident_mb(&self) -> f64 {
        self.resident_kb as f64 / 1024.0
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.plan)?;
        writeln!(
            f,
            "durable moves     {:10.0} a second ({} in {:.1} s)",
            self.moves_a_second(),
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
        writeln!(f, "CPU of the server  {:10.1} us a move", self.cpu_us())?;
        writeln!(f, "CPU to open       {:10.1} us a table", self.open_us)?;
        writeln!(f, "memory            {:10.1} MB before the first connection", self.alone_mb())?;
        writeln!(f, "                  {:10.1} KB a playing connection", self.kb_per_player())?;
        writeln!(f, "                  {:10.1} MB in the end", self.resident_mb())?;
        if let Some(kb) = self.kb_per_connection {
            writeln!(f, "idle connections  {:10} held, {} lost, {kb:.1} KB each", self.held, self.lost)?;
        }
        Ok(())
    }
}

/// A figure of a report, and whether more of it is better.
type Figure = (&'static str, fn(&LoadReport) -> f64, bool);

const FIGURES: [Figure; 9] = [
    ("durable moves a second", LoadReport::moves_a_second, true),
    ("CPU of the server a move, us", LoadReport::cpu_us, false),
    ("CPU to open a table, us", |report| report.open_us, false),
    ("acknowledged after, p50, ms", |report| percentile(&report.took, 50), false),
    ("acknowledged after, p99, ms", |report| percentile(&report.took, 99), false),
    ("bare fdatasync, p50, ms", |report| percentile(&report.disk, 50), false),
    ("memory before the first connection, MB", LoadReport::alone_mb, false),
    ("memory of a playing connection, KB", LoadReport::kb_per_player, false),
    ("memory in the end, MB", LoadReport::resident_mb, false),
];

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, now) = match self {
            Measured::Alone(report) => return report.fmt(f),
            Measured::Compared { before, now } => (before, now),
        };
        if let Some(first) = now.first() {
            writeln!(f, "{}; the best of {} rounds in turn", first.plan, now.len())?;
        }
        writeln!(f, "{:<40} {:>10} {:>10} {:>7}", "", "before", "now", "ratio")?;
        for (name, figure, more_is_better) in FIGURES {
            // The run that other programs disturbed least.
            let best = |reports: &[LoadReport]| {
                let all = reports.iter().map(figure);
                if more_is_better { all.fold(f64::NAN, f64::max) } else { all.fold(f64::NAN, f64::min) }
            };
            let (old, new) = (best(before), best(now));
            writeln!(f, "{name:<40} {old:>10.2} {new:>10.2} {:>7.2}", new / old)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(moves: usize, cpu: u64) -> LoadReport {
        let took = vec![Duration::from_millis(1)];
        LoadReport {
            moves,
            seconds: 1.0,
            took,
            cpu: Duration::from_millis(cpu),
            playing: 2,
            ..LoadReport::default()
        }
    }

    #[test]
    fn two_builds_are_compared_by_their_best_rounds() {
        let before = vec![report(1_000, 200), report(2_000, 200)];
        let now = vec![report(4_000, 200), report(3_000, 600)];
        let text = Measured::Compared { before, now }.to_string();
        let figures = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap();
            line.split_whitespace().map(|figure| figure.parse().unwrap()).collect::<Vec<f64>>()
        };
        assert_eq!(figures("durable moves a second"), [2_000.0, 4_000.0, 2.0]);
        assert_eq!(figures("CPU of the server a move, us"), [100.0, 50.0, 0.5]);
    }
}
