//! What was measured, as text.

use std::fmt;
use std::time::Duration;

/// What was measured of one build.
#[derive(Clone, Default, Debug)]
pub struct LoadReport {
    pub(super) plan: String,
    pub(super) paced: bool,
    pub(super) game: Option<String>,
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
    /// The processor time for opening a table, and the time until so many are listed.
    pub(super) open_us: f64,
    pub(super) opened: u32,
    pub(super) list_ms: f64,
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

/// A figure of a report.
struct Figure {
    name: &'static str,
    of: fn(&LoadReport) -> f64,
    more_is_better: bool,
    /// What we aim at, where this was measured in a way that tells.
    goal: fn(&LoadReport) -> Option<f64>,
}

const fn figure(name: &'static str, of: fn(&LoadReport) -> f64) -> Figure {
    Figure { name, of, more_is_better: false, goal: |_| None }
}

const FIGURES: [Figure; 12] = [
    Figure {
        more_is_better: true,
        goal: |report| (!report.paced).then_some(20_000.0),
        ..figure("durable moves a second", LoadReport::moves_a_second)
    },
    Figure {
        goal: |report| {
            Some(if matches!(report.game.as_deref(), Some("towers" | "paintings")) { 50.0 } else { 60.0 })
        },
        ..figure("CPU of the server a move, us", LoadReport::cpu_us)
    },
    figure("CPU to open a table, us", |report| report.open_us),
    figure("acknowledged after, p50, ms", |report| percentile(&report.took, 50)),
    figure("acknowledged after, p99, ms", |report| percentile(&report.took, 99)),
    figure("bare fdatasync, p50, ms", |report| percentile(&report.disk, 50)),
    // At full load this is how long a move waits for its turn.
    Figure {
        goal: |report| report.paced.then_some(0.5),
        ..figure("p50 above a bare fdatasync, ms", |report| {
            percentile(&report.took, 50) - percentile(&report.disk, 50)
        })
    },
    Figure {
        goal: |report| (report.opened >= 40_000).then_some(1.0),
        ..figure("own tables listed after, p50, ms", |report| report.list_ms)
    },
    Figure { goal: |_| Some(28.0), ..figure("memory before the first connection, MB", LoadReport::alone_mb) },
    Figure {
        goal: |_| Some(20.0),
        ..figure("memory of a playing connection, KB", LoadReport::kb_per_player)
    },
    figure("memory of an idle connection, KB", |report| report.kb_per_connection.unwrap_or(f64::NAN)),
    Figure {
        goal: |report| (!report.paced && report.seconds >= 60.0).then_some(250.0),
        ..figure("memory in the end, MB", LoadReport::resident_mb)
    },
];

impl Figure {
    /// The goal, and whether a report has reached it.
    fn verdict(&self, report: &LoadReport, reached: f64) -> String {
        let Some(goal) = (self.goal)(report) else { return String::new() };
        let met = if self.more_is_better { reached >= goal } else { reached <= goal };
        format!("  goal {goal}: {}", if met { "met" } else { "missed" })
    }

    /// Of the run that other programs disturbed least.
    fn best(&self, reports: &[LoadReport]) -> f64 {
        let all = reports.iter().map(self.of);
        if self.more_is_better { all.fold(f64::NAN, f64::max) } else { all.fold(f64::NAN, f64::min) }
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} moves in {:.1} s", self.plan, self.moves, self.seconds)?;
        for figure in FIGURES {
            let reached = (figure.of)(self);
            if !reached.is_nan() {
                writeln!(f, "{:<40} {reached:>10.2}{}", figure.name, figure.verdict(self, reached))?;
            }
        }
        if self.held > 0 {
            writeln!(f, "idle connections: {} held, {} lost", self.held, self.lost)?;
        }
        Ok(())
    }
}

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
        for figure in FIGURES {
            let (old, new) = (figure.best(before), figure.best(now));
            if new.is_nan() {
                continue;
            }
            let verdict = now.first().map(|first| figure.verdict(first, new)).unwrap_or_default();
            writeln!(f, "{:<40} {old:>10.2} {new:>10.2} {:>7.2}{verdict}", figure.name, new / old)?;
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
            line.split_whitespace().map_while(|figure| figure.parse().ok()).collect::<Vec<f64>>()
        };
        assert_eq!(figures("durable moves a second"), [2_000.0, 4_000.0, 2.0]);
        assert_eq!(figures("CPU of the server a move, us"), [100.0, 50.0, 0.5]);
        assert!(!text.contains("idle"), "nothing was measured there: {text}");
    }

    #[test]
    fn a_goal_is_said_where_it_was_measured() {
        let verdict = |report: &LoadReport, name: &str| {
            let figure = FIGURES.into_iter().find(|figure| figure.name.starts_with(name)).unwrap();
            figure.verdict(report, (figure.of)(report))
        };
        let full = report(21_000, 1_155);
        assert_eq!(verdict(&full, "durable moves"), "  goal 20000: met");
        assert_eq!(verdict(&full, "CPU of the server"), "  goal 60: met");
        assert_eq!(verdict(&full, "p50 above"), "");
        let towers = LoadReport { game: Some("towers".to_owned()), paced: true, ..full };
        assert_eq!(verdict(&towers, "CPU of the server"), "  goal 50: missed");
        assert_eq!(verdict(&towers, "durable moves"), "");
    }
}
