//! What a torture campaign found.

use std::fmt;
use std::time::Duration;

use super::TorturePlan;

/// The result of a campaign.
#[derive(Clone, Debug)]
pub struct TortureReport {
    /// How often the server was killed.
    pub kills: u32,
    /// Tables that were compared.
    pub tables: usize,
    /// Events in their logs.
    pub events: usize,
    /// Commands that were acknowledged, moves and others.
    pub acknowledged: usize,
    /// Moves that were acknowledged and found in the logs, each once and in order.
    pub moves: usize,
    /// Messages that were compared byte for byte.
    pub messages: usize,
    /// How often a table's devices had to reconnect.
    pub reconnects: u64,
    /// How long the playing took.
    pub played: Duration,
    /// From start to the first response, sorted.
    pub restarts: Vec<Duration>,
    /// What was lost, repeated or different.
    pub differences: Vec<String>,
    /// Unexpected responses.
    pub surprises: Vec<String>,
    seed: u64,
    planned: u32,
    at_once: u32,
}

impl TortureReport {
    pub(super) fn new(plan: &TorturePlan) -> TortureReport {
        TortureReport {
            kills: 0,
            tables: 0,
            events: 0,
            acknowledged: 0,
            moves: 0,
            messages: 0,
            reconnects: 0,
            played: Duration::ZERO,
            restarts: Vec::new(),
            differences: Vec::new(),
            surprises: Vec::new(),
            seed: plan.seed,
            planned: plan.kills,
            at_once: plan.tables,
        }
    }

    /// What is known so far.
    pub(super) fn tally(&self) -> String {
        let TortureReport { tables, messages, .. } = self;
        let (wrong, odd) = (self.differences.len(), self.surprises.len());
        format!(
            "{tables} tables and {messages} messages compared: {wrong} lost, doubled or different, {odd} surprises"
        )
    }

    /// Nothing lost, nothing repeated, nothing different.
    pub fn is_clean(&self) -> bool {
        self.differences.is_empty() && self.surprises.is_empty()
    }

    fn restart(&self, percent: usize) -> f64 {
        let place = (self.restarts.len() * percent / 100).min(self.restarts.len().saturating_sub(1));
        self.restarts.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for TortureReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TortureReport { kills, tables, events, acknowledged, moves, messages, reconnects, .. } = self;
        let seconds = self.played.as_secs_f64();
        writeln!(
            f,
            "{kills} of {} kills in {seconds:.0} s, {} tables at a time, seed {}",
            self.planned, self.at_once, self.seed
        )?;
        writeln!(
            f,
            "{tables} tables, {events} events, {acknowledged} commands acknowledged, {moves} of them moves"
        )?;
        writeln!(f, "{messages} messages compared byte for byte, {reconnects} times a table came back")?;
        writeln!(
            f,
            "from start to serving: p50 {:.0} ms, p99 {:.0} ms, longest {:.0} ms",
            self.restart(50),
            self.restart(99),
            self.restart(100)
        )?;
        writeln!(
            f,
            "{} lost, doubled or different, {} surprises",
            self.differences.len(),
            self.surprises.len()
        )?;
        for what in self.differences.iter().chain(&self.surprises).take(20) {
            let what: String = what.chars().take(2_000).collect();
            writeln!(f, "  {what}")?;
        }
        Ok(())
    }
}
