//! What tables do by themselves: built-in bots, clocks, the deal.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_table::{CommandFrom, Millis, Phase, ServerCommand, Table};
use irrgarten_wire::{Code, TabResponse, ThinkerTask};

use crate::open_table::{BotAtWork, OpenTable, Stored};
use crate::tab::{Moment, Tab};
use crate::thoughts::Purpose;

/// How long to wait for the devices' shares: there is one device, and it answers at once or never.
const DEAL_WAIT: Millis = 2_000;
/// How long to wait after a failure before trying again.
const PAUSE: Millis = 1_000;
/// The longest a built-in bot delays an action while no person races.
const ALONE: Millis = 1_500;

impl Tab {
    /// Starts whatever the tables need now. Those that nobody looks at wait.
    pub(crate) fn begin_duties(&mut self, now: Millis, response: &mut TabResponse) {
        for (id, open) in &mut self.tables {
            let OpenTable { stored: Stored::Here(table), .. } = open else { continue };
            let dealing = table.phase() == Phase::Dealing;
            open.dealing = dealing.then(|| open.dealing.unwrap_or(now));
            let race = table.position().and_then(irrgarten_faces::Timed::race);
            let bots: Vec<_> = table.bots_to_act().collect();
            let built_in: SeatSet = bots.iter().map(|(seat, _)| *seat).collect();
            let alone =
                race.is_some_and(|race| race.together && race.seats.iter().all(|seat| built_in.has(seat)));
            // Once no person races any more, the bots need not act at the pace of people.
            let hurried = alone && !open.alone;
            open.alone = alone;
            let version = table.version();
            open.at_work.retain(|&seat, bot| {
                let stays = table.is_open(seat, bot.version) && built_in.has(seat) && !hurried;
                if !stays {
                    self.tasks.remove(bot.task);
                    response.drop.extend(bot.decided.is_none().then_some(bot.task));
                }
                stays
            });
            if now < open.not_before || open.stuck == Some(version) || open.listeners.is_empty() {
                continue;
            }
            for (seat, level) in bots {
                if open.at_work.contains_key(&seat) {
                    continue;
                }
                let Some(ask) = open.ask_to_choose(id, seat, level) else { continue };
                let task = self.tasks.add(Purpose::Turn { table: id.clone(), seat });
                response.think.push(ThinkerTask { task, ask });
                let longest = if alone { ALONE } else { Millis::MAX };
                open.at_work.insert(seat, BotAtWork { version, task, since: now, longest, decided: None });
            }
        }
    }

    /// A bot has chosen an action, and after how long a person would have.
    pub(crate) fn decided(
        &mut self,
        id: &str,
        seat: Seat,
        task: u32,
        chosen: Option<(String, u32)>,
        when: Moment,
        response: &mut TabResponse,
    ) {
        let Some(open) = self.tables.get_mut(id) else { return };
        let Some(bot) = open.at_work.get_mut(&seat).filter(|bot| bot.task == task) else { return };
        let Some((action, after)) = chosen else {
            open.at_work.remove(&seat);
            open.stuck = open.table().map(Table::version);
            return;
        };
        let due = bot.since + Millis::from(after).min(bot.longest);
        bot.decided = Some((due, action));
        self.act_when_due(id, when, response);
    }

    /// Carries out what bots have decided, once it is time.
    fn act_when_due(&mut self, id: &str, when: Moment, response: &mut TabResponse) {
        let due = |bot: &BotAtWork| bot.decided.as_ref().is_some_and(|(due, _)| *due <= when.now);
        while let Some(open) = self.tables.get_mut(id)
            && let Some(seat) = open.at_work.iter().find(|(_, bot)| due(bot)).map(|(&seat, _)| seat)
            && let Some(BotAtWork { version, decided: Some((_, action)), .. }) = open.at_work.remove(&seat)
        {
            let command = ServerCommand::ActFor { seat, action, seen: version };
            let done = self.carry_out(id, CommandFrom::Server(command), None, when, response);
            match done {
                Ok(_) => {}
                // The table has moved on: the bots that are to act now think again.
                Err(problem) if matches!(problem.code, Code::Stale | Code::Paused) => {}
                Err(_) => self.pause(id, when.now),
            }
        }
        self.tell(id, when, response);
    }

    /// Does what is due.
    pub(crate) fn tick(&mut self, when: Moment, response: &mut TabResponse) {
        let ids: Vec<String> = self.tables.keys().cloned().collect();
        for id in ids {
            self.act_when_due(&id, when, response);
            let Some(open) = self.tables.get(&id).filter(|open| when.now >= open.not_before) else {
                continue;
            };
            let is_due = |due: Option<Millis>| due.is_some_and(|due| due <= when.now);
            let command = if is_due(open.deal_at()) {
                ServerCommand::DealNow
            } else if is_due(open.deadline()) {
                ServerCommand::Tick
            } else {
                continue;
            };
            let before = open.table().map(Table::version);
            let done = self.carry_out(&id, CommandFrom::Server(command), None, when, response);
            // What changes nothing is not tried again and again.
            if done.ok() == before || before.is_none() {
                self.pause(&id, when.now);
            }
            self.tell(&id, when, response);
        }
    }

    fn pause(&mut self, id: &str, now: Millis) {
        if let Some(open) = self.tables.get_mut(id) {
            open.not_before = now + PAUSE;
        }
    }

    /// When there is something to do next.
    pub(crate) fn wake(&self) -> Option<Millis> {
        self.tables.values().filter(|open| !open.listeners.is_empty()).filter_map(OpenTable::due).min()
    }
}

impl OpenTable {
    fn deal_at(&self) -> Option<Millis> {
        self.dealing.map(|since| since + DEAL_WAIT)
    }

    fn deadline(&self) -> Option<Millis> {
        self.table().and_then(Table::deadline)
    }

    /// When there is something to do here.
    fn due(&self) -> Option<Millis> {
        let decided = self.at_work.values().filter_map(|bot| bot.decided.as_ref().map(|(due, _)| *due));
        let due = decided.chain(self.deal_at()).chain(self.deadline()).min();
        // A bot that waits for the storage to recover.
        let waits = self.at_work.is_empty()
            && self
                .table()
                .is_some_and(|table| self.stuck != Some(table.version()) && table.bot_to_act().is_some());
        let due = due.into_iter().chain(waits.then_some(self.not_before)).min();
        due.map(|due| due.max(self.not_before))
    }
}
