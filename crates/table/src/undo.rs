//! Taking back: by consent of everybody, and never what has shown somebody something new.

use irrgarten_catalogue::{Step, game};
use irrgarten_game::{Seat, SeatSet};

use crate::play::Done;
use crate::table::Table;
use crate::{Command, Event, Input, Occupant, Refusal};

/// A request that waits for consent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    pub(crate) seat: Seat,
    agreed: SeatSet,
}

impl Table {
    pub(crate) fn obey_undo(&mut self, command: &Command, input: &Input) -> Result<(), Refusal> {
        match *command {
            Command::AskUndo(seat) => {
                self.owner(input, seat)?;
                // Asking again must not forget who has agreed.
                if self.undo.is_some_and(|undo| undo.seat == seat) {
                    return Ok(());
                }
                self.happen(Event::UndoAsked { seat }, input)
            }
            Command::AnswerUndo(seat, yes) => {
                self.owner(input, seat)?;
                self.happen(Event::UndoAnswered { seat, yes }, input)
            }
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// The last thing that happened must be this seat's action, and nobody may know more for it.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        self.on()?;
        let done = self.game.as_ref().and_then(|game| game.steps.last()).ok_or(Refusal::NothingToUndo)?;
        match &done.step {
            Step::Act(actor, _) if *actor != seat => Err(Refusal::NothingToUndo),
            Step::Act(..) if done.can_be_undone => Ok(()),
            Step::Act(..) | Step::Draw(_) => Err(Refusal::UndoTooLate),
        }
    }

    /// Does somebody wait for this seat's answer?
    pub(crate) fn undo_asks(&self, seat: Seat) -> Result<(), Refusal> {
        let asked = self.undo.is_some_and(|undo| undo.seat != seat && !undo.agreed.has(seat));
        if asked { Ok(()) } else { Err(Refusal::NothingToUndo) }
    }

    /// Bots do not mind, and nobody has to ask oneself.
    pub(crate) fn undo_is_agreed(&self) -> bool {
        let Some(undo) = self.undo else { return false };
        let asker = self.occupant(undo.seat);
        self.all_seats().all(|seat| match (self.occupant(seat), asker) {
            (Some(Occupant::Person(person)), Some(Occupant::Person(asker))) => {
                person.id == asker.id || undo.agreed.has(seat)
            }
            _ => true,
        })
    }

    pub(crate) fn change_undo(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::UndoAsked { seat } => self.undo = Some(Undo { seat: *seat, agreed: SeatSet::EMPTY }),
            Event::UndoAnswered { seat, yes: true } => {
                let undo = self.undo.as_mut().ok_or(Refusal::NothingToUndo)?;
                undo.agreed = undo.agreed.with(*seat);
            }
            Event::UndoAnswered { yes: false, .. } => self.undo = None,
            Event::Undone => self.take_back()?,
            _ => return Err(Refusal::NotPlaying),
        }
        Ok(())
    }

    /// Plays the game anew up to the action before.
    fn take_back(&mut self) -> Result<(), Refusal> {
        let now = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        let (last, kept) = now.steps.split_last().ok_or(Refusal::NothingToUndo)?;
        let Done { step: Step::Act(seat, _), left, .. } = *last else { return Err(Refusal::UndoTooLate) };
        let mut position =
            game(&self.config.game)?.deal(self.config.seats, &self.config.options, &now.seed)?;
        for done in kept {
            done.step.play(position.as_mut())?;
        }
        now.position = position;
        now.steps.pop();
        // The time the action took is gone, and so is what was added for it: else taking back would make time.
        now.clock.take_back(seat, left);
        self.undo = None;
        Ok(())
    }
}
