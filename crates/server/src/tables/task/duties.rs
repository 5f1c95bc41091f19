//! What a table does by itself: built-in bots, clocks, the deal, going to sleep.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::future::pending;
use std::time::Duration;

use irrgarten_game::{Seat, SeatSet};
use irrgarten_table::{Phase, ServerCommand};
use irrgarten_wire::Code;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::commit::NamedCommand;
use super::{Stay, TableTask};
use crate::metrics::count;
use crate::thinking::{BotThought, BotTurn};

/// How long to wait after a failure before trying again.
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// The longest a built-in bot delays an action while no person races.
const ALONE: Duration = Duration::from_millis(1500);

/// The built-in bots that are thinking: for which seat, since which version.
pub(super) struct BotThoughts {
    at_work: HashMap<Seat, (u64, BotThought)>,
    /// Only built-in bots are left in a race.
    alone: bool,
    /// Where they are answered: made for the first, because most tables have no bots.
    decisions: Option<Decisions>,
}

type Decisions = (mpsc::UnboundedSender<BotDecision>, mpsc::UnboundedReceiver<BotDecision>);

/// The result of thinking: for which seat, at which version, and the action, if there is one.
pub(super) type BotDecision = (Seat, u64, Option<String>);

impl BotThoughts {
    pub(super) fn new() -> BotThoughts {
        BotThoughts { at_work: HashMap::new(), alone: false, decisions: None }
    }

    /// Completes when a bot has chosen an action that is still to be decided.
    pub(super) async fn thought(&mut self) -> BotDecision {
        let Some((_, receiver)) = &mut self.decisions else { return pending().await };
        loop {
            // One sender stays here, so the queue does not end.
            let Some((seat, version, action)) = receiver.recv().await else { return pending().await };
            if self.at_work.get(&seat).is_some_and(|(since, _)| *since == version) {
                self.at_work.remove(&seat);
                return (seat, version, action);
            }
        }
    }
}

impl TableTask {
    /// Starts whatever the table needs now.
    pub(super) fn begin_duties(&mut self) {
        let Some(table) = &self.table else { return };
        let dealing = table.phase() == Phase::Dealing;
        self.dealing = dealing.then(|| self.dealing.unwrap_or_else(Instant::now));
        let version = table.version();
        self.thinking.at_work.retain(|&seat, (since, _)| table.is_open(seat, *since));
        let watched = !self.listeners.is_empty();
        self.thinking.at_work.values_mut().for_each(|(_, thought)| thought.set_watched(watched));
        let race = table.position().and_then(irrgarten_faces::Timed::race);
        let built_in: SeatSet = table.bots_to_act().map(|(seat, _)| seat).collect();
        let alone =
            race.is_some_and(|race| race.together && race.seats.iter().all(|seat| built_in.has(seat)));
        if alone && !self.thinking.alone {
            // No person races any more, so the bots need not act at the pace of people.
            self.thinking.at_work.clear();
        }
        self.thinking.alone = alone;
        let now = Instant::now();
        if !self.may_do_duties() {
            self.thinking.at_work.clear();
            return;
        }
        if now < self.not_before || self.stuck == Some(version) || self.is_unattended(now) {
            return;
        }
        let Some(position) = table.position() else { return };
        for (seat, level) in table.bots_to_act() {
            if let Entry::Vacant(free) = self.thinking.at_work.entry(seat) {
                let (sender, _) = self.thinking.decisions.get_or_insert_with(mpsc::unbounded_channel);
                let sender = sender.clone();
                // The table may have gone to sleep.
                let decide = move |action| drop(sender.send((seat, version, action)));
                let longest = if alone { ALONE } else { Duration::MAX };
                let (host, mind) = (table.host().id.clone(), position.mind(seat));
                let turn = BotTurn { host, mind, level, watched, longest };
                free.insert((version, self.services.pool.think(turn, decide)));
            }
        }
    }

