//! What a seat may do while it races or waits.

use irrgarten_faces::CheckedAction;
use irrgarten_game::{Seat, Timing};
use irrgarten_wire::Code;

use super::{Held, Waiting, hold_of};
use crate::play::Playing;
use crate::{ChosenBy, Hold, Millis, TableError, TableEvent};

impl Playing {
    /// The event that follows by itself in a race, whatever the clock says.
    pub(crate) fn due_in_race(&self) -> Option<TableEvent> {
        let happens = |seat, action: String, chosen_by| TableEvent::Acted {
            seat,
            action,
            spent: 0,
            chosen_by,
            raced: None,
        };
        if let Some(seat) = self.racing.settled
            && let Some(Waiting::Claimed(claim)) = self.racing.waiting.get(&seat)
        {
            return Some(happens(seat, claim.action.clone(), claim.chosen_by));
        }
        let (first, certain) = self.racing.first(self.position.as_ref())?;
        let Some(Waiting::Claimed(claim)) = self.racing.waiting.get(&first.seat) else { return None };
        certain.then(|| happens(first.seat, first.time, claim.chosen_by))
    }

    /// Is this seat free to act now?
    pub(crate) fn need_not_wait(&self, seat: Seat, now: Millis) -> Result<(), TableError> {
        match self.racing.waiting.get(&seat) {
            Some(Waiting::Claimed(_)) => Err(Code::Claimed.into()),
            Some(Waiting::Held(held)) => match held.left(now) {
                0 if held.hold == Hold::Penalty => Ok(()),
                millis => Err(TableError::Held { millis }),
            },
            None => Ok(()),
        }
    }

    /// Has this seat decided nothing that is still to happen?
    fn is_free(&self, seat: Seat) -> Result<(), TableError> {
        match self.racing.waiting.get(&seat) {
            None | Some(Waiting::Held(Held { hold: Hold::Penalty, .. })) => Ok(()),
            Some(Waiting::Held(held)) => Err(TableError::Held { millis: Millis::from(held.millis) }),
            Some(Waiting::Claimed(_)) => Err(Code::Claimed.into()),
        }
    }

    /// Can the action of a seat be delayed like this, or can it be penalised for it?
    pub(crate) fn can_be_held(
        &self,
        seat: Seat,
        hold: Hold,
        action: &str,
        millis: u32,
        checked: Option<CheckedAction>,
    ) -> Result<(), TableError> {
        self.is_free(seat)?;
        let right = match (hold, checked.map_or_else(|| self.position.check_action(seat, action), Ok)) {
            (Hold::Penalty, Err(refused)) => millis > 0 && refused.penalty == millis,
            (Hold::Penalty, Ok(_)) | (Hold::Countdown | Hold::Delay, Err(_)) => false,
            (Hold::Countdown | Hold::Delay, Ok(checked)) => {
                hold_of(checked.timing()) == Some((hold, millis)) && is_offered(&checked, action)
            }
        };
        if right { Ok(()) } else { Err(Code::NotOffered.into()) }
    }

    /// Can a seat make this claim?
    pub(crate) fn can_be_claimed(
        &self,
        seat: Seat,
        action: &str,
        checked: Option<CheckedAction>,
    ) -> Result<(), TableError> {
        self.is_free(seat)?;
        let checked = checked.map_or_else(|| self.position.check_action(seat, action), Ok)?;
        let right = checked.timing() == Timing::Claim && self.races(seat) && is_offered(&checked, action);
        if right { Ok(()) } else { Err(Code::NotOffered.into()) }
    }

    /// Can a seat do this at once?
    pub(crate) fn can_be_done(&self, checked: &CheckedAction, chosen_by: ChosenBy) -> Result<(), TableError> {
        let (seat, action, position) = (checked.seat(), checked.text(), self.position.as_ref());
        match self.racing.waiting.get(&seat) {
            // An action that was delayed. A penalty delays none.
            Some(Waiting::Held(held)) if held.action == action && held.chosen_by == chosen_by => {
                if held.hold == Hold::Penalty { Err(Code::NotOffered.into()) } else { Ok(()) }
            }
            // The table gives up for a seat.
            Some(Waiting::Held(_)) if chosen_by == ChosenBy::Clock && self.gives_up(action) => Ok(()),
            // The claim itself is due once its time has been recorded.
            Some(Waiting::Claimed(_)) => match self.racing.first(position) {
                Some((first, _)) if first.seat == seat && first.time == action => Ok(()),
                _ => Err(Code::Claimed.into()),
            },
            Some(Waiting::Held(_)) | None => {
                self.is_free(seat)?;
                let timing = checked.timing();
                let later = hold_of(timing).is_some() || (timing == Timing::Claim && self.races(seat));
                let offered = position.race().is_none() || checked.is_offered();
                if later || !offered { Err(Code::NotOffered.into()) } else { Ok(()) }
            }
        }
    }

    fn gives_up(&self, action: &str) -> bool {
        self.position.race().is_some_and(|race| race.give_up == action)
    }
}

/// May a seat choose this, and is it in its canonical spelling?
fn is_offered(checked: &CheckedAction, action: &str) -> bool {
    checked.is_offered() && checked.text() == action
}
