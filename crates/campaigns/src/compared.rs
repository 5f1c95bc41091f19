//! What people were told while servers failed, compared with the logs that are left.

use std::fmt;
use std::time::Duration;

/// The result of a comparison.
#[derive(Clone, Default, Debug)]
pub struct Compared {
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
    /// What was lost, repeated or different.
    pub differences: Vec<String>,
    /// What should not have happened.
    pub surprises: Vec<String>,
}

impl Compared {
    /// Nothing lost, nothing repeated, nothing different.
    pub fn is_clean(&self) -> bool {
        self.differences.is_empty() && self.surprises.is_empty()
    }

    pub(crate) fn write_counts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compared { tables, events, acknowledged, moves, messages, reconnects, .. } = self;
        writeln!(
            f,
            "{tables} tables, {events} events, {acknowledged} commands acknowledged, {moves} of them moves"
        )?;
        writeln!(f, "{messages} messages compared byte for byte, {reconnects} times a table came back")
    }

    pub(crate) fn write_faults(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wrong, odd) = (self.differences.len(), self.surprises.len());
        writeln!(f, "{wrong} lost, doubled or different, {odd} surprises")?;
        for what in self.differences.iter().chain(&self.surprises).take(20) {
            let what: String = what.chars().take(2_000).collect();
            writeln!(f, "  {what}")?;
        }
        Ok(())
    }
}
