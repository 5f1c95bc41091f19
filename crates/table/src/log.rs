//! Restores a table from its log.

use irrgarten_faces::Games;

use crate::table::Table;
use crate::{Logged, Millis, TableError, TableEvent};

impl Table {
    /// Restores a table from its log. `Err` names the version that cannot have happened, or that is missing at the
    /// end.
    pub fn load(games: Games, events: impl IntoIterator<Item = Logged>, now: Millis) -> Result<Table, u64> {
        let mut table = Table::fold(games, events, now)?;
        table.everybody_is_away(now);
        Ok(table)
    }

    /// The same for a table that is awake in another process, where its clocks have gone on: `when` gives the time of an
    /// event, which has the wall clock, on the clock of `now`.
    pub fn load_awake(
        games: Games,
        events: impl IntoIterator<Item = Logged>,
        now: Millis,
        when: impl Fn(Millis) -> Millis,
    ) -> Result<Table, u64> {
        let mut events = events.into_iter();
        let mut table = events.next().and_then(|first| Table::begin(games, first).ok()).ok_or(1u64)?;
        for logged in events {
            let at = when(logged.at).min(now);
            table.follow(logged, at)?;
        }
        table.everybody_is_away(now);
        Ok(table)
    }

    /// Until the server says who is here.
    fn everybody_is_away(&mut self, now: Millis) {
        for entry in &self.seat_entries {
            if let Some(person) = entry.occupant.person_id() {
                self.away.insert(person.clone(), now);
            }
        }
    }

    fn fold(games: Games, events: impl IntoIterator<Item = Logged>, now: Millis) -> Result<Table, u64> {
        let table = Table::peek(games, events, now)?;
        match table.due(now) {
            Ok(None) => Ok(table),
            _ => Err(table.version() + 1),
        }
    }

    /// The table after some of its events, even if events that must follow are missing: to look at, not to play on.
    /// `Err` names the version that cannot have happened.
    pub fn peek(games: Games, events: impl IntoIterator<Item = Logged>, now: Millis) -> Result<Table, u64> {
        let mut events = events.into_iter();
        let mut table = events.next().and_then(|first| Table::begin(games, first).ok()).ok_or(1u64)?;
        for logged in events {
            table.follow(logged, now)?;
        }
        if let Some(game) = &mut table.game {
            game.racing.watch.wake(now);
        }
        Ok(table)
    }

    /// Applies the next event of a log to a table that [`peek`](Table::peek) returned. `Err` names the version that
    /// cannot have happened.
    pub fn follow(&mut self, logged: Logged, now: Millis) -> Result<(), u64> {
        let Logged { version, at, event } = logged;
        if version == self.version() + 1 && self.replay_event(event, at, now).is_ok() {
            Ok(())
        } else {
            Err(version)
        }
    }

    /// Removes events beyond this length: only a game that breaks its own laws fails after a first event was applied.
    pub(crate) fn roll_back(&mut self, length: usize, now: Millis) {
        if self.log.len() > length {
            self.log.truncate(length);
            let log = self.log.iter().map(|applied| applied.logged.clone());
            if let Ok(table) = Table::fold(self.games, log, now) {
                let (away, connections) =
                    (std::mem::take(&mut self.away), std::mem::take(&mut self.connections));
                *self = Table { away, connections, ..table };
            }
        }
    }

    /// Applies an event from a log, if it can have happened here.
    fn replay_event(&mut self, event: TableEvent, at: Millis, now: Millis) -> Result<(), TableError> {
        self.apply(event, None, at)?;
        // Events that are due belong to the one before: clocks are set when all of them have been applied.
        if self.due(now)?.is_none() {
            self.restart_clocks(now);
        }
        Ok(())
    }
}
