//! The race: what a seat may do with its cards, and what it does.

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, Set};

use crate::action::{Action, Think};
use crate::arrangement::{Laid, WIDEST};
use crate::components::{Card, CardSet, Roll, Treasure};
use crate::fit::Task;
use crate::options::{Clock, Exchange, Judge};
use crate::public::{Public, Table as _};
use crate::refusal::Refusal;
use crate::state::{Place, State, Status};
use crate::{finish, solve, ticks};

/// After this many actions of its own in a race, a seat passes.
pub const MOST_MOVES: u16 = 1000;

/// May this seat do this with its cards? It is racing and awaited.
pub(crate) fn check(state: &State, task: Task, seat: Seat, action: Action) -> Result<(), Refusal> {
    let place = &state.places[seat];
    match action {
        Action::Put(laid) => check_put(task, place, laid),
        Action::Lift(card) if place.laid.spot(card).is_some() => Ok(()),
        Action::Lift(_) => Err(Refusal::NotLaid), // D-ARR-01
        Action::Exchange(cards) => check_exchange(state, task, seat, cards),
        Action::Claim if state.public.rulings.judge == Judge::Table => Ok(()), // D-CLAIM-04
        Action::Claim if is_right(task, place) => Ok(()),
        Action::Claim => Err(Refusal::NotRight), // D-TIME-09
        Action::Wait if state.public.in_ticks() => Ok(()),
        Action::Wait => Err(Refusal::NoWaiting),
        Action::At(_) if state.public.in_ticks() => Err(Refusal::NoClock),
        Action::Pass | Action::At(_) => Ok(()),
        Action::Roll | Action::Go => Err(Refusal::Racing),
        Action::Take(_) => Err(Refusal::NothingToTake),
    }
}

/// D-ARR-01, D-FIT-02: a put names an empty cell, or the card's own in another direction.
fn check_put(task: Task, place: &Place, laid: Laid) -> Result<(), Refusal> {
    if !place.hand.has(laid.card) {
        return Err(Refusal::NotInHand);
    }
    if !task.has_cell(laid.cell) {
        return Err(Refusal::NotOnLayout);
    }
    match place.laid.at(laid.cell) {
        Some(there) if there == laid => return Err(Refusal::NoChange),
        Some(there) if there.card == laid.card => return Ok(()),
        Some(_) => return Err(Refusal::CellTaken),
        None => {}
    }
    if let Roll::Genie(_) = task.roll {
        return Ok(());
    }
    let mut others = place.laid;
    others.lift(laid.card);
    let beside = laid.cell.neighbours().iter().any(|&cell| others.at(cell).is_some());
    let first = place.laid.is_empty() && laid.cell == Cell::new(0, 0);
    if !beside && !first {
        return Err(Refusal::NotBeside);
    }
    others.put(laid);
    let fits = others.bounds().is_some_and(|(_, (width, height))| width <= WIDEST && height <= WIDEST);
    if fits { Ok(()) } else { Err(Refusal::TooFar) }
}

/// D-EXCH-01, D-EXCH-03.
fn check_exchange(state: &State, task: Task, seat: Seat, cards: CardSet) -> Result<(), Refusal> {
    let hand = state.places[seat].hand;
    if cards.is_empty() || !cards.minus(hand).is_empty() {
        return Err(Refusal::NotYours);
    }
    may_exchange(state, task, seat)
}

/// Is exchanging open to this seat at all?
pub(crate) fn may_exchange(state: &State, task: Task, seat: Seat) -> Result<(), Refusal> {
    match state.public.rulings.exchange {
        Exchange::Off => Err(Refusal::NoExchange),
        Exchange::OnlyUnsolvable if solve::exists(state.places[seat].hand, &task) => {
            Err(Refusal::CanBeSolved)
        }
        Exchange::OnlyUnsolvable | Exchange::Free => Ok(()),
    }
}

/// Are the cards of this seat arranged as they should be?
pub(crate) fn is_right(task: Task, place: &Place) -> bool {
    task.check(place.hand, &place.laid).is_ok()
}

