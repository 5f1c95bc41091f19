//! The fast list of actions, and a random one.

use std::ops::ControlFlow;

use irrgarten_game::{Dice, Seat, even_action};
use irrgarten_kit::Openings;

use crate::Paintings;
use crate::action::{Action, Move, Turned};
use crate::board::Board;
use crate::components::{ARROWS, Ability, EXTENT, Square, SquareSet};
use crate::reach::{Goals, Reach};
use crate::state::{Stage, State};

type Flow = ControlFlow<()>;

pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.stage {
        Stage::Read(mover) if mover == seat => visit(Action::Read),
        Stage::Act { seat: mover, moves, .. } if mover == seat => {
            if !state.slide_used {
                slides(state, visit)?;
            }
            let ability = (!state.ability_used).then(|| state.abilities[seat]);
            match ability {
                Some(Ability::Rotate) => rotations(&state.board, visit)?,
                Some(Ability::Swap) => swaps(visit)?,
                _ => {}
            }
            if moves > 0 {
                movements(state, seat, ability, visit)?;
            }
            visit(Action::End)
        }
        _ => Flow::Continue(()),
    }
}

fn slides(state: &State, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let (barred, down) = (state.barred(), state.board.down());
    let openings = state.board.spare_openings();
    for arrow in ARROWS {
        if Some(arrow) == barred || down.has(arrow.exit()) {
            continue;
        }
        for turned in openings.turnings() {
            visit(Action::Slide(arrow, turned))?;
        }
    }
    Flow::Continue(())
}

fn rotations(board: &Board, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for &square in &LOOSE {
        let openings = board.openings(square);
        for quarters in 1..TURNS[openings.number() as usize] {
            visit(Action::Rotate(square, openings.turned(quarters)))?;
        }
    }
    Flow::Continue(())
}

/// The fields without printed passages.
const LOOSE: [Square; 33] = {
    let mut squares = [Square::new(0, 0); 33];
    let (mut nth, mut found) = (0, 0);
    while nth < EXTENT * EXTENT {
        let square = Square::at(nth);
        if square.column() % 2 == 1 || square.row() % 2 == 1 {
            squares[found] = square;
            found += 1;
        }
        nth += 1;
    }
    assert!(found == squares.len(), "16 fields are fixed");
    squares
};

/// By passage digit: in how many ways the tile can lie; a face-down one in one.
const TURNS: [usize; 16] = {
    let mut turns = [1; 16];
    let mut number = 1;
    while number < turns.len() {
        turns[number] = Openings::of_number(number as u8).ways_to_stand();
        number += 1;
    }
    turns
};

fn swaps(visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for (one, two) in SWAPS {
        visit(Action::Swap(one, two))?;
    }
    Flow::Continue(())
}

/// P-SWAP-05: the 36 pairs of loose neighbours.
const SWAPS: [(Square, Square); 36] = {
    let mut pairs = [(Square::new(0, 0), Square::new(0, 0)); 36];
    let (mut nth, mut found) = (0, 0);
    while nth < LOOSE.len() {
        let one = LOOSE[nth];
        let mut other = nth + 1;
        while other < LOOSE.len() {
            if one.distance(LOOSE[other]) == 1 {
                pairs[found] = (one, LOOSE[other]);
                found += 1;
            }
            other += 1;
        }
        nth += 1;
    }
    assert!(found == pairs.len(), "36 pairs of neighbours");
    pairs
};

fn movements(
    state: &State,
    seat: Seat,
    ability: Option<Ability>,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let reach = Reach::of(&state.board, state.pawns[seat]);
    stops(state, None, &reach.plain, visit)?;
    if let Some(ability) = ability.filter(|ability| ability.moves()) {
        stops(state, Some(ability), &reach.by(ability), visit)?;
    }
    Flow::Continue(())
}

/// Every way to end a movement on these fields.
fn stops(state: &State, by: Option<Ability>, goals: &Goals, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for goal in goals.open.iter() {
        visit(Action::Move(Move { goal, by, turned: Turned::Nothing }))?;
    }
    let may_leave = if state.rulings.must_turn { SquareSet::EMPTY } else { goals.down };
    for goal in goals.down.or(goals.outside).iter() {
        if may_leave.has(goal) {
            visit(Action::Move(Move { goal, by, turned: Turned::Left }))?;
        }
        for openings in state.board.front(goal).unwrap_or_default().turnings() {
            visit(Action::Move(Move { goal, by, turned: Turned::Up(openings) }))?;
        }
    }
    Flow::Continue(())
}

/// First what to do, then how: every slide is as likely as any other, and so on.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    let Stage::Act { seat: mover, .. } = state.stage else {
        return even_action::<Paintings>(state, seat, dice);
    };
    if mover != seat {
        return None;
    }
    let rotates = !state.ability_used && state.abilities[seat] == Ability::Rotate;
    match dice.below(4) {
        0 if !state.slide_used => any_slide(state, dice),
        1 if rotates => any_rotation(&state.board, dice),
        _ => None,
    }
    .or_else(|| even_action::<Paintings>(state, seat, dice))
}

fn any_slide(state: &State, dice: &mut impl Dice) -> Option<Action> {
    let arrow = ARROWS[dice.below(ARROWS.len() as u32) as usize];
    if Some(arrow) == state.barred() || state.board.is_down(arrow.exit()) {
        return None;
    }
    let openings = state.board.spare_openings();
    Some(Action::Slide(arrow, openings.turned(dice.below(openings.ways_to_stand() as u32) as usize)))
}

fn any_rotation(board: &Board, dice: &mut impl Dice) -> Option<Action> {
    let square = LOOSE[dice.below(LOOSE.len() as u32) as usize];
    let openings = board.openings(square);
    let others = TURNS[openings.number() as usize] - 1;
    if others == 0 {
        return None;
    }
    Some(Action::Rotate(square, openings.turned(1 + dice.below(others as u32) as usize)))
}
