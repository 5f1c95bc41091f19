//! The fast list of actions, and a random one.

use std::ops::ControlFlow;

use irrgarten_game::{Dice, Seat};
use irrgarten_kit::Openings;

use crate::action::{Action, Move, Turned};
use crate::board::Board;
use crate::components::{ARROWS, Ability, Arrow, Square, SquareSet};
use crate::public::Stage;
use crate::reach::{Goals, Reach};
use crate::state::State;
use crate::tiles::LOOSE;

pub(crate) type Flow = ControlFlow<()>;

pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.public.stage {
        Stage::Read(mover) if mover == seat => visit(Action::Read),
        Stage::Act { seat: mover, moves, .. } if mover == seat => {
            if !state.public.slide_used {
                slides(state, visit)?;
            }
            let ability = (!state.public.ability_used).then(|| state.public.abilities[seat]);
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
        Stage::Orient { seat: mover, .. } if mover == seat => {
            orientations(state, seat).iter().try_for_each(|&openings| visit(Action::Orient(openings)))
        }
        _ => Flow::Continue(()),
    }
}

pub(crate) fn slides(state: &State, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let (barred, down) = (state.public.barred(), state.board.down());
    let turnings = turnings(state.board.spare_openings());
    for &(arrow, exit) in &GATES {
        if Some(arrow) == barred || down.has(exit) {
            continue;
        }
        for &turned in turnings {
            visit(Action::Slide(arrow, turned))?;
        }
    }
    Flow::Continue(())
}

/// Every arrow, and where a tile drops out.
const GATES: [(Arrow, Square); ARROWS.len()] = {
    let mut gates = [(ARROWS[0], Square::new(0, 0)); ARROWS.len()];
    let mut nth = 0;
    while nth < gates.len() {
        gates[nth] = (ARROWS[nth], ARROWS[nth].exit());
        nth += 1;
    }
    gates
};

/// The longest list of all. How many ways a tile can be turned is hard to predict for a processor: so all three are
/// noted, and the next tile overwrites those that do not count.
pub(crate) fn rotations(board: &Board, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut noted = [Action::End; 3 * LOOSE.len()];
    let mut count = 0;
    for &square in &LOOSE {
        let openings = board.openings(square).number() as usize & 15;
        let [_, turned @ ..] = TURNED[openings];
        noted[count..][..3].copy_from_slice(&turned.map(|turned| Action::Rotate(square, turned)));
        count += TURNINGS[openings].len() - 1;
    }
    noted[..count].iter().try_for_each(|&action| visit(action))
}

/// Every way a tile with these openings can lie, this one first; a face-down one has but one.
#[inline]
pub(crate) fn turnings(openings: Openings) -> &'static [Openings] {
    TURNINGS[openings.number() as usize & 15]
}

/// Every way in which the tile under this seat's pawn can lie face up; none on a field printed on the board.
pub(crate) fn orientations(state: &State, seat: Seat) -> &'static [Openings] {
    state.board.front(state.public.pawns[seat]).map_or(&[], turnings)
}

/// By openings: the ways to lie, and as many of them as are different.
static TURNED: [[Openings; 4]; 16] = {
    let mut turned = [[Openings::NONE; 4]; 16];
    let mut nth = 0;
    while nth < 64 {
        turned[nth / 4][nth % 4] = Openings::of_number((nth / 4) as u8).turned(nth % 4);
        nth += 1;
    }
    turned
};
static TURNINGS: [&[Openings]; 16] = {
    let mut turnings: [&[Openings]; 16] = [&[]; 16];
    let mut nth = 0;
    while nth < 16 {
        turnings[nth] = TURNED[nth].split_at(TURNED[nth][0].ways_to_stand()).0;
        nth += 1;
    }
    turnings
};

fn swaps(visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    for (one, two) in SWAPS {
        visit(Action::Swap(one, two))?;
    }
    Flow::Continue(())
}

