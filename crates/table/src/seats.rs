//! Seats, settings and commitments: everything up to the deal.

use irrgarten_game::{Seat, Secret};

use crate::table::{SeatEntry, Table};
use crate::{Config, Occupant, PersonId, Phase, TableError, config};

impl Table {
    /// Changes the settings. No seat is ready any more, and nobody loses a seat.
    pub(crate) fn configure(&mut self, config: &Config) -> Result<(), TableError> {
        self.gathering()?;
        config::check(self.games, config)?;
        let mut lost = self.seat_entries.iter().skip(usize::from(config.seats));
        if lost.any(|entry| entry.occupant != Occupant::Empty) {
            return Err(TableError::SeatTaken);
        }
        let twice =
            |seat: Seat| self.sits_elsewhere(seat, self.seat_entries[seat.index()].occupant.person_id());
        if config.rated && self.all_seats().any(twice) {
            return Err(TableError::OneSeatOnly);
        }
        self.seat_entries.resize(usize::from(config.seats), SeatEntry::default());
        for entry in &mut self.seat_entries {
            entry.ready = always_ready(&entry.occupant);
        }
        self.config = config.clone();
        Ok(())
    }

    /// Puts a player on a seat, or empties it. Commitment and readiness of the previous player are gone.
    pub(crate) fn seat(&mut self, seat: Seat, occupant: &Occupant) -> Result<(), TableError> {
        self.gathering()?;
        match (self.occupant(seat).ok_or(TableError::NoSuchSeat)?, occupant) {
            (Occupant::Empty, Occupant::Empty) => return Err(TableError::SeatEmpty),
            (Occupant::Empty, _) => {
                if self.config.rated && self.sits_elsewhere(seat, occupant.person_id()) {
                    return Err(TableError::OneSeatOnly);
                }
            }
            (_, Occupant::Empty) => {}
            (_, _) => return Err(TableError::SeatTaken),
        }
        let (ready, occupant) = (always_ready(occupant), occupant.clone());
        let before =
            std::mem::replace(self.entry(seat)?, SeatEntry { occupant, ready, ..SeatEntry::default() });
        if let Occupant::Person { person } = before.occupant
            && self.seats_of(&person.id).is_empty()
        {
            self.away.remove(&person.id);
            self.connections.remove(&person.id);
        }
        Ok(())
    }

    /// The entry of a person's seat, before the start.
    pub(crate) fn gathering_person(&mut self, seat: Seat) -> Result<&mut SeatEntry, TableError> {
        self.gathering()?;
        self.person_on(seat)?;
        self.entry(seat)
    }

    /// Takes the share that a device reveals.
    pub(crate) fn reveal(&mut self, seat: Seat, share: Secret) -> Result<(), TableError> {
        let (dealing, commitment) = (self.phase == Phase::Dealing, share.commitment(&self.id));
        let entry = self.entry(seat)?;
        if !dealing || entry.commitment != Some(commitment) || entry.share.is_some() {
            return Err(TableError::BadShare);
        }
        entry.share = Some(share);
        Ok(())
    }

    pub(crate) fn person_on(&self, seat: Seat) -> Result<(), TableError> {
        match self.occupant(seat).ok_or(TableError::NoSuchSeat)? {
            Occupant::Person { .. } => Ok(()),
            Occupant::Empty | Occupant::Bot { .. } => Err(TableError::NotYourSeat),
        }
    }

    /// Does this person have another seat than this one?
    fn sits_elsewhere(&self, seat: Seat, person: Option<&PersonId>) -> bool {
        let mut others = self.all_seats().filter(|&other| other != seat);
        person.is_some_and(|person| others.any(|other| self.sits(person, other)))
    }

    pub(crate) fn gathering(&self) -> Result<(), TableError> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(TableError::AlreadyStarted) }
    }

    pub(crate) fn all_ready(&self) -> bool {
        self.seat_entries.iter().all(|entry| entry.ready && entry.occupant != Occupant::Empty)
    }

    /// Is a share missing that a device has committed to?
    pub(crate) fn shares_missing(&self) -> bool {
        self.seat_entries.iter().any(|entry| entry.commitment.is_some() && entry.share.is_none())
    }
}

/// Built-in bots are always ready.
fn always_ready(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Bot { .. })
}
