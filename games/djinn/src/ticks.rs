//! D-TICK-01: one action each, done together.

use irrgarten_game::Seat;

use crate::action::Action;
use crate::finish;
use crate::order::precedence;
use crate::race;
use crate::state::{Choice, Status, Table};

/// No race has more ticks.
pub const MOST_TICKS: u8 = 200;
/// Ticks an exchange takes.
const EXCHANGE: u8 = 3;

/// A seat says what it does in this tick.
pub(crate) fn submit(table: &mut Table, seat: Seat, action: Action) {
    table.places[seat].choice = Choice::Made(action);
    go_on(table);
}

/// Once all have chosen, their choices happen: exchanges one after the other, then the rest.
pub(crate) fn go_on(table: &mut Table) {
    while !table.racing().is_empty() && !Seat::all(table.seats()).any(|seat| table.awaited(seat)) {
        let exchanging = table.clockwise().find_map(|seat| match table.places[seat].choice {
            Choice::Made(Action::Exchange(cards)) => Some((seat, cards)),
            _ => None,
        });
        if let Some((seat, cards)) = exchanging {
            table.places[seat].choice = Choice::Open;
            table.places[seat].busy = EXCHANGE;
            race::discard(table, seat, cards);
            return;
        }
        arrange_and_claim(table);
        table.tick += 1;
        Seat::all(table.seats()).for_each(|seat| {
            let busy = &mut table.places[seat].busy;
            *busy = busy.saturating_sub(1);
        });
        if table.treasures.is_empty() || table.tick >= MOST_TICKS {
            break;
        }
    }
    if table.racing().is_empty() || table.treasures.is_empty() || table.tick >= MOST_TICKS {
        finish::race(table);
    }
}

/// Claims of one tick are a tie; those for whom no card is left go on without.
fn arrange_and_claim(table: &mut Table) {
    let mut claims: [Option<Seat>; 4] = [None; 4];
    for seat in table.clockwise() {
        match std::mem::take(&mut table.places[seat].choice) {
            Choice::Made(Action::Claim) => claims[seat.index()] = Some(seat),
            Choice::Made(action) => race::arrange(table, seat, action),
            Choice::Open | Choice::Hidden => {}
        }
    }
    let (roller, seats) = (table.roller, table.seats());
    claims.sort_unstable_by_key(|claim| {
        claim.map_or((u16::MAX, 0), |seat| precedence(table.places[seat].points, seat, roller, seats))
    });
    for seat in claims.into_iter().flatten() {
        if !table.treasures.is_empty() && table.places[seat].status == Status::Working {
            race::claim(table, seat);
        }
    }
}
