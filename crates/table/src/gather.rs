//! Everything up to the deal: settings, seats, promises; and what can be said at any time.

use irrgarten_game::Seat;

use crate::table::{Chair, Table};
use crate::{Command, Config, Event, Input, Occupant, Phase, Refusal};

/// A log is kept as long as its table: beyond this, people can only play on.
pub(crate) const MOST_EVENTS: usize = 20_000;

impl Table {
    /// May the log grow by this? What leads to the end of a game always has room.
    pub(crate) fn room_for(&self, command: &Command) -> Result<(), Refusal> {
        let leads_on = match command {
            Command::Act { .. }
            | Command::ActFor { .. }
            | Command::Reveal(..)
            | Command::DealNow
            | Command::Tick
            | Command::Abort
            | Command::LinkRematch(_)
            | Command::Pause(false)
            | Command::Guardian(_, false) => true,
            Command::Configure(_)
            | Command::Sit(_)
            | Command::Free(_)
            | Command::Invite(..)
            | Command::Ready(..)
            | Command::Commit(..)
            | Command::AskUndo(_)
            | Command::AnswerUndo(..)
            | Command::Pause(true)
            | Command::Guardian(_, true)
            | Command::Leave
            | Command::Say(_) => false,
        };
        if leads_on || self.log.len() < MOST_EVENTS { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Commands: who may ask. Whether it can happen at all is for `possible` to say.
    pub(crate) fn obey(&mut self, input: &Input) -> Result<(), Refusal> {
        let event = match input.command.clone() {
            Command::Configure(config) => {
                self.gathering()?;
                self.host_only(input)?;
                Event::Configured { config }
            }
            Command::Sit(seat) => {
                self.gathering()?;
                let person = input.by.clone().ok_or(Refusal::NotYourSeat)?;
                Event::Seated { seat, occupant: Occupant::Person { person } }
            }
            Command::Free(seat) => {
                self.gathering()?;
                if *self.occupant(seat).ok_or(Refusal::NoSuchSeat)? == Occupant::Empty {
                    return Err(Refusal::SeatEmpty);
                }
                self.owner(input, seat).or_else(|_| self.host_only(input))?;
                Event::Seated { seat, occupant: Occupant::Empty }
            }
            Command::Invite(seat, level) => {
                self.gathering()?;
                self.host_only(input)?;
                Event::Seated { seat, occupant: Occupant::Bot { level } }
            }
            Command::Ready(seat, ready) => {
                self.gathering()?;
                self.owner(input, seat)?;
                Event::Ready { seat, ready }
            }
            Command::Commit(seat, commitment) => {
                self.gathering()?;
                self.owner(input, seat)?;
                Event::Committed { seat, commitment }
            }
            Command::Reveal(seat, share) => {
                self.owner(input, seat)?;
                Event::Revealed { seat, share }
            }
            Command::DealNow if input.by.is_none() => Event::Started,
            Command::DealNow => return Err(Refusal::NotPlaying),
            Command::Say(text) => {
                let by = input.by.clone().ok_or(Refusal::BadText)?;
                Event::Said { by, text: text.trim().to_owned() }
            }
            Command::Leave => return self.leave(input),
            Command::LinkRematch(table) if input.by.is_none() => Event::Rematch { table },
            Command::LinkRematch(_) => return Err(Refusal::NotOver),
            game => return self.obey_game(game, input),
        };
        self.happen(event, input)
    }

    /// Whoever leaves takes nobody else's game away.
    fn leave(&mut self, input: &Input) -> Result<(), Refusal> {
        let person = input.by.as_ref().ok_or(Refusal::NotYourSeat)?;
        let seats = self.seats_of(&person.id);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        let gathering = self.phase == Phase::Gathering;
        for seat in seats {
            if gathering {
                self.happen(Event::Seated { seat, occupant: Occupant::Empty }, input)?;
            } else if !self.chair(seat)?.guarded {
                self.happen(Event::Guardian { seat, plays: true }, input)?;
            }
        }
        Ok(())
    }

    /// Makes what is asked happen, if it can.
    pub(crate) fn happen(&mut self, event: Event, input: &Input) -> Result<(), Refusal> {
        self.possible(&event)?;
        self.change(event, input.at)
    }

    pub(crate) fn set_up(&mut self, config: &Config) {
        self.chairs.resize(usize::from(config.seats), Chair::default());
        for chair in &mut self.chairs {
            chair.ready = always_ready(&chair.occupant);
        }
        self.config = config.clone();
    }

    /// Whoever sat there before takes promises and readiness along.
    pub(crate) fn seat(&mut self, seat: Seat, occupant: &Occupant) -> Result<(), Refusal> {
        let (ready, occupant) = (always_ready(occupant), occupant.clone());
        let before = std::mem::replace(self.chair(seat)?, Chair { occupant, ready, ..Chair::default() });
        if let Occupant::Person { person } = before.occupant
            && self.seats_of(&person.id).is_empty()
        {
            self.away.remove(&person.id);
            self.lines.remove(&person.id);
        }
        Ok(())
    }

    pub(crate) fn gathering(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Gathering { Ok(()) } else { Err(Refusal::AlreadyStarted) }
    }

    fn host_only(&self, input: &Input) -> Result<(), Refusal> {
        let host = input.by.as_ref().is_some_and(|person| person.id == self.host.id);
        if host { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// Only who sits there may ask this.
    pub(crate) fn owner(&self, input: &Input, seat: Seat) -> Result<(), Refusal> {
        self.occupant(seat).ok_or(Refusal::NoSuchSeat)?;
        let owner = input.by.as_ref().is_some_and(|person| self.sits(&person.id, seat));
        if owner { Ok(()) } else { Err(Refusal::NotYourSeat) }
    }

    pub(crate) fn all_ready(&self) -> bool {
        self.chairs.iter().all(|chair| chair.ready && chair.occupant != Occupant::Empty)
    }

    /// Does a device still owe the share it promised?
    pub(crate) fn shares_missing(&self) -> bool {
        self.chairs.iter().any(|chair| chair.commitment.is_some() && chair.share.is_none())
    }
}

/// A player of the house is.
fn always_ready(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Bot { .. })
}
