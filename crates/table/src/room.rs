//! Room for one more: seats that come and go with people, and people who look on and ask for one.

use irrgarten_game::Seat;
use irrgarten_wire::Code;

use crate::table::Table;
use crate::{Millis, Occupant, Person, PersonId, Phase, TableError, TableEvent, config};

/// The most people who ask for a seat.
const MOST_ASKING: usize = 20;

impl Table {
    /// Can a person sit down on a seat that is not there yet?
    pub fn has_room_for_another_seat(&self) -> bool {
        let most = config::most_seats(self.games, &self.config);
        self.config.grows && self.phase == Phase::Gathering && self.config.seats < most
    }

    /// Adds the seat that somebody wants, if it is the next one of a table that grows.
    pub(crate) fn grow_for(&mut self, seat: Seat, at: Millis) -> Result<(), TableError> {
        if self.has_room_for_another_seat() && seat.index() == self.seat_entries.len() {
            self.resize(self.config.seats + 1, at)?;
        }
        Ok(())
    }

    /// A seat is emptied by the person on it, or by the host.
    pub(crate) fn may_free(&self, by: &Person, seat: Seat) -> Result<(), TableError> {
        self.gathering()?;
        if *self.occupant(seat).ok_or(Code::NoSuchSeat)? == Occupant::Empty {
            return Err(Code::SeatEmpty.into());
        }
        self.owner(by, seat).or_else(|_| self.host_only(by))
    }

    /// Empties a seat. A table that grows shrinks again; if the game is not for fewer, the seat stays.
    pub(crate) fn free(&mut self, seat: Seat, at: Millis) -> Result<(), TableError> {
        self.apply(TableEvent::Seated { seat, occupant: Box::new(Occupant::Empty) }, None, at)?;
        let fewer = self.config.seats - 1;
        if self.config.grows && fewer >= config::fewest_seats(self.games, &self.config) {
            self.resize(fewer, at)?;
        }
        Ok(())
    }

    fn resize(&mut self, seats: u8, at: Millis) -> Result<(), TableError> {
        let came_from = self.reseating(seats).ok_or(Code::SeatTaken)?;
        let config = config::reseated(self.games, &self.config, &came_from);
        self.apply(TableEvent::Configured { config: Box::new(config) }, None, at)
    }

    /// A person without a seat asks for one.
    pub(crate) fn ask_for_seat(&mut self, by: &Person) -> Result<(), TableError> {
        if !self.seats_of(&by.id).is_empty() {
            return Err(Code::SeatTaken.into());
        }
        if self.asking.len() >= MOST_ASKING || self.asking.iter().any(|person| person.id == by.id) {
            return Err(Code::AlreadyAsked.into());
        }
        self.asking.push(by.clone());
        Ok(())
    }

    /// A person who asked for a seat does not get one.
    pub(crate) fn stop_asking(&mut self, person: &PersonId) -> Result<(), TableError> {
        let asked = self.asking.len();
        self.asking.retain(|other| other.id != *person);
        if self.asking.len() < asked { Ok(()) } else { Err(Code::NothingAsked.into()) }
    }

    /// Gives a seat to a person who asks for one: an empty one or a new one before the start, that of a bot afterwards.
    pub(crate) fn give_seat(&mut self, person: &PersonId, at: Millis) -> Result<(), TableError> {
        let asks = self.asking.iter().find(|other| other.id == *person);
        let person = asks.cloned().ok_or(Code::NothingAsked)?;
        let seat = if let Some(seat) = self.seat_to_give()? {
            seat
        } else {
            self.resize(self.config.seats + 1, at)?;
            self.all_seats().last().ok_or(Code::NoSuchSeat)?
        };
        let occupant = Box::new(Occupant::Person { person });
        self.apply(TableEvent::Seated { seat, occupant }, None, at)
    }

    /// The seat a person who asks would get; `None` for a new one.
    fn seat_to_give(&self) -> Result<Option<Seat>, TableError> {
        let gathering = self.phase == Phase::Gathering;
        let is_free = |seat: &Seat| match self.occupant(*seat) {
            Some(Occupant::Empty) => gathering,
            Some(Occupant::Bot { .. }) => !gathering,
            Some(Occupant::Person { .. }) | None => false,
        };
        match self.all_seats().find(is_free) {
            Some(seat) => Ok(Some(seat)),
            None if gathering && self.config.seats < config::most_seats(self.games, &self.config) => Ok(None),
            None => Err(Code::SeatTaken.into()),
        }
    }

    /// Does somebody ask for a seat, and is there one?
    pub(crate) fn can_give_seat(&self) -> Result<(), TableError> {
        if self.asking.is_empty() {
            return Err(Code::NothingAsked.into());
        }
        self.gathering().or_else(|_| self.can_take_over())?;
        self.seat_to_give().map(drop)
    }

    /// Can a person take over the seat of a bot in the middle of a game?
    fn can_take_over(&self) -> Result<(), TableError> {
        self.in_progress().map_err(|_| Code::AlreadyStarted)?;
        if self.config.rated {
            return Err(Code::Rated.into());
        }
        if self.playing()?.is_racing() { Err(Code::Racing.into()) } else { Ok(()) }
    }

    /// May this person take over the seat of a bot in the middle of a game?
    pub(crate) fn may_take_over(&self, person: &Person) -> Result<(), TableError> {
        self.can_take_over()?;
        let asks = self.asking.iter().any(|other| other.id == person.id);
        if asks { Ok(()) } else { Err(Code::NothingAsked.into()) }
    }

    /// The host may change the settings before the start. Later only whether the table is listed can be changed, and only
    /// while nobody else plays who may not want to be watched.
    pub(crate) fn may_configure(&self, host: &Person) -> Result<(), TableError> {
        match self.phase {
            Phase::Playing | Phase::Paused if self.other_people(host).is_empty() => Ok(()),
            _ => self.gathering(),
        }
    }
}
