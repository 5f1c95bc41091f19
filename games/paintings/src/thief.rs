//! What the pages of the book do (P-HSLD, P-HFLP, P-HTEL).

use irrgarten_game::Seat;
use irrgarten_kit::Openings;

use crate::book::Page;
use crate::components::{Arrow, Colour, Mark, Square};
use crate::public::Latest;
use crate::state::State;

/// P-READ-01: carries the page out completely. Nothing of it is a movement (P-READ-03).
pub(crate) fn carry_out(state: &mut State, page: Page) {
    match page {
        Page::Slide(arrow) => slide(state, arrow),
        Page::Flip(one, two) => {
            flip(state, one);
            flip(state, two);
        }
        Page::Teleport(pawns, start) => teleport(state, pawns, start),
    }
}

/// P-HSLD-01: the spare goes in face down. No restriction binds the thief (P-HSLD-06).
fn slide(state: &mut State, arrow: Arrow) {
    state.board.slide(arrow, Openings::NONE); // P-HSLD-02, P-HSLD-03
    for seat in Seat::all(state.public.seats()) {
        let here = state.public.pawns[seat];
        state.public.pawns[seat] = if here == arrow.exit() {
            state.public.colours[seat].corner() // P-HSLD-04
        } else {
            arrow.carries(here) // P-HSLD-05
        };
    }
    state.public.latest = Some(Latest { arrow, thief: true });
}

/// P-HFLP-01: a named tile that lies face up in the maze is turned; one that is the spare is not (P-HFLP-03).
fn flip(state: &mut State, mark: Mark) {
    let tile = state.board.set().tile(mark);
    let Some(here) = tile.and_then(|tile| state.board.find(tile)) else { return };
    if state.board.is_down(here) {
        return; // P-HFLP-02
    }
    state.board.turn(here, Openings::NONE);
    send_home(state, here);
}

/// P-HFLP-04: every pawn that stood there goes to the start of its own colour.
fn send_home(state: &mut State, here: Square) {
    for seat in Seat::all(state.public.seats()) {
        if state.public.pawns[seat] == here {
            state.public.pawns[seat] = state.public.colours[seat].corner();
        }
    }
}

/// P-HTEL-01: both pawns onto one start; a colour that is not in the game has no pawn (P-HTEL-02).
fn teleport(state: &mut State, pawns: [Colour; 2], start: Colour) {
    for seat in Seat::all(state.public.seats()) {
        if pawns.contains(&state.public.colours[seat]) {
            state.public.pawns[seat] = start.corner();
        }
    }
}
