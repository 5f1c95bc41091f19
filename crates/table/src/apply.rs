//! Every event: whether it can happen, and what it changes. New events and those from a log both come through here.

use irrgarten_faces::{CheckedAction, GameError};
use irrgarten_game::{Stamp, Turn};

use crate::race::Waiting;
use crate::undo::Undo;
use crate::{Millis, Phase, Table, TableError, TableEvent};

/// The most characters of a chat message.
const LONGEST_REMARK: usize = 300;

/// Why an event happens.
pub(crate) enum Cause {
    /// It follows from the events before.
    Due,
    /// A command or a timeout caused it. If that was an action that has been read already, it is here.
    Requested(Option<CheckedAction>),
}

impl Cause {
    /// The action, if it has been read already.
    fn checked(self) -> Option<CheckedAction> {
        match self {
            Cause::Due => None,
            Cause::Requested(checked) => checked,
        }
    }

    /// Refuses an event that may only follow from the events before.
    fn must_be_due(&self, refusal: TableError) -> Result<(), TableError> {
        match self {
            Cause::Due => Ok(()),
            Cause::Requested(_) => Err(refusal),
        }
    }
}

impl Table {
    /// Applies an event, if it can happen now: the only way anything at a table changes. A refused event has changed
    /// nothing.
    pub(crate) fn apply(
        &mut self,
        event: TableEvent,
        checked: Option<CheckedAction>,
        at: Millis,
    ) -> Result<(), TableError> {
        match self.due()? {
            Some(due) if due == event => self.change(event, Cause::Due, at),
            Some(due) => Err(other_than(&due)),
            None => self.change(event, Cause::Requested(checked), at),
        }
    }

    /// Applies everything that follows by itself, then sets the clocks.
    pub(crate) fn settle(&mut self, at: Millis, now: Millis) -> Result<(), TableError> {
        while let Some(event) = self.due()? {
            self.change(event, Cause::Due, at)?;
        }
        self.restart_clocks(now);
        Ok(())
    }

    /// The event that must follow now by itself.
    pub(crate) fn due(&self) -> Result<Option<TableEvent>, TableError> {
        Ok(match (self.phase, &self.game) {
            (Phase::Gathering, _) => self.all_ready().then_some(TableEvent::Dealing),
            (Phase::Dealing, _) => (!self.shares_missing()).then_some(TableEvent::Started),
            (Phase::Playing | Phase::Paused, _) if self.undo_is_agreed() => Some(TableEvent::Undone),
            (Phase::Playing, Some(game)) => match game.position.turn() {
                Turn::Decide(_) => game.due_in_race(),
                Turn::Chance => {
                    Some(TableEvent::Drew { chance: game.position.foresee(&game.seed, game.draws)? })
                }
                Turn::Over(_) => Some(TableEvent::Ended { score: game.position.score(), by: None }),
            },
            (Phase::Playing | Phase::Paused | Phase::Over, _) => None,
        })
    }

    pub(crate) fn change(
        &mut self,
        mut event: TableEvent,
        cause: Cause,
        at: Millis,
    ) -> Result<(), TableError> {
        let version = self.version() + 1;
        let (mut happening, mut motion) = (None, None);
        match &mut event {
            TableEvent::Opened { .. } => return Err(TableError::AlreadyStarted),
            TableEvent::Configured { config } => self.configure(config)?,
            TableEvent::Seated { seat, occupant } => self.seat(*seat, occupant)?,
            TableEvent::Ready { seat, ready } => self.gathering_person(*seat)?.ready = *ready,
            TableEvent::Committed { seat, commitment } => {
                self.gathering_person(*seat)?.commitment = Some(*commitment);
            }
            TableEvent::Dealing => {
                cause.must_be_due(TableError::AlreadyStarted)?;
                self.phase = Phase::Dealing;
            }
            TableEvent::Revealed { seat, share } => self.reveal(*seat, *share)?,
            TableEvent::Started => self.deal(version)?,
            TableEvent::Acted { seat, action, spent, chosen_by, raced } => {
                let is_due = matches!(cause, Cause::Due);
                let checked = match cause.checked() {
                    Some(checked) => checked,
                    None => self.playing()?.position.check_action(*seat, action)?,
                };
                // An event that is due was checked when it became due.
                if !is_due {
                    self.may_act(&checked, *chosen_by)?;
                }
                // The log keeps the canonical spelling of an action, whatever was typed.
                checked.text().clone_into(action);
                motion = self.playing()?.position.motion(&checked);
                happening = Some(self.do_action(checked, *spent, *raced, version)?);
            }
            TableEvent::Held { seat, hold, action, millis, spent, chosen_by, raced } => {
                self.may_choose(*seat, *chosen_by)?;
                let wait = Waiting::held(*hold, action, *millis, *chosen_by);
                self.playing()?.can_be_held(*seat, *hold, action, *millis, cause.checked())?;
                self.playing_mut()?.wait(*seat, wait, *spent, *raced);
            }
            TableEvent::Claimed { seat, action, revealed, arrived, round_trip, spent, chosen_by } => {
                self.may_choose(*seat, *chosen_by)?;
                self.playing()?.can_be_claimed(*seat, action, cause.checked())?;
                let stamp = Stamp { revealed: *revealed, arrived: *arrived, round_trip: *round_trip };
                let wait = Waiting::claimed(action, stamp, *chosen_by);
                self.playing_mut()?.wait(*seat, wait, *spent, Some(*arrived));
            }
            TableEvent::Drew { chance } => {
                cause.must_be_due(TableError::NotPlaying)?;
                happening = Some(self.playing_mut()?.draw(chance, version)?);
            }
            TableEvent::UndoAsked { seat } => {
                self.can_take_back(*seat)?;
                self.undo = Some(Undo::asked_by(*seat));
            }
            TableEvent::UndoAnswered { seat, yes } => self.answer_undo(*seat, *yes)?,
            TableEvent::Undone => {
                cause.must_be_due(TableError::NotPlaying)?;
                self.take_back(version)?;
            }
            TableEvent::Paused { spent } => self.pause(spent)?,
            TableEvent::Resumed => {
                if self.phase != Phase::Paused {
                    return Err(TableError::NotPlaying);
                }
                self.phase = Phase::Playing;
            }
            TableEvent::Guardian { seat, plays } => self.guard(*seat, *plays)?,
            TableEvent::Said { text, .. } => check_remark(text)?,
            TableEvent::Ended { score, by } => {
                // Without a score, the game was aborted.
                if score.is_some() || by.is_none() || self.phase == Phase::Over {
                    cause.must_be_due(TableError::NotPlaying)?;
                }
                self.phase = Phase::Over;
            }
            TableEvent::Rematch { .. } => {
                if self.phase != Phase::Over || self.rematch().is_some() {
                    return Err(TableError::NotOver);
                }
            }
        }
        self.note(event, happening, motion, at);
        Ok(())
    }
}

fn check_remark(text: &str) -> Result<(), TableError> {
    let fits = text.chars().count() <= LONGEST_REMARK && !text.chars().any(char::is_control);
    if fits && !text.trim().is_empty() { Ok(()) } else { Err(TableError::BadText) }
}

/// Only for a log that is wrong: a live table applies what is due before it takes another command.
fn other_than(due: &TableEvent) -> TableError {
    match due {
        TableEvent::Drew { chance } => {
            GameError::ImpossibleChance { drawn: "another event".to_owned(), possible: vec![chance.clone()] }
                .into()
        }
        _ => TableError::NotPlaying,
    }
}
