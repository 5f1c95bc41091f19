//! How the five think.

use irrgarten_game::{Game as _, SearchRng, Seat};
use irrgarten_players::{Budget, Character, Hints as _, Knowledge, Thought, Valued};

use super::lines::Sense;
use super::memory::forgotten;
use super::plans::{Plan, Planner};
use super::standing::{CountedTurns, after_page, chance, survey, usual_chance};
use crate::Paintings;
use crate::action::Action;
use crate::public::Stage;

/// What makes one bot play differently from another.
struct Manner {
    sense: Sense,
    counted: CountedTurns,
    /// For how many turns it remembers a tile that was turned face down.
    memory: Option<usize>,
    /// How many plans it goes on with.
    width: usize,
    /// How many of them it looks at closely, and in how many it waits for the thief's next page.
    closely: usize,
    waits: usize,
}

const fn manner(character: Character) -> Manner {
    let (sense, counted, memory, width) = match character {
        Character::Mouse => (Sense::One, CountedTurns::Own, Some(3), 2),
        Character::Hedgehog => (Sense::OneAtATime, CountedTurns::Own, Some(6), 2),
        Character::Fox => (Sense::All, CountedTurns::Own, None, 2),
        Character::Raven => (Sense::All, CountedTurns::All, None, 4),
        Character::Owl => (Sense::All, CountedTurns::All, None, 16),
    };
    let (closely, waits) = if character as u8 == Character::Owl as u8 { (16, 6) } else { (0, 0) };
    Manner { sense, counted, memory, width, closely, waits }
}

/// What is seen at a glance counts that much beside what is known.
const GLANCE: f32 = 0.3;

pub(super) fn think(
    known: &Knowledge<'_, Paintings>,
    character: Character,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Thought<Action>> {
    let (state, seat) = (Paintings::determinize(known.view, dice), known.seat);
    match state.public.stage {
        Stage::Read(mover) if mover == seat => Some(Thought::plain(Action::Read, chance(&state, 0.0))),
        Stage::Act { seat: mover, .. } | Stage::Orient { seat: mover, .. } if mover == seat => {
            let manner = manner(character);
            let (sense, counted, width) = (manner.sense, manner.counted, manner.width);
            let forgotten = forgotten(known, manner.memory);
            let mut planner = Planner { seat, sense, counted, forgotten, width, budget };
            let plans = planner.plans(&state);
            chosen(plans, seat, &manner, budget)
        }
        _ => None,
    }
}

/// A plan, and how the team stands after it.
struct Considered {
    plan: Plan,
    standing: f32,
    /// The part of that which comes after the next seat's turn.
    later: f32,
}

impl Considered {
    fn at_a_glance(plan: Plan) -> Considered {
        Considered { standing: plan.glance, later: 0.0, plan }
    }
}

/// What each of these actions is worth if the rest of the turn is played as well as the owl can; `None` for a seat that
/// is not on turn.
pub(super) fn appraise(
    known: &Knowledge<'_, Paintings>,
    actions: &[Action],
    dice: &mut SearchRng,
) -> Option<Vec<f32>> {
    let (state, seat) = (Paintings::determinize(known.view, dice), known.seat);
    let manner = manner(Character::Owl);
    let (sense, counted, width) = (manner.sense, manner.counted, manner.width);
    let forgotten = forgotten(known, manner.memory);
    let value = |&action: &Action| {
        // As much thought for each as for a whole decision.
        let mut budget = Budget::nodes(Paintings::NODES[Character::Owl.index()]);
        let mut after = state;
        if action != Action::End {
            Paintings::act(&mut after, seat, action);
        }
        let mut planner = Planner { seat, sense, counted, forgotten, width, budget: &mut budget };
        let plans = if action == Action::End { vec![planner.nothing(&after)] } else { planner.plans(&after) };
        let mut all: Vec<Considered> = plans.into_iter().map(Considered::at_a_glance).collect();
        look_closely(&mut all, seat, &manner, &mut budget);
        all.first().map(|best| usual_chance(&best.plan.end, best.standing))
    };
    actions.iter().map(value).collect()
}

/// The best plan after a closer look at some of them.
fn chosen(plans: Vec<Plan>, seat: Seat, manner: &Manner, budget: &mut Budget<'_>) -> Option<Thought<Action>> {
    let mut all: Vec<Considered> = plans.into_iter().map(Considered::at_a_glance).collect();
    if all.len() > 1 {
        look_closely(&mut all, seat, manner, budget);
    }
    let first = |plan: &Plan| plan.actions.first().copied().unwrap_or(Action::End);
    let mut compared: Vec<Valued<Action>> = Vec::new();
    for Considered { plan, standing, .. } in &all {
        let action = first(plan);
        if compared.iter().all(|known| known.action != action) {
            compared.push(Valued { action, value: chance(&plan.end, *standing), error: 0.0 });
        }
    }
    let best = all.into_iter().next()?.plan;
    let value = compared.first()?.value;
    let then = best.actions.iter().copied().skip(1);
    let end = (best.end.public.stage != Stage::Won && !best.actions.is_empty()).then_some(Action::End);
    Some(Thought { action: first(&best), value, compared, then: then.chain(end).collect() })
}

/// Puts the best first, as far as the budget goes. Plans that are not looked at closely stay behind those that are.
fn look_closely(all: &mut Vec<Considered>, seat: Seat, manner: &Manner, budget: &mut Budget<'_>) {
    if manner.closely == 0 || all.is_empty() {
        return;
    }
    all.truncate(manner.closely);
    let mut known = Vec::new();
    for considered in all.iter() {
        let (next, later) = survey(&considered.plan.end, seat, budget);
        if budget.left() == 0 {
            return;
        }
        known.push((next + later, later));
    }
    for (considered, (standing, later)) in all.iter_mut().zip(known) {
        considered.standing = standing + GLANCE * considered.plan.glance;
        considered.later = later;
    }
    sort(all);
    let mut known = Vec::new();
    for Considered { plan, later, .. } in all.iter().take(manner.waits) {
        let next = after_page(&plan.end, seat, plan.end.public.book, budget);
        if budget.left() == 0 {
            return;
        }
        known.push(next + later + GLANCE * plan.glance);
    }
    for (considered, standing) in all.iter_mut().zip(known) {
        considered.standing = standing;
    }
    let waits = manner.waits.min(all.len());
    sort(&mut all[..waits]);
    // A plan that was not followed to the next page is not better than one that was.
    let most = all[waits - 1].standing;
    all[waits..].iter_mut().for_each(|considered| considered.standing = considered.standing.min(most));
}

fn sort(all: &mut [Considered]) {
    all.sort_by(|one, other| {
        let found = other.plan.end.found().cmp(&one.plan.end.found());
        found.then(other.standing.total_cmp(&one.standing))
    });
}
