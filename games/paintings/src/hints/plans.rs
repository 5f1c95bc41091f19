//! Whole turns compared: what can be collected is found exactly, and the rest of the turn is spent on a good position.

use irrgarten_game::Seat;
use irrgarten_players::Budget;

use super::goals::Forgotten;
use super::lines::{Lines, Sense};
use super::standing::{CountedTurns, glance, real};
use crate::Paintings;
use crate::action::{Action, Move, Turned};
use crate::components::Ability;
use crate::moves::{Flow, SWAPS, orientations, rotations, slides};
use crate::public::Stage;
use crate::reach::{Goals, Reach};
use crate::rules::act;
use crate::state::State;

/// A painting found counts more than any way to stand.
const FOUND: f32 = 100.0;
/// An ability that is still to be used can only improve matters.
const UNUSED: f32 = 0.15;
/// What turning up a forgotten tile is worth: it may be the wanted one.
const CURIOUS: f32 = 0.1;

/// What is done in a turn, and what comes of it.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) actions: Vec<Action>,
    pub(super) end: State,
    /// At a glance, paintings found included.
    pub(super) key: f32,
    /// How the seats stand, at a glance.
    pub(super) glance: f32,
}

/// Whole turns of a seat, as a player of this kind sees them.
pub(super) struct Planner<'a, 'b> {
    pub(super) seat: Seat,
    pub(super) sense: Sense,
    pub(super) counted: CountedTurns,
    pub(super) forgotten: Forgotten,
    /// This many plans are gone on with.
    pub(super) width: usize,
    pub(super) budget: &'a mut Budget<'b>,
}

/// The best plans, the best first.
struct Best {
    plans: Vec<Plan>,
    most: usize,
}

impl Best {
    fn offer(&mut self, before: &[Action], last: &[Action], end: &State, (key, glance): (f32, f32)) {
        if self.plans.len() == self.most && self.plans.last().is_none_or(|worst| key <= worst.key) {
            return;
        }
        let place = self.plans.partition_point(|plan| plan.key >= key);
        let equals = self.plans[..place].iter().rev().take_while(|plan| plan.key <= key);
        if equals.into_iter().any(|plan| plan.end == *end) {
            return;
        }
        let actions = [before, last].concat();
        self.plans.insert(place, Plan { actions, end: *end, key, glance });
        self.plans.truncate(self.most);
    }
}

impl Planner<'_, '_> {
    /// The best whole turns at a glance, the best first. There is always one: to do nothing, or to lay the tile that
    /// was turned up.
    pub(super) fn plans(&mut self, state: &State) -> Vec<Plan> {
        let mut best = Best { plans: Vec::new(), most: self.width };
        if let Stage::Orient { .. } = state.public.stage {
            for (action, end) in laid(*state, self.seat) {
                best.offer(&[], &[action], &end, self.key(&end));
            }
        } else {
            best.offer(&[], &[], state, self.key(state));
        }
        let (seat, counted, forgotten) = (self.seat, self.counted, self.forgotten);
        let mut lines =
            Lines { seat, sense: self.sense, forgotten, budget: &mut *self.budget, path: Vec::new() };
        let mut most = state.found();
        let _ = lines.explore(state, &mut |path, after| {
            if after.found() >= most {
                most = after.found();
                best.offer(path, &[], after, key(after, seat, counted, forgotten));
            }
            if after.public.stage == Stage::Won { Flow::Break(()) } else { Flow::Continue(()) }
        });
        best.plans.retain(|plan| plan.end.found() == most);
        let mut edge = best.plans.clone();
        while !edge.is_empty() {
            let mut further = Best { plans: Vec::new(), most: self.width };
            for plan in &edge {
                let flow = self.go_on(&plan.end, &mut |actions, end, key| {
                    further.offer(&plan.actions, actions, end, key);
                });
                if flow.is_break() {
                    return best.plans;
                }
            }
            for plan in &further.plans {
                best.offer(&plan.actions, &[], &plan.end, (plan.key, plan.glance));
            }
            edge = further.plans;
        }
        best.plans
    }

