//! The last cards of two seats. When the pile is empty each knows what the other holds: nothing is hidden any more, and
//! the rest of the game can be played out in mind.

use irrgarten_game::Seat;
use irrgarten_players::Budget;

use super::owl::best_first;
use super::plans::Plan;
use super::prospects::Prospects;
use super::share::cards_left;
use super::worlds::lay;
use crate::moves::chart::Chart;
use crate::state::State;

/// Winning counts more than any number of points.
const VICTORY: i32 = 100;

/// With more than a card in each hand only this many plans, the best by judgement, are played out.
const PLAYED_OUT: usize = 8;

/// Is everything known to everybody?
pub(super) fn is_open(state: &State) -> bool {
    state.seats() == 2 && state.unseen.total() == 0
}

/// Finds out what each plan leads to. The plans, ordered by promise, are left as they were if the budget is too small;
/// otherwise only those remain that were played out.
pub(super) fn solve(seat: Seat, plans: &mut Vec<Plan>, budget: &mut Budget<'_>) {
    let many = plans.first().is_some_and(|plan| cards_left(&plan.after) > 1);
    let played_out = if many { PLAYED_OUT.min(plans.len()) } else { plans.len() };
    let mut known = Vec::new();
    let mut best = -2 * VICTORY;
    for plan in &plans[..played_out] {
        // Of a plan that is worse than another it is enough to know that.
        let Some(value) = after(&plan.after, seat, best, 2 * VICTORY, budget) else { return };
        best = best.max(value);
        known.push(value);
    }
    plans.truncate(played_out);
    for (plan, value) in plans.iter_mut().zip(known) {
        plan.value = share(value);
    }
    best_first(plans);
}

/// What each plan leads to; `None` if the budget is too small.
pub(super) fn worth(seat: Seat, plans: &[Plan], budget: &mut Budget<'_>) -> Option<Vec<f32>> {
    let played_out = |plan: &Plan| after(&plan.after, seat, -2 * VICTORY, 2 * VICTORY, budget).map(share);
    plans.iter().map(played_out).collect()
}

/// A result as a share of the victory. The points break ties, within a hundredth.
fn share(value: i32) -> f32 {
    let points = (value - VICTORY * value.signum()).clamp(-20, 20) as f32;
    (0.5 + 0.49 * value.signum() as f32 + 0.0005 * points).clamp(0.0, 1.0)
}

/// What a seat gets in the end if the game stands like this after its turn.
fn after(state: &State, seat: Seat, alpha: i32, beta: i32, budget: &mut Budget<'_>) -> Option<i32> {
    match state.mover {
        Some(next) if next == seat => best(state, seat, alpha, beta, budget),
        Some(next) => best(state, next, -beta, -alpha, budget).map(|value| -value),
        None => Some(result(state, seat, 0)),
    }
}

/// What the seat on turn gets in the end.
fn best(state: &State, seat: Seat, alpha: i32, beta: i32, budget: &mut Budget<'_>) -> Option<i32> {
    if !budget.spend(1) {
        return None;
    }
    let mut chart = Chart::blank();
    chart.draw(state);
    let mut prospects = Prospects::new(state, &chart);
    let left = cards_left(state);
    if left <= 2 && state.hands[seat].len() == 1 {
        let most = result(state, seat, prospects.most_of(state.hands[seat]));
        // With a card of the other's to come it can only become less.
        if left == 1 || most <= alpha {
            return Some(most);
        }
    }
    let mut moves = Vec::new();
    prospects.all(state.hands[seat], &mut moves);
    if moves.is_empty() {
        return None; // C-PLACE-05: rare, and nothing that could be played out fast.
    }
    moves.sort_by_key(|(_, taken)| std::cmp::Reverse(taken.len()));
    let mut reached = -2 * VICTORY;
    for (action, taken) in moves {
        let mut next = *state;
        lay(&mut next, seat, action, taken);
        reached = reached.max(after(&next, seat, alpha.max(reached), beta, budget)?);
        if reached >= beta {
            break;
        }
    }
    Some(reached)
}

/// The result with this many points more.
fn result(state: &State, seat: Seat, more: usize) -> i32 {
    let own = (state.won[seat].len() + more) as i32;
    let margin = own - state.won[seat.left(2)].len() as i32;
    VICTORY * margin.signum() + margin
}
