//! What a torture campaign found.

use std::fmt;
use std::time::Duration;

use super::TorturePlan;
use crate::Compared;

/// The result of a campaign.
#[derive(Clone, Debug)]
pub struct TortureReport {
    /// How often the server was killed.
    pub kills: u32,
    /// What is left of what people were told.
    pub compared: Compared,
    /// From start to the first response, sorted.
    pub restarts: Vec<Duration>,
    seed: u64,
    planned: u32,
    at_once: u32,
}

impl TortureReport {
    pub(super) fn new(plan: &TorturePlan) -> TortureReport {
        TortureReport {
            kills: 0,
            compared: Compared::default(),
            restarts: Vec::new(),
            seed: plan.seed,
            planned: plan.kills,
            at_once: plan.tables,
        }
    }

    /// What is known so far.
    pub(super) fn tally(&self) -> String {
        let Compared { tables, messages, differences, surprises, .. } = &self.compared;
        let (wrong, odd) = (differences.len(), surprises.len());
        format!(
            "{tables} tables and {messages} messages compared: {wrong} lost, doubled or different, {odd} surprises"
        )
    }

    /// Nothing lost, nothing repeated, nothing different.
    pub fn is_clean(&self) -> bool {
        self.compared.is_clean()
    }

    fn restart(&self, percent: usize) -> f64 {
        let place = (self.restarts.len() * percent / 100).min(self.restarts.len().saturating_sub(1));
        self.restarts.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for TortureReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TortureReport { kills, compared, .. } = self;
        let seconds = compared.played.as_secs_f64();
        writeln!(
            f,
            "{kills} of {} kills in {seconds:.0} s, {} tables at a time, seed {}",
            self.planned, self.at_once, self.seed
        )?;
        compared.write_counts(f)?;
        writeln!(
            f,
            "from start to serving: p50 {:.0} ms, p99 {:.0} ms, longest {:.0} ms",
            self.restart(50),
            self.restart(99),
            self.restart(100)
        )?;
        compared.write_faults(f)
    }
}
