//! Decides what a batch writes, from what was read.

use std::collections::HashMap;

use super::change::{Change, Done, Tried, Waiting};
use super::facts::{Facts, KnownHeads, remember};
use super::nodes::Announcer;
use super::rows::Rows;
use crate::seals::of_snapshot;
use crate::summary_row::{self, SummaryRow};
use crate::{
    Append, Appended, Chain, DocumentChange, DocumentKey, DocumentWrite, Link, Seq, StoreError, TableId,
    Version,
};

/// What becomes of each change of a batch, once its rows are written.
pub(super) struct Batch<'a> {
    pub(super) outcomes: Vec<Result<Done, StoreError>>,
    /// By what each is recognised if no answer comes.
    pub(super) tried: Vec<Option<Tried>>,
    pub(super) rows: Rows<'a>,
    heads: Vec<(TableId, Link)>,
}

impl<'a> Batch<'a> {
    pub(super) fn decide(changes: &'a [Waiting], facts: &Facts) -> Self {
        let count = changes.len();
        let mut batch = Self {
            outcomes: Vec::with_capacity(count),
            tried: Vec::with_capacity(count),
            rows: Rows::default(),
            heads: Vec::new(),
        };
        let mut fresh = facts.fresh.iter().copied();
        // Always in the same order, so that two nodes do not wait for each other.
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&place| changes[place].change.table());
        let mut decided: HashMap<usize, (Result<Done, StoreError>, Option<Tried>)> = HashMap::new();
        for place in order {
            let waiting = &changes[place];
            let wanted = waiting.change.documents().len();
            let versions: Vec<Version> = fresh.by_ref().take(wanted).collect();
            let outcome = batch.one(waiting, facts, versions);
            let tried = match &outcome {
                Ok(Done::Appended(Appended::Now { last, .. })) => Some(Tried::Log(*last)),
                Ok(Done::Documents(versions)) => Some(Tried::Documents(versions.clone())),
                _ => None,
            };
            decided.insert(place, (outcome, tried));
        }
        for place in 0..count {
            let (outcome, tried) = decided.remove(&place).unwrap_or((Err(StoreError::Closed), None));
            batch.outcomes.push(outcome);
            batch.tried.push(tried);
        }
        batch
    }

    /// After the commit: the ends of the logs are known, and other nodes hear of them.
    pub(super) fn note(&self, known: &mut KnownHeads, announcer: Option<&Announcer>) {
        for (table, head) in &self.heads {
            remember(known, *table, *head);
            if let Some(announcer) = announcer {
                announcer.appended(*table);
            }
        }
    }

    fn one(&mut self, waiting: &'a Waiting, facts: &Facts, fresh: Vec<Version>) -> Result<Done, StoreError> {
        match &waiting.change {
            Change::Append(append) => {
                if let Some(Tried::Log(tried)) = &waiting.tried
                    && facts.events.get(&(append.table, tried.seq)) == Some(&tried.hash)
                {
                    return Ok(Done::Appended(Appended::Now { first: append.next, last: *tried }));
                }
                self.append(append, facts, fresh).map(Done::Appended)
            }
            Change::Documents(writes) => {
                if let Some(Tried::Documents(versions)) = &waiting.tried
                    && was_written(writes, versions, facts)
                {
                    return Ok(Done::Documents(versions.clone()));
                }
                compare(writes, facts)?;
                Ok(Done::Documents(self.documents(writes, facts, fresh)))
            }
            Change::Summary { table, seq, updated_ms, summary } => {
                let missing = || StoreError::Missing { what: format!("table {table}") };
                let head = facts.heads.get(table).cloned().ok_or_else(missing)??;
                if head.seq != *seq {
                    return Err(StoreError::Conflict { next: head.seq.next() });
                }
                self.rows.expect(*table, head);
                self.rows.summary(*table, SummaryRow::new(*seq, *updated_ms, summary));
                Ok(Done::Written)
            }
            Change::Snapshot { table, seq, bytes } => {
                let missing = || StoreError::Missing { what: format!("event {seq} in table {table}") };
                let hash = *facts.events.get(&(*table, *seq)).ok_or_else(missing)?;
                let link = Link { seq: *seq, hash };
                self.rows.snapshot(*table, link, bytes, of_snapshot(link, bytes));
                Ok(Done::Written)
            }
        }
    }

    fn append(
        &mut self,
        append: &'a Append,
        facts: &Facts,
        fresh: Vec<Version>,
    ) -> Result<Appended, StoreError> {
        if let Some(&(first, last)) = facts.done.get(&append.table) {
            return Ok(Appended::AlreadyDone { first, last });
        }
        if let Some(lease) = append.lease {
            if facts.leases.as_ref().is_some_and(|leases| leases.get(&append.table) != Some(&lease)) {
                return Err(StoreError::LeaseOver);
            }
            self.rows.expect_lease(append.table, lease);
        }
        let tip = facts.heads.get(&append.table).cloned().unwrap_or(Ok(Link::START))?;
        if append.next != tip.seq.next() {
            return Err(StoreError::Conflict { next: tip.seq.next() });
        }
        compare(&append.documents, facts)?;
        let mut chain = Chain::after(append.table, tip);
        let links: Vec<Link> = append.events.iter().map(|event| chain.extend(append.at_ms, event)).collect();
        self.rows.append(append, &links);
        let last = chain.tip();
        let of_new_table = (append.next == Seq::FIRST).then(summary_row::of_new_table);
        if let Some(summary) = append.summary.as_ref().or(of_new_table.as_ref()) {
            self.rows.summary(append.table, SummaryRow::new(last.seq, append.at_ms, summary));
        }
        self.documents(&append.documents, facts, fresh);
        self.heads.push((append.table, last));
        Ok(Appended::Now { first: append.next, last })
    }

    /// The versions that these documents get; `None` for one that is deleted.
    fn documents(
        &mut self,
        writes: &'a [DocumentWrite],
        facts: &Facts,
        fresh: Vec<Version>,
    ) -> Vec<Option<Version>> {
        let written = writes.iter().zip(fresh).map(|(write, new)| {
            self.rows.document(write, facts.versions.get(&write.key).copied(), new);
            matches!(write.change, DocumentChange::Put(_)).then_some(new)
        });
        written.collect()
    }
}

/// Refuses if any document is not as its writer expects.
fn compare(writes: &[DocumentWrite], facts: &Facts) -> Result<(), StoreError> {
    for write in writes {
        let version = facts.versions.get(&write.key).copied();
        if !write.expect.holds(version) {
            return Err(StoreError::Stale { key: write.key.clone(), version });
        }
    }
    Ok(())
}

/// No two documents ever have the same version.
fn was_written(writes: &[DocumentWrite], versions: &[Option<Version>], facts: &Facts) -> bool {
    let now = |key: &DocumentKey| facts.versions.get(key).copied();
    writes.iter().zip(versions).any(|(write, version)| version.is_some() && now(&write.key) == *version)
}
