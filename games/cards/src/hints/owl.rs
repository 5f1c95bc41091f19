//! The owl: every placement is judged, the promising ones are tried in imagined worlds until its own next turn or, near
//! the end, until the game is over; the last cards of two seats are solved.

use irrgarten_game::{Dice as _, SearchRng, Seat};
use irrgarten_players::{Budget, Knowledge};

use super::last;
use super::plans::{Foresight, Plan, placements};
use super::race::race;
use crate::Cards;
use crate::action::Action;
use crate::state::State;

/// To judge a plan all hidden cards are looked at: as much work as two positions with a hand.
const JUDGING: u64 = 2;

/// All plans that were compared, the best first. Whoever asks about an action finds it among them.
pub(super) fn ponder(
    known: &Knowledge<'_, Cards>,
    state: &State,
    asked: Option<Action>,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Vec<Plan> {
    let mut plans = judge(state, known.seat, Foresight::Round, budget, dice);
    if let Some(asked) = asked {
        // In front, so that it is not given up before it is tried or played out.
        plans.retain(|plan| plan.action != asked);
        plans.insert(0, Plan::judged(state, known.seat, asked, Foresight::Round));
    }
    if last::is_open(state) {
        last::solve(known.seat, &mut plans, budget);
    } else if state.seats() > 1 {
        race(known, &mut plans, budget, dice);
    }
    plans
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
