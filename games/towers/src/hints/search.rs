//! Comparing whole turns in the same imagined worlds, the close ones longest.

use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_players::{Budget, Knowledge, Thought, Valued};

use super::ahead::{Others, Tried, World};
use super::belief::{Belief, unit};
use super::turn::Branch;
use crate::Towers;
use crate::action::Action;

/// This many worlds before any slide is given up.
const FIRST_WORLDS: usize = 6;
/// Enough for one decision.
const WORLDS: usize = 120;
/// So many in which moves are compared that are graded, until it is certain how good they are.
const LOT: usize = 24;
/// Quantiles that far apart from one world to the next cover the likely evenly, however many there are.
const GOLDEN: f32 = 0.618_034;

pub(super) fn think(
    known: &Knowledge<'_, Towers>,
    branches: Vec<Branch>,
    belief: &Belief,
    others: Others,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Thought<Action>> {
    let mut racing: Vec<Tried> = branches.into_iter().map(Tried::new).collect();
    // Equals must not always be chosen in the same order: two players could go round in circles.
    dice.shuffle(&mut racing);
    let mut beaten: Vec<Tried> = Vec::new();
    let mut quantile = unit(dice);
    let (mut lived, mut worlds) = (0, FIRST_WORLDS);
    // Where the slide is made there is less to compare.
    let enough = if racing.len() == 1 { WORLDS / 2 } else { WORLDS };
    'thinking: while lived < enough {
        for _ in 0..worlds {
            quantile = (quantile + GOLDEN).fract();
            let world = World::imagine(known, belief, quantile, dice);
            for tried in &mut racing {
                if !tried.live(&world, known.seat, others, budget) {
                    break 'thinking;
                }
            }
        }
        lived += worlds;
        worlds = worlds * 3 / 2;
        sort(&mut racing);
        beaten.splice(0..0, racing.split_off(racing.len().div_ceil(2).max(2).min(racing.len())));
    }
    // A candidate that was not looked at does not count, unless none was.
    let looked_at = racing.iter().chain(&beaten).any(|tried| tried.worlds() > 0.0);
    racing.retain(|tried| !looked_at || tried.worlds() > 0.0);
    sort(&mut racing);
    racing.extend(beaten);
    let best = racing.first()?;
    let (nth, value) = best.best();
    let stop = best.branch.stops.get(nth)?.action();
    let Some(slide) = best.branch.slide else {
        return Thought::best(stops(best));
    };
    let compared = racing.iter().filter_map(|tried| {
        let (value, error) = tried.value(tried.best().0);
        Some(Valued { action: tried.branch.slide?, value, error })
    });
    Some(Thought { action: slide, value, compared: compared.collect(), then: vec![stop] })
}

/// What each of these actions is worth, all in the same worlds: slides, or stops behind the slide that has been made.
pub(super) fn appraise(
    known: &Knowledge<'_, Towers>,
    branches: Vec<Branch>,
    actions: &[Action],
    belief: &Belief,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Vec<f32>> {
    let wanted = |branch: &Branch| branch.slide.is_none_or(|slide| actions.contains(&slide));
    let tried = |branch: Branch| if branch.slide.is_some() { Tried::new(branch) } else { Tried::all(branch) };
    let mut all: Vec<Tried> = branches.into_iter().filter(wanted).map(tried).collect();
    let mut quantile = unit(dice);
    for _ in 0..LOT {
        quantile = (quantile + GOLDEN).fract();
        let world = World::imagine(known, belief, quantile, dice);
        for tried in &mut all {
            // Every move is looked at in every world: what is granted bounds the thought of a player, not the grade.
            let _ = tried.live(&world, known.seat, Others::Seek, budget);
        }
    }
    let value = |&action: &Action| {
        all.iter().find_map(|tried| match tried.branch.slide {
            Some(slide) => (slide == action).then(|| tried.value(tried.best().0).0),
            None => tried.value_of(action),
        })
    };
    actions.iter().map(value).collect()
}

/// The best first.
fn sort(racing: &mut [Tried]) {
    racing.sort_by(|one, other| other.best().1.total_cmp(&one.best().1));
}

/// Every stop with its value.
fn stops(tried: &Tried) -> Vec<Valued<Action>> {
    let all = tried.branch.stops.iter().enumerate().map(|(nth, stop)| {
        let (value, error) = tried.value(nth);
        Valued { action: stop.action(), value, error }
    });
    all.collect()
}
