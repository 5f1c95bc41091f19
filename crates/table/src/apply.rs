//! Every event: whether it can happen, and what it changes. New events and those from a log both come through here.

use irrgarten_faces::{CheckedAction, GameError};
use irrgarten_game::{Stamp, Turn};
use irrgarten_wire::{Code, LONGEST_REMARK};

use crate::race::Waiting;
use crate::table::Shown;
use crate::{Millis, Phase, Table, TableError, TableEvent};

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
        match self.due(0)? {
            Some(due) if is_same(&due, &event) => self.change(event, Cause::Due, at),
            Some(due) => Err(other_than(&due)),
            None => self.change(event, Cause::Requested(checked), at),
        }
    }

    /// Applies everything that follows by itself, then sets the clocks.
    pub(crate) fn settle(&mut self, at: Millis, now: Millis) -> Result<(), TableError> {
        loop {
            while let Some(event) = self.due(now)? {
                self.change(event, Cause::Due, at)?;
            }
            self.restart_clocks(now);
            // Where a seat need not wait any more, a pause may have become possible.
            if self.due(now)?.is_none() {
                return Ok(());
            }
        }
    }

    /// The event that must follow now by itself.
    pub(crate) fn due(&self, now: Millis) -> Result<Option<TableEvent>, TableError> {
        if let (Ok(()), Some(game)) = (self.in_progress(), &self.game)
            && let Some(score) = self.score_after_resigning(game)
        {
            return Ok(Some(TableEvent::Ended { score: Some(Box::new(score)), by: None }));
        }
        Ok(match (self.phase, &self.game) {
            (Phase::Gathering, _) => self.all_ready().then_some(TableEvent::Dealing),
            (Phase::Dealing, _) => (!self.shares_missing()).then_some(TableEvent::Started),
            (Phase::Playing | Phase::Paused, _) if let Some(agreed) = self.agreed(now) => Some(agreed),
            (Phase::Playing, Some(game)) => match game.position.turn() {
                Turn::Decide(_) => game.due_in_race(),
                Turn::Chance => {
                    Some(TableEvent::Drew { chance: game.position.foresee(&game.seed, game.draws)? })
                }
                Turn::Over(_) => {
                    let score = game.position.score().map(|score| self.with_resigned_last(score));
                    Some(TableEvent::Ended { score: score.map(Box::new), by: None })
                }
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
        let mut shown = Shown::default();
        match &mut event {
            TableEvent::Opened { .. } => return Err(Code::AlreadyStarted.into()),
            TableEvent::Configured { config } => self.configure(config)?,
            TableEvent::Seated { seat, occupant } => self.seat(*seat, occupant)?,
            TableEvent::SeatAsked { by } => self.ask_for_seat(by)?,
            TableEvent::SeatDeclined { person } => self.stop_asking(person)?,
            TableEvent::Ready { seat, ready } => self.gathering_person(*seat)?.ready = *ready,
            TableEvent::Learning { seat, learning } => self.learn(*seat, *learning)?,
            TableEvent::Committed { seat, commitment } => {
                self.gathering_person(*seat)?.commitment = Some(*commitment);
            }
            TableEvent::Dealing => {
                cause.must_be_due(TableError::Refused(Code::AlreadyStarted))?;
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
                let motion = self.playing()?.position.motion(&checked);
                shown = Shown { motion, ..Shown::of(self.do_action(checked, *spent, *raced, version)?) };
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
                cause.must_be_due(TableError::Refused(Code::NotPlaying))?;
                shown = Shown::of(self.playing_mut()?.draw(chance, version)?);
            }
            TableEvent::Proposed { seat, kind, asked } => self.open_proposal(*seat, *kind, *asked)?,
            TableEvent::Answered { seat, yes } => self.answer(*seat, *yes)?,
            TableEvent::Undone => {
                cause.must_be_due(TableError::Refused(Code::NotPlaying))?;
                self.take_back(version)?;
            }
            TableEvent::Paused { spent } => self.pause(spent)?,
            TableEvent::Resumed => {
                self.can_resume()?;
                self.phase = Phase::Playing;
            }
            TableEvent::Guardian { seat, plays } => self.guard(*seat, *plays)?,
            TableEvent::Resigned { seat } => self.resign(*seat)?,
            TableEvent::Said { text, .. } => check_remark(text)?,
            TableEvent::Ended { score, by } => {
                // Without a score, the game was aborted.
                if score.is_some() || by.is_none() || self.phase == Phase::Over {
                    cause.must_be_due(TableError::Refused(Code::NotPlaying))?;
                }
                self.phase = Phase::Over;
                self.proposal = None;
            }
            TableEvent::Rematch { table } => {
                if self.phase != Phase::Over || self.rematch.is_some() {
                    return Err(Code::NotOver.into());
                }
                self.rematch = Some(table.clone());
            }
        }
        self.note(event, shown, at);
        Ok(())
    }
}

fn check_remark(text: &str) -> Result<(), TableError> {
    let fits = text.chars().count() <= LONGEST_REMARK && !text.chars().any(char::is_control);
    if fits && !text.trim().is_empty() { Ok(()) } else { Err(Code::BadText.into()) }
}

/// Is this the event that is due? What clocks have used until a pause is known only in the moment it begins.
fn is_same(due: &TableEvent, event: &TableEvent) -> bool {
    let pauses = |event: &TableEvent| matches!(event, TableEvent::Paused { .. });
    due == event || pauses(due) && pauses(event)
}

/// Only for a log that is wrong: a live table applies what is due before it takes another command.
fn other_than(due: &TableEvent) -> TableError {
    let TableEvent::Drew { chance } = due else { return Code::NotPlaying.into() };
    GameError::ImpossibleChance { drawn: "another event".to_owned(), possible: vec![chance.clone()] }.into()
}
