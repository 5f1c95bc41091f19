//! What a campaign with several nodes found.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::{Fault, NodesPlan};

/// What a node has counted.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counted {
    /// How often another node was faster.
    pub conflicts: u64,
    /// How often it was refused because its lease was over.
    pub leases_lost: u64,
}

/// The result of a campaign.
#[derive(Clone, Debug)]
pub struct NodesReport {
    /// How often each fault was injected.
    pub injected: BTreeMap<Fault, u32>,
    /// How long tables stood still after each.
    pub standstills: BTreeMap<Fault, Vec<Duration>>,
    /// By process, what the nodes have counted.
    pub counted: BTreeMap<u32, Counted>,
    /// Tables that were compared.
    pub tables: usize,
    /// Events in their logs.
    pub events: usize,
    /// Commands that were acknowledged and found once, in order, where they were acknowledged.
    pub acknowledged: usize,
    /// Moves that were acknowledged and found in the logs, each once and in order.
    pub moves: usize,
    /// Messages that were compared byte for byte.
    pub messages: usize,
    /// How often a table's devices had to reconnect.
    pub reconnects: u64,
    /// How long the playing took.
    pub played: Duration,
    /// What was lost, repeated or different.
    pub differences: Vec<String>,
    /// What should not have happened.
    pub surprises: Vec<String>,
    plan: NodesPlan,
}

impl NodesReport {
    pub(super) fn new(plan: &NodesPlan) -> NodesReport {
        NodesReport {
            injected: BTreeMap::new(),
            standstills: BTreeMap::new(),
            counted: BTreeMap::new(),
            tables: 0,
            events: 0,
            acknowledged: 0,
            moves: 0,
            messages: 0,
            reconnects: 0,
            played: Duration::ZERO,
            differences: Vec::new(),
            surprises: Vec::new(),
            plan: plan.clone(),
        }
    }

    /// Every kind of fault was injected; nothing lost, nothing repeated, nothing different.
    pub fn is_clean(&self) -> bool {
        let all = Fault::ALL.iter().all(|fault| self.injected.get(fault).is_some_and(|&times| times > 0));
        all && self.differences.is_empty() && self.surprises.is_empty()
    }
}

/// In seconds.
fn percentile(times: &[Duration], percent: usize) -> f64 {
    let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(place).map_or(0.0, Duration::as_secs_f64)
}

impl fmt::Display for NodesReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NodesReport { tables, events, acknowledged, moves, messages, reconnects, plan, .. } = self;
        let seconds = self.played.as_secs_f64();
        writeln!(
            f,
            "{} nodes, {} tables at a time, {seconds:.0} s, seed {}",
            plan.nodes, plan.tables, plan.seed
        )?;
        for fault in Fault::ALL {
            let mut times = self.standstills.get(&fault).cloned().unwrap_or_default();
            times.sort_unstable();
            writeln!(
                f,
                "{}: {} times; tables went on after p50 {:.1} s, p99 {:.1} s, longest {:.1} s",
                fault.name(),
                self.injected.get(&fault).copied().unwrap_or(0),
                percentile(&times, 50),
                percentile(&times, 99),
                percentile(&times, 100)
            )?;
        }
        let (conflicts, lost) = self
            .counted
            .values()
            .fold((0, 0), |(conflicts, lost), node| (conflicts + node.conflicts, lost + node.leases_lost));
        writeln!(
            f,
            "{conflicts} times another node was faster, {lost} appends refused because a lease was over"
        )?;
        writeln!(
            f,
            "{tables} tables, {events} events, {acknowledged} commands acknowledged, {moves} of them moves"
        )?;
        writeln!(f, "{messages} messages compared byte for byte, {reconnects} times a table came back")?;
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
