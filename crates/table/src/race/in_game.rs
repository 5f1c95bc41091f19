//! What tables and their games know of races: connections, claims, and the seats that wait.

use irrgarten_game::{Seat, Stamp};

use super::Waiting;
use crate::play::Playing;
use crate::table::Table;
use crate::{ChosenBy, ConnectionTiming, Millis, Occupant, PersonId, RaceClock};

impl Table {
    /// Notes what the server measured of a person's connection. It is logged only with a claim.
    pub fn measured(&mut self, person: &PersonId, line: ConnectionTiming) {
        if let Some(known) = self.connections.get_mut(person) {
            *known = line;
        } else if self.first_seat_of(person).is_some() {
            self.connections.insert(person.clone(), line);
        }
    }

    /// The version at which a race last began for any seat: a message with it reveals the race.
    pub fn race_began(&self) -> Option<u64> {
        self.game.as_ref().and_then(|game| game.racing.began)
    }

    /// Has this seat decided something that has not happened yet?
    pub fn has_decided(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.racing.decided().has(seat))
    }

    /// Only people have a connection to measure.
    pub(crate) fn stamp(&self, seat: Seat, arrived: u32, chosen_by: ChosenBy) -> Stamp {
        let line = match self.occupant(seat) {
            Some(Occupant::Person { person }) if chosen_by == ChosenBy::Seat => {
                self.connections.get(&person.id)
            }
            _ => None,
        };
        let (Some(line), Some(game)) = (line, &self.game) else {
            return Stamp { arrived, ..Stamp::default() };
        };
        let revealed = line.revealed.map_or(0, |at| game.racing.watch.shows(seat, at));
        Stamp { revealed: revealed.min(arrived), arrived, round_trip: line.round_trip }
    }
}

impl Playing {
    /// Lets a seat wait from now on, after it used this much time and its race clock showed this.
    pub(crate) fn wait(&mut self, seat: Seat, waiting: Waiting, spent: Millis, raced: Option<u32>) {
        // A seat with a penalty goes on thinking.
        if !waiting.is_penalty() {
            self.clock.stand_still(seat, spent);
        }
        if let Some(shown) = raced {
            self.racing.note(self.position.race().as_ref(), seat, shown);
        }
        self.racing.waiting.insert(seat, waiting);
    }

    /// The time on a seat's race clock, if it is racing.
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
