//! A quick judgement of each action: a yardstick for programs, which stays as it is.

use irrgarten_game::Seat;

use crate::action::{Action, Move, Turned};
use crate::components::{Painting, Square, SquareSet};
use crate::moves::orientations;
use crate::public::Stage;
use crate::reach::Reach;
use crate::rules::act;
use crate::state::State;

/// A painting collected is worth this much, one in reach almost as much.
const FOUND: i32 = 1000;
const IN_REACH: i32 = 700;
/// A step nearer to a wanted painting.
const STEP: i32 = 10;
/// A tile turned face up.
const TURNED: i32 = 5;

/// A movement is as good as the place where it ends; an ability as good as the best movement behind it.
pub(crate) fn promise(state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        // However a tile lies, the pawn stands on it.
        Action::Read | Action::Orient(_) => 0,
        Action::Move(movement) => movement_promise(state, seat, movement),
        Action::End => outlook(state, seat) - IN_REACH / 2,
        _ => {
            let mut after = *state;
            match action {
                Action::Slide(arrow, openings) => act::slide(&mut after, arrow, openings),
                Action::Rotate(square, openings) => act::rotate(&mut after, square, openings),
                Action::Swap(one, two) => act::swap(&mut after, one, two),
                Action::Read | Action::Move(_) | Action::Orient(_) | Action::End => {}
            }
            outlook(&after, seat) - STEP * 2
        }
    }
}

fn movement_promise(state: &State, seat: Seat, movement: Move) -> i32 {
    let mut after = *state;
    act::go(&mut after, seat, movement);
    let turned = i32::from(movement.turned == Turned::Up) * TURNED;
    if let Some(&openings) = orientations(&after, seat).first() {
        act::orient(&mut after, seat, openings);
    }
    let found = after.found() - state.found();
    FOUND * found as i32 - STEP * distance(&after, seat) + turned - i32::from(movement.by.is_some())
}

/// How good the position looks to a seat that may still move.
fn outlook(state: &State, seat: Seat) -> i32 {
    let may_move = matches!(state.public.stage, Stage::Act { moves: 1.., .. });
    let near = -STEP * distance(state, seat);
    let reach = Reach::of(&state.board, state.public.pawns[seat]);
    if may_move && wanted(state, seat).any(|goal| reach.plain.open.has(goal)) {
        IN_REACH + near
    } else {
        near
    }
}

/// Steps from the pawn to the nearest wanted painting if there were no walls.
fn distance(state: &State, seat: Seat) -> i32 {
    let pawn = state.public.pawns[seat];
    wanted(state, seat).map(|goal| goal.distance(pawn) as i32).min().unwrap_or_default()
}

/// The open fields with a painting that this seat can collect.
fn wanted(state: &State, seat: Seat) -> impl Iterator<Item = Square> {
    let open = SquareSet::ALL.minus(state.board.down());
    open.iter().filter(move |&square| {
        let painting: Option<Painting> = state.board.painting(square);
        painting.is_some_and(|painting| state.public.collects(seat, painting).is_some())
    })
}
