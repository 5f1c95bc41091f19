//! What a campaign with several nodes found.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::{Fault, NodesPlan};
use crate::Compared;

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
    /// What is left of what people were told. Of commands only those count that were found once, in order, where they were
    /// acknowledged.
    pub compared: Compared,
    plan: NodesPlan,
}

impl NodesReport {
    pub(super) fn new(plan: &NodesPlan) -> NodesReport {
        NodesReport {
            injected: BTreeMap::new(),
            standstills: BTreeMap::new(),
            counted: BTreeMap::new(),
            compared: Compared::default(),
            plan: plan.clone(),
        }
    }

    /// Every kind of fault was injected; nothing lost, nothing repeated, nothing different.
    pub fn is_clean(&self) -> bool {
        let all = Fault::ALL.iter().all(|fault| self.injected.get(fault).is_some_and(|&times| times > 0));
        all && self.compared.is_clean()
    }
}

/// In seconds.
fn percentile(times: &[Duration], percent: usize) -> f64 {
    let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(place).map_or(0.0, Duration::as_secs_f64)
}

impl fmt::Display for NodesReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NodesReport { compared, plan, .. } = self;
        let seconds = compared.played.as_secs_f64();
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
        compared.write_counts(f)?;
        compared.write_faults(f)
    }
}
