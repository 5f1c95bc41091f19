//! A table that other nodes serve as well: the log they append to, the lease of what the table does by itself, and who
//! is connected there.

use std::sync::Arc;

use irrgarten_api::can_change_summary;
use irrgarten_store::{Epoch, Link, Seq};
use irrgarten_table::{Logged, PersonId, Phase, Table, TableEvent};
use irrgarten_wire::Code;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::TableTask;
use super::duties::PAUSE;
use super::notify::Notified;
use crate::error::ServerError;
use crate::metrics::count;

/// How many events are read at once.
const AT_ONCE: usize = 1_000;

/// What a table's task hears of other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FromNodes {
    /// They have appended to the log.
    Appended,
    /// The end of the log, and whether any node has the lease.
    Looked { last: Seq, leased: bool },
    /// The lease is ours now, because the node that had it is gone.
    Leased(Epoch),
    /// The lease is free.
    Released,
    /// Other people are connected there than before.
    Presence,
    /// Something may have been missed.
    Missed,
}

/// Which node does what the table does by itself?
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) enum Lease {
    #[default]
    Unknown,
    Ours(Epoch),
    Theirs,
}

/// What a table knows of other nodes. All of it stays empty while there are none.
#[derive(Default)]
pub(super) struct Elsewhere {
    /// The last event in memory: what follows it in the log was appended by others.
    pub(super) tip: Option<Link>,
    pub(super) lease: Lease,
    /// Who is connected at other nodes.
    here: Vec<Connected>,
    /// What other nodes have been told of the connections here.
    said: Option<String>,
    /// The table is read again only because others have appended to its log.
    was_awake: bool,
}

/// The connections that see a table at one node.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct Connected {
    /// The person of each connection that has one.
    people: Vec<PersonId>,
    /// How many others there are.
    nameless: usize,
}

impl Elsewhere {
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        self.here.iter().any(|node| node.people.contains(person))
    }

    /// How many connections at other nodes only look on.
    pub(super) fn watching(&self, table: &Table) -> usize {
        let sits = |person: &&PersonId| !table.seats_of(person).is_empty();
        let of = |node: &Connected| node.people.iter().filter(|person| !sits(person)).count() + node.nameless;
        self.here.iter().map(of).sum()
    }
}

impl TableTask {
    pub(super) async fn hear_of_nodes(&mut self, news: FromNodes) {
        match news {
            FromNodes::Appended => drop(self.follow().await),
            FromNodes::Looked { last, leased } => {
                if self.table.as_ref().is_some_and(|table| table.version() < last.get()) {
                    self.follow().await;
                }
                if !leased {
                    self.elsewhere.lease = Lease::Unknown;
                }
            }
            FromNodes::Leased(epoch) => {
                self.elsewhere.lease = Lease::Ours(epoch);
                self.follow().await;
                // It may have slept here. A log that cannot be read is in the server's log already.
                let _ = self.load().await;
            }
            FromNodes::Released => self.elsewhere.lease = Lease::Unknown,
            FromNodes::Presence => self.read_presence().await,
            FromNodes::Missed => {
                self.elsewhere.lease = Lease::Unknown;
                self.elsewhere.said = None;
                self.follow().await;
                self.read_presence().await;
                self.presence_changes();
            }
        }
        self.send_updates();
    }

    /// Reads what others have appended to the log. Tells whether there was anything.
    pub(super) async fn follow(&mut self) -> bool {
        let services = Arc::clone(&self.services);
        if !services.has_other_nodes() {
            return false;
        }
        if self.table.is_none() {
            // Those who look at the table wait for it.
            return !self.listeners.is_empty() && self.load().await.is_ok();
        }
        let before = self.table.as_ref().map(Table::version);
        if self.read_on().await.is_err() {
            self.elsewhere.was_awake = true;
            self.forget().await;
        }
        let moved = self.table.as_ref().map(Table::version) != before;
        if moved {
            // The node that has appended it has notified people.
            self.notified = self.table.as_ref().map(Notified::of);
        }
        moved
    }

    async fn read_on(&mut self) -> Result<(), ServerError> {
        let services = Arc::clone(&self.services);
        let mut tip = self.elsewhere.tip.ok_or(Code::Damaged)?;
        loop {
            let stored = services.store.read_after(self.id, tip, AT_ONCE).await?;
            let Some(last) = stored.last() else { break };
            tip = last.link();
            let (table, now) = (self.table.as_mut().ok_or(Code::Internal)?, services.clock.now());
            let mut seated = false;
            for event in &stored {
                let logged: Logged = serde_json::from_slice(&event.bytes).map_err(|_| Code::Damaged)?;
                seated |= matches!(logged.event, TableEvent::Seated { .. });
                if can_change_summary(&logged.event) {
                    self.listed = None;
                }
                table.follow(logged, now).map_err(|_| Code::Damaged)?;
            }
            self.elsewhere.tip = Some(tip);
            if seated {
                self.note_who_is_here();
            }
        }
        Ok(())
    }