    /// Carries out the action a built-in bot has chosen.
    pub(super) async fn act_for(&mut self, (seat, version, action): BotDecision) {
        let Some(action) = action else {
            tracing::error!(table = self.short(), version, %seat, "a built-in bot finds nothing to do");
            self.stuck = Some(version);
            return;
        };
        let command = ServerCommand::ActFor { seat, action, seen: version };
        match self.carry_out(NamedCommand::duty(command)).await {
            Ok(_) => count(&self.services.metrics.bot_actions),
            // The table has moved on: the bots that are to act now think again.
            Err(error) if matches!(error.code(), Code::Stale | Code::Paused) => {}
            Err(error) => {
                tracing::warn!(table = self.short(), code = %error.code(), "a built-in bot cannot act");
                self.not_before = Instant::now() + PAUSE;
            }
        }
        self.send_updates();
    }

    fn deal_at(&self) -> Option<Instant> {
        self.dealing.filter(|_| self.may_do_duties()).map(|since| since + self.services.config.deal_wait)
    }

    fn deadline(&self) -> Option<Instant> {
        let attended = self.may_do_duties() && !self.is_unattended(Instant::now());
        let table = self.table.as_ref().filter(|_| attended);
        let deadline = table.and_then(irrgarten_table::Table::deadline);
        deadline.map(|deadline| self.services.clock.instant(deadline))
    }

    /// Whether a bot waits for the store to recover.
    fn bot_waits(&self) -> bool {
        let table = self.table.as_ref();
        let stuck = table.is_some_and(|table| self.stuck == Some(table.version()));
        self.thinking.at_work.is_empty()
            && self.may_do_duties()
            && !stuck
            && !self.is_unattended(Instant::now())
            && table.is_some_and(|table| table.bot_to_act().is_some())
    }

    /// When there is something to do next.
    pub(super) fn wake(&self) -> Instant {
        let due = [self.deal_at(), self.deadline()].into_iter().flatten().min();
        let due = if self.bot_waits() || self.waits_for_lease() { Some(self.not_before) } else { due };
        let duty = match due {
            Some(due) => due.max(self.not_before),
            None => self.tired_at().max(Instant::now() + PAUSE),
        };
        self.presence_at.map_or(duty, |presence| presence.min(duty))
    }

    pub(super) async fn do_duties(&mut self) -> Stay {
        let now = Instant::now();
        self.send_presence(now);
        let command = if self.deal_at().is_some_and(|due| due <= now) {
            ServerCommand::DealNow
        } else if self.deadline().is_some_and(|due| due <= now) {
            ServerCommand::Tick
        } else if self.is_idle(now) {
            return Stay::Asleep;
        } else {
            return Stay::Awake;
        };
        let before = self.table.as_ref().map(irrgarten_table::Table::version);
        let done = self.carry_out(NamedCommand::duty(command)).await;
        // What changes nothing is not tried again and again.
        if done.is_err() || done.ok() == before {
            self.not_before = Instant::now() + PAUSE;
        }
        self.send_updates();
        Stay::Awake
    }

    /// When the table may go to sleep if nobody is connected. Sooner after the end: few come back, and it is quickly
    /// read again.
    fn tired_at(&self) -> Instant {
        let over = self.table.as_ref().is_some_and(|table| table.phase() == Phase::Over);
        self.last_used + if over { PAUSE.min(self.services.config.idle) } else { self.services.config.idle }
    }

    /// Nobody has looked at the table for a while, and no person's clock runs: bots wait until somebody comes back.
    pub(super) fn is_unattended(&self, now: Instant) -> bool {
        self.listeners.is_empty()
            && now >= self.last_used + self.services.config.idle
            && self.table.as_ref().is_none_or(|table| !table.keeps_time_for_people())
    }

    /// Nobody is connected, no clock runs, no bot thinks.
    fn is_idle(&self, now: Instant) -> bool {
        self.listeners.is_empty()
            && self.thinking.at_work.is_empty()
            && self.deadline().is_none()
            && self.deal_at().is_none()
            && !self.bot_waits()
            && now >= self.tired_at()
    }
}
