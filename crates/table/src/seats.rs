//! Seats, settings and commitments: everything up to the deal.

use irrgarten_game::{Seat, SeatSet, Secret};
use irrgarten_wire::Code;

use crate::table::{SeatEntry, Table};
use crate::{Config, Occupant, PersonId, Phase, TableError, TimeControl, config};

impl Table {
    /// Changes the settings. Nobody loses a seat. No seat is ready any more, unless only seats came or went where nothing
    /// is rated.
    pub(crate) fn configure(&mut self, config: &Config) -> Result<(), TableError> {
        if self.gathering().is_err() {
            return self.list(config);
        }
        config::check(self.games, config)?;
        let came_from = self.reseating(config.seats).ok_or(Code::SeatTaken)?;
        let twice =
            |seat: Seat| self.sits_elsewhere(seat, self.seat_entries[seat.index()].occupant.person_id());
        if config.rated && self.all_seats().any(twice) {
            return Err(Code::OneSeatOnly.into());
        }
        let stays_ready = !config.rated && *config == config::reseated(self.games, &self.config, &came_from);
        let entry = |from: &Option<usize>| {
            from.map_or_else(SeatEntry::default, |from| self.seat_entries[from].clone())
        };
        self.seat_entries = came_from.iter().map(entry).collect();
        for entry in &mut self.seat_entries {
            entry.ready = always_ready(&entry.occupant) || (entry.ready && stays_ready);
            entry.learning &= !config.rated;
        }
        self.config = config.clone();
        Ok(())
    }

    /// Can it be changed now whether the table is listed, in the middle of a game? How long a race may last depends on it.
    pub(crate) fn can_list(&self) -> Result<(), TableError> {
        self.in_progress().map_err(|_| Code::AlreadyStarted)?;
        if self.playing()?.is_racing() { Err(Code::Racing.into()) } else { Ok(()) }
    }

    /// Once the game has begun, only whether the table is listed can be changed.
    fn list(&mut self, config: &Config) -> Result<(), TableError> {
        let others_as_they_are = Config { private: self.config.private, ..config.clone() } == self.config;
        if self.phase == Phase::Over || !others_as_they_are {
            return Err(Code::AlreadyStarted.into());
        }
        self.can_list()?;
        self.config.private = config.private;
        Ok(())
    }

    /// For each seat of a table with this many seats: which seat its player has now. Empty seats are removed first, from the
    /// last one on, and the players behind them move up. `None` if somebody would lose a seat.
    pub(crate) fn reseating(&self, seats: u8) -> Option<Vec<Option<usize>>> {
        let mut came_from: Vec<Option<usize>> = (0..self.seat_entries.len()).map(Some).collect();
        while came_from.len() > usize::from(seats) {
            let is_empty = |from: &Option<usize>| {
                from.is_none_or(|from| self.seat_entries[from].occupant == Occupant::Empty)
            };
            let empty = came_from.iter().rposition(is_empty)?;
            came_from.remove(empty);
        }
        came_from.resize(usize::from(seats), None);
        Some(came_from)
    }

    /// Puts a player on a seat, or empties it. Commitment and readiness of the previous player are gone.
    pub(crate) fn seat(&mut self, seat: Seat, occupant: &Occupant) -> Result<(), TableError> {
        match (self.occupant(seat).ok_or(Code::NoSuchSeat)?, occupant) {
            (Occupant::Bot { .. }, Occupant::Person { person }) if self.gathering().is_err() => {
                self.may_take_over(person)?;
            }
            _ if self.gathering().is_err() => return Err(Code::AlreadyStarted.into()),
            (Occupant::Empty, Occupant::Empty) => return Err(Code::SeatEmpty.into()),
            (Occupant::Empty, _) => {
                if self.config.rated && self.sits_elsewhere(seat, occupant.person_id()) {
                    return Err(Code::OneSeatOnly.into());
                }
            }
            (_, Occupant::Empty) => {}
            (_, _) => return Err(Code::SeatTaken.into()),
        }
        let ready = always_ready(occupant);
        if let Some(person) = occupant.person_id() {
            self.asking.retain(|other| other.id != *person);
        }
        let occupant = occupant.clone();
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

    /// The person on a seat still learns how the game is played, or has learned it. Nobody begins to learn in the middle of
    /// a game, or in one that is rated: the others would have to wait.
    pub(crate) fn learn(&mut self, seat: Seat, learning: bool) -> Result<(), TableError> {
        self.person_on(seat)?;
        if learning {
            self.gathering()?;
            if self.config.rated {
                return Err(Code::Rated.into());
            }
        } else if !self.entry(seat)?.learning {
            return Err(Code::NothingAsked.into());
        }
        self.entry(seat)?.learning = learning;
        Ok(())
    }

    /// The seats that the game waits for because their people still learn how it is played. With a clock that is only where
    /// no other person plays: nobody stops the clock of others.
    pub(crate) fn learning(&self) -> SeatSet {
        let learning = self.all_seats().zip(&self.seat_entries).filter(|(_, entry)| entry.learning);
        let learning: SeatSet = learning.map(|(seat, _)| seat).collect();
        let mut people = self.seat_entries.iter().filter_map(|entry| entry.occupant.person_id());
        let first = people.next();
        let waits = self.config.clock == TimeControl::None || people.all(|other| Some(other) == first);
        if waits { learning } else { SeatSet::EMPTY }
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
            return Err(Code::BadShare.into());
        }
        entry.share = Some(share);
        Ok(())
    }

    pub(crate) fn person_on(&self, seat: Seat) -> Result<(), TableError> {
        match self.occupant(seat).ok_or(Code::NoSuchSeat)? {
            Occupant::Person { .. } => Ok(()),
            Occupant::Empty | Occupant::Bot { .. } => Err(Code::NotYourSeat.into()),
        }
    }

    /// Does this person have another seat than this one?
    fn sits_elsewhere(&self, seat: Seat, person: Option<&PersonId>) -> bool {
        let mut others = self.all_seats().filter(|&other| other != seat);
        person.is_some_and(|person| others.any(|other| self.sits(person, other)))
    }

    pub(crate) fn gathering(&self) -> Result<(), TableError> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
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
