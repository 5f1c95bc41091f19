//! Ways from field to field, told slowly and plainly: the rules ask here, and people are shown the result.

use irrgarten_game::Seat;
use irrgarten_kit::Direction;

use crate::action::Move;
use crate::board::Board;
use crate::components::{Ability, Colour, EXTENT, Square, SquareSet, is_start};
use crate::state::State;

/// How a movement came to a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrival {
    pub(crate) here: Square,
    /// Has the ability been used?
    used: bool,
    /// Did it come in over a face-down tile at the edge (P-BREAK-04)?
    pub(crate) from_outside: bool,
}

/// A field on the way and the one before it.
struct Waypoint {
    arrival: Arrival,
    before: Option<usize>,
    /// The face-down tile that was crossed on the way here.
    crossed: Option<Square>,
}

/// The fields a seat's pawn goes over to make this movement, both ends included, if there is such a way.
pub fn path(state: &State, seat: Seat, movement: Move) -> Option<Vec<Square>> {
    way(&walk(&state.board, state.public.pawns[seat], movement.by), movement.goal)
}

/// A way to each of these goals that can be reached.
pub(crate) fn ways(state: &State, seat: Seat, by: Option<Ability>, goals: SquareSet) -> Vec<Vec<Square>> {
    let places = walk(&state.board, state.public.pawns[seat], by);
    goals.iter().filter_map(|goal| way(&places, goal)).collect()
}

fn way(places: &[Waypoint], goal: Square) -> Option<Vec<Square>> {
    let mut next = Some(places.iter().position(|place| place.arrival.here == goal)?);
    let mut way = Vec::new();
    while let Some(nth) = next {
        way.push(places[nth].arrival.here);
        way.extend(places[nth].crossed);
        next = places[nth].before;
    }
    way.reverse();
    Some(way)
}

/// Every way to arrive at this field.
pub(crate) fn arrivals(board: &Board, from: Square, goal: Square, by: Option<Ability>) -> Vec<Arrival> {
    let all = walk(board, from, by).into_iter().map(|place| place.arrival);
    all.filter(|arrival| arrival.here == goal).collect()
}

/// Could one get there if face-down tiles had passages on all sides?
pub(crate) fn would_lead(board: &Board, from: Square, goal: Square) -> bool {
    let mut seen = vec![from];
    let mut nth = 0;
    while let Some(&here) = seen.get(nth) {
        let open =
            |square: Square, side: Direction| board.is_down(square) || board.openings(square).has(side);
        for side in Direction::ALL.into_iter().filter(|&side| open(here, side)) {
            if let Some(next) = here.step(side)
                && open(next, side.opposite())
                && !seen.contains(&next)
            {
                seen.push(next);
            }
        }
        nth += 1;
    }
    seen.contains(&goal)
}

/// Every field a movement can come to, in the order of their distance.
fn walk(board: &Board, from: Square, by: Option<Ability>) -> Vec<Waypoint> {
    let start = Arrival { here: from, used: false, from_outside: false };
    let mut places = vec![Waypoint { arrival: start, before: None, crossed: None }];
    let mut nth = 0;
    while let Some(place) = places.get(nth) {
        for (arrival, crossed) in next(board, place.arrival, from, by) {
            if places.iter().all(|known| known.arrival != arrival) {
                places.push(Waypoint { arrival, before: Some(nth), crossed });
            }
        }
        nth += 1;
    }
    places
}

/// Where one step leads.
fn next(board: &Board, at: Arrival, from: Square, by: Option<Ability>) -> Vec<(Arrival, Option<Square>)> {
    let Arrival { here, used, .. } = at;
    let mut reached = Vec::new();
    let arrive = |here: Square, used: bool| Arrival { here, used, from_outside: false };
    let ready = by.filter(|_| !used);
    if board.is_down(here) {
        // P-BACK-02: a movement ends on a face-down tile. P-CROSS-01: with Cross, one that begins there can leave.
        if here == from && at == arrive(from, false) && ready == Some(Ability::Cross) {
            reached.extend(beyond(board, here).map(|there| (arrive(there, true), None)));
        }
        return reached;
    }
    for side in board.openings(here).iter() {
        let Some(there) = here.step(side) else {
            if ready == Some(Ability::BreakOut) {
                reached.extend(inside_again(board, here).map(|arrival| (arrival, None)));
            }
            continue;
        };
        if board.is_down(there) {
            reached.push((arrive(there, used), None)); // P-BACK-01
            if ready == Some(Ability::Cross) {
                reached.extend(beyond(board, there).map(|past| (arrive(past, true), Some(there))));
            }
        } else if board.openings(there).has(side.opposite()) {
            reached.push((arrive(there, used), None)); // P-MOVE-02
        }
    }
    if ready == Some(Ability::Teleport) && is_start(here) {
        let others = Colour::ALL.into_iter().map(Colour::corner).filter(|&start| start != here);
        reached.extend(others.map(|start| (arrive(start, true), None))); // P-TPORT-01
    }
    reached
}

/// P-CROSS-02: the open fields beside a face-down tile that have an opening towards it.
fn beyond(board: &Board, down: Square) -> impl Iterator<Item = Square> {
    let sides = Direction::ALL.into_iter();
    sides.filter_map(move |side| down.step(side).filter(|&past| board.openings(past).has(side.opposite())))
}

/// P-BREAK-01: any other opening at the edge. P-BREAK-04: or a face-down tile there.
fn inside_again(board: &Board, left: Square) -> impl Iterator<Item = Arrival> {
    let border = Square::all().filter(move |&square| square != left);
    border.filter_map(|here| {
        let outer = |side: &Direction| here.step(*side).is_none();
        let is_border = Direction::ALL.iter().any(outer);
        let from_outside = is_border && board.is_down(here);
        let open = board.openings(here).iter().any(|side| outer(&side));
        (open || from_outside).then_some(Arrival { here, used: true, from_outside })
    })
}

const _: () = assert!(EXTENT == 7, "only loose fields have an opening at the edge, and each only one");
