//! Timeouts: what happens by itself when its time has come.

use irrgarten_game::{PRIVATE_RACE_MINUTES, PUBLIC_RACE_MINUTES, Race, Seat};

use crate::play::Playing;
use crate::race::Waiting;
use crate::table::Table;
use crate::{ChosenBy, Hold, Input, Millis, Phase, TableError, TableEvent};

/// In milliseconds.
const MINUTE: u32 = 60 * 1000;

/// What happens by itself when its time has come, the more urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Timeout {
    /// The delayed action of a seat, or the end of its wait.
    Held(Seat),
    /// No other claim can precede the first one any more.
    Claim,
    /// The race has lasted too long.
    Limit(Seat),
    /// The clock of a seat has run out.
    Clock(Seat),
}

impl Table {
    /// Applies the timeouts that are due, one at a time.
    pub(crate) fn tick(&mut self, input: &Input) -> Result<(), TableError> {
        let timeout = self.next_timeout().filter(|&(at, _)| at <= input.now).map(|(_, timeout)| timeout);
        let (Some(timeout), Some(game)) = (timeout, &self.game) else { return Ok(()) };
        match timeout {
            Timeout::Held(seat) => {
                let Some(Waiting::Held(held)) = game.racing.waiting.get(&seat) else { return Ok(()) };
                let (action, chosen_by, raced) =
                    (held.action.clone(), held.chosen_by, game.raced(seat, input.now));
                self.apply(TableEvent::Acted { seat, action, spent: 0, chosen_by, raced }, None, input.at)
            }
            Timeout::Claim => {
                let Some((first, _)) = game.racing.first(game.position.as_ref()) else { return Ok(()) };
                let Some(Waiting::Claimed(claim)) = game.racing.waiting.get(&first.seat) else {
                    return Ok(());
                };
                let (seat, chosen_by) = (first.seat, claim.chosen_by);
                self.apply(
                    TableEvent::Acted { seat, action: first.time, spent: 0, chosen_by, raced: None },
                    None,
                    input.at,
                )
            }
            Timeout::Limit(seat) => {
                let Some(race) = game.position.race() else { return Ok(()) };
                let (spent, raced) = (game.clock.spent(seat, input.now), game.raced(seat, input.now));
                let (action, chosen_by) = (race.give_up, ChosenBy::Clock);
                self.apply(TableEvent::Acted { seat, action, spent, chosen_by, raced }, None, input.at)
            }
            // The first action there is.
            Timeout::Clock(seat) => match game.position.actions(seat).into_iter().next() {
                Some(action) => {
                    let checked = game.position.check_action(seat, &action)?;
                    self.act(checked, ChosenBy::Clock, input)
                }
                None => Ok(()),
            },
        }
    }

    /// When the server should send the next `Tick`.
    pub fn deadline(&self) -> Option<Millis> {
        self.next_timeout().map(|(at, _)| at)
    }

    fn next_timeout(&self) -> Option<(Millis, Timeout)> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let held = game.racing.waiting.iter().filter_map(|(&seat, bound)| match bound {
            Waiting::Held(held) if held.hold != Hold::Penalty => Some((held.until?, Timeout::Held(seat))),
            _ => None,
        });
        let clock = game.clock.first_to_end().map(|(seat, at)| (at, Timeout::Clock(seat)));
        let race = game.position.race();
        let raced = race.iter().flat_map(|race| self.timeouts_of_race(game, race));
        held.chain(clock).chain(raced).min()
    }

    fn timeouts_of_race(&self, game: &Playing, race: &Race<String>) -> Vec<(Millis, Timeout)> {
        let racing = &game.racing;
        let minutes = if self.config.private { PRIVATE_RACE_MINUTES } else { PUBLIC_RACE_MINUTES };
        let limit = Millis::from(race.limit.unwrap_or(minutes * MINUTE));
        let unclaimed = race.seats.iter().filter(|&seat| !racing.has_claimed(seat));
        let limits =
            unclaimed.filter_map(|seat| Some((racing.watch.when(seat, limit)?, Timeout::Limit(seat))));
        let first = racing.first(game.position.as_ref()).and_then(|(first, _)| {
            Some((racing.watch.when(first.seat, Millis::from(first.settles))?, Timeout::Claim))
        });
        limits.chain(first).collect()
    }
}
