//! Taking back: with everybody's consent, and never what has shown somebody something new.

use irrgarten_game::{PerSeat, Ply, Seat, SeatSet};

use crate::play::{PastPly, Playing};
use crate::table::Table;
use crate::{Occupant, TableError, config};

/// A request to take back that waits for consent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    pub(crate) seat: Seat,
    agreed: SeatSet,
}

impl Undo {
    pub(crate) fn asked_by(seat: Seat) -> Undo {
        Undo { seat, agreed: SeatSet::EMPTY }
    }
}

impl Table {
    /// The last event must be this seat's action, and it must not have revealed anything.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<(), TableError> {
        self.in_progress()?;
        if self.game.as_ref().is_some_and(Playing::is_racing) {
            return Err(TableError::Racing);
        }
        let done = self.game.as_ref().and_then(|game| game.plies.last()).ok_or(TableError::NothingToUndo)?;
        match &done.ply {
            Ply::Act(actor, _) if *actor != seat => Err(TableError::NothingToUndo),
            Ply::Act(..) if done.can_be_undone => Ok(()),
            Ply::Act(..) | Ply::Chance(_) => Err(TableError::UndoTooLate),
        }
    }

    /// Does a request wait for this seat's answer?
    fn undo_asks(&self, seat: Seat) -> Result<(), TableError> {
        let asked = self.undo.is_some_and(|undo| undo.seat != seat && !undo.agreed.has(seat));
        if asked { Ok(()) } else { Err(TableError::NothingToUndo) }
    }

    /// Bots always agree, and so do the other seats of the same person.
    pub(crate) fn undo_is_agreed(&self) -> bool {
        let Some(undo) = self.undo else { return false };
        let asker = self.occupant(undo.seat);
        self.all_seats().all(|seat| match (self.occupant(seat), asker) {
            (Some(Occupant::Person { person }), Some(Occupant::Person { person: asker })) => {
                person.id == asker.id || undo.agreed.has(seat)
            }
            _ => true,
        })
    }

    /// A seat agrees, or not: then the request is dropped.
    pub(crate) fn answer_undo(&mut self, seat: Seat, yes: bool) -> Result<(), TableError> {
        self.person_on(seat)?;
        self.undo_asks(seat)?;
        self.undo = self.undo.filter(|_| yes).map(|undo| Undo { agreed: undo.agreed.with(seat), ..undo });
        Ok(())
    }

    /// Replays the game up to the action before.
    pub(crate) fn take_back(&mut self, version: u64) -> Result<(), TableError> {
        let now = self.game.as_mut().ok_or(TableError::NotPlaying)?;
        let (last, kept) = now.plies.split_last().ok_or(TableError::NothingToUndo)?;
        let PastPly { ply: Ply::Act(seat, _), left, .. } = *last else {
            return Err(TableError::UndoTooLate);
        };
        let mut position = self.games.find(&self.config.game)?.deal(
            self.config.seats,
            &config::options(&self.config),
            &now.seed,
        )?;
        for done in kept {
            position.play(&done.ply)?;
        }
        now.position = position;
        now.changed = PerSeat::from_fn(self.config.seats, |_| version);
        now.plies.pop();
        // The time the action took stays spent, and its increment is gone: otherwise taking back would gain time.
        now.clock.take_back(seat, left);
        self.undo = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use irrgarten_game::{Secret, Viewer};
    use irrgarten_toys::games;

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
            if matches!(last.ply, Ply::Act(..)) && seat.index() < 2 {
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
        assert_eq!(ask(&mut table, "ben", asked.clone()), Err(TableError::NotYourSeat));
        assert_eq!(ask(&mut table, "ben", PersonCommand::AskUndo(ben)), Err(TableError::NothingToUndo));
        ask(&mut table, "ada", asked.clone()).unwrap();
        assert_eq!(table.snapshot(Viewer::Seat(ben), 0).undo, Some(seat.number()));
        assert_eq!(
            ask(&mut table, "ada", PersonCommand::AnswerUndo(seat, true)),
            Err(TableError::NothingToUndo)
        );
        assert_eq!(
            ask(&mut table, "cid", PersonCommand::AnswerUndo(ben, true)),
            Err(TableError::NotYourSeat)
        );
        ask(&mut table, "ben", PersonCommand::AnswerUndo(ben, false)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().plies.len(), moves);
        assert_eq!(
            ask(&mut table, "ben", PersonCommand::AnswerUndo(ben, true)),
            Err(TableError::NothingToUndo)
        );
        ask(&mut table, "ada", asked).unwrap();
        ask(&mut table, "ben", PersonCommand::AnswerUndo(ben, true)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().plies.len(), moves - 1);
        assert_eq!(table.snapshot(Viewer::Public, 0).turn, [seat.number()]);
    }

    #[test]
    fn an_action_below_one_that_was_taken_back_is_judged_by_itself() {
        let (mut table, seat) = late();
        ask(&mut table, "ada", PersonCommand::AskUndo(seat)).unwrap();
        ask(&mut table, "ben", PersonCommand::AnswerUndo(Seat::at(2), true)).unwrap();
        let below = table.game.as_ref().unwrap().plies.last().unwrap().ply.clone();
        let actor = if let Ply::Act(actor, _) = below { actor } else { seat };
        assert_eq!(table.can_take_back(actor), Err(TableError::UndoTooLate));
    }
}
