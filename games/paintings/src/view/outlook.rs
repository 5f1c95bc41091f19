//! What the page highlights before somebody acts: where the pawn on turn can go, and where it could after another step.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;

use crate::action::Action;
use crate::components::{Ability, Square};
use crate::public::Stage;
use crate::reach::Reach;
use crate::rules::act;
use crate::state::State;
use crate::{moves, walk};

/// Squares are written one after the other, as in `a1a2b2`.
#[derive(Serialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Outlook {
    /// The squares on the way to each goal, both ends included; a goal of an ability is written like `a6+x`.
    ways: BTreeMap<String, String>,
    /// The goals after a slide, a rotation or a swap, where they are not those of now.
    after: BTreeMap<String, String>,
}

fn texts(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// Nothing, unless somebody has a movement left.
pub(super) fn outlook(state: &State) -> Option<Outlook> {
    let Stage::Act { seat, moves: 1.., .. } = state.public.stage else { return None };
    let reach = Reach::of(&state.board, state.public.pawns[seat]);
    let mut outlook = Outlook::default();
    for way in walk::ways(state, seat, None, reach.plain.all()) {
        outlook.ways.insert(texts(way.last().copied()), texts(way));
    }
    let ability = state.public.abilities[seat];
    if ability.moves() && !state.public.ability_used {
        for way in walk::ways(state, seat, Some(ability), reach.by(ability).all()) {
            outlook.ways.insert(by(way.last().copied(), ability), texts(way));
        }
    }
    let now = reach.plain.all();
    let _ = moves::actions(state, seat, &mut |action| {
        if let Some(after) = after(state, action) {
            let goals = Reach::of(&after.board, after.public.pawns[seat]).plain.all();
            if goals != now {
                outlook.after.insert(action.to_string(), texts(goals.iter()));
            }
        }
        ControlFlow::Continue(())
    });
    Some(outlook)
}

fn by(goal: Option<Square>, ability: Ability) -> String {
    format!("{}+{}", texts(goal), ability.letter().to_ascii_lowercase())
}

/// The maze after an action that changes it without being a movement.
fn after(state: &State, action: Action) -> Option<State> {
    let mut after = *state;
    match action {
        Action::Slide(arrow, openings) => act::slide(&mut after, arrow, openings),
        Action::Rotate(square, openings) => act::rotate(&mut after, square, openings),
        Action::Swap(one, two) => act::swap(&mut after, one, two),
        Action::Read | Action::Move(_) | Action::Orient(_) | Action::End => return None,
    }
    Some(after)
}