    /// Is the table awake, here or at another node, though it is read from its log now? Then its clocks have gone on.
    pub(super) async fn is_awake(&mut self) -> bool {
        let services = Arc::clone(&self.services);
        if std::mem::take(&mut self.elsewhere.was_awake) {
            return true;
        }
        let Some(nodes) = services.other_nodes() else { return false };
        if matches!(self.elsewhere.lease, Lease::Ours(_)) {
            return false;
        }
        let looked = nodes.look(vec![self.id]).await;
        looked.is_ok_and(|looked| looked.iter().any(|look| look.leased))
    }

    /// May this node do what the table does by itself?
    pub(super) fn may_do_duties(&self) -> bool {
        self.services.store.nodes().is_none() || matches!(self.elsewhere.lease, Lease::Ours(_))
    }

    /// Is there anything that the table does by itself, and does nobody do it, as far as is known?
    pub(super) fn waits_for_lease(&self) -> bool {
        let unknown = self.elsewhere.lease == Lease::Unknown && self.services.store.nodes().is_some();
        unknown
            && !self.is_unattended(Instant::now())
            && self.table.as_ref().is_some_and(|table| {
                table.phase() == Phase::Dealing || table.bot_to_act().is_some() || table.deadline().is_some()
            })
    }

    pub(super) async fn take_lease(&mut self) {
        let services = Arc::clone(&self.services);
        let Some(nodes) = services.store.nodes() else { return };
        if Instant::now() < self.not_before || !self.waits_for_lease() {
            return;
        }
        match nodes.lease(self.id).await {
            Ok(Some(epoch)) => {
                self.elsewhere.lease = Lease::Ours(epoch);
                if self.follow().await {
                    self.send_updates();
                }
            }
            Ok(None) => self.elsewhere.lease = Lease::Theirs,
            Err(error) => {
                tracing::warn!(table = self.short(), code = error.code(), "a lease cannot be taken");
                self.not_before = Instant::now() + PAUSE;
            }
        }
    }

    /// The lease is over: another node goes on.
    pub(super) async fn lose_lease(&mut self) -> ServerError {
        count(&self.services.metrics.leases_lost);
        self.elsewhere.lease = Lease::Unknown;
        self.forget_others_events().await;
        Code::Stale.into()
    }

    /// Reads the table again, to which others have appended. The nodes that did have notified people.
    pub(super) async fn forget_others_events(&mut self) {
        self.elsewhere.was_awake = self.services.has_other_nodes();
        self.forget().await;
        if self.services.has_other_nodes() {
            self.notified = self.table.as_ref().map(Notified::of);
        }
    }

    /// Lets other nodes do what the table does by itself, before it sleeps here.
    pub(super) async fn give_back_lease(&mut self) {
        let services = Arc::clone(&self.services);
        if let (Some(nodes), Lease::Ours(epoch)) = (services.store.nodes(), self.elsewhere.lease)
            && let Err(error) = nodes.release(self.id, epoch).await
        {
            tracing::warn!(table = self.short(), code = error.code(), "a lease cannot be given back");
        }
        self.elsewhere.lease = Lease::Unknown;
    }

    /// Asks who is connected at other nodes.
    pub(super) async fn read_presence(&mut self) {
        let services = Arc::clone(&self.services);
        let notices = match services.store.nodes() {
            None => return,
            Some(nodes) if nodes.has_others() => nodes.posted(self.id.to_string()).await,
            Some(_) => Ok(Vec::new()),
        };
        // While the database is away, what is known is kept.
        let Ok(notices) = notices else { return };
        let here: Vec<Connected> =
            notices.iter().filter_map(|notice| serde_json::from_str(notice).ok()).collect();
        if here != self.elsewhere.here {
            self.elsewhere.here = here;
            self.presence_changes();
        }
        self.note_who_is_here();
    }

    /// Says to other nodes who is connected here.
    pub(super) fn say_who_is_here(&mut self) {
        let services = Arc::clone(&self.services);
        let Some(nodes) = services.store.nodes() else { return };
        let people: Vec<PersonId> = self.people_here().map(|person| person.id.clone()).collect();
        let nameless = self.listeners.len() - people.len();
        let anybody = !self.listeners.is_empty();
        let notice = serde_json::to_string(&Connected { people, nameless }).ok().filter(|_| anybody);
        if notice == self.elsewhere.said || notice.is_some() && !nodes.has_others() {
            return;
        }
        nodes.post(self.id.to_string(), notice.clone());
        self.elsewhere.said = notice;
    }
}
