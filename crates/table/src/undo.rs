//! Taking back: by consent of everybody, and never what has shown somebody something new.

use irrgarten_catalogue::{Step, game};
use irrgarten_game::{Seat, SeatSet};

use crate::table::{Phase, Table};
use crate::{Command, Event, Input, Occupant, Refusal};

/// A request that waits for consent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    seat: Seat,
    agreed: SeatSet,
}

impl Table {
    pub(crate) fn obey_undo(&mut self, command: &Command, input: &Input) -> Result<(), Refusal> {
        let (at, now) = (input.at, input.now);
        match *command {
            Command::AskUndo(seat) => {
                self.owner(input, seat)?;
                self.can_take_back(seat)?;
                self.apply(Event::UndoAsked { seat }, at, now)?;
            }
            Command::AnswerUndo(seat, yes) => {
                self.owner(input, seat)?;
                let asked = self.undo.is_some_and(|undo| undo.seat != seat && !undo.agreed.has(seat));
                if !asked {
                    return Err(Refusal::NothingToUndo);
                }
                self.apply(Event::UndoAnswered { seat, yes }, at, now)?;
            }
            _ => return Err(Refusal::NotPlaying),
        }
        if self.undo.is_some_and(|undo| self.all_agree(undo)) {
            self.apply(Event::Undone, at, now)?;
        }
        Ok(())
    }

    /// The last thing that happened must be this seat's action, and nobody may know more for it.
    fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        let game = self.game.as_ref().filter(|_| matches!(self.phase, Phase::Playing | Phase::Paused));
        match game.ok_or(Refusal::NotPlaying)?.steps.last() {
            Some(Step::Act(actor, _)) if *actor == seat => {}
            Some(Step::Draw(_)) => return Err(Refusal::UndoTooLate),
            _ => return Err(Refusal::NothingToUndo),
        }
        let last = self.log.iter().rev().find_map(|noted| noted.happening.as_ref());
        if last.is_some_and(|happening| happening.can_be_undone) { Ok(()) } else { Err(Refusal::UndoTooLate) }
    }

    /// Bots do not mind, and nobody has to ask oneself.
    fn all_agree(&self, undo: Undo) -> bool {
        let asker = self.occupant(undo.seat);
        self.all_seats().all(|seat| {
            let occupant = self.occupant(seat);
            undo.agreed.has(seat) || occupant == asker || matches!(occupant, Some(Occupant::Bot(_)))
        })
    }

    pub(crate) fn apply_undo(&mut self, event: &Event) -> Result<(), Refusal> {
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
        self.undo = None;
        let game_now = self.game.as_mut().ok_or(Refusal::NotPlaying)?;
        game_now.steps.pop().ok_or(Refusal::NothingToUndo)?;
        let mut position =
            game(&self.config.game)?.deal(self.config.seats, &self.config.options, &game_now.seed)?;
        for step in &game_now.steps {
            step.play(position.as_mut())?;
        }
        game_now.position = position;
        Ok(())
    }
}
