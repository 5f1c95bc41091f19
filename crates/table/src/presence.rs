//! People who are away: guardians, and aborting.

use irrgarten_game::Seat;

use crate::table::{SeatEntry, Table};
use crate::{Millis, Occupant, Person, PersonId, Phase, TableError, TimeControl};

/// How long a person must be away before others may ask for the guardian.
const GRACE: Millis = 30_000;

impl Table {
    /// Notes that a person connected or disconnected. Not in the log. People without a seat do not matter.
    pub fn present(&mut self, person: &PersonId, here: bool, now: Millis) {
        if here || self.seats_of(person).is_empty() {
            self.away.remove(person);
        } else {
            self.away.entry(person.clone()).or_insert(now);
        }
    }

    /// The people with a seat who are away, however briefly.
    pub fn missed(&self) -> impl Iterator<Item = &PersonId> {
        self.away.keys()
    }

    fn is_away(&self, person: &PersonId, now: Millis) -> bool {
        self.away.get(person).is_some_and(|&since| now.saturating_sub(since) >= GRACE)
    }

    /// A person may leave and take back their own seat at any time; others' seats can be guarded only while they are
    /// away.
    pub(crate) fn may_guard(
        &self,
        by: &Person,
        seat: Seat,
        plays: bool,
        now: Millis,
    ) -> Result<(), TableError> {
        self.in_progress()?;
        let sitter = self.occupant(seat).and_then(Occupant::person_id).ok_or(TableError::NotYourSeat)?;
        if *sitter == by.id {
            return Ok(());
        }
        self.seated(by)?;
        if plays && self.is_away(sitter, now) { Ok(()) } else { Err(TableError::NotAway) }
    }

    /// The guardian plays for a person's seat, or stops doing so.
    pub(crate) fn guard(&mut self, seat: Seat, plays: bool) -> Result<(), TableError> {
        self.in_progress()?;
        self.person_on(seat).map_err(|_| TableError::NotYourSeat)?;
        let entry = self.entry(seat)?;
        if entry.guarded == plays {
            return Err(TableError::NotAway);
        }
        entry.guarded = plays;
        Ok(())
    }

    /// Is there a clock that runs for people? They have agreed on it, so it runs on while nobody looks.
    pub fn keeps_time_for_people(&self) -> bool {
        let plays = |entry: &SeatEntry| entry.occupant.person_id().is_some() && !entry.guarded;
        self.config.clock != TimeControl::None && self.seat_entries.iter().any(plays)
    }

    /// Before the start the host may abort. Afterwards the host and everybody with a seat may, once all other people with
    /// a seat are away: nobody else's game is ended.
    pub(crate) fn may_abort(&self, by: &Person, now: Millis) -> Result<(), TableError> {
        match self.phase {
            Phase::Over => Err(TableError::NotPlaying),
            Phase::Gathering | Phase::Dealing if by.id == self.host.id => Ok(()),
            Phase::Gathering | Phase::Dealing => Err(TableError::HostOnly),
            Phase::Playing | Phase::Paused => {
                self.host_only(by).or_else(|_| self.seated(by))?;
                let minds = |entry: &SeatEntry| match entry.occupant.person_id() {
                    Some(person) => *person != by.id && !entry.guarded && !self.is_away(person, now),
                    None => false,
                };
                if self.seat_entries.iter().any(minds) { Err(TableError::NotAway) } else { Ok(()) }
            }
        }
    }
}
