//! D-TICK-01: one action each, done together.

use irrgarten_game::Seat;

use crate::action::Action;
use crate::components::Roll;
use crate::finish;
use crate::order::precedence;
use crate::public::Table as _;
use crate::race;
use crate::state::{State, Status};

/// No race has more ticks.
pub const MOST_TICKS: u8 = 200;
/// Ticks an exchange takes.
pub(crate) const EXCHANGE: u8 = 3;

/// A seat says what it does in this tick.
pub(crate) fn submit(state: &mut State, roll: Roll, seat: Seat, action: Action) {
    state.choices[seat] = Some(action);
    go_on(state, roll);
}

/// Once all have chosen, their choices happen: exchanges one after the other, then the rest.
pub(crate) fn go_on(state: &mut State, roll: Roll) {
    while !state.racing().is_empty() && !Seat::all(state.seats()).any(|seat| state.awaited(seat)) {
        let exchanging = state.clockwise().find_map(|seat| match state.choices[seat] {
            Some(Action::Exchange(cards)) => Some((seat, cards)),
            _ => None,
        });
        if let Some((seat, cards)) = exchanging {
            state.choices[seat] = None;
            state.places[seat].busy = EXCHANGE;
            race::discard(state, roll, seat, cards);
            return;
        }
        arrange_and_claim(state, roll);
        state.public.tick += 1;
        Seat::all(state.seats()).for_each(|seat| {
            let busy = &mut state.places[seat].busy;
            *busy = busy.saturating_sub(1);
        });
        if state.public.treasures.is_empty() || state.public.tick >= MOST_TICKS {
            break;
        }
    }
    if state.racing().is_empty() || state.public.treasures.is_empty() || state.public.tick >= MOST_TICKS {
        finish::race(state, roll);
    }
}

/// Claims of one tick are a tie; seats for which no card is left go on without one.
fn arrange_and_claim(state: &mut State, roll: Roll) {
    let mut claims: [Option<Seat>; 4] = [None; 4];
    for seat in state.clockwise() {
        match state.choices[seat].take() {
            Some(Action::Claim) => claims[seat.index()] = Some(seat),
            Some(action) => race::arrange(&mut state.places[seat], roll, action),
            None => {}
        }
    }
    let (roller, seats) = (state.public.roller, state.seats());
    claims.sort_unstable_by_key(|claim| {
        claim.map_or((u16::MAX, 0), |seat| precedence(state.places[seat].points, seat, roller, seats))
    });
    for seat in claims.into_iter().flatten() {
        if !state.public.treasures.is_empty() && state.places[seat].status == Status::Working {
            race::claim(state, roll, seat);
        }
    }
}
