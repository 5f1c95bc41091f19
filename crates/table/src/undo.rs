//! Taking back: with everybody's consent, and never what has shown somebody something new.

use irrgarten_faces::Step;
use irrgarten_game::{PerSeat, Seat, SeatSet};

use crate::play::{PastStep, Playing};
use crate::table::Table;
use crate::{Occupant, Refusal, config};

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
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        self.in_progress()?;
        if self.game.as_ref().is_some_and(Playing::is_racing) {
            return Err(Refusal::Racing);
        }
        let done = self.game.as_ref().and_then(|game| game.steps.last()).ok_or(Refusal::NothingToUndo)?;
        match &done.step {
            Step::Act(actor, _) if *actor != seat => Err(Refusal::NothingToUndo),
            Step::Act(..) if done.can_be_undone => Ok(()),
            Step::Act(..) | Step::Draw(_) => Err(Refusal::UndoTooLate),
        }
    }

    /// Does a request wait for this seat's answer?
    fn undo_asks(&self, seat: Seat) -> Result<(), Refusal> {
        let asked = self.undo.is_some_and(|undo| undo.seat != seat && !undo.agreed.has(seat));
        if asked { Ok(()) } else { Err(Refusal::NothingToUndo) }
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
    pub(crate) fn answer_undo(&mut self, seat: Seat, yes: bool) -> Result<(), Refusal> {
        self.person_on(seat)?;
        self.undo_asks(seat)?;
        self.undo = self.undo.filter(|_| yes).map(|undo| Undo { agreed: undo.agreed.with(seat), ..undo });
        Ok(())
    }

    /// Replays the game up to the action before.
    pub(crate) fn take_back(&mut self, version: u64) -> Result<(), Refusal> {
        let now = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        let (last, kept) = now.steps.split_last().ok_or(Refusal::NothingToUndo)?;
        let PastStep { step: Step::Act(seat, _), left, .. } = *last else { return Err(Refusal::UndoTooLate) };
        let mut position = self.games.find(&self.config.game)?.deal(
            self.config.seats,
            &config::options(&self.config),
            &now.seed,
        )?;
        for done in kept {
            done.step.play(position.as_mut())?;
        }
        now.position = position;
        now.changed = PerSeat::from_fn(self.config.seats, |_| version);
        now.steps.pop();
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
    use crate::{Command, CommandFrom, Config, Input, Level, Person, ServerCommand};

    fn ask(table: &mut Table, name: &str, command: Command) -> Result<(), Refusal> {
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
            ask(&mut table, name, Command::Sit(*seat)).unwrap();
        }
        ask(&mut table, "ada", Command::Invite(seats[3], Level::Random)).unwrap();
        for (seat, name) in seats.iter().zip(sitters) {
            ask(&mut table, name, Command::Ready(*seat, true)).unwrap();
        }
        loop {
            let seat = table.game.as_ref().unwrap().deciding().iter().next().unwrap();
            let action = table.position().unwrap().actions(seat).remove(0);
            let seen = table.version();
            let asked = match sitters.get(seat.index()) {
                Some(&name) => {
                    CommandFrom::Person(Person::new(name, name), Command::Act { seat, action, seen: None })
                }
                None => CommandFrom::Server(ServerCommand::ActFor { seat, action, seen }),
            };
            table.handle(&Input { asked, now: 0, at: 0 }).unwrap();
            let last = table.game.as_mut().unwrap().steps.last_mut().unwrap();
            if matches!(last.step, Step::Act(..)) && seat.index() < 2 {
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
        let (asked, moves) = (Command::AskUndo(seat), table.game.as_ref().unwrap().steps.len());
        assert_eq!(ask(&mut table, "ben", asked.clone()), Err(Refusal::NotYourSeat));
        assert_eq!(ask(&mut table, "ben", Command::AskUndo(ben)), Err(Refusal::NothingToUndo));
        ask(&mut table, "ada", asked.clone()).unwrap();
        assert_eq!(table.snapshot(Viewer::Seat(ben), 0).undo, Some(seat.number()));
        assert_eq!(ask(&mut table, "ada", Command::AnswerUndo(seat, true)), Err(Refusal::NothingToUndo));
        assert_eq!(ask(&mut table, "cid", Command::AnswerUndo(ben, true)), Err(Refusal::NotYourSeat));
        ask(&mut table, "ben", Command::AnswerUndo(ben, false)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().steps.len(), moves);
        assert_eq!(ask(&mut table, "ben", Command::AnswerUndo(ben, true)), Err(Refusal::NothingToUndo));
        ask(&mut table, "ada", asked).unwrap();
        ask(&mut table, "ben", Command::AnswerUndo(ben, true)).unwrap();
        assert_eq!(table.game.as_ref().unwrap().steps.len(), moves - 1);
        assert_eq!(table.snapshot(Viewer::Public, 0).turn, [seat.number()]);
    }

    #[test]
    fn an_action_below_one_that_was_taken_back_is_judged_by_itself() {
        let (mut table, seat) = late();
        ask(&mut table, "ada", Command::AskUndo(seat)).unwrap();
        ask(&mut table, "ben", Command::AnswerUndo(Seat::at(2), true)).unwrap();
        let below = table.game.as_ref().unwrap().steps.last().unwrap().step.clone();
        let actor = if let Step::Act(actor, _) = below { actor } else { seat };
        assert_eq!(table.can_take_back(actor), Err(Refusal::UndoTooLate));
    }
}
