//! Every command: who may send it, and which event it becomes. Whether that event can happen is decided in `apply`.

use irrgarten_faces::RefusedAction;
use irrgarten_game::Seat;
use irrgarten_wire::Code;

use crate::{
    ChosenBy, CommandFrom, Hold, Input, Logged, Occupant, Person, PersonCommand, Phase, ProposalKind,
    ServerCommand, Table, TableError, TableEvent,
};

/// The longest log: beyond this, people can only play on.
const MOST_EVENTS: usize = 20_000;

impl Table {
    /// Carries out a command and returns the events, or refuses it and leaves everything as it was.
    pub fn handle(&mut self, input: &Input) -> Result<Vec<Logged>, TableError> {
        let before = self.log.len();
        let done = match &input.asked {
            CommandFrom::Person(by, command) => self.dispatch(by, command, input),
            CommandFrom::Server(command) => self.dispatch_from_server(command, input),
        };
        if let Err(refusal) = done.and_then(|()| self.settle(input.at, input.now)) {
            self.roll_back(before, input.now);
            return Err(refusal);
        }
        Ok(self.log[before..].iter().map(|applied| applied.logged.clone()).collect())
    }

    /// A command of a person.
    fn dispatch(&mut self, by: &Person, command: &PersonCommand, input: &Input) -> Result<(), TableError> {
        if self.is_full() && !command.advances_game() {
            return Err(Code::Full.into());
        }
        let event = match command.clone() {
            PersonCommand::Configure(config) => {
                self.host_only(by)?;
                self.may_configure(by)?;
                TableEvent::Configured { config: Box::new(config) }
            }
            PersonCommand::Sit(seat) => {
                self.gathering()?;
                self.grow_for(seat, input.at)?;
                let occupant = Box::new(Occupant::Person { person: by.clone() });
                TableEvent::Seated { seat, occupant }
            }
            PersonCommand::Free(seat) => {
                self.may_free(by, seat)?;
                return self.free(seat, input.at);
            }
            PersonCommand::Invite(seat, level) => {
                self.gathering()?;
                self.host_only(by)?;
                self.grow_for(seat, input.at)?;
                TableEvent::Seated { seat, occupant: Box::new(Occupant::Bot { level }) }
            }
            PersonCommand::AskSeat => {
                // Asking again changes nothing.
                if self.asking.iter().any(|person| person.id == by.id) {
                    return Ok(());
                }
                TableEvent::SeatAsked { by: Box::new(by.clone()) }
            }
            PersonCommand::GiveSeat(person, give) => {
                self.host_only(by)?;
                if give {
                    return self.give_seat(&person, input.at);
                }
                TableEvent::SeatDeclined { person }
            }
            PersonCommand::Ready(seat, ready) => {
                self.gathering()?;
                self.owner(by, seat)?;
                TableEvent::Ready { seat, ready }
            }
            PersonCommand::Learn(seat, learning) => {
                self.owner(by, seat)?;
                TableEvent::Learning { seat, learning }
            }
            PersonCommand::Commit(seat, commitment) => {
                self.gathering()?;
                self.owner(by, seat)?;
                TableEvent::Committed { seat, commitment }
            }
            PersonCommand::Reveal(seat, share) => {
                self.owner(by, seat)?;
                TableEvent::Revealed { seat, share }
            }
            PersonCommand::Act { seat, action, seen } => {
                self.owner(by, seat)?;
                self.may_decide(seat, seen, input.now)?;
                return match self.playing()?.position.check_action(seat, &action) {
                    Ok(checked) if checked.is_offered() => self.act(checked, ChosenBy::Seat, input),
                    Ok(_) => Err(Code::NotOffered.into()),
                    Err(refused) => self.penalise(seat, action, refused, input),
                };
            }
            PersonCommand::AskUndo(seat) => {
                return self.take_step(ProposalKind::Undo, by, self.step_to_undo(by, seat)?, input);
            }
            PersonCommand::Answer(seat, kind, yes) => {
                self.owner(by, seat)?;
                // The question may have changed while the answer was on its way.
                if self.proposal.is_none_or(|open| open.kind != kind) {
                    return Err(Code::NothingAsked.into());
                }
                TableEvent::Answered { seat, yes }
            }
            PersonCommand::Pause(true) => {
                return self.take_step(ProposalKind::Pause, by, self.step_to_pause(by)?, input);
            }
            PersonCommand::Pause(false) => {
                self.seated(by)?;
                TableEvent::Resumed
            }
            PersonCommand::Guardian(seat, plays) => {
                self.may_guard(by, seat, plays, self.gone(input.now))?;
                if self.entry(seat)?.guarded == plays {
                    return Ok(());
                }
                TableEvent::Guardian { seat, plays }
            }
            PersonCommand::Leave => return self.leave(by, input),
            PersonCommand::Say(text) => {
                TableEvent::Said { by: Box::new(by.clone()), text: text.trim().to_owned() }
            }
            PersonCommand::Abort => {
                let step = self.step_to_abort(by, self.gone(input.now))?;
                return self.take_step(ProposalKind::Abort, by, step, input);
            }
        };
        self.apply(event, None, input.at)
    }

