//! The results of the attacks.

use std::fmt;
use std::time::Duration;

use super::owls::OwlTurns;
use crate::load::percentile;

/// The most by which the acknowledgements of others should become slower.
const GOAL: f64 = 1.1;

/// The result of one attack.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) attack: &'static str,
    pub(super) tries: usize,
    pub(super) happened: String,
    /// A guarantee does not hold.
    pub(super) broken: bool,
}

/// What people noticed in one kind of period.
#[derive(Clone, Default, Debug)]
pub(super) struct Noticed {
    /// How long each acknowledgement took; sorted at the end.
    pub(super) acknowledged: Vec<Duration>,
    /// What the server used, in how much time.
    pub(super) cpu: Duration,
    /// What the people and the attackers used: all of them share a machine with the server.
    pub(super) clients_cpu: Duration,
    pub(super) lasted: Duration,
}

/// The result of a campaign.
#[derive(Clone, Default, Debug)]
pub struct AttackReport {
    pub(super) findings: Vec<Finding>,
    /// How long the owl of one person took for its turns.
    pub(super) owls: OwlTurns,
    calm: Noticed,
    attacked: Noticed,
}

impl AttackReport {
    /// Every guarantee holds. How fast the server answers is measured and not judged.
    pub fn is_clean(&self) -> bool {
        self.findings.iter().all(|finding| !finding.broken)
    }

    /// How many different attacks there were.
    pub fn attacks(&self) -> usize {
        self.findings.len()
    }

    /// How many acknowledgements people got without attackers and with them.
    pub fn acknowledged(&self) -> (usize, usize) {
        (self.calm.acknowledged.len(), self.attacked.acknowledged.len())
    }

    pub(super) fn times(&mut self, attacked: bool) -> &mut Noticed {
        if attacked { &mut self.attacked } else { &mut self.calm }
    }

    pub(super) fn sort(&mut self) {
        self.calm.acknowledged.sort_unstable();
        self.attacked.acknowledged.sort_unstable();
    }
}

impl fmt::Display for AttackReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<34} {:>7}  {:<7}  what happened", "attack", "tries", "verdict")?;
        for Finding { attack, tries, happened, broken } in &self.findings {
            let verdict = if *broken { "BROKEN" } else { "held" };
            writeln!(f, "{attack:<34} {tries:>7}  {verdict:<7}  {happened}")?;
        }
        writeln!(f)?;
        for (name, Noticed { acknowledged, cpu, clients_cpu, lasted }) in
            [("without attackers", &self.calm), ("with attackers", &self.attacked)]
        {
            writeln!(
                f,
                "{name:<18} {:>6} acknowledged, p50 {:.2} ms, p99 {:.2} ms; the server uses {:.1} % of a core, the \
                 clients {:.1} %",
                acknowledged.len(),
                percentile(acknowledged, 50),
                percentile(acknowledged, 99),
                cpu.as_secs_f64() * 100.0 / lasted.as_secs_f64(),
                clients_cpu.as_secs_f64() * 100.0 / lasted.as_secs_f64()
            )?;
        }
        for (name, turns) in [("alone", &self.owls.alone), ("beside others", &self.owls.beside)] {
            writeln!(
                f,
                "an owl {name:<13} {:>4} turns, p50 {:.0} ms, p99 {:.0} ms",
                turns.len(),
                percentile(turns, 50),
                percentile(turns, 99)
            )?;
        }
        let ratio = |percent| {
            percentile(&self.attacked.acknowledged, percent) / percentile(&self.calm.acknowledged, percent)
        };
        writeln!(
            f,
            "ratio              p50 {:.2}, p99 {:.2}; the goal is p99 at most {GOAL:.2}",
            ratio(50),
            ratio(99)
        )
    }
}
