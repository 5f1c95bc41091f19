//! A random move without listing all: throw, and throw again until it fits.

use irrgarten_game::{Dice, Seat, even_action};
use irrgarten_kit::{Cell, Direction, Indexed, List, Set};

use crate::Cards;
use crate::action::Action;
use crate::components::{CARDS, Card, CardSet, Corridor, Gates, Lie};
use crate::options::{Edges, Take};
use crate::paper::Paper;
use crate::state::State;

/// After so many misses all moves are listed; a third of the throws fits.
const THROWS: usize = 64;

/// Every legal action can come.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    if state.mover != Some(seat) || state.drawing().is_some() {
        return None;
    }
    if state.house.take == Take::Choose {
        let paper = Paper::of(state);
        if let Some(thrown) = (0..THROWS).find_map(|_| throw(state, &paper, seat, dice)) {
            return Some(thrown);
        }
    }
    even_action::<Cards>(state, seat, dice)
}

/// One throw: a card of the hand somewhere beside a card of the labyrinth, and some of what it matches.
fn throw(state: &State, paper: &Paper, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    let card = pick(state.hands[seat], dice)?;
    let anchor = state.labyrinth.spot(pick(state.labyrinth.cards(), dice)?)?;
    let word = dice.word() as usize;
    let (side, top) = (Direction::at(word), Direction::at(word / 4));
    let cell = anchor.cell.step(side);
    if paper.card(paper.at(cell)).is_some() {
        return None;
    }
    let lie = state.deck().lie(card, top);
    let around = paper.around(cell);
    if !fits(state, paper, lie, around) {
        return None;
    }
    let mut action = Action { card, top, cell, taken: List::new() };
    let mut taken = CardSet::EMPTY;
    for other in Reach::of(state, paper, card, cell, lie).matched(state, card).iter() {
        if dice.word().is_multiple_of(2) {
            taken.add(other);
        }
    }
    if !taken.is_empty() {
        let rest = state.labyrinth.cards().minus(taken);
        let beside = around.into_iter().flatten().collect::<CardSet>().and(rest);
        if spread(state, paper, beside, rest) != rest {
            return None;
        }
        for card in taken.iter() {
            action.taken.insert_in_order(state.labyrinth.spot(card)?.cell);
        }
    }
    Some(action)
}

fn pick(cards: CardSet, dice: &mut impl Dice) -> Option<Card> {
    if cards.is_empty() {
        return None;
    }
    cards.iter().nth(dice.below(cards.len() as u32) as usize)
}

/// C-PLACE-03 and C-PLACE-04.
fn fits(state: &State, paper: &Paper, lie: Lie, around: [Option<Card>; 4]) -> bool {
    let (mut sides, mut open) = (Gates::NONE, Gates::NONE);
    for (side, other) in Direction::ALL.into_iter().zip(around) {
        if let Some(other) = other {
            let [one, two] = paper.lies[other.index()].facing;
            sides = sides.or(Gates::of_side(side));
            open = open.or(one.or(two).and(Gates::of_side(side)));
        }
    }
    let gates = lie.gates[0].or(lie.gates[1]);
    gates.meets(open) && (state.house.edges == Edges::Free || gates.and(sides) == open)
}

/// The corridors reached from each corridor of a card that is laid in thought (C-WAY-01, C-WAY-04).
struct Reach([Corridors; 2]);

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
}

impl Reach {
    fn of(state: &State, paper: &Paper, card: Card, cell: Cell, lie: Lie) -> Reach {
        let from = |which: u8| Reach::from(state, paper, Corridor { card, which }, cell, lie);
        let first = from(0);
        // Joined outside the card, both corridors reach the same.
        let second = if first.has(Corridor { card, which: 1 }) { first } else { from(1) };
        Reach([first, second])
    }

    fn from(state: &State, paper: &Paper, start: Corridor, home: Cell, lie: Lie) -> Corridors {
        let mut found = Corridors::default();
        let mut todo = List::<Corridor, { 2 * CARDS }>::new();
        found.add(start);
        todo.push(start);
        while let Some(here) = todo.pop() {
            let (cell, gates) = match state.labyrinth.spot(here.card) {
                Some(laid) => (laid.cell, paper.lies[here.card.index()].gates),
                None => (home, lie.gates),
            };
            let gates = gates[usize::from(here.which)];
            for (side, other) in Direction::ALL.into_iter().zip(paper.around(cell)) {
                let border = gates.and(Gates::of_side(side));
                if border.is_empty() {
                    continue;
                }
                let (other, facing) = match other {
                    Some(other) => (other, paper.lies[other.index()].facing),
                    None if cell.step(side) == home => (start.card, lie.facing),
                    None => continue,
                };
                for (which, facing) in facing.into_iter().enumerate() {
                    let there = Corridor { card: other, which: which as u8 };
                    if border.meets(facing) && found.add(there) {
                        todo.push(there);
                    }
                }
            }
        }
        found
    }

    fn matched(&self, state: &State, card: Card) -> CardSet {
        let mut matched = Set::EMPTY;
        for treasure in &state.deck().face(card).treasures {
            let reached = self.0[usize::from(treasure.corridor)];
            for &other in state.deck().of_kind(treasure.kind) {
                if other.card != card && reached.has(other) {
                    matched.add(other.card);
                }
            }
        }
        matched
    }
}

/// Everything among these cards that hangs together by sides with one of the first.
fn spread(state: &State, paper: &Paper, first: CardSet, among: CardSet) -> CardSet {
    let (mut found, mut todo) = (first, first);
    while let Some(card) = todo.first() {
        todo.remove(card);
        if let Some(laid) = state.labyrinth.spot(card) {
            let beside: CardSet = paper.around(laid.cell).into_iter().flatten().collect();
            let fresh = beside.and(among).minus(found);
            found = found.or(fresh);
            todo = todo.or(fresh);
        }
    }
    found
}