/// P-SWAP-05: the 36 pairs of loose neighbours.
pub(crate) const SWAPS: [(Square, Square); 36] = {
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
    let reach = Reach::of(&state.board, state.public.pawns[seat]);
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
    let may_leave = if state.public.rulings.must_turn { SquareSet::EMPTY } else { goals.down };
    for goal in goals.down.or(goals.outside).iter() {
        if may_leave.has(goal) {
            visit(Action::Move(Move { goal, by, turned: Turned::Left }))?;
        }
        visit(Action::Move(Move { goal, by, turned: Turned::Up }))?;
    }
    Flow::Continue(())
}

/// First what to do, then how: every slide is as likely as any other, and so on.
pub(crate) fn any_action(state: &State, seat: Seat, dice: &mut impl Dice) -> Option<Action> {
    let moves = match state.public.stage {
        Stage::Read(mover) if mover == seat => return Some(Action::Read),
        Stage::Orient { seat: mover, .. } if mover == seat => {
            let ways = orientations(state, seat);
            return Some(Action::Orient(ways[dice.below(ways.len() as u32) as usize]));
        }
        Stage::Act { seat: mover, moves, .. } if mover == seat => moves,
        _ => return None,
    };
    let ability = (!state.public.ability_used).then(|| state.public.abilities[seat]);
    let tried = match dice.below(4) {
        0 if !state.public.slide_used => any_slide(state, dice),
        1 if moves > 0 => Some(any_movement(state, seat, ability, dice)),
        2 => match ability {
            Some(Ability::Rotate) => any_rotation(&state.board, dice),
            Some(Ability::Swap) => {
                let (one, two) = SWAPS[dice.below(SWAPS.len() as u32) as usize];
                Some(Action::Swap(one, two))
            }
            _ => None,
        },
        _ => None,
    };
    // A seat that can do nothing of the kind ends its turn, or now and then moves instead: otherwise turns would be
    // short.
    tried
        .or_else(|| (moves > 0 && dice.below(4) > 0).then(|| any_movement(state, seat, ability, dice)))
        .or(Some(Action::End))
}

fn any_slide(state: &State, dice: &mut impl Dice) -> Option<Action> {
    let (arrow, exit) = GATES[dice.below(GATES.len() as u32) as usize];
    if Some(arrow) == state.public.barred() || state.board.is_down(exit) {
        return None;
    }
    let turnings = turnings(state.board.spare_openings());
    Some(Action::Slide(arrow, turnings[dice.below(turnings.len() as u32) as usize]))
}

fn any_rotation(board: &Board, dice: &mut impl Dice) -> Option<Action> {
    let square = LOOSE[dice.below(LOOSE.len() as u32) as usize];
    let others = &turnings(board.openings(square))[1..];
    let nth = dice.below(others.len().max(1) as u32) as usize;
    others.get(nth).map(|&turned| Action::Rotate(square, turned))
}

/// With the ability in one of two cases, where it leads somewhere.
fn any_movement(state: &State, seat: Seat, ability: Option<Ability>, dice: &mut impl Dice) -> Action {
    let reach = Reach::of(&state.board, state.public.pawns[seat]);
    let mut by = ability.filter(|ability| ability.moves() && dice.below(2) == 0);
    let mut goals = by.map_or(reach.plain, |ability| reach.by(ability));
    if goals.all().is_empty() {
        (by, goals) = (None, reach.plain);
    }
    let all = goals.all();
    let nth = dice.below(all.len() as u32) as usize;
    let goal = all.iter().nth(nth).unwrap_or(state.public.pawns[seat]);
    let turned = if goals.open.has(goal) {
        Turned::Nothing
    } else {
        let may_leave = goals.down.has(goal) && !state.public.rulings.must_turn;
        if may_leave && dice.below(2) == 0 { Turned::Left } else { Turned::Up }
    };
    Action::Move(Move { goal, by, turned })
}
