//! What a table that keeps the time does with it.

use irrgarten_game::{Dice as _, First, Live, Paced, PerSeat, Race, SearchRng, Seat, Stamp, Timing};

use super::action::Action;
use super::options::Options;
use super::{Dash, Run, State};

/// From the start command to the start.
const COUNTDOWN: u32 = 3000;
/// Penalty for a wrong claim, where claims are checked at once.
const PENALTY: u32 = 3000;
/// At most this much is subtracted for a slow connection.
const CAP: u32 = 200;
/// Times that differ by no more are equal.
const TIE: u32 = 20;

impl Live for Dash {
    fn race(state: &State, options: &Options) -> Option<Race<Action>> {
        let seats = state.public.on(Run::Running);
        let limit = options.limit.map(|seconds| u32::from(seconds) * 1000);
        let race = Race { seats, together: !state.public.alone, limit, give_up: Action::Pass };
        (!seats.is_empty()).then_some(race)
    }

    fn timing(state: &State, options: &Options, _: Seat, action: Action) -> Timing {
        match action {
            Action::Go if !state.public.alone => Timing::Countdown(COUNTDOWN),
            Action::Exchange => Timing::Delay(u32::from(options.pause)),
            Action::Claim => Timing::Claim,
            Action::Go | Action::Pass | Action::Time(_) => Timing::AtOnce,
        }
    }

    fn penalty(state: &State, _: &Options, seat: Seat, action: Action) -> u32 {
        let races = state.public.runs[seat] == Run::Running;
        let wrong = state.public.instant && action == Action::Claim && races && !state.is_right(seat);
        if wrong { PENALTY } else { 0 }
    }

    fn first(state: &State, _: &Options, claims: &PerSeat<Option<Stamp>>) -> Option<First<Action>> {
        let took = |stamp: &Stamp| {
            stamp.arrived.saturating_sub(stamp.revealed.saturating_add(stamp.round_trip).min(CAP))
        };
        let times = || claims.each().filter_map(|(seat, stamp)| Some((seat, took(stamp.as_ref()?))));
        let shortest = times().map(|(_, time)| time).min()?;
        let tied = times().filter(|(_, time)| time - shortest <= TIE);
        // Of equals the one with fewer points, then the one that is further to the left of the starter.
        let (seats, starter) = (usize::from(state.public.seats()), state.public.starter.index());
        let left = |seat: Seat| (seat.index() + 2 * seats - starter - 1) % seats;
        let (seat, time) = tied.min_by_key(|&(seat, _)| (state.public.points[seat], left(seat)))?;
        let settles = if state.public.alone { 0 } else { shortest.saturating_add(CAP + TIE) };
        Some(First { seat, time: Action::Time(time.min(999_999_999)), settles })
    }

    fn paced(state: &State, seat: Seat, strength: u8, dice: &mut SearchRng) -> Option<Paced<Action>> {
        if state.public.runs[seat] != Run::Running {
            return None;
        }
        let after = 1000 + dice.below(4000 / (1 + u32::from(strength)));
        let low = if state.public.exchanges < super::EXCHANGES { Action::Exchange } else { Action::Pass };
        Some(Paced { action: if state.is_right(seat) { Action::Claim } else { low }, after })
    }
}
