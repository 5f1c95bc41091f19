//! Every command: who may send it, and which event it becomes. Whether that event can happen is decided in `apply`.

use irrgarten_faces::RefusedAction;
use irrgarten_game::Seat;

use crate::{
    ChosenBy, CommandFrom, Hold, Input, Logged, Occupant, Person, PersonCommand, Phase, ServerCommand, Table,
    TableError, TableEvent,
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
        if self.log.len() >= MOST_EVENTS && !command.advances_game() {
            return Err(TableError::Full);
        }
        let event = match command.clone() {
            PersonCommand::Configure(config) => {
                self.gathering()?;
                self.host_only(by)?;
                TableEvent::Configured { config }
            }
            PersonCommand::Sit(seat) => {
                self.gathering()?;
                TableEvent::Seated { seat, occupant: Occupant::Person { person: by.clone() } }
            }
            PersonCommand::Free(seat) => {
                self.gathering()?;
                if *self.occupant(seat).ok_or(TableError::NoSuchSeat)? == Occupant::Empty {
                    return Err(TableError::SeatEmpty);
                }
                self.owner(by, seat).or_else(|_| self.host_only(by))?;
                TableEvent::Seated { seat, occupant: Occupant::Empty }
            }
            PersonCommand::Invite(seat, level) => {
                self.gathering()?;
                self.host_only(by)?;
                TableEvent::Seated { seat, occupant: Occupant::Bot { level } }
            }
            PersonCommand::Ready(seat, ready) => {
                self.gathering()?;
                self.owner(by, seat)?;
                TableEvent::Ready { seat, ready }
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
                    Ok(_) => Err(TableError::NotOffered),
                    Err(refused) => self.penalise(seat, action, refused, input),
                };
            }
            PersonCommand::AskUndo(seat) => {
                self.owner(by, seat)?;
                // Asking again must not forget who has agreed.
                if self.undo.is_some_and(|undo| undo.seat == seat) {
                    return Ok(());
                }
                TableEvent::UndoAsked { seat }
            }
            PersonCommand::AnswerUndo(seat, yes) => {
                self.owner(by, seat)?;
                TableEvent::UndoAnswered { seat, yes }
            }
            PersonCommand::Pause(pause) => {
                self.seated(by)?;
                self.paused_or_resumed(pause, input.now)?
            }
            PersonCommand::Guardian(seat, plays) => {
                self.may_guard(by, seat, plays, input.now)?;
                if self.entry(seat)?.guarded == plays {
                    return Ok(());
                }
                TableEvent::Guardian { seat, plays }
            }
            PersonCommand::Leave => return self.leave(by, input),
            PersonCommand::Say(text) => TableEvent::Said { by: by.clone(), text: text.trim().to_owned() },
            PersonCommand::Abort => {
                self.may_abort(by, input.now)?;
                TableEvent::Ended { score: None, by: Some(by.id.clone()) }
            }
        };
        self.apply(event, None, input.at)
    }

    /// A command of the server.
    fn dispatch_from_server(&mut self, command: &ServerCommand, input: &Input) -> Result<(), TableError> {
        let event = match command {
            ServerCommand::DealNow => TableEvent::Started,
            ServerCommand::ActFor { seat, action, seen } => {
                let seat = *seat;
                self.bot_on(seat).ok_or(TableError::NotYourSeat)?;
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
        for seat in self.seats_of(&by.id) {
            if gathering {
                self.apply(TableEvent::Seated { seat, occupant: Occupant::Empty }, None, input.at)?;
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
        if by.id == self.host.id { Ok(()) } else { Err(TableError::HostOnly) }
    }

    /// Only the person on this seat may send this.
    fn owner(&self, by: &Person, seat: Seat) -> Result<(), TableError> {
        self.occupant(seat).ok_or(TableError::NoSuchSeat)?;
        if self.sits(&by.id, seat) { Ok(()) } else { Err(TableError::NotYourSeat) }
    }

    /// Only a person with a seat may send this.
    pub(crate) fn seated(&self, by: &Person) -> Result<(), TableError> {
        if self.seats_of(&by.id).is_empty() { Err(TableError::NotYourSeat) } else { Ok(()) }
    }
}
