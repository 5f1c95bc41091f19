//! Looking ahead: each plan is tried in the same imagined worlds with the same luck, others answer as they usually do,
//! and what comes of it is judged when the seat is on turn again.

use irrgarten_game::{Dice as _, Game, Outcome, SearchRng, Seat, Turn, draw};

use crate::{Budget, Knowledge, Thought, Valued};

/// What the search has to know about a game.
pub trait Outlook<G: Game> {
    /// The expected share of the victory for a seat, from 0 to 1.
    fn worth(&self, state: &G::State, seat: Seat) -> f32;

    /// What a seat usually does; also for the seat that thinks, where its plan ends before its turn does.
    fn reply(&self, state: &G::State, seat: Seat, dice: &mut SearchRng) -> Option<G::Action>;

    /// A state behind what is seen. A game that draws conclusions from the past imagines better than at random.
    fn imagine(&self, known: &Knowledge<'_, G>, dice: &mut SearchRng) -> G::State {
        G::determinize(known.view, dice)
    }
}

/// The share of the victory: equal firsts divide it.
pub fn share(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome {
        Outcome::Team { won } => f32::from(u8::from(*won)),
        Outcome::Ranking(places) if places[seat] == 1 => {
            1.0 / places.iter().filter(|&&place| place == 1).count() as f32
        }
        Outcome::Ranking(_) => 0.0,
    }
}

/// A plan under comparison: the actions of one turn, and what came of it so far.
#[derive(Clone)]
struct Candidate<A> {
    plan: Vec<A>,
    tries: f32,
    sum: f32,
    squares: f32,
}

impl<A: Copy> Candidate<A> {
    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1.0)
    }

    fn valued(&self) -> Option<Valued<A>> {
        let variance = (self.squares / self.tries.max(1.0) - self.mean().powi(2)).max(0.0);
        let error = (variance / self.tries.max(1.0)).sqrt();
        Some(Valued { action: *self.plan.first()?, value: self.mean(), error })
    }
}

/// The most events between a plan and the seat's next turn: enough for every game, and an end for all.
const HORIZON: u32 = 200;
/// How many worlds each plan is tried in before any is given up.
const FIRST_WORLDS: usize = 4;

/// Compares plans, which begin with different or equal actions and are best first as far as the caller can tell. After a
/// few worlds for each the worse half is given up, again and again, so that the close ones are looked at longest. The
/// budget pays one node for each event that is played out.
pub fn look_ahead<G: Game>(
    known: &Knowledge<'_, G>,
    plans: Vec<Vec<G::Action>>,
    outlook: &impl Outlook<G>,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Option<Thought<G::Action>> {
    let fresh = |plan| Candidate { plan, tries: 0.0, sum: 0.0, squares: 0.0 };
    let mut racing: Vec<_> = plans.into_iter().filter(|plan| !plan.is_empty()).map(fresh).collect();
    let mut beaten: Vec<Candidate<G::Action>> = Vec::new();
    let mut worlds = FIRST_WORLDS;
    'thinking: while racing.len() > 1 {
        for _ in 0..worlds {
            let (world, luck) = (outlook.imagine(known, dice), dice.word());
            for candidate in &mut racing {
                let mut dice = SearchRng::new(u64::from(luck));
                let (value, nodes) = try_out::<G>(world, known.seat, &candidate.plan, outlook, &mut dice);
                candidate.tries += 1.0;
                candidate.sum += value;
                candidate.squares += value * value;
                if !budget.spend(nodes) {
                    break 'thinking;
                }
            }
        }
        racing.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        beaten.splice(0..0, racing.split_off(racing.len().div_ceil(2)));
        worlds *= 2;
    }
    // A plan that was tried in one world less than others is judged by the worlds it was tried in; one tried in none, not at all.
    racing.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    let best = racing.first()?.clone();
    let mut compared: Vec<Valued<G::Action>> = Vec::new();
    for candidate in racing.iter().chain(&beaten).filter_map(Candidate::valued) {
        if compared.iter().all(|known| known.action != candidate.action) {
            compared.push(candidate);
        }
    }
    let value = best.mean();
    Some(Thought { action: best.plan[0], value, compared, then: best.plan[1..].to_vec() })
}

/// Plays a plan in a world, then everybody's usual replies until the seat is on turn again.
fn try_out<G: Game>(
    mut state: G::State,
    seat: Seat,
    plan: &[G::Action],
    outlook: &impl Outlook<G>,
    dice: &mut SearchRng,
) -> (f32, u64) {
    let mut plan = plan.iter();
    let mut others_played = false;
    for events in 1..=HORIZON {
        match G::turn(&state) {
            Turn::Over(outcome) => return (share(&outcome, seat), u64::from(events)),
            Turn::Chance => {
                let Some(drawn) = draw::<G>(&state, dice) else { break };
                G::chance(&mut state, drawn);
            }
            Turn::Decide(seats) => {
                let Some(actor) = seats.iter().next() else { break };
                if actor == seat && others_played {
                    return (outlook.worth(&state, seat), u64::from(events));
                }
                others_played |= actor != seat;
                let planned = if actor == seat { plan.next().copied() } else { None };
                // What chance has brought may make a plan impossible.
                let planned = planned.filter(|&action| G::check(&state, actor, action).is_ok());
                let Some(action) = planned.or_else(|| outlook.reply(&state, actor, dice)) else { break };
                G::act(&mut state, actor, action);
            }
        }
    }
    (outlook.worth(&state, seat), u64::from(HORIZON))
}
