//! What the actions of a turn do.

use irrgarten_game::Seat;
use irrgarten_kit::{Openings, Set};

use crate::action::{Move, Turned};
use crate::components::{Arrow, Painting, Square};
use crate::options::Mode;
use crate::public::{Latest, Stage};
use crate::state::State;

pub(crate) fn slide(state: &mut State, arrow: Arrow, openings: Openings) {
    state.board.slide(arrow, openings); // P-SLIDE-01
    // P-SLIDE-03, P-SLIDE-05: pawns travel with their tile, or are put on the one that came in.
    for seat in Seat::all(state.public.seats()) {
        state.public.pawns[seat] = arrow.carries(state.public.pawns[seat]);
    }
    state.public.latest = Some(Latest { arrow, thief: false });
    state.public.slide_used = true; // P-ACT-04
}

pub(crate) fn rotate(state: &mut State, square: Square, openings: Openings) {
    state.board.turn(square, openings); // P-ROT-01; pawns stay (P-ROT-02)
    state.public.ability_used = true;
}

pub(crate) fn swap(state: &mut State, one: Square, two: Square) {
    state.board.swap(one, two); // P-SWAP-01
    for seat in Seat::all(state.public.seats()) {
        let pawn = &mut state.public.pawns[seat];
        // P-SWAP-04: pawns travel with their tile.
        *pawn = match *pawn {
            here if here == one => two,
            here if here == two => one,
            here => here,
        };
    }
    state.public.ability_used = true;
}

/// A movement: it uses one up and ends somewhere. It may collect a painting there, or turn a tile up.
pub(crate) fn go(state: &mut State, seat: Seat, movement: Move) {
    let Stage::Act { moves, collected, .. } = state.public.stage else { return };
    let Move { goal, by, turned } = movement;
    let stayed = state.public.pawns[seat] == goal;
    state.public.pawns[seat] = goal;
    state.public.ability_used |= by.is_some();
    if turned == Turned::Up {
        state.public.stage = Stage::Orient { seat, collected }; // P-BACK-03: now all see its front
        return;
    }
    state.public.stage = Stage::Act { seat, moves: moves - 1, collected };
    // P-COLL-01: ending a movement is stopping, staying included unless the table says otherwise.
    if !(stayed && state.public.rulings.stay_is_no_stop) {
        stop(state, seat);
    }
}

/// P-BACK-03: the tile that was turned up lies so. What it shows is found, also by a pawn that stayed (P-BACK-05).
pub(crate) fn orient(state: &mut State, seat: Seat, openings: Openings) {
    let Stage::Orient { collected, .. } = state.public.stage else { return };
    state.board.turn(state.public.pawns[seat], openings);
    state.public.stage = Stage::Act { seat, moves: 0, collected };
    stop(state, seat);
}

/// P-COLL-01: what a movement that stops here collects.
fn stop(state: &mut State, seat: Seat) {
    if let Some(painting) = state.board.painting(state.public.pawns[seat])
        && let Some((owner, place)) = state.public.collects(seat, painting)
    {
        collect(state, seat, owner, place);
    }
}

fn collect(state: &mut State, seat: Seat, owner: Seat, place: usize) {
    let Stage::Act { moves, collected, .. } = state.public.stage else { return };
    let tableau = &mut state.public.tableaus[owner];
    tableau[place] = None; // P-COLL-03
    if state.public.mode == Mode::Expert {
        tableau.swap(0, 1); // P-EXP-03: the right one moves to the left place
    }
    // P-BONUS-01, P-BONUS-03: only the first painting of a turn gives a Bonus move.
    let moves = moves + u8::from(collected == 0);
    state.public.stage = Stage::Act { seat, moves, collected: collected + 1 };
    if state.found() == crate::components::PAINTINGS {
        state.public.won_after_using = (state.public.slide_used || state.public.ability_used).then_some(seat);
        state.public.stage = Stage::Won; // P-WIN-01
    }
}

/// P-END-01 to P-END-03.
pub(crate) fn end(state: &mut State, seat: Seat) {
    let Stage::Act { collected, .. } = state.public.stage else { return };
    (state.public.slide_used, state.public.ability_used) = (false, false); // P-END-02
    let left = usize::from(collected).min(state.public.pile.len()) as u8;
    if left > 0 {
        state.public.stage = Stage::Draw { seat, left };
    } else {
        pass_on(state, seat);
    }
}

/// P-END-01, P-EXP-04: the card goes to the first free place.
pub(crate) fn draw(state: &mut State, painting: Painting) {
    let Stage::Draw { seat, left } = state.public.stage else { return };
    if !state.public.pile.remove(painting) {
        return;
    }
    if let Some(place) = state.public.tableaus[seat].iter_mut().find(|place| place.is_none()) {
        *place = Some(painting);
    }
    if left > 1 {
        state.public.stage = Stage::Draw { seat, left: left - 1 };
    } else {
        pass_on(state, seat);
    }
}

/// P-END-03: the book goes on clockwise; without a page to read the team has lost (P-LOSE-01).
fn pass_on(state: &mut State, seat: Seat) {
    let next = seat.left(state.public.seats());
    state.public.stage = if state.public.book == Set::EMPTY { Stage::Lost } else { Stage::Read(next) };
}
