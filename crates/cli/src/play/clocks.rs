//! Races at the terminal: the clocks of the seats, and the built-in bots at their own pace.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};

use irrgarten_faces::{GameError, Happening, Position, RefusedAction};
use irrgarten_game::{PerSeat, Seat, SeatSet, Stamp, Timing, Turn};

use super::terminal_game::TerminalGame;
use crate::error::CliError;

/// Since when seats race, and what the built-in bots are about to do.
#[derive(Default)]
pub(super) struct RaceClocks {
    began: BTreeMap<Seat, Instant>,
    /// By the race clock of each seat, in milliseconds.
    plans: BTreeMap<Seat, (u32, String)>,
}

impl RaceClocks {
    /// Notes the seats that have begun to race.
    pub(super) fn look(&mut self, position: &dyn Position) {
        let racing = position.race().map_or(SeatSet::EMPTY, |race| race.seats);
        self.began.retain(|&seat, _| racing.has(seat));
        self.plans.retain(|&seat, _| racing.has(seat));
        let now = Instant::now();
        for seat in racing.iter() {
            self.began.entry(seat).or_insert(now);
        }
    }

    /// The time on the race clock of a seat.
    pub(super) fn shows(&self, seat: Seat) -> Option<u32> {
        let began = self.began.get(&seat)?;
        Some(u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX))
    }
}

impl<R: BufRead, W: Write> TerminalGame<R, W> {
    /// The seat that acts next. In a common race people go first: the bots' actions up to that moment are played
    /// before theirs.
    pub(super) fn next_seat(&self, seats: SeatSet) -> Option<Seat> {
        let common = self.position.race().is_some_and(|race| race.together);
        let person = seats.iter().find(|&seat| common && self.people.has(seat));
        person.or_else(|| seats.iter().next())
    }

    /// Plays the planned action of a built-in bot, if its time has come.
    pub(super) fn race_on(&mut self, by: Option<u32>) -> Result<bool, CliError> {
        let Turn::Decide(seats) = self.position.turn() else { return Ok(false) };
        let racing = self.position.race().map_or(SeatSet::EMPTY, |race| race.seats);
        for seat in seats.iter().filter(|&seat| racing.has(seat)) {
            if !self.people.has(seat) && !self.clocks.plans.contains_key(&seat) {
                self.plan(seat, 0)?;
            }
        }
        let next = self.clocks.plans.iter().min_by_key(|(_, plan)| plan.0);
        let Some((&seat, plan)) = next.filter(|(_, plan)| by.is_none_or(|by| plan.0 <= by)) else {
            return Ok(false);
        };
        let (at, action) = plan.clone();
        self.clocks.plans.remove(&seat);
        self.act_at(seat, &action, at)?;
        self.draw_all()?;
        self.clocks.look(self.position.as_ref());
        if self.clocks.began.contains_key(&seat) {
            self.plan(seat, at)?;
        }
        Ok(true)
    }

    fn plan(&mut self, seat: Seat, from: u32) -> Result<(), CliError> {
        let stuck = || GameError::Io(format!("seat {seat} races and finds no action"));
        let thought =
            self.position.mind(seat).choose(self.others, &|| false, &mut self.dice).ok_or_else(stuck)?;
        let pause = match self.position.check_action(seat, &thought.action).map_err(GameError::from)?.timing()
        {
            Timing::Delay(millis) | Timing::Countdown(millis) => millis,
            Timing::Claim | Timing::AtOnce => 0,
        };
        let due = from.saturating_add(thought.after).saturating_add(pause);
        self.clocks.plans.insert(seat, (due, thought.action));
        Ok(())
    }

    /// A seat acts when its race clock shows this: a claim records its time first.
    fn act_at(&mut self, seat: Seat, action: &str, millis: u32) -> Result<(), GameError> {
        let checked = self.position.check_action(seat, action)?;
        if checked.timing() == Timing::Claim {
            let mut claims: PerSeat<Option<Stamp>> = PerSeat::new(self.position.seats());
            claims[seat] = Some(Stamp { arrived: millis, ..Stamp::default() });
            if let Some(first) = self.position.first(&claims) {
                let said = self.position.act_in_text(seat, &first.time)?;
                self.history.push(said);
            }
        }
        let happening = self.position.act(checked)?;
        self.history.push(happening);
        Ok(())
    }

    /// What a person types may be a shorthand for several actions. Unless all of them are possible, none happens.
    pub(super) fn persons_word(
        &mut self,
        seat: Seat,
        word: &str,
    ) -> Result<Result<bool, GameError>, CliError> {
        if !self.catch_up(seat)? {
            return Ok(Ok(false));
        }
        let actions = match self.position.unfolded(seat, word) {
            Ok(actions) => actions,
            Err(RefusedAction { error, penalty }) => {
                self.wait(penalty, false)?;
                return Ok(Err(error));
            }
        };
        for action in actions {
            match self.persons_action(seat, &action)? {
                Ok(true) => {}
                otherwise => return Ok(otherwise),
            }
        }
        Ok(Ok(true))
    }

    /// A person acts: first the built-in bots do what they would have done by now. Returns whether the action was
    /// still possible.
    fn persons_action(&mut self, seat: Seat, action: &str) -> Result<Result<bool, GameError>, CliError> {
        let now = self.clocks.shows(seat);
        if !self.catch_up(seat)? {
            return Ok(Ok(false));
        }
        let checked = match self.position.check_action(seat, action) {
            Ok(checked) => checked,
            Err(RefusedAction { error, penalty }) => {
                self.wait(penalty, false)?;
                return Ok(Err(error));
            }
        };
        match checked.timing() {
            Timing::Countdown(millis) => self.wait(millis, true)?,
            Timing::Delay(millis) => self.wait(millis, false)?,
            Timing::Claim | Timing::AtOnce => {}
        }
        Ok(self.act_at(seat, action, now.unwrap_or(0)).map(|()| true))
    }

    /// The built-in bots do what they would have done by now. Returns whether the race of this seat is still on.
    pub(super) fn catch_up(&mut self, seat: Seat) -> Result<bool, CliError> {
        let Some(now) = self.clocks.shows(seat) else { return Ok(true) };
        let common = self.position.race().is_some_and(|race| race.together);
        while common && self.race_on(Some(now))? {}
        Ok(self.clocks.shows(seat).is_some())
    }

    /// Waits in real time, if people play.
    pub(super) fn wait(&mut self, millis: u32, aloud: bool) -> Result<(), CliError> {
        if !self.screen.is_live() {
            return Ok(());
        }
        let mut left = millis;
        while left > 0 {
            let step = left.min(1000);
            if aloud {
                self.screen.say(&format!("{} ...", left.div_ceil(1000)))?;
            }
            sleep(Duration::from_millis(u64::from(step)));
            left -= step;
        }
        Ok(())
    }

    /// Makes the draws that are due.
    pub(super) fn draw_all(&mut self) -> Result<(), CliError> {
        while self.position.turn() == Turn::Chance {
            let drawn: Happening = self.position.draw_by_seed(&self.seed, self.draws)?;
            self.draws += 1;
            self.history.push(drawn);
        }
        Ok(())
    }
}
