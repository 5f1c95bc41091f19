//! Time at the table: what is held up, who is first, what happens when time is over.

use irrgarten_game::{Race, Seat, Stamp, Timing};

use crate::play::Playing;
use crate::race::{Bound, Claimed, Held, hold_of};
use crate::table::Table;
use crate::{ChosenBy, Event, Hold, Input, Line, Millis, Occupant, PersonId, Phase, RaceClock, Refusal};

/// A race nobody ends and for which no limit is set: an hour among friends, five minutes where strangers wait.
const LIMIT_PRIVATE: u32 = 60 * 60 * 1000;
const LIMIT_PUBLIC: u32 = 5 * 60 * 1000;

/// Something that happens by itself when its time has come, the more urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// What a seat wanted to do.
    Held(Seat),
    /// Nobody can overtake the first claim any more.
    Claim,
    /// The race has lasted too long.
    Limit(Seat),
    /// A seat has run out of its time.
    Clock(Seat),
}

impl Table {
    /// The host has measured somebody's line. Only the living table knows; the log gets to know it with a claim.
    pub fn measured(&mut self, person: &PersonId, line: Line) {
        if !self.seats_of(person).is_empty() {
            self.lines.insert(person.clone(), line);
        }
    }

    /// The version at which a race began last for anybody: who is told of it is shown what the race is about.
    pub fn race_began(&self) -> Option<u64> {
        self.game.as_ref().and_then(|game| game.racing.began)
    }

