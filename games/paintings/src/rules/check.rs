//! What is allowed, as sentences.

use irrgarten_game::Seat;
use irrgarten_kit::Openings;

use crate::action::{Action, Move, Turned};
use crate::components::{ARROWS, Ability, Arrow, Square};
use crate::public::Stage;
use crate::refusal::Refusal;
use crate::state::State;
use crate::tiles::fixed_openings;
use crate::walk::{arrivals, would_lead};

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.public.stage, action) {
        (Stage::Won, _) => Err(Refusal::Won),
        (Stage::Lost, _) => Err(Refusal::Lost),
        _ if state.public.stage.mover() != Some(seat) => Err(Refusal::NotYourTurn), // P-TURN-04
        (Stage::Page(_), _) => Err(Refusal::PageFirst),
        (Stage::Draw { .. }, _) => Err(Refusal::CardsFirst),
        (Stage::Read(_), Action::Read) | (Stage::Act { .. }, Action::End) => Ok(()),
        (Stage::Read(_), _) => Err(Refusal::ReadFirst), // P-TURN-02
        (Stage::Orient { .. }, Action::Orient(openings)) => check_orient(state, seat, openings),
        (Stage::Orient { .. }, _) => Err(Refusal::OrientFirst), // P-BACK-03: before anything else happens
        (Stage::Act { .. }, Action::Orient(_)) => Err(Refusal::NothingTurnedUp),
        (Stage::Act { .. }, Action::Read) => Err(Refusal::HasRead),
        (Stage::Act { .. }, Action::Slide(arrow, openings)) => check_slide(state, arrow, openings),
        (Stage::Act { .. }, Action::Rotate(square, openings)) => {
            check_ready(state, seat, Ability::Rotate)?;
            check_rotate(state, square, openings)
        }
        (Stage::Act { .. }, Action::Swap(one, two)) => {
            check_ready(state, seat, Ability::Swap)?;
            check_swap(one, two)
        }
        (Stage::Act { moves: 0, .. }, Action::Move(_)) => Err(Refusal::NoMovement),
        (Stage::Act { .. }, Action::Move(movement)) => check_move(state, seat, movement),
    }
}

/// P-ACT-01, P-ACT-04: only an ability of this seat, and once a turn.
fn check_ready(state: &State, seat: Seat, ability: Ability) -> Result<(), Refusal> {
    if state.public.abilities[seat] != ability {
        return Err(Refusal::OtherAbility);
    }
    if state.public.ability_used { Err(Refusal::AbilityUsed) } else { Ok(()) }
}

fn check_slide(state: &State, arrow: Arrow, openings: Openings) -> Result<(), Refusal> {
    if state.public.slide_used {
        return Err(Refusal::SlideUsed); // P-ACT-04
    }
    if !ARROWS.contains(&arrow) {
        return Err(Refusal::FixedLine); // P-COMP-05
    }
    if state.public.barred() == Some(arrow) {
        return Err(Refusal::TakesThiefBack); // P-SLIDE-07
    }
    if state.board.is_down(arrow.exit()) {
        return Err(Refusal::PushesFaceDownOut); // P-SLIDE-02
    }
    if is_turned(state.board.spare_openings(), openings) { Ok(()) } else { Err(Refusal::SpareIsOther) }
}

fn check_rotate(state: &State, square: Square, openings: Openings) -> Result<(), Refusal> {
    let Some(front) = state.board.front(square) else { return Err(Refusal::FixedTurn) };
    if state.board.is_down(square) {
        return Err(Refusal::FaceDownTurn); // P-ROT-03
    }
    if state.board.openings(square) == openings {
        return Err(Refusal::NoTurn); // P-ROT-01: another orientation
    }
    if is_turned(front, openings) { Ok(()) } else { Err(Refusal::TileIsOther) }
}

fn check_swap(one: Square, two: Square) -> Result<(), Refusal> {
    if one.distance(two) != 1 || one > two {
        return Err(Refusal::NotNeighbours); // P-SWAP-01
    }
    if fixed_openings(one).or(fixed_openings(two)).is_some() { Err(Refusal::FixedSwap) } else { Ok(()) }
}

fn check_move(state: &State, seat: Seat, movement: Move) -> Result<(), Refusal> {
    let Move { goal, by, turned } = movement;
    let (board, from) = (&state.board, state.public.pawns[seat]);
    if let Some(ability) = by {
        check_ready(state, seat, ability)?;
    }
    let plainly = arrivals(board, from, goal, None);
    let ways = match by {
        None => plainly,
        Some(ability) if !plainly.is_empty() => return Err(not_needed(ability)),
        Some(_) => arrivals(board, from, goal, by),
    };
    if ways.is_empty() {
        return Err(match by {
            Some(ability) => no_way_by(ability),
            None if would_lead(board, from, goal) => Refusal::Blocked, // P-MOVE-05
            None => Refusal::NoWay,                                    // P-MOVE-02
        });
    }
    match (board.is_down(goal), turned) {
        (false, Turned::Up | Turned::Left) => Err(Refusal::NothingToTurn),
        (true, Turned::Nothing) => Err(Refusal::SayWhetherTurned),
        (true, Turned::Left) if state.public.rulings.must_turn => Err(Refusal::MustTurn),
        // P-BREAK-04: turning is left open only if the tile can also be entered from within.
        (true, Turned::Left) if ways.iter().all(|way| way.from_outside) => Err(Refusal::MustTurnFromOutside),
        // P-BACK-03, P-BACK-07: on a back, either.
        (true, Turned::Up | Turned::Left) | (false, Turned::Nothing) => Ok(()),
    }
}

/// P-BACK-03: any orientation.
fn check_orient(state: &State, seat: Seat, openings: Openings) -> Result<(), Refusal> {
    let front = state.board.front(state.public.pawns[seat]);
    if front.is_some_and(|front| is_turned(front, openings)) { Ok(()) } else { Err(Refusal::FrontIsOther) }
}

fn not_needed(ability: Ability) -> Refusal {
    match ability {
        Ability::Teleport => Refusal::TeleportNotNeeded,
        Ability::BreakOut => Refusal::BreakOutNotNeeded,
        Ability::Cross | Ability::Rotate | Ability::Swap => Refusal::CrossNotNeeded,
    }
}

fn no_way_by(ability: Ability) -> Refusal {
    match ability {
        Ability::Teleport => Refusal::NoWayByTeleport,
        Ability::BreakOut => Refusal::NoWayByBreakOut,
        Ability::Cross | Ability::Rotate | Ability::Swap => Refusal::NoWayByCross,
    }
}

/// Can this front be turned so that it has these openings?
fn is_turned(front: Openings, openings: Openings) -> bool {
    front.turnings().any(|turned| turned == openings)
}
