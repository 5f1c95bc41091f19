//! People who are away, and their guardians.

use irrgarten_game::{Seat, SeatSet};
use irrgarten_wire::Code;

use crate::table::{SeatEntry, Table};
use crate::{Millis, Person, PersonId, TableError, TimeControl};

/// How long a person must be away before others may ask for the guardian.
const GRACE: Millis = 30_000;
/// The same at a rated table without a clock: what the guardian plays counts there.
const RATED_GRACE: Millis = 10 * 60 * 1000;

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

    /// In how many milliseconds the person on this seat counts as gone: away for so long that others need not wait. 0 if
    /// that is so already, `None` for a person who is here.
    pub fn gone_in(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let grace = if self.config.rated { RATED_GRACE } else { GRACE };
        let since = *self.away.get(self.occupant(seat)?.person_id()?)?;
        Some(grace.saturating_sub(now.saturating_sub(since)))
    }

    /// The seats whose people are gone.
    pub(crate) fn gone(&self, now: Millis) -> SeatSet {
        self.all_seats().filter(|&seat| self.gone_in(seat, now) == Some(0)).collect()
    }

    /// A person may leave and take back their own seat at any time, but not play a rated game with the help of the
    /// guardian. Others' seats can be guarded only while their people are gone and no clock decides.
    pub(crate) fn may_guard(
        &self,
        by: &Person,
        seat: Seat,
        plays: bool,
        gone: SeatSet,
    ) -> Result<(), TableError> {
        self.in_progress()?;
        self.person_on(seat).map_err(|_| TableError::Refused(Code::NotYourSeat))?;
        if self.sits(&by.id, seat) {
            return if plays && self.config.rated { Err(Code::Rated.into()) } else { Ok(()) };
        }
        self.seated(by)?;
        match self.config.clock {
            _ if !plays => Err(Code::NotAway.into()),
            TimeControl::None if gone.has(seat) => Ok(()),
            TimeControl::None => Err(Code::NotAway.into()),
            _ => Err(Code::ByTheClock.into()),
        }
    }

    /// The guardian plays for a person's seat, or stops doing so.
    pub(crate) fn guard(&mut self, seat: Seat, plays: bool) -> Result<(), TableError> {
        self.in_progress()?;
        self.person_on(seat).map_err(|_| TableError::Refused(Code::NotYourSeat))?;
        let entry = self.entry(seat)?;
        if entry.resigned {
            return Err(Code::Resigned.into());
        }
        if entry.guarded == plays {
            return Err(Code::NotAway.into());
        }
        entry.guarded = plays;
        // The others do not wait for somebody who has gone.
        entry.learning = false;
        Ok(())
    }

    /// Is there a clock that runs for people? They have agreed on it, so it runs on while nobody looks.
    pub fn keeps_time_for_people(&self) -> bool {
        let plays = |entry: &SeatEntry| entry.occupant.person_id().is_some() && !entry.guarded;
        self.config.clock != TimeControl::None && self.seat_entries.iter().any(plays)
    }
}
