//! The bots that look at their own turn only. They differ in how long a way they can follow.

use std::ops::ControlFlow;

use irrgarten_game::{Dice as _, Game as _, SearchRng, Seat};

use super::plans::Plan;
use crate::action::Action;
use crate::options::Take;
use crate::state::State;
use crate::{Cards, ways};

/// How far somebody sees equal treasures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SeeingRange {
    /// On cards side by side.
    Neighbours,
    /// With this many cards between them.
    Between(usize),
    Everything,
}

/// The choice of a player who looks at each placement and no further: most taken first, and equals in any order.
pub(super) fn look(state: &State, seat: Seat, range: SeeingRange, dice: &mut SearchRng) -> Vec<Plan> {
    let mut seen: Vec<(usize, Action)> = Vec::new();
    let _ = Cards::actions(state, seat, &mut |action| {
        seen.push((count(state, action, range), action));
        ControlFlow::Continue(())
    });
    // Nobody takes what it does not see, unless the table makes it (C-TAKE-07).
    if state.rulings.take == Take::Choose {
        seen.retain(|(count, action)| *count == action.taken.len());
    }
    dice.shuffle(&mut seen);
    seen.sort_by_key(|(count, action)| (std::cmp::Reverse(*count), action.taken.len()));
    // It values what it sees, not what there is.
    let plan = |(count, action): (usize, Action)| {
        let mut plan = Plan::bare(state, seat, action);
        plan.points[seat] -= (action.taken.len() - count) as f32;
        plan.rate(seat);
        plan
    };
    seen.into_iter().map(plan).collect()
}

/// How many of the cards taken are seen to be joined.
fn count(state: &State, action: Action, range: SeeingRange) -> usize {
    let longest = match range {
        SeeingRange::Everything => return action.taken.len(),
        SeeingRange::Neighbours => 2,
        SeeingRange::Between(cards) => 2 + cards,
    };
    if action.taken.is_empty() {
        return 0;
    }
    let mut after = state.labyrinth;
    after.lay(action.card, action.cell, action.top);
    let short = |cell: &_| {
        let way = after.at(*cell).and_then(|other| ways::way(&after, state.deck(), action.card, other));
        way.is_some_and(|way| way.len() <= longest)
    };
    action.taken.iter().filter(|cell| short(cell)).count()
}
