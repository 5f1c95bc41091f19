//! How the five think.

use irrgarten_game::{Game as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Sight, Thought, Valued};

use super::lines::Sense;
use super::memory::forgotten;
use super::plans::{Plan, Planner};
use super::standing::{Care, after_page, chance, survey};
use crate::Paintings;
use crate::action::Action;
use crate::state::Stage;

/// What tells one player from another.
struct Manner {
    sense: Sense,
    care: Care,
    /// For how many turns it remembers a tile that was turned face down.
    memory: Option<usize>,
    /// How many plans it goes on with.
    width: usize,
    /// How many of them it looks at closely, and in how many it waits for the thief's next page.
    closely: usize,
    waits: usize,
}

const fn manner(who: Character) -> Manner {
    let (sense, care, memory, width) = match who {
        Character::Mouse => (Sense::Slides, Care::Own, Some(2), 2),
        Character::Hedgehog => (Sense::OneAtATime, Care::Own, Some(6), 2),
        Character::Fox => (Sense::All, Care::Own, None, 2),
        Character::Raven => (Sense::All, Care::All, None, 4),
        Character::Owl => (Sense::All, Care::All, None, 8),
    };
    let (closely, waits) = if who as u8 == Character::Owl as u8 { (8, 4) } else { (0, 0) };
    Manner { sense, care, memory, width, closely, waits }
}

/// What is seen at a glance counts that much beside what is known.
const GLANCE: f32 = 0.3;

pub(super) fn think(
    sight: &Sight<'_, Paintings>,
    who: Character,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Thought<Action>> {
    let (state, seat) = (Paintings::determinize(sight.view, dice), sight.seat);
    match state.stage {
        Stage::Read(mover) if mover == seat => Some(Thought::plain(Action::Read, chance(&state, 0.0))),
        Stage::Act { seat: mover, .. } if mover == seat => {
            let manner = manner(who);
            let (sense, care, width) = (manner.sense, manner.care, manner.width);
            let forgotten = forgotten(sight, manner.memory);
            let mut planner = Planner { seat, sense, care, forgotten, width, budget };
            let plans = planner.plans(&state);
            chosen(plans, seat, &manner, budget)
        }
        _ => None,
    }
}

/// The best plan after a closer look at some of them.
fn chosen(plans: Vec<Plan>, seat: Seat, manner: &Manner, budget: &mut Budget<'_>) -> Option<Thought<Action>> {
    let mut valued: Vec<(Plan, f32)> =
        plans.into_iter().map(|plan| { let glance = plan.glance; (plan, glance) }).collect();
    look_closely(&mut valued, seat, manner, budget);
    let first = |plan: &Plan| plan.actions.first().copied().unwrap_or(Action::End);
    let mut compared: Vec<Valued<Action>> = Vec::new();
    for (plan, standing) in &valued {
        let action = first(plan);
        if compared.iter().all(|known| known.action != action) {
            compared.push(Valued { action, value: chance(&plan.end, *standing), error: 0.0 });
        }
    }
    let (best, _) = valued.into_iter().next()?;
    let value = compared.first()?.value;
    let won = best.end.stage == Stage::Won;
    let then = best.actions.iter().copied().skip(1);
    let end = (!won && !best.actions.is_empty()).then_some(Action::End);
    Some(Thought { action: first(&best), value, compared, then: then.chain(end).collect() })
}

/// Puts the best first. Plans that are not looked at closely stay behind those that are.
fn look_closely(valued: &mut [(Plan, f32)], seat: Seat, manner: &Manner, budget: &mut Budget<'_>) {
    let closely = manner.closely.min(valued.len());
    let mut later = Vec::new();
    for (plan, standing) in &mut valued[..closely] {
        let (next, others) = survey(&plan.end, seat, budget);
        if budget.left() == 0 {
            return;
        }
        later.push((next + others + GLANCE * plan.glance, others));
        *standing = later[later.len() - 1].0;
    }
    sort(&mut valued[..closely]);
    let waits = manner.waits.min(closely);
    for (plan, standing) in &mut valued[..waits] {
        let others = later.iter().find(|(all, _)| all == standing).map_or(0.0, |&(_, others)| others);
        let next = after_page(&plan.end, seat, plan.end.book, budget);
        if budget.left() == 0 {
            return;
        }
        *standing = next + others + GLANCE * plan.glance;
    }
    sort(&mut valued[..waits]);
}

fn sort(valued: &mut [(Plan, f32)]) {
    valued.sort_by(|(one, first), (other, second)| {
        (other.end.found(), *second).partial_cmp(&(one.end.found(), *first)).unwrap_or(std::cmp::Ordering::Equal)
    });
}
