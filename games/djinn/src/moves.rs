//! Everything a seat may do, without asking for each.

use std::ops::ControlFlow;

use irrgarten_game::Seat;
use irrgarten_kit::{Cell, Direction, List, Set};

use crate::action::Action;
use crate::arrangement::{Arrangement, Laid, WIDEST};
use crate::components::{Card, CardSet, MOST, Roll, Treasure};
use crate::options::Judge;
use crate::race::{is_right, left_to_draw, may_exchange};
use crate::state::{Phase, Table};

/// Visits every legal action once.
pub(crate) fn actions(
    table: &Table,
    seat: Seat,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match table.phase {
        Phase::Roll if seat == table.roller => visit(Action::Roll),
        Phase::Deal if seat == table.roller && table.dealing().is_none() => visit(Action::Go),
        Phase::Race if table.drawing().is_none() && table.waiting().has(seat) => visit(Action::Go),
        Phase::Race if table.drawing().is_none() && table.awaited(seat) => race(table, seat, visit),
        Phase::Last if table.chooser() == Some(seat) => {
            table.treasures.iter().try_for_each(|card: Treasure| visit(Action::Take(Some(card))))?;
            visit(Action::Take(None))
        }
        _ => ControlFlow::Continue(()),
    }
}

fn race(table: &Table, seat: Seat, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    let place = &table.places[seat];
    puts(table, place.cards(), &place.laid, visit)?;
    place.laid.cards().iter().try_for_each(|card| visit(Action::Lift(card)))?;
    if may_exchange(table, seat).is_ok() {
        exchanges(place.cards(), left_to_draw(table, seat), visit)?;
    }
    if table.house.judge == Judge::Table || is_right(table, place) {
        visit(Action::Claim)?;
    }
    visit(Action::Pass)?;
    if table.in_ticks() { visit(Action::Wait) } else { ControlFlow::Continue(()) }
}

fn puts(
    table: &Table,
    hand: CardSet,
    laid: &Arrangement,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for card in hand.iter() {
        let own = laid.spot(card);
        let mut others = *laid;
        others.lift(card);
        for &cell in cells(table, laid, &others).iter() {
            for top in Direction::ALL {
                visit(Action::Put(Laid { cell, card, top }))?;
            }
        }
        for top in own.iter().flat_map(|own| Direction::ALL.into_iter().filter(|&top| top != own.top)) {
            visit(Action::Put(Laid { cell: own.map(|own| own.cell).unwrap_or_default(), card, top }))?;
        }
    }
    ControlFlow::Continue(())
}

/// The empty cells a card may go to: of the layout, or beside the other cards.
fn cells(table: &Table, laid: &Arrangement, others: &Arrangement) -> List<Cell, { 4 * MOST }> {
    let mut cells = List::new();
    match (table.roll, table.task()) {
        (Some(Roll::Genie(layout)), Some(task)) => {
            let (width, height) = layout.size();
            let all = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
            all.filter(|&cell| task.has_cell(cell) && laid.at(cell).is_none())
                .for_each(|cell| cells.push(cell));
        }
        _ if laid.is_empty() => cells.push(Cell::new(0, 0)),
        _ => {
            for cell in others.iter().flat_map(|other| other.cell.neighbours()) {
                if laid.at(cell).is_none() && !cells.contains(&cell) && is_near(others, cell) {
                    cells.push(cell);
                }
            }
        }
    }
    cells
}

/// Does the box stay small enough?
fn is_near(others: &Arrangement, cell: Cell) -> bool {
    let Some((low, (width, height))) = others.bounds() else { return true };
    let length = |low: i8, length: i8, at: i8| (low + length - 1).max(at) - low.min(at) + 1;
    length(low.x, width, cell.x) <= WIDEST && length(low.y, height, cell.y) <= WIDEST
}

/// Every part of the hand, up to so many cards.
fn exchanges(
    hand: CardSet,
    most: usize,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut cards = List::<Card, MOST>::new();
    hand.iter().for_each(|card| cards.push(card));
    for pick in 1..1u32 << cards.len() {
        if pick.count_ones() as usize <= most {
            let chosen = cards.iter().enumerate().filter(|(nth, _)| pick >> nth & 1 != 0);
            let chosen: Set<Card> = chosen.map(|(_, &card)| card).collect();
            visit(Action::Exchange(chosen))?;
        }
    }
    ControlFlow::Continue(())
}
