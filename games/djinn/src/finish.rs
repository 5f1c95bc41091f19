//! The check of all claims, the choice of the slowest seat, and the end of a round.

use irrgarten_game::{PerSeat, Seat};
use irrgarten_kit::{List, Set};

use crate::action::Think;
use crate::components::{Roll, Treasure};
use crate::options::Clock;
use crate::order::{Claim, in_order};
use crate::public::{Phase, Public, Table as _};
use crate::race::is_right;
use crate::state::{Place, State, Status};

/// The race is over: all claims are checked in common (D-CHECK-01).
pub(crate) fn race(state: &mut State, roll: Roll) {
    if state.public.rulings.clock == Clock::Stopwatch && state.seats() > 1 {
        hand_out(state);
    }
    let task = state.public.rulings.task(roll);
    let mut put_back = Set::EMPTY;
    for seat in Seat::all(state.seats()) {
        let place = &mut state.places[seat];
        let right = is_right(task, place);
        (place.time, place.busy) = (None, 0);
        state.choices[seat] = None;
        if let Status::Claimed { value, .. } = place.status
            && !right
        {
            place.status = Status::GaveBack; // D-CHECK-03
            put_back = put_back.or(value.and_then(Treasure::worth).into_iter().collect());
        }
    }
    state.public.treasures = put_back;
    (state.public.moves, state.public.tick) = (PerSeat::new(state.seats()), 0);
    state.public.phase = Phase::Last(roll);
    go_on(state);
}

/// D-SW-01: the treasure cards by the times; a seat without a time counts as slower than any other.
fn hand_out(state: &mut State) {
    let mut claims: List<Claim, 4> = List::new();
    for seat in Seat::all(state.seats()) {
        let place = &state.places[seat];
        if let Status::Claimed { time, .. } = place.status {
            let think = time.unwrap_or(Think(u32::MAX));
            claims.push(Claim { seat, think, treasures: place.points });
        }
    }
    let Public { rulings, roller, .. } = state.public;
    for claim in in_order(&claims, rulings.tie_ms, roller, state.seats()).iter() {
        let best = state.public.take_best();
        let time = Some(claim.think).filter(|think| think.0 != u32::MAX);
        // The slowest of all gets none.
        state.places[claim.seat].status = match best {
            Some(card) => Status::Claimed { value: Some(card.value()), time },
            None => Status::Passed,
        };
    }
}

/// D-LAST-01: the slowest seat takes one of the cards that were put back, or none.
pub(crate) fn take(state: &mut State, seat: Seat, card: Option<Treasure>) {
    state.public.treasures = state.public.treasures.minus(card.into_iter().collect());
    state.places[seat].status = Status::Chose(card.map(Treasure::value));
    go_on(state);
}

fn go_on(state: &mut State) {
    if state.public.treasures.is_empty() || state.chooser().is_none() {
        end_round(state);
    }
}

/// D-CHECK-02, D-LAST-03, D-ENDR-01, D-ROUND-01, D-ROUND-02.
fn end_round(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let place = &mut state.places[seat];
        let won = match place.status {
            Status::Claimed { value, .. } | Status::Chose(value) => value.unwrap_or(0),
            Status::Waiting | Status::Working | Status::Passed | Status::GaveBack => 0,
        };
        *place = Place { points: place.points + u16::from(won), ..Place::default() };
    }
    let seats = state.seats();
    let public = &mut state.public;
    (public.discard, public.put_down, state.line) = (Set::EMPTY, Set::EMPTY, List::new());
    if public.round == public.rulings.rounds {
        public.phase = Phase::Over;
        public.treasures = Set::EMPTY;
    } else {
        public.phase = Phase::Roll;
        public.round += 1;
        public.roller = public.roller.left(seats);
        public.treasures = Treasure::table(seats);
    }
}