/// A seat acts in the race.
pub(crate) fn act(state: &mut State, roll: Roll, seat: Seat, action: Action) {
    if let Action::At(time) = action {
        state.places[seat].time = Some(time);
        return;
    }
    if state.public.in_ticks() {
        ticks::submit(state, roll, seat, action);
        return;
    }
    state.public.moves[seat] += 1;
    match action {
        Action::Go => state.places[seat].status = Status::Working,
        Action::Exchange(cards) => discard(state, roll, seat, cards),
        Action::Claim => claim(state, roll, seat),
        action => arrange(&mut state.places[seat], roll, action),
    }
    state.places[seat].time = None;
    go_on(state, roll);
}

/// What needs nobody else: putting, lifting, passing.
pub(crate) fn arrange(place: &mut Place, roll: Roll, action: Action) {
    match action {
        Action::Put(laid) => {
            place.laid.put(laid);
        }
        Action::Lift(card) => place.laid.lift(card),
        Action::Pass => place.status = Status::Passed,
        _ => {}
    }
    place.laid = place.laid.settled_on(roll);
}

/// D-EXCH-01, D-EXCH-04: away with these; the other cards stay where they are.
pub(crate) fn discard(state: &mut State, roll: Roll, seat: Seat, cards: CardSet) {
    let personal = state.public.rulings.personal();
    let place = &mut state.places[seat];
    place.hand = place.hand.minus(cards);
    cards.iter().for_each(|card| place.laid.lift(card));
    place.laid = place.laid.settled_on(roll);
    if personal {
        place.own.put_down = cards;
    } else {
        state.public.put_down = state.public.put_down.or(cards);
    }
}

/// D-EXCH-05: a card comes to the seat that draws.
pub(crate) fn draw(state: &mut State, roll: Roll, card: Card) {
    let Some(seat) = state.drawing().filter(|&seat| state.draws(seat).has(card)) else { return };
    if state.public.rulings.personal() {
        state.draw_own(seat, card);
    } else if state.pile().is_empty() {
        // The discards become the new pile, those just put down only if there are no others.
        let Public { discard, put_down, .. } = &mut state.public;
        *(if discard.is_empty() { put_down } else { discard }) = Set::EMPTY;
    }
    state.places[seat].hand.add(card);
    if state.drawing().is_none() {
        state.public.discard = state.public.discard.or(state.public.put_down);
        state.public.put_down = Set::EMPTY;
        let own = &mut state.places[seat].own;
        own.discard = own.discard.or(std::mem::take(&mut own.put_down));
        if state.public.in_ticks() {
            ticks::go_on(state, roll);
        } else {
            go_on(state, roll);
        }
    }
}

/// D-CLAIM-01: the table card with the most treasures.
pub(crate) fn claim(state: &mut State, roll: Roll, seat: Seat) {
    let time = match state.public.rulings.clock {
        Clock::Ticks => Some(Think(u32::from(state.public.tick) * 1000)),
        Clock::Live | Clock::Stopwatch => state.places[seat].time,
    };
    let seats = state.seats();
    let value = take_for_claim(&mut state.public, seats, roll, time);
    state.places[seat].status = Status::Claimed { value, time };
}

/// The treasures that the next claim is worth, which leave the middle; with the stopwatch that is found out in the end.
pub(crate) fn take_for_claim(public: &mut Public, seats: u8, roll: Roll, time: Option<Think>) -> Option<u8> {
    if seats == 1 {
        Some(medal(roll, time))
    } else if public.rulings.clock == Clock::Stopwatch {
        None
    } else {
        public.take_best().map(Treasure::value)
    }
}

/// D-SOLO-01: treasures for a time; one for an arrangement nobody timed.
pub fn medal(roll: Roll, time: Option<Think>) -> u8 {
    let par = roll.par() * 1000;
    match time {
        None => 1,
        Some(Think(time)) if time <= par => 3,
        Some(Think(time)) if time <= 2 * par => 2,
        Some(Think(time)) if time <= 4 * par => 1,
        Some(_) => 0,
    }
}

/// D-CLAIM-03: the race goes on until the table is empty or nobody is left to race.
fn go_on(state: &mut State, roll: Roll) {
    if state.drawing().is_some() {
        return;
    }
    for seat in state.racing().iter().filter(|&seat| state.public.moves[seat] >= MOST_MOVES) {
        state.places[seat].status = Status::Passed; // D-TIME-08
    }
    let done = state.racing().is_empty() && state.waiting().is_empty();
    if done || state.public.treasures.is_empty() {
        finish::race(state, roll);
    }
}
