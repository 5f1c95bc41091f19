//! A random move without listing all: throw, and throw again until it fits.

use irrgarten_game::{Dice, Seat, even_action};
use irrgarten_kit::{Direction, Indexed, List, Set};

use super::grid::Grid;
use crate::Cards;
use crate::action::Action;
use crate::components::{CARDS, Card, CardSet, Corridor, Orientation};
use crate::gates::Gates;
use crate::options::{Edges, Take};
use crate::state::State;

/// After this many misses all moves are listed; a third of the throws fits.
const THROWS: usize = 64;

/// Every legal action can come.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    if state.mover != Some(seat) || state.drawing().is_some() {
        return None;
    }
    if state.rulings.take == Take::Choose {
        let mut grid = Grid::of(state);
        if let Some(thrown) = (0..THROWS).find_map(|_| throw(state, &mut grid, seat, dice)) {
            return Some(thrown);
        }
    }
    even_action::<Cards>(state, seat, dice)
}

/// One throw: a card of the hand somewhere beside a card of the labyrinth, and some of what it matches.
fn throw(state: &State, grid: &mut Grid, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    let card = pick(state.hands[seat], dice)?;
    let anchor = state.labyrinth.spot(pick(state.labyrinth.cards(), dice)?)?;
    let word = dice.word() as usize;
    let (side, top) = (Direction::at(word), Direction::at(word / 4));
    let cell = anchor.cell.step(side);
    let home = grid.at(cell);
    if grid.card(home).is_some() {
        return None;
    }
    let orientation = state.deck().orientation(card, top);
    if !fits(state, grid, orientation, home) {
        return None;
    }
    let mut action = Action { card, top, cell, taken: List::new() };
    grid.lay(card, home, orientation);
    let mut rest = state.labyrinth.cards();
    rest.add(card);
    for other in matched(state, grid, card, home).iter() {
        if dice.word().is_multiple_of(2) {
            rest.remove(other);
            action.taken.insert_in_order(state.labyrinth.spot(other)?.cell);
        }
    }
    let whole = action.taken.is_empty() || hangs_together(grid, card, home, rest);
    grid.lift(home);
    whole.then_some(action)
}

fn pick(cards: CardSet, dice: &mut impl Dice) -> Option<Card> {
    match cards.len() as u32 {
        0 => None,
        count => cards.iter().nth(dice.below(count) as usize),
    }
}

/// C-PLACE-03 and C-PLACE-04.
fn fits(state: &State, grid: &Grid, orientation: Orientation, home: usize) -> bool {
    let (mut sides, mut open) = (Gates::NONE, Gates::NONE);
    for side in Direction::ALL {
        if let Some(other) = grid.card(grid.beyond(home, side)) {
            let [one, two] = grid.orientations[other.index()].facing;
            sides = sides.or(Gates::of_side(side));
            open = open.or(one.or(two).and(Gates::of_side(side)));
        }
    }
    let gates = orientation.gates[0].or(orientation.gates[1]);
    gates.meets(open) && (state.rulings.edges == Edges::Free || gates.and(sides) == open)
}

/// All cards the laid one matches (C-WAY-01 to C-WAY-05).
fn matched(state: &State, grid: &Grid, card: Card, home: usize) -> CardSet {
    let from = |which: u8| Corridors::reached(grid, Corridor { card, which }, home);
    let first = from(0);
    // Joined outside the card (C-WAY-04), both corridors reach the same.
    let second = if first.has(Corridor { card, which: 1 }) { first } else { from(1) };
    let mut matched = Set::EMPTY;
    for treasure in &state.deck().face(card).treasures {
        let reached = [first, second][usize::from(treasure.corridor)];
        for &other in state.deck().of_kind(treasure.kind) {
            if other.card != card && reached.has(other) {
                matched.add(other.card);
            }
        }
    }
    matched
}

/// A set of corridors.
#[derive(Clone, Copy, Default)]
struct Corridors(u128);

impl Corridors {
    /// False if it was in already.
    fn add(&mut self, corridor: Corridor) -> bool {
        let before = self.0;
        self.0 |= 1 << (2 * corridor.card.index() + usize::from(corridor.which));
        self.0 != before
    }

    fn has(mut self, corridor: Corridor) -> bool {
        !self.add(corridor)
    }

    /// All corridors to which a way leads from this one.
    fn reached(grid: &Grid, start: Corridor, home: usize) -> Corridors {
        let mut found = Corridors::default();
        let mut todo = List::<(Corridor, u16), { 2 * CARDS }>::new();
        found.add(start);
        todo.push((start, home as u16));
        while let Some((here, at)) = todo.pop() {
            let gates = grid.orientations[here.card.index()].gates[usize::from(here.which)];
            for side in Direction::ALL {
                let border = gates.and(Gates::of_side(side));
                if border.is_empty() {
                    continue;
                }
                let beyond = grid.beyond(usize::from(at), side);
                let Some(card) = grid.card(beyond) else { continue };
                let facing = grid.orientations[card.index()].facing;
                for (which, facing) in [0, 1].into_iter().zip(facing) {
                    let there = Corridor { card, which };
                    if border.meets(facing) && found.add(there) {
                        todo.push((there, beyond as u16));
                    }
                }
            }
        }
        found
    }
}

/// C-TAKE-03: do these cards hang together by their sides? The laid one is among them.
fn hangs_together(grid: &Grid, card: Card, home: usize, cards: CardSet) -> bool {
    let mut missing = cards;
    let mut todo = List::<u16, CARDS>::new();
    missing.remove(card);
    todo.push(home as u16);
    while let Some(at) = todo.pop() {
        for side in Direction::ALL {
            let beyond = grid.beyond(usize::from(at), side);
            if let Some(card) = grid.card(beyond)
                && missing.remove(card)
            {
                todo.push(beyond as u16);
            }
        }
    }
    missing.is_empty()
}