    /// To do nothing more.
    pub(super) fn nothing(&self, state: &State) -> Plan {
        let (key, glance) = self.key(state);
        Plan { actions: Vec::new(), end: *state, key, glance }
    }

    fn key(&self, state: &State) -> (f32, f32) {
        key(state, self.seat, self.counted, self.forgotten)
    }

    /// Every single action that collects nothing; a tile that is turned up is laid, too.
    fn go_on(&mut self, state: &State, offer: &mut impl FnMut(&[Action], &State, (f32, f32))) -> Flow {
        let Stage::Act { moves, .. } = state.public.stage else { return Flow::Continue(()) };
        let (seat, may_slide, ability) =
            (self.seat, self.sense.slides(state), self.sense.ability(state, self.seat));
        let mut see = |action: Action| {
            let mut after = *state;
            <Paintings as irrgarten_game::Game>::act(&mut after, seat, action);
            offer(&[action], &after, self.key(&after));
            if self.budget.spend(1) { Flow::Continue(()) } else { Flow::Break(()) }
        };
        if may_slide {
            slides(state, &mut see)?;
        }
        match ability {
            Some(Ability::Rotate) => rotations(&state.board, &mut see)?,
            Some(Ability::Swap) => {
                SWAPS.into_iter().try_for_each(|(one, two)| see(Action::Swap(one, two)))?;
            }
            _ => {}
        }
        if moves > 0 {
            let reach = Reach::of(&state.board, state.public.pawns[seat]);
            self.walk(state, None, &reach.plain, offer)?;
            if let Some(ability) = ability.filter(|ability| ability.moves()) {
                self.walk(state, Some(ability), &reach.by(ability), offer)?;
            }
        }
        Flow::Continue(())
    }

    /// Movements that collect nothing, as far as the player remembers.
    fn walk(
        &mut self,
        state: &State,
        by: Option<Ability>,
        goals: &Goals,
        offer: &mut impl FnMut(&[Action], &State, (f32, f32)),
    ) -> Flow {
        let seat = self.seat;
        for goal in goals.open.iter() {
            let movement = Move { goal, by, turned: Turned::Nothing };
            let mut after = *state;
            act::go(&mut after, seat, movement);
            offer(&[Action::Move(movement)], &after, self.key(&after));
            if !self.budget.spend(1) {
                return Flow::Break(());
            }
        }
        for goal in goals.down.or(goals.outside).iter() {
            let up = Action::Move(Move { goal, by, turned: Turned::Up });
            let mut after = *state;
            if state.board.tile(goal).is_some_and(|tile| !self.forgotten.has(tile)) {
                act::go(&mut after, seat, Move { goal, by, turned: Turned::Up });
                for (action, end) in laid(after, seat) {
                    offer(&[up, action], &end, self.key(&end));
                    if !self.budget.spend(1) {
                        return Flow::Break(());
                    }
                }
            } else {
                // What a forgotten tile shows is a surprise.
                act::go(&mut after, seat, Move { goal, by, turned: Turned::Left });
                let (key, glance) = self.key(&after);
                offer(&[up], &after, (key + CURIOUS, glance + CURIOUS));
                if !self.budget.spend(1) {
                    return Flow::Break(());
                }
            }
        }
        Flow::Continue(())
    }
}

/// Every way to lay the tile that was turned up, and what comes of it.
fn laid(state: State, seat: Seat) -> impl Iterator<Item = (Action, State)> {
    orientations(&state, seat).iter().map(move |&openings| {
        let mut after = state;
        act::orient(&mut after, seat, openings);
        (Action::Orient(openings), after)
    })
}

fn key(state: &State, seat: Seat, counted: CountedTurns, forgotten: Forgotten) -> (f32, f32) {
    let glance = glance(state, seat, counted, forgotten);
    let over = !matches!(state.public.stage, Stage::Act { .. });
    let unused =
        if over { 0 } else { u8::from(!state.public.slide_used) + u8::from(!state.public.ability_used) };
    (FOUND * real(state.found()) + UNUSED * f32::from(unused) + glance, glance)
}
