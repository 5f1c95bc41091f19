//! The check, the slow one's choice, and the end of a round.

use irrgarten_game::Seat;
use irrgarten_kit::{List, Set};

use crate::action::Think;
use crate::components::Treasure;
use crate::options::Clock;
use crate::order::{Claim, in_order};
use crate::race::is_right;
use crate::state::{Phase, Place, Status, Table};

/// The race is over: all claims are checked in common (D-CHECK-01).
pub(crate) fn race(table: &mut Table) {
    if table.house.clock == Clock::Stopwatch && table.seats() > 1 {
        hand_out(table);
    }
    let mut put_back = Set::EMPTY;
    for seat in Seat::all(table.seats()) {
        let right = is_right(table, &table.places[seat]);
        let place = &mut table.places[seat];
        (place.time, place.busy, place.choice) = (None, 0, crate::state::Choice::Open);
        if let Status::Claimed { value, .. } = place.status
            && !right
        {
            place.status = Status::GaveBack; // D-CHECK-03
            put_back = put_back.or(value.and_then(Treasure::worth).into_iter().collect());
        }
    }
    table.treasures = put_back;
    (table.moves, table.tick) = (0, 0);
    table.phase = Phase::Last;
    go_on(table);
}

/// D-SW-01: the treasure cards by the times; who has none counts as slower than any time.
fn hand_out(table: &mut Table) {
    let mut claims: List<Claim, 4> = List::new();
    for seat in Seat::all(table.seats()) {
        let place = &table.places[seat];
        if let Status::Claimed { time, .. } = place.status {
            let think = time.unwrap_or(Think(u32::MAX));
            claims.push(Claim { seat, think, treasures: place.points });
        }
    }
    for claim in in_order(&claims, table.house.tie_ms, table.roller, table.seats()).iter() {
        let best = table.take_best();
        let time = Some(claim.think).filter(|think| think.0 != u32::MAX);
        // The slowest of all gets none.
        table.places[claim.seat].status = match best {
            Some(card) => Status::Claimed { value: Some(card.value()), time },
            None => Status::Passed,
        };
    }
}

/// D-LAST-01: the slow one takes one of the cards put back, or none.
pub(crate) fn take(table: &mut Table, seat: Seat, card: Option<Treasure>) {
    table.treasures = table.treasures.minus(card.into_iter().collect());
    table.places[seat].status = Status::Chose(card.map(Treasure::value));
    go_on(table);
}

fn go_on(table: &mut Table) {
    if table.treasures.is_empty() || table.chooser().is_none() {
        end_round(table);
    }
}

/// D-CHECK-02, D-LAST-03, D-ENDR-01, D-ROUND-01, D-ROUND-02.
fn end_round(table: &mut Table) {
    for seat in Seat::all(table.seats()) {
        let place = &mut table.places[seat];
        let won = match place.status {
            Status::Claimed { value, .. } | Status::Chose(value) => value.unwrap_or(0),
            Status::Waiting | Status::Working | Status::Passed | Status::GaveBack => 0,
        };
        *place = Place { points: place.points + u16::from(won), ..Place::default() };
    }
    (table.roll, table.discard, table.put_down, table.line) = (None, Set::EMPTY, Set::EMPTY, List::new());
    if table.round == table.house.rounds {
        table.phase = Phase::Over;
        table.treasures = Set::EMPTY;
    } else {
        table.phase = Phase::Roll;
        table.round += 1;
        table.roller = table.roller.left(table.seats());
        table.treasures = Treasure::table(table.seats());
    }
}
