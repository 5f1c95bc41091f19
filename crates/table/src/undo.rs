//! Taking back: with everybody's consent, and never what has shown somebody something new.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_wire::Code;

use crate::play::{PastPly, Playing};
use crate::table::Table;
use crate::{ProposalKind, TableError, TableEvent, config};

impl Table {
    /// The last event must be this seat's action, and it must not have revealed anything.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<(), TableError> {
        self.in_progress()?;
        if self.game.as_ref().is_some_and(Playing::is_racing) {
            return Err(Code::Racing.into());
        }
        let done = self.game.as_ref().and_then(|game| game.plies.last()).ok_or(Code::NothingToUndo)?;
        match done.actor {
            Some(actor) if actor != seat => Err(Code::NothingToUndo.into()),
            Some(_) if done.can_be_undone => Ok(()),
            Some(_) | None => Err(Code::UndoTooLate.into()),
        }
    }

    /// The seat that acted last, if nothing has been drawn since.
    pub(crate) fn last_actor(&self) -> Option<Seat> {
        self.game.as_ref()?.plies.last()?.actor
    }

    /// Replays the game up to the action before.
    pub(crate) fn take_back(&mut self, version: u64) -> Result<(), TableError> {
        let now = self.game.as_ref().ok_or(Code::NotPlaying)?;
        let (last, kept) = now.plies.split_last().ok_or(Code::NothingToUndo)?;
        let PastPly { actor: Some(seat), left, .. } = *last else {
            return Err(Code::UndoTooLate.into());
        };
        let mut position = config::beginning(self.games, &self.config, &now.seed)?;
        for done in kept {
            match self.events_since(done.version - 1).next() {
                Some(TableEvent::Acted { seat, action, .. }) => position.act_in_text(*seat, action)?,
                Some(TableEvent::Drew { chance }) => position.draw(chance)?,
                _ => return Err(Code::Internal.into()),
            };
        }
        let seats = self.config.seats;
        let now = self.playing_mut()?;
        now.position = position;
        now.changed = PerSeat::from_fn(seats, |_| version);
        now.plies.pop();
        // The time the action took stays spent, and its increment is gone: otherwise taking back would gain time.
        now.clock.take_back(seat, left);
        self.drop_proposal(ProposalKind::Undo);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{Secret, Viewer};
    use irrgarten_toys::games;
    use irrgarten_wire::{Proposal, TakeBack, When};

    use super::*;
    use crate::{CommandFrom, Config, Input, Level, Person, PersonCommand, ServerCommand};

    fn ask(table: &mut Table, name: &str, command: PersonCommand) -> Result<(), TableError> {
        let asked = CommandFrom::Person(Person::new(name, name), command);
        table.handle(&Input { asked, now: 0, at: 0 }).map(drop)
    }

    /// Ada has two seats, Ben and a bot one each, shortly before the end; the last action was Ada's and revealed
    /// nothing.
    fn late() -> (Table, Seat) {
        let seats: Vec<Seat> = Seat::all(4).collect();
        let host = Person::new("ada", "Ada");
        let config = Config { game: "hands".to_owned(), seats: 4, ..Config::default() };
        let (mut table, _) = Table::open(games(), "t", config, host, Secret([1; 32]), 0).unwrap();
        let sitters = ["ada", "ada", "ben"];
        for (seat, name) in seats.iter().zip(sitters) {
            ask(&mut table, name, PersonCommand::Sit(*seat)).unwrap();
        }
        ask(&mut table, "ada", PersonCommand::Invite(seats[3], Level::Random)).unwrap();
        for (seat, name) in seats.iter().zip(sitters) {
            ask(&mut table, name, PersonCommand::Ready(*seat, true)).unwrap();
        }
        loop {
            let seat = table.game.as_ref().unwrap().deciding().iter().next().unwrap();
            let action = table.position().unwrap().actions(seat).remove(0);
            let seen = table.version();
            let asked = match sitters.get(seat.index()) {
                Some(&name) => CommandFrom::Person(
                    Person::new(name, name),
                    PersonCommand::Act { seat, action, seen: None },
                ),
                None => CommandFrom::Server(ServerCommand::ActFor { seat, action, seen }),
            };
            table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
            let last = table.game.as_mut().unwrap().plies.last_mut().unwrap();
            if last.actor.is_some() && seat.index() < 2 {
                assert!(!last.can_be_undone, "laying a card shows it");
                last.can_be_undone = true;
                return (table, seat);
            }
        }
    }

    #[test]
    fn everybody_else_must_agree() {
        let (mut table, seat) = late();
        let ben = Seat::at(2);
        let (asked, moves) = (PersonCommand::AskUndo(seat), table.game.as_ref().unwrap().plies.len());
        assert_eq!(ask(&mut table, "ben", asked.clone()), Err(Code::NotYourSeat.into()));
        assert_eq!(ask(&mut table, "ben", PersonCommand::AskUndo(ben)), Err(Code::NothingToUndo.into()));
        let may_take_back = |table: &Table| table.snapshot(Viewer::Seat(seat), 0).may.take_back;
        let back = TakeBack { seat: seat.number(), when: When::Agreed };
        assert_eq!(may_take_back(&table), Some(back));
        ask(&mut table, "ada", asked.clone()).unwrap();
        assert_eq!(may_take_back(&table), None, "it has been asked for");
        let proposal = Proposal { kind: ProposalKind::Undo, seat: seat.number(), asked: vec![ben.number()] };
        assert_eq!(table.snapshot(Viewer::Seat(ben), 0).proposal, Some(proposal));
        assert_eq!(
            ask(&mut table, "ada", PersonCommand::Answer(seat, ProposalKind::Undo, true)),
            Err(Code::NothingAsked.into())
        );
        assert_eq!(
            ask(&mut table, "cid", PersonCommand::Answer(ben, ProposalKind::Undo, true)),
            Err(Code::NotYourSeat.into())
        );
        ask(&mut table, "ben", PersonCommand::Answer(ben, ProposalKind::Undo, false)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().plies.len(), moves);
        assert_eq!(
            ask(&mut table, "ben", PersonCommand::Answer(ben, ProposalKind::Undo, true)),
            Err(Code::NothingAsked.into())
        );
        ask(&mut table, "ada", asked).unwrap();
        ask(&mut table, "ben", PersonCommand::Answer(ben, ProposalKind::Undo, true)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().plies.len(), moves - 1);
        assert_eq!(table.snapshot(Viewer::Public, 0).turn, [seat.number()]);
    }

    #[test]
    fn an_action_below_one_that_was_taken_back_is_judged_by_itself() {
        let (mut table, seat) = late();
        ask(&mut table, "ada", PersonCommand::AskUndo(seat)).unwrap();
        ask(&mut table, "ben", PersonCommand::Answer(Seat::at(2), ProposalKind::Undo, true)).unwrap();
        let actor = table.game.as_ref().unwrap().plies.last().unwrap().actor.unwrap_or(seat);
        assert_eq!(table.can_take_back(actor), Err(Code::UndoTooLate.into()));
    }
}
