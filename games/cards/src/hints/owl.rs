//! The owl: every placement is judged, the promising ones are tried in imagined worlds until its own next turn or, near
//! the end, until the game is over; the last cards of two seats are solved.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Appraisal, Budget, Knowledge};

use super::last;
use super::plans::{Foresight, Plan, placements};
use super::race::{self, race};
use crate::Cards;
use crate::action::Action;
use crate::state::State;

/// In so many worlds moves are compared that are graded, until it is certain how good they are.
const LOT: usize = 16;

/// To judge a plan all hidden cards are looked at: as much work as two positions with a hand.
const JUDGING: u64 = 2;

/// All plans that were compared, the best first.
pub(super) fn ponder(
    known: &Knowledge<'_, Cards>,
    state: &State,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Vec<Plan> {
    let mut plans = judge(state, known.seat, Foresight::Round, budget, dice);
    if last::is_open(state) {
        last::solve(known.seat, &mut plans, budget);
    } else if state.seats() > 1 {
        race(known, &mut plans, budget, dice);
    }
    plans
}

/// What each of these placements is worth: played out where nothing is hidden any more, else tried in the same worlds.
/// Alone there is nobody to wait for, and they are judged.
pub(super) fn appraise(
    known: &Knowledge<'_, Cards>,
    state: &State,
    actions: &[Action],
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Appraisal {
    let seat = known.seat;
    let judged = |&action: &Action| Plan::judged(state, seat, action, Foresight::Round);
    let plans: Vec<Plan> = actions.iter().map(judged).collect();
    if state.seats() == 1 {
        return Appraisal { values: plans.iter().map(|plan| plan.value).collect(), sampled: false };
    }
    if last::is_open(state)
        && let Some(values) = last::worth(seat, &plans, budget)
    {
        return Appraisal { values, sampled: false };
    }
    Appraisal { values: race::mean(known, &plans, LOT, dice), sampled: true }
}

/// Judges one placement after the other, those that win most first, and at least one however small the budget is.
pub(super) fn judge(
    state: &State,
    seat: Seat,
    sees: Foresight,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Vec<Plan> {
    let mut actions = placements(state, seat);
    dice.shuffle(&mut actions);
    actions.sort_by_key(|action| std::cmp::Reverse(action.taken.len()));
    let mut plans = Vec::with_capacity(actions.len());
    for action in actions {
        plans.push(Plan::judged(state, seat, action, sees));
        if !budget.spend(JUDGING) {
            break;
        }
    }
    best_first(&mut plans);
    plans
}

pub(super) fn best_first(plans: &mut [Plan]) {
    plans.sort_by(|one, other| other.value.total_cmp(&one.value));
}