    /// Is the log so long that people can only play on?
    pub(crate) fn is_full(&self) -> bool {
        self.log.len() >= MOST_EVENTS
    }

    /// A command of the server.
    fn dispatch_from_server(&mut self, command: &ServerCommand, input: &Input) -> Result<(), TableError> {
        let event = match command {
            ServerCommand::DealNow => TableEvent::Started,
            ServerCommand::ActFor { seat, action, seen } => {
                let seat = *seat;
                self.bot_on(seat).ok_or(Code::NotYourSeat)?;
                self.may_decide(seat, Some(*seen), input.now)?;
                let guarded = self.entry(seat)?.guarded;
                let chosen_by = if guarded { ChosenBy::Guardian } else { ChosenBy::Seat };
                let checked = self.playing()?.position.check_action(seat, action)?;
                return self.act(checked, chosen_by, input);
            }
            ServerCommand::Tick => return self.tick(input),
            ServerCommand::LinkRematch(table) => TableEvent::Rematch { table: table.clone() },
        };
        self.apply(event, None, input.at)
    }

    /// A person who leaves ends nobody else's game.
    fn leave(&mut self, by: &Person, input: &Input) -> Result<(), TableError> {
        self.seated(by)?;
        let gathering = self.phase == Phase::Gathering;
        // From the end: where a seat goes away, others move up.
        for seat in self.seats_of(&by.id).into_iter().rev() {
            if gathering {
                self.free(seat, input.at)?;
            } else if self.config.rated {
                self.apply(TableEvent::Resigned { seat }, None, input.at)?;
            } else if !self.entry(seat)?.guarded {
                self.apply(TableEvent::Guardian { seat, plays: true }, None, input.at)?;
            }
        }
        Ok(())
    }

    /// In a race a refused action may cost a penalty.
    fn penalise(
        &mut self,
        seat: Seat,
        action: String,
        refused: RefusedAction,
        input: &Input,
    ) -> Result<(), TableError> {
        let RefusedAction { error, penalty: millis } = refused;
        if millis == 0 {
            return Err(error.into());
        }
        let raced = self.playing()?.raced(seat, input.now);
        let (hold, chosen_by) = (Hold::Penalty, ChosenBy::Seat);
        self.apply(
            TableEvent::Held { seat, hold, action, millis, spent: 0, chosen_by, raced },
            None,
            input.at,
        )
    }

    pub(crate) fn host_only(&self, by: &Person) -> Result<(), TableError> {
        if by.id == self.host.id { Ok(()) } else { Err(Code::HostOnly.into()) }
    }

    /// Only the person on this seat may send this, until they give up.
    pub(crate) fn owner(&self, by: &Person, seat: Seat) -> Result<(), TableError> {
        let entry = self.seat_entries.get(seat.index()).ok_or(Code::NoSuchSeat)?;
        match self.sits(&by.id, seat) {
            true if entry.resigned => Err(Code::Resigned.into()),
            true => Ok(()),
            false => Err(Code::NotYourSeat.into()),
        }
    }

    /// Only a person with a seat may send this, until they give up. Returns their first seat.
    pub(crate) fn seated(&self, by: &Person) -> Result<Seat, TableError> {
        let first = self.first_seat_of(&by.id).ok_or(Code::NotYourSeat)?;
        // Whoever can give up has one seat.
        self.owner(by, first).map(|()| first)
    }
}