    /// Has this seat decided something that has not happened yet?
    pub fn is_bound(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.racing.decided().has(seat))
    }

    /// Has this seat nothing to wait for?
    pub(crate) fn unbound(&self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        match self.game.as_ref().and_then(|game| game.racing.bound.get(&seat)) {
            Some(Bound::Claimed(_)) => Err(Refusal::HasClaimed),
            Some(Bound::Held(held)) => match held.left(now) {
                0 if held.hold == Hold::Penalty => Ok(()),
                millis => Err(Refusal::Held { millis }),
            },
            None => Ok(()),
        }
    }

    /// A seat acts: now, later, or in its place among others.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: String,
        chosen_by: ChosenBy,
        input: &Input,
    ) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
        let spent = game.clock.spent(seat, input.now);
        let raced = game.raced(seat, input.now);
        let timing = game.position.timing(seat, &action);
        let event = match (timing, hold_of(timing), raced) {
            (_, Some((hold, millis)), _) => {
                Event::Held { seat, hold, action, millis, spent, chosen_by, raced }
            }
            (Timing::Claim, None, Some(arrived)) => {
                let Stamp { revealed, arrived, round_trip } = self.stamp(seat, arrived, chosen_by);
                Event::Claimed { seat, action, revealed, arrived, round_trip, spent, chosen_by }
            }
            _ => Event::Acted { seat, action, spent, chosen_by, raced },
        };
        self.happen(event, input)
    }

    /// Only people have a line between themselves and the table.
    fn stamp(&self, seat: Seat, arrived: u32, chosen_by: ChosenBy) -> Stamp {
        let line = match self.occupant(seat) {
            Some(Occupant::Person { person }) if chosen_by == ChosenBy::Seat => self.lines.get(&person.id),
            _ => None,
        };
        let (Some(line), Some(game)) = (line, &self.game) else {
            return Stamp { arrived, ..Stamp::default() };
        };
        let revealed = line.revealed.map_or(0, |at| game.racing.watch.shows(seat, at));
        Stamp { revealed: revealed.min(arrived), arrived, round_trip: line.round_trip }
    }

    /// A seat is bound from now on.
    pub(crate) fn bind(&mut self, event: &Event) -> Result<(), Refusal> {
        let game = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        let race = game.position.race();
        let (seat, spent, shown, bound) = match event.clone() {
            Event::Held { seat, hold, action, millis, spent, chosen_by, raced } => {
                (seat, spent, raced, Bound::Held(Held { hold, action, millis, chosen_by, until: None }))
            }
            Event::Claimed { seat, action, revealed, arrived, round_trip, spent, chosen_by } => {
                let stamp = Stamp { revealed, arrived, round_trip };
                (seat, spent, Some(arrived), Bound::Claimed(Claimed { action, stamp, chosen_by }))
            }
            _ => return Err(Refusal::NotPlaying),
        };
        // A seat that is punished goes on thinking.
        if !bound.is_penalty() {
            game.clock.stand_still(seat, spent);
        }
        if let Some(shown) = shown {
            game.racing.note(race.as_ref(), seat, shown);
        }
        game.racing.bound.insert(seat, bound);
        Ok(())
    }

    /// Lets happen what should have happened by now, one thing at a time.
    pub(crate) fn tick(&mut self, input: &Input) -> Result<(), Refusal> {
        let due = self.next_due().filter(|&(at, _)| at <= input.now).map(|(_, due)| due);
        let (Some(due), Some(game)) = (due, &self.game) else { return Ok(()) };
        match due {
            Due::Held(seat) => {
                let Some(Bound::Held(held)) = game.racing.bound.get(&seat) else { return Ok(()) };
                let (action, chosen_by, raced) =
                    (held.action.clone(), held.chosen_by, game.raced(seat, input.now));
                self.happen(Event::Acted { seat, action, spent: 0, chosen_by, raced }, input)
            }
            Due::Claim => {
                let Some((first, _)) = game.racing.first(game.position.as_ref()) else { return Ok(()) };
                let Some(Bound::Claimed(claim)) = game.racing.bound.get(&first.seat) else { return Ok(()) };
                let (seat, chosen_by) = (first.seat, claim.chosen_by);
                self.happen(
                    Event::Acted { seat, action: first.time, spent: 0, chosen_by, raced: None },
                    input,
                )
            }
            Due::Limit(seat) => {
                let Some(race) = game.position.race() else { return Ok(()) };
                let (spent, raced) = (game.clock.spent(seat, input.now), game.raced(seat, input.now));
                let (action, chosen_by) = (race.give_up, ChosenBy::Clock);
                self.happen(Event::Acted { seat, action, spent, chosen_by, raced }, input)
            }
            // The first action there is.
            Due::Clock(seat) => match game.position.actions(seat).into_iter().next() {
                Some(action) => self.act(seat, action, ChosenBy::Clock, input),
                None => Ok(()),
            },
        }
    }

    /// When the host should tick next.
    pub fn deadline(&self) -> Option<Millis> {
        self.next_due().map(|(at, _)| at)
    }

    fn next_due(&self) -> Option<(Millis, Due)> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let held = game.racing.bound.iter().filter_map(|(&seat, bound)| match bound {
            Bound::Held(held) if held.hold != Hold::Penalty => Some((held.until?, Due::Held(seat))),
            _ => None,
        });
        let clock = game.clock.first_to_end().map(|(seat, at)| (at, Due::Clock(seat)));
        let race = game.position.race();
        let raced = race.iter().flat_map(|race| self.due_by_race_clock(game, race));
        held.chain(clock).chain(raced).min()
    }

    fn due_by_race_clock(&self, game: &Playing, race: &Race<String>) -> Vec<(Millis, Due)> {
        let (racing, usual) = (&game.racing, if self.config.private { LIMIT_PRIVATE } else { LIMIT_PUBLIC });
        let limit = Millis::from(race.limit.unwrap_or(usual));
        let unclaimed = race.seats.iter().filter(|&seat| !racing.has_claimed(seat));
        let limits = unclaimed.filter_map(|seat| Some((racing.watch.when(seat, limit)?, Due::Limit(seat))));
        let first = racing.first(game.position.as_ref()).and_then(|(first, _)| {
            Some((racing.watch.when(first.seat, Millis::from(first.settles))?, Due::Claim))
        });
        limits.chain(first).collect()
    }
}

impl Playing {
    /// What a seat's race clock shows, if it is racing.
    pub(crate) fn raced(&self, seat: Seat, now: Millis) -> Option<u32> {
        self.races(seat).then(|| self.racing.watch.shows(seat, now))
    }

    /// Every race clock that runs, as people see it.
    pub(crate) fn race_clocks(&self, now: Millis) -> Vec<RaceClock> {
        self.position.race().map(|race| self.racing.clocks(&race, now)).unwrap_or_default()
    }

    pub(crate) fn races(&self, seat: Seat) -> bool {
        self.position.race().is_some_and(|race| race.seats.has(seat))
    }
}
