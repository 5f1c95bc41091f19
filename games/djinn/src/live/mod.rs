//! What a table that keeps the time does with it (D-TIME, D-SW).

mod pace;

use irrgarten_game::{First, Live, Paced, PerSeat, Race, SearchRng, Seat, Stamp, Timing};
use irrgarten_kit::List;

use crate::Djinn;
use crate::action::{Action, Think};
use crate::options::{Clock, Judge, Options};
use crate::order::{Claim, in_order, settles, think};
use crate::public::Table as _;
use crate::race::is_right;
use crate::state::State;

pub(crate) use pace::beats;
pub use pace::{PACES, Pace};

/// D-TIME-01: from the start command to the start.
const COUNTDOWN: u32 = 3000;
/// The longest time that can be written.
const LONGEST: u32 = 1_000_000_000 - 1;

impl Live for Djinn {
    /// The seats that race now, and how.
    fn race(state: &State, options: &Options) -> Option<Race<Action>> {
        if !state.public.phase.is_race() || state.public.in_ticks() {
            return None;
        }
        Some(Race {
            seats: state.racing(),
            together: state.public.rulings.clock == Clock::Live,
            limit: options.round_limit.map(|seconds| u32::from(seconds) * 1000), // D-TIME-08
            give_up: Action::Pass,
        })
    }

    fn timing(state: &State, options: &Options, _: Seat, action: Action) -> Timing {
        match action {
            _ if state.public.in_ticks() => Timing::AtOnce,
            Action::Go if !state.public.rulings.personal() => Timing::Countdown(COUNTDOWN),
            Action::Exchange(_) => Timing::Delay(u32::from(options.exchange_pause_ms)), // D-TIME-07
            Action::Claim => Timing::Claim,
            _ => Timing::AtOnce,
        }
    }

    /// D-TIME-09: a wrong claim that is checked at once.
    fn penalty(state: &State, options: &Options, seat: Seat, action: Action) -> u32 {
        let instant = state.public.rulings.judge == Judge::Instant && !state.public.in_ticks();
        let wrong = |task| !is_right(task, &state.places[seat]);
        let claims = instant && action == Action::Claim && state.awaited(seat);
        if claims && state.public.task().is_some_and(wrong) { u32::from(options.penalty_ms) } else { 0 }
    }

    /// D-TIME-03, D-TIME-04. With the stopwatch nobody has to wait: the times are compared in the end.
    fn first(state: &State, options: &Options, claims: &PerSeat<Option<Stamp>>) -> Option<First<Action>> {
        let mut measured: List<Claim, 4> = List::new();
        for (seat, stamp) in claims.each().filter(|(seat, _)| seat.number() <= state.seats()) {
            if let &Some(stamp) = stamp {
                let think = Think(think(stamp, options.cap_ms).0.min(LONGEST));
                measured.push(Claim { seat, think, treasures: state.places[seat].points });
            }
        }
        let tie = state.public.rulings.tie_ms;
        let first = *in_order(&measured, tie, state.public.roller, state.seats()).first()?;
        let shortest = measured.iter().map(|claim| claim.think).min()?;
        let settles =
            if state.public.rulings.personal() { 0 } else { settles(shortest, options.cap_ms, tie) };
        Some(First { seat: first.seat, time: Action::At(first.think), settles })
    }

    fn paced(state: &State, seat: Seat, strength: u8, dice: &mut SearchRng) -> Option<Paced<Action>> {
        pace::paced(state, seat, strength, dice)
    }
}
