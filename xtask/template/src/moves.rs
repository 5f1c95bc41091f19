//! The moves of a seat, without asking for each whether it is allowed.

use std::ops::ControlFlow;

use irrgarten_game::{Seat, Visit};

use crate::action::Action;
use crate::state::{Phase, State};

pub(crate) fn actions(state: &State, seat: Seat, visit: &mut impl Visit<Action>) -> ControlFlow<()> {
    if state.phase != Phase::Lay(seat) {
        return ControlFlow::Continue(());
    }
    let mut stuck = true;
    for (pebble, _) in state.hands[seat].iter() {
        if state.fits(pebble) {
            stuck = false;
            visit(Action::Lay(pebble))?;
        }
    }
    if stuck { visit(Action::Give) } else { ControlFlow::Continue(()) }
}
