//! Everything a seat may do, without asking for each, and a random one of them.

use std::ops::ControlFlow;

use irrgarten_game::{Dice, Seat, Visit, even_action};
use irrgarten_kit::{Cell, Direction, List, Set};

use crate::Djinn;
use crate::action::Action;
use crate::arrangement::{Arrangement, Laid, WIDEST};
use crate::components::{Card, CardSet, MOST, Roll, Treasure};
use crate::fit::Task;
use crate::options::Judge;
use crate::public::{Phase, Table as _};
use crate::race::{self, is_right, may_exchange};
use crate::state::{Place, State};

/// Visits every legal action once.
pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    match state.public.phase {
        Phase::Roll if seat == state.public.roller => visit(Action::Roll),
        Phase::Deal(_) if seat == state.public.roller && state.dealing().is_none() => visit(Action::Go),
        Phase::Race(_) if state.drawing().is_none() && state.waiting().has(seat) => visit(Action::Go),
        Phase::Race(roll) if state.drawing().is_none() && state.awaited(seat) => {
            race_actions(state, state.public.rulings.task(roll), seat, visit)
        }
        Phase::Last(_) if state.chooser() == Some(seat) => {
            state.public.treasures.iter().try_for_each(|card: Treasure| visit(Action::Take(Some(card))))?;
            visit(Action::Take(None))
        }
        _ => ControlFlow::Continue(()),
    }
}

fn race_actions(state: &State, task: Task, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    let place = &state.places[seat];
    puts(task, place.hand, &place.laid, visit)?;
    place.laid.cards().iter().try_for_each(|card| visit(Action::Lift(card)))?;
    if may_exchange(state, task, seat).is_ok() {
        exchanges(place.hand, visit)?;
    }
    if state.public.rulings.judge == Judge::Table || is_right(task, place) {
        visit(Action::Claim)?;
    }
    visit(Action::Pass)?;
    if state.public.in_ticks() { visit(Action::Wait) } else { ControlFlow::Continue(()) }
}

fn puts(task: Task, hand: CardSet, laid: &Arrangement, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    for card in hand.iter() {
        let mut others = *laid;
        others.lift(card);
        for &cell in cells(task, laid, &others).iter() {
            for top in Direction::ALL {
                visit(Action::Put(Laid { cell, card, top }))?;
            }
        }
        if let Some(own) = laid.spot(card) {
            for top in Direction::ALL.into_iter().filter(|&top| top != own.top) {
                visit(Action::Put(Laid { cell: own.cell, card, top }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty cells a card may go to: of the layout, or beside the other cards.
fn cells(task: Task, laid: &Arrangement, others: &Arrangement) -> List<Cell, { 4 * MOST }> {
    let mut cells = List::new();
    match task.roll {
        Roll::Genie(layout) => {
            let (width, height) = layout.size();
            let all = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
            all.filter(|&cell| task.has_cell(cell) && laid.at(cell).is_none())
                .for_each(|cell| cells.push(cell));
        }
        Roll::Number(_) if laid.is_empty() => cells.push(Cell::new(0, 0)),
        Roll::Number(_) => {
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

/// Every part of the hand.
fn exchanges(hand: CardSet, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    let mut cards = List::<Card, MOST>::new();
    hand.iter().for_each(|card| cards.push(card));
    for pick in 1..1u32 << cards.len() {
        let chosen = cards.iter().enumerate().filter(|(nth, _)| pick >> nth & 1 != 0);
        let chosen: Set<Card> = chosen.map(|(_, &card)| card).collect();
        visit(Action::Exchange(chosen))?;
    }
    ControlFlow::Continue(())
}

/// After this many misses all actions are listed; half of the throws are allowed.
const THROWS: usize = 32;

/// A random action without listing all: throw, and throw again until it is allowed. Every legal action can come. In a
/// race most of them are puts, and a seat passes or claims after about ten.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    if let Phase::Race(roll) = state.public.phase
        && state.awaited(seat)
        && state.drawing().is_none()
    {
        let (task, place) = (state.public.rulings.task(roll), &state.places[seat]);
        for _ in 0..THROWS {
            let thrown = throw(roll, place, dice);
            if let Some(action) = thrown.filter(|&action| race::check(state, task, seat, action).is_ok()) {
                return Some(action);
            }
        }
    }
    even_action::<Djinn>(state, seat, dice)
}

/// Something a seat could think of.
fn throw(roll: Roll, place: &Place, dice: &mut impl Dice) -> Option<Action> {
    match dice.below(32) {
        0 => Some(Action::Pass),
        1..=2 => Some(Action::Claim),
        3 => Some(Action::Wait),
        4..=6 => pick(place.laid.cards(), dice).map(Action::Lift),
        7..=10 => {
            let pattern = dice.word();
            let picked = place.hand.iter().zip(0..).filter(|(_, nth)| pattern >> nth & 1 != 0);
            Some(Action::Exchange(picked.map(|(card, _)| card).collect()))
        }
        _ => {
            let (card, top) = (pick(place.hand, dice)?, direction(dice));
            Some(Action::Put(Laid { cell: cell(roll, place, card, dice)?, card, top }))
        }
    }
}

/// A cell of the layout's box; else the card's own, or one beside another card.
fn cell(roll: Roll, place: &Place, card: Card, dice: &mut impl Dice) -> Option<Cell> {
    let mut below = |length: i8| dice.below(length as u32) as i8;
    match roll {
        Roll::Genie(layout) => {
            let (width, height) = layout.size();
            Some(Cell::new(below(width), below(height)))
        }
        Roll::Number(_) if place.laid.is_empty() => Some(Cell::new(0, 0)),
        Roll::Number(_) => {
            let other = place.laid.iter().nth(below(place.laid.len() as i8) as usize)?;
            Some(if other.card == card { other.cell } else { other.cell.step(direction(dice)) })
        }
    }
}

fn pick(cards: CardSet, dice: &mut impl Dice) -> Option<Card> {
    let count = cards.len() as u32;
    (count > 0).then(|| cards.iter().nth(dice.below(count) as usize)).flatten()
}

fn direction(dice: &mut impl Dice) -> Direction {
    Direction::at(dice.below(4) as usize)
}
