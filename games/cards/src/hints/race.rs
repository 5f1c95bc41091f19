//! The most promising plans are tried in the same imagined worlds; the worse half is given up, again and again.

use irrgarten_game::SearchRng;
use irrgarten_players::{Budget, Knowledge};

use super::plans::Plan;
use super::worlds::World;
use crate::Cards;

/// How many plans are tried, and in how many worlds at first; then the better half in twice as many, and so on.
const TRIED: usize = 16;
const WORLDS: usize = 32;
/// What was judged counts as much as this many worlds: a candidate that is stopped early has not followed the luck of a few.
const DOUBT: f32 = 16.0;

/// A plan in the race, and the shares of the victory it led to.
struct Racer {
    plan: Plan,
    judged: f32,
    tries: f32,
    sum: f32,
    squares: f32,
}

impl Racer {
    fn of(plan: &Plan) -> Racer {
        Racer { plan: plan.clone(), judged: plan.value, tries: 0.0, sum: 0.0, squares: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1.0)
    }

    /// What it led to, drawn towards what was judged; worlds promise all plans so much more or less than judgement.
    fn rate(&mut self, more: f32) {
        let trust = self.tries / (self.tries + DOUBT);
        let value = trust * self.mean() + (1.0 - trust) * (self.judged + more);
        let variance = (self.squares / self.tries.max(1.0) - self.mean().powi(2)).max(0.0);
        self.plan.value = value.clamp(0.0, 1.0);
        self.plan.error = trust * (variance / self.tries.max(1.0)).sqrt();
    }
}

/// Tries the first plans and puts them in order; the others are given up.
pub(super) fn race(
    known: &Knowledge<'_, Cards>,
    plans: &mut Vec<Plan>,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) {
    if budget.left() == 0 {
        return;
    }
    let mut racers: Vec<Racer> = plans.iter().take(TRIED).map(Racer::of).collect();
    let (mut racing, mut worlds, mut going_on) = (racers.len(), WORLDS, true);
    while racing > 1 && going_on {
        let heat = &mut racers[..racing];
        for _ in 0..worlds {
            // A world is seen by all or by none.
            let world = World::imagine(known, dice);
            going_on = budget.spend(heat.iter_mut().map(|racer| run(racer, &world, known)).sum());
            if !going_on {
                break;
            }
        }
        let more = heat.iter().map(|racer| racer.mean() - racer.judged).sum::<f32>() / racing as f32;
        for racer in heat.iter_mut() {
            racer.rate(more);
        }
        heat.sort_by(|one, other| other.plan.value.total_cmp(&one.plan.value));
        racing = racing.div_ceil(2);
        worlds *= 2;
    }
    // A candidate given up after a few lucky worlds is not better than one that was kept.
    let mut most = 1.0_f32;
    for racer in &mut racers {
        most = most.min(racer.plan.value);
        racer.plan.value = most;
    }
    *plans = racers.into_iter().map(|racer| racer.plan).collect();
}

/// What plans lead to on average, all in the same so many worlds.
pub(super) fn mean(
    known: &Knowledge<'_, Cards>,
    plans: &[Plan],
    worlds: usize,
    dice: &mut SearchRng,
) -> Vec<f32> {
    let worlds: Vec<World> = (0..worlds).map(|_| World::imagine(known, dice)).collect();
    let mean = |plan: &Plan| {
        let shares = worlds.iter().map(|world| world.try_out(known.seat, plan).0);
        shares.sum::<f32>() / worlds.len().max(1) as f32
    };
    plans.iter().map(mean).collect()
}

/// Tries a plan in one more world. Gives the number of positions looked at.
fn run(racer: &mut Racer, world: &World, known: &Knowledge<'_, Cards>) -> u64 {
    let (share, nodes) = world.try_out(known.seat, &racer.plan);
    racer.tries += 1.0;
    racer.sum += share;
    racer.squares += share * share;
    nodes
}
