//! Who is there and who is away: guardians, and breaking off.

use irrgarten_game::Seat;

use crate::table::Table;
use crate::{Event, Input, Millis, Occupant, PersonId, Phase, Refusal};

/// How long somebody must be away before others may ask for the guardian.
const GRACE: Millis = 30_000;

impl Table {
    /// Somebody has come or gone. Only the living table knows; the log does not. Who does not sit here is not missed.
    pub fn present(&mut self, person: &PersonId, here: bool, now: Millis) {
        if here || self.seats_of(person).is_empty() {
            self.away.remove(person);
        } else {
            self.away.entry(person.clone()).or_insert(now);
        }
    }

    /// Who sits here and is away, however short.
    pub fn missed(&self) -> impl Iterator<Item = &PersonId> {
        self.away.keys()
    }

    fn is_away(&self, person: &PersonId, now: Millis) -> bool {
        self.away.get(person).is_some_and(|&since| now.saturating_sub(since) >= GRACE)
    }

    /// One's own seat can be left and taken back at any time; others' only be guarded while they are away.
    pub(crate) fn guardian(&mut self, seat: Seat, plays: bool, input: &Input) -> Result<(), Refusal> {
        self.on()?;
        let Some(Occupant::Person { person: sitter }) = self.occupant(seat) else {
            return Err(Refusal::NotYourSeat);
        };
        let mine = input.by.as_ref().is_some_and(|person| person.id == sitter.id);
        if !mine {
            self.seated(input)?;
            if !plays || !self.is_away(&sitter.id, input.now) {
                return Err(Refusal::NotAway);
            }
        }
        if self.chair(seat)?.guarded == plays {
            return Ok(());
        }
        self.happen(Event::Guardian { seat, plays }, input)
    }

    /// Before the start the host may clear the table; afterwards a seat may when nobody else is left to mind.
    pub(crate) fn abort(&mut self, input: &Input) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::NotPlaying);
        }
        let by = input.by.as_ref().ok_or(Refusal::HostOnly)?.id.clone();
        if matches!(self.phase, Phase::Gathering | Phase::Dealing) {
            if by != self.host.id {
                return Err(Refusal::HostOnly);
            }
        } else {
            self.seated(input)?;
            let others = self.chairs.iter().filter_map(|chair| match &chair.occupant {
                Occupant::Person { person } if person.id != by && !chair.guarded => Some(&person.id),
                _ => None,
            });
            if others.into_iter().any(|person| !self.is_away(person, input.now)) {
                return Err(Refusal::NotAway);
            }
        }
        self.happen(Event::Ended { score: None, by: Some(by) }, input)
    }
}
