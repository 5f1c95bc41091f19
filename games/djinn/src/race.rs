//! The race: what a seat may do with its cards, and what it does.

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, Set};

use crate::action::{Action, Think};
use crate::arrangement::{Laid, WIDEST};
use crate::components::{CardSet, Roll, Treasure};
use crate::options::{Clock, Exchange, Judge};
use crate::refusal::Refusal;
use crate::state::{Hand, Phase, Place, Status, Table};
use crate::{finish, solve, ticks};

/// A race ends after so many actions, as if everybody had passed.
pub const MOST_MOVES: u16 = 1000;

/// May this seat do this with its cards? It is racing and awaited.
pub(crate) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
    let place = &table.places[seat];
    match action {
        Action::Put(laid) => check_put(table, place, laid),
        Action::Lift(card) if place.laid.spot(card).is_some() => Ok(()),
        Action::Lift(_) => Err(Refusal::NotLaid), // D-ARR-01
        Action::Exchange(cards) => check_exchange(table, seat, cards),
        Action::Claim if table.house.judge == Judge::Table => Ok(()), // D-CLAIM-04
        Action::Claim if is_right(table, place) => Ok(()),
        Action::Claim => Err(Refusal::NotRight), // D-TIME-09
        Action::Wait if table.in_ticks() => Ok(()),
        Action::Wait => Err(Refusal::NoWaiting),
        Action::At(_) if table.in_ticks() => Err(Refusal::NoClock),
        Action::Pass | Action::At(_) => Ok(()),
        Action::Roll | Action::Go => Err(Refusal::Racing),
        Action::Take(_) => Err(Refusal::NothingToTake),
    }
}

/// D-ARR-01, D-FIT-02: a put names an empty cell, or the card's own in another direction.
fn check_put(table: &Table, place: &Place, laid: Laid) -> Result<(), Refusal> {
    if !place.cards().has(laid.card) {
        return Err(Refusal::NotInHand);
    }
    if !table.task().is_some_and(|task| task.has_cell(laid.cell)) {
        return Err(Refusal::NotOnLayout);
    }
    match place.laid.at(laid.cell) {
        Some(there) if there == laid => return Err(Refusal::NoChange),
        Some(there) if there.card == laid.card => return Ok(()),
        Some(_) => return Err(Refusal::CellTaken),
        None => {}
    }
    if let Some(Roll::Genie(_)) = table.roll {
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
fn check_exchange(table: &Table, seat: Seat, cards: CardSet) -> Result<(), Refusal> {
    let hand = table.places[seat].cards();
    if cards.is_empty() || !cards.minus(hand).is_empty() {
        return Err(Refusal::NotYours);
    }
    may_exchange(table, seat)?;
    if cards.len() > left_to_draw(table, seat) {
        return Err(Refusal::PileEmpty); // D-SW-02
    }
    Ok(())
}

/// Is exchanging open to this seat at all?
pub(crate) fn may_exchange(table: &Table, seat: Seat) -> Result<(), Refusal> {
    match (table.house.exchange, table.task()) {
        (Exchange::Off, _) | (_, None) => Err(Refusal::NoExchange),
        (Exchange::OnlyUnsolvable, Some(task)) if solve::exists(table.places[seat].cards(), &task) => {
            Err(Refusal::CanBeSolved)
        }
        _ => Ok(()),
    }
}

/// The common pile never ends (D-EXCH-05); one's own copy does.
pub(crate) fn left_to_draw(table: &Table, seat: Seat) -> usize {
    if table.house.personal() {
        table.pile().len() + table.line.len() - table.drawn(seat)
    } else {
        table.cards_each()
    }
}

/// Are the cards of this seat arranged as they should be?
pub(crate) fn is_right(table: &Table, place: &Place) -> bool {
    table.task().is_some_and(|task| task.check(place.cards(), &place.laid).is_ok())
}

/// D-SW-01: the cards are dealt, and everybody turns them up at a time of their own.
pub(crate) fn wait_for_each(table: &mut Table) {
    table.phase = Phase::Race;
    for seat in Seat::all(table.seats()) {
        table.places[seat].status = Status::Waiting;
    }
}

/// A seat acts in the race.
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action) {
    if let Action::At(time) = action {
        table.places[seat].time = Some(time);
        return;
    }
    if table.in_ticks() {
        ticks::submit(table, seat, action);
        return;
    }
    table.moves += 1;
    match action {
        Action::Go => table.places[seat].status = Status::Working,
        Action::Exchange(cards) => discard(table, seat, cards),
        Action::Claim => claim(table, seat),
        action => arrange(table, seat, action),
    }
    table.places[seat].time = None;
    go_on(table);
}

/// What needs nobody else: putting, lifting, passing.
pub(crate) fn arrange(table: &mut Table, seat: Seat, action: Action) {
    let free = matches!(table.roll, Some(Roll::Number(_)));
    let place = &mut table.places[seat];
    match action {
        Action::Put(laid) => {
            place.laid.put(laid);
        }
        Action::Lift(card) => place.laid.lift(card),
        Action::Pass => place.status = Status::Passed,
        _ => {}
    }
    if free {
        place.laid = place.laid.settled();
    }
}

/// D-EXCH-01, D-EXCH-04: away with these; the other cards stay where they are.
pub(crate) fn discard(table: &mut Table, seat: Seat, cards: CardSet) {
    let personal = table.house.personal();
    let free = matches!(table.roll, Some(Roll::Number(_)));
    let place = &mut table.places[seat];
    place.hand = Hand::Shown(place.cards().minus(cards));
    cards.iter().for_each(|card| place.laid.lift(card));
    if free {
        place.laid = place.laid.settled();
    }
    if personal {
        place.lost = place.lost.or(cards);
    } else {
        table.put_down = table.put_down.or(cards);
    }
}

/// D-EXCH-05: a card comes to the seat that draws.
pub(crate) fn draw(table: &mut Table, card: crate::components::Card) {
    let Some(seat) = table.drawing().filter(|&seat| table.draws(seat).has(card)) else { return };
    if table.house.personal() {
        if table.drawn(seat) == table.line.len() {
            table.line.push(card);
        }
    } else if table.pile().is_empty() {
        // The discards become the new pile, those just put down only if there are no others.
        let renewed = if table.discard.is_empty() { &mut table.put_down } else { &mut table.discard };
        *renewed = Set::EMPTY;
    }
    let place = &mut table.places[seat];
    let mut hand = place.cards();
    hand.add(card);
    place.hand = Hand::Shown(hand);
    if table.drawing().is_none() {
        table.discard = table.discard.or(table.put_down);
        table.put_down = Set::EMPTY;
        if table.in_ticks() {
            ticks::go_on(table);
        } else {
            go_on(table);
        }
    }
}

/// D-CLAIM-01: the table card with the most treasures; with the stopwatch that is found out in the end.
pub(crate) fn claim(table: &mut Table, seat: Seat) {
    let time = match table.house.clock {
        Clock::Ticks => Some(Think(u32::from(table.tick) * 1000)),
        Clock::Live | Clock::Stopwatch => table.places[seat].time,
    };
    let value = if table.seats() == 1 {
        table.roll.map(|roll| medal(roll, time))
    } else if table.house.clock == Clock::Stopwatch {
        None
    } else {
        table.take_best().map(Treasure::value)
    };
    table.places[seat].status = Status::Claimed { value, time };
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
fn go_on(table: &mut Table) {
    let done = table.racing().is_empty() && table.waiting().is_empty();
    let over = done || table.treasures.is_empty() || table.moves >= MOST_MOVES;
    if over && table.drawing().is_none() {
        finish::race(table);
    }
}
