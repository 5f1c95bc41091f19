//! Every event: whether it can happen, and what it changes. New events and those from a log both come through here.

use irrgarten_faces::{CheckedAction, GameError};
use irrgarten_game::{Stamp, Turn};

use crate::race::Waiting;
use crate::undo::Undo;
use crate::{Event, Millis, Phase, Refusal, Table};

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
    fn must_be_due(&self, refusal: Refusal) -> Result<(), Refusal> {
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
        event: Event,
        checked: Option<CheckedAction>,
        at: Millis,
    ) -> Result<(), Refusal> {
        match self.due()? {
            Some(due) if due == event => self.change(event, Cause::Due, at),
            Some(due) => Err(other_than(&due)),
            None => self.change(event, Cause::Requested(checked), at),
        }
    }

    /// Applies everything that follows by itself, then sets the clocks.
    pub(crate) fn settle(&mut self, at: Millis, now: Millis) -> Result<(), Refusal> {
        while let Some(event) = self.due()? {
            self.change(event, Cause::Due, at)?;
        }
        self.restart_clocks(now);
        Ok(())
    }

    /// The event that must follow now by itself.
    pub(crate) fn due(&self) -> Result<Option<Event>, Refusal> {
        Ok(match (self.phase, &self.game) {
            (Phase::Gathering, _) => self.all_ready().then_some(Event::Dealing),
            (Phase::Dealing, _) => (!self.shares_missing()).then_some(Event::Started),
            (Phase::Playing | Phase::Paused, _) if self.undo_is_agreed() => Some(Event::Undone),
            (Phase::Playing, Some(game)) => match game.position.turn() {
                Turn::Decide(_) => game.due_in_race(),
                Turn::Chance => Some(Event::Drew { chance: game.position.foresee(&game.seed, game.draws)? }),
                Turn::Over(_) => Some(Event::Ended { score: game.position.score(), by: None }),
            },
            (Phase::Playing | Phase::Paused | Phase::Over, _) => None,
        })
    }

    pub(crate) fn change(&mut self, mut event: Event, cause: Cause, at: Millis) -> Result<(), Refusal> {
        let version = self.version() + 1;
        let (mut happening, mut motion) = (None, None);
        match &mut event {
            Event::Opened { .. } => return Err(Refusal::AlreadyStarted),
            Event::Configured { config } => self.configure(config)?,
            Event::Seated { seat, occupant } => self.seat(*seat, occupant)?,
            Event::Ready { seat, ready } => self.gathering_person(*seat)?.ready = *ready,
            Event::Committed { seat, commitment } => {
                self.gathering_person(*seat)?.commitment = Some(*commitment);
            }
            Event::Dealing => {
                cause.must_be_due(Refusal::AlreadyStarted)?;
                self.phase = Phase::Dealing;
            }
            Event::Revealed { seat, share } => self.reveal(*seat, *share)?,
            Event::Started => self.deal(version)?,
            Event::Acted { seat, action, spent, chosen_by, raced } => {
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
            Event::Held { seat, hold, action, millis, spent, chosen_by, raced } => {
                self.may_choose(*seat, *chosen_by)?;
                let wait = Waiting::held(*hold, action, *millis, *chosen_by);
                self.playing()?.can_be_held(*seat, *hold, action, *millis, cause.checked())?;
                self.playing_mut()?.wait(*seat, wait, *spent, *raced);
            }
            Event::Claimed { seat, action, revealed, arrived, round_trip, spent, chosen_by } => {
                self.may_choose(*seat, *chosen_by)?;
                self.playing()?.can_be_claimed(*seat, action, cause.checked())?;
                let stamp = Stamp { revealed: *revealed, arrived: *arrived, round_trip: *round_trip };
                let wait = Waiting::claimed(action, stamp, *chosen_by);
                self.playing_mut()?.wait(*seat, wait, *spent, Some(*arrived));
            }
            Event::Drew { chance } => {
                cause.must_be_due(Refusal::NotPlaying)?;
                happening = Some(self.playing_mut()?.draw(chance, version)?);
            }
            Event::UndoAsked { seat } => {
                self.can_take_back(*seat)?;
                self.undo = Some(Undo::asked_by(*seat));
            }
            Event::UndoAnswered { seat, yes } => self.answer_undo(*seat, *yes)?,
            Event::Undone => {
                cause.must_be_due(Refusal::NotPlaying)?;
                self.take_back(version)?;
            }
            Event::Paused { spent } => self.pause(spent)?,
            Event::Resumed => {
                if self.phase != Phase::Paused {
                    return Err(Refusal::NotPlaying);
                }
                self.phase = Phase::Playing;
            }
            Event::Guardian { seat, plays } => self.guard(*seat, *plays)?,
            Event::Said { text, .. } => check_remark(text)?,
            Event::Ended { score, by } => {
                // Without a score, the game was aborted.
                if score.is_some() || by.is_none() || self.phase == Phase::Over {
                    cause.must_be_due(Refusal::NotPlaying)?;
                }
                self.phase = Phase::Over;
            }
            Event::Rematch { .. } => {
                if self.phase != Phase::Over || self.rematch().is_some() {
                    return Err(Refusal::NotOver);
                }
            }
        }
        self.note(event, happening, motion, at);
        Ok(())
    }
}

fn check_remark(text: &str) -> Result<(), Refusal> {
    let fits = text.chars().count() <= LONGEST_REMARK && !text.chars().any(char::is_control);
    if fits && !text.trim().is_empty() { Ok(()) } else { Err(Refusal::BadText) }
}

/// Only for a log that is wrong: a live table applies what is due before it takes another command.
fn other_than(due: &Event) -> Refusal {
    match due {
        Event::Drew { chance } => {
            GameError::ImpossibleChance { drawn: "another event".to_owned(), possible: vec![chance.clone()] }
                .into()
        }
        _ => Refusal::NotPlaying,
    }
}
