//! Races: which seats have to wait, which have claimed, and the round trips of their connections.

mod in_game;
mod judge;
mod stopwatch;

use std::collections::BTreeMap;

use irrgarten_faces::Position;
use irrgarten_game::{First, PerSeat, Race, Seat, SeatSet, Stamp, Timing, Turn};

use crate::{ChosenBy, HeldSeat, Hold, Millis, RaceClock};
use stopwatch::Stopwatch;

/// What the server measured of a person's connection. Not in the log until the person claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConnectionTiming {
    /// The shortest of the last round trips, in milliseconds.
    pub round_trip: u32,
    /// When the reveal of the race was written to it, by the server's monotonic clock.
    pub revealed: Option<Millis>,
}

/// The state of races that is not in the position.
#[derive(Clone, Debug)]
pub(crate) struct Racing {
    pub(crate) watch: Stopwatch,
    /// Seats that can do nothing now, or soon.
    pub(crate) waiting: BTreeMap<Seat, Waiting>,
    /// The claim whose time has been recorded: it happens next.
    pub(crate) settled: Option<Seat>,
    /// The version at which the last race began for any seat.
    pub(crate) began: Option<u64>,
}

/// Why a seat can do nothing now.
#[derive(Clone, Debug)]
pub(crate) enum Waiting {
    /// It has to wait.
    Held(Held),
    /// It has claimed.
    Claimed(Claimed),
}

#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) hold: Hold,
    pub(crate) action: String,
    pub(crate) millis: u32,
    pub(crate) chosen_by: ChosenBy,
    /// Until when, by the server's monotonic clock. Not in the log: after loading, the wait begins again.
    pub(crate) until: Option<Millis>,
}

impl Held {
    /// What is left of the wait.
    pub(crate) fn left(&self, now: Millis) -> Millis {
        let whole = Millis::from(self.millis);
        self.until.map_or(whole, |until| until.saturating_sub(now).min(whole))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    pub(crate) action: String,
    pub(crate) stamp: Stamp,
    pub(crate) chosen_by: ChosenBy,
}

/// How an action is delayed, if it is: a delay of no time is none.
pub(crate) fn hold_of(timing: Timing) -> Option<(Hold, u32)> {
    match timing {
        Timing::Countdown(millis) if millis > 0 => Some((Hold::Countdown, millis)),
        Timing::Delay(millis) if millis > 0 => Some((Hold::Delay, millis)),
        _ => None,
    }
}

impl Racing {
    pub(crate) fn new(seats: u8) -> Racing {
        Racing { watch: Stopwatch::new(seats), waiting: BTreeMap::new(), settled: None, began: None }
    }

    /// Seats whose decision is made, though it has not happened yet.
    pub(crate) fn decided(&self) -> SeatSet {
        let decided = self.waiting.iter().filter(|(_, waiting)| !waiting.is_penalty());
        decided.map(|(&seat, _)| seat).collect()
    }

    /// The claims that have not taken effect yet.
    pub(crate) fn claims(&self, seats: u8) -> PerSeat<Option<Stamp>> {
        PerSeat::from_fn(seats, |seat| match self.waiting.get(&seat) {
            Some(Waiting::Claimed(claim)) => Some(claim.stamp),
            _ => None,
        })
    }

    pub(crate) fn has_claimed(&self, seat: Seat) -> bool {
        matches!(self.waiting.get(&seat), Some(Waiting::Claimed(_)))
    }

    /// The first of the claims, and whether no other claim can precede it any more, whatever the clock says.
    pub(crate) fn first(&self, position: &dyn Position) -> Option<(First<String>, bool)> {
        let race = position.race()?;
        let first = position.first(&self.claims(position.seats()))?;
        let alone = race.seats.iter().all(|seat| self.has_claimed(seat));
        let certain = alone || first.settles == 0;
        Some((first, certain))
    }

    /// Is this the action that records the time of a claim?
    pub(crate) fn says_time(&self, seat: Seat, action: &str) -> bool {
        matches!(self.waiting.get(&seat), Some(Waiting::Claimed(claim)) if claim.action != action)
    }

    /// A seat has acted: after the time of a claim comes the claim; anything else sets the seat free.
    pub(crate) fn acted(&mut self, seat: Seat, said_time: bool) {
        self.settled = said_time.then_some(seat);
        if !said_time {
            self.waiting.remove(&seat);
        }
    }

    /// Drops waits that have become impossible, and lets the right clocks run.
    pub(crate) fn restart_clocks(&mut self, position: &dyn Position, version: u64, now: Millis) {
        let race = position.race();
        let racing = race.as_ref().map_or(SeatSet::EMPTY, |race| race.seats);
        if matches!(position.turn(), Turn::Decide(_) | Turn::Over(_)) {
            self.waiting.retain(|&seat, waiting| match waiting {
                Waiting::Held(held) if held.hold != Hold::Penalty => {
                    position.check_action(seat, &held.action).is_ok_and(|checked| checked.is_offered())
                }
                Waiting::Held(_) | Waiting::Claimed(_) => racing.has(seat),
            });
        }
        for waiting in self.waiting.values_mut() {
            if let Waiting::Held(held) = waiting {
                held.until.get_or_insert(now.saturating_add(Millis::from(held.millis)));
            }
        }
        for seat in Seat::all(position.seats()) {
            if !racing.has(seat) {
                self.watch.reset(seat);
            } else if self.watch.seen(seat, now).is_none() {
                self.watch.start(seat, now);
                self.began = Some(version);
            }
        }
    }

    /// Notes the time that the log has of a clock; in a common race it is everybody's.
    pub(crate) fn note(&mut self, race: Option<&Race<String>>, seat: Seat, shown: u32) {
        match race {
            Some(race) if race.together => race.seats.iter().for_each(|seat| self.watch.note(seat, shown)),
            _ => self.watch.note(seat, shown),
        }
    }
}

impl Waiting {
    pub(crate) fn held(hold: Hold, action: &str, millis: u32, chosen_by: ChosenBy) -> Waiting {
        Waiting::Held(Held { hold, action: action.to_owned(), millis, chosen_by, until: None })
    }

    pub(crate) fn claimed(action: &str, stamp: Stamp, chosen_by: ChosenBy) -> Waiting {
        Waiting::Claimed(Claimed { action: action.to_owned(), stamp, chosen_by })
    }

    pub(crate) fn is_penalty(&self) -> bool {
        matches!(self, Waiting::Held(Held { hold: Hold::Penalty, .. }))
    }
}

/// What everybody sees of a race.
impl Racing {
    pub(crate) fn held_seats(&self, now: Millis) -> Vec<HeldSeat> {
        let held = self.waiting.iter().filter_map(|(seat, waiting)| match waiting {
            Waiting::Held(held) => {
                Some(HeldSeat { seat: seat.number(), hold: held.hold, left: held.left(now) })
            }
            Waiting::Claimed(_) => None,
        });
        held.filter(|held| held.left > 0 || held.hold != Hold::Penalty).collect()
    }

    pub(crate) fn claimed_seats(&self) -> Vec<u8> {
        self.waiting.keys().filter(|&&seat| self.has_claimed(seat)).map(|seat| seat.number()).collect()
    }

    pub(crate) fn clocks(&self, race: &Race<String>, now: Millis) -> Vec<RaceClock> {
        let clock = |seat: Seat| Some(RaceClock { seat: seat.number(), millis: self.watch.seen(seat, now)? });
        race.seats.iter().filter_map(clock).collect()
    }
}
