//! What can happen to a seat that races or waits.

use irrgarten_game::{Seat, Timing};

use crate::play::Playing;
use crate::race::{Bound, Held, hold_of};
use crate::table::Table;
use crate::{ChosenBy, Event, Hold, Millis, Refusal};

impl Table {
    /// What happens next in a race without anybody being asked, and whatever the clock says.
    pub(crate) fn due_in_race(&self) -> Option<Event> {
        let game = self.game.as_ref()?;
        let happens =
            |seat, action: String, chosen_by| Event::Acted { seat, action, spent: 0, chosen_by, raced: None };
        if let Some(seat) = game.racing.settled
            && let Some(Bound::Claimed(claim)) = game.racing.bound.get(&seat)
        {
            return Some(happens(seat, claim.action.clone(), claim.chosen_by));
        }
        let (first, certain) = game.racing.first(game.position.as_ref())?;
        let Some(Bound::Claimed(claim)) = game.racing.bound.get(&first.seat) else { return None };
        certain.then(|| happens(first.seat, first.time, claim.chosen_by))
    }

    /// Can this happen to a seat in a race, or to one that waits?
    pub(crate) fn possible_in_race(&self, event: &Event) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
        let (position, bound) = (game.position.as_ref(), &game.racing.bound);
        let free = |seat: &Seat| match bound.get(seat) {
            None => Ok(()),
            Some(bound) if bound.is_penalty() => Ok(()),
            Some(Bound::Held(held)) => Err(Refusal::Held { millis: Millis::from(held.millis) }),
            Some(Bound::Claimed(_)) => Err(Refusal::HasClaimed),
        };
        match event {
            Event::Held { seat, hold: Hold::Penalty, action, millis, .. } => {
                free(seat)?;
                let deserved = *millis > 0 && position.penalty(*seat, action) == *millis;
                if deserved { Ok(()) } else { Err(Refusal::NotOffered) }
            }
            Event::Held { seat, hold, action, millis, .. } => {
                free(seat)?;
                let right = hold_of(position.timing(*seat, action)) == Some((*hold, *millis));
                if right { game.is_offered(*seat, action) } else { Err(Refusal::NotOffered) }
            }
            Event::Claimed { seat, action, .. } => {
                free(seat)?;
                let right = position.timing(*seat, action) == Timing::Claim && game.races(*seat);
                if right { game.is_offered(*seat, action) } else { Err(Refusal::NotOffered) }
            }
            Event::Acted { seat, action, chosen_by, .. } => match bound.get(seat) {
                // What is held up, or the table gives up for the seat.
                Some(Bound::Held(held)) if held.action == *action && held.chosen_by == *chosen_by => {
                    free_penalty(held)
                }
                Some(Bound::Held(_)) if *chosen_by == ChosenBy::Clock && game.gives_up(action) => Ok(()),
                // The claim itself is due once its time has been said.
                Some(Bound::Claimed(_)) => match game.racing.first(position) {
                    Some((first, _)) if first.seat == *seat && first.time == *action => Ok(()),
                    _ => Err(Refusal::HasClaimed),
                },
                _ => {
                    free(seat)?;
                    let timing = position.timing(*seat, action);
                    if hold_of(timing).is_some() || (timing == Timing::Claim && game.races(*seat)) {
                        return Err(Refusal::NotOffered);
                    }
                    if position.race().is_some() { game.is_offered(*seat, action) } else { Ok(()) }
                }
            },
            _ => Err(Refusal::NotPlaying),
        }
    }
}

/// A punishment holds up nothing that could happen.
fn free_penalty(held: &Held) -> Result<(), Refusal> {
    if held.hold == Hold::Penalty { Err(Refusal::NotOffered) } else { Ok(()) }
}

impl Playing {
    fn gives_up(&self, action: &str) -> bool {
        self.position.race().is_some_and(|race| race.give_up == action)
    }

    fn is_offered(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let offered = self.position.offered(seat, action)?;
        if offered.is_some_and(|offered| offered == action) { Ok(()) } else { Err(Refusal::NotOffered) }
    }
}
