//! The owl: every placement is judged, the promising ones are tried in imagined worlds until its own next turn, and the
//! last cards are played out.

use irrgarten_game::{Dice as _, Game as _, PerSeat, SearchRng, Seat};
use irrgarten_players::{Budget, Sight};

use super::last;
use super::plans::{Foresight, Plan, placements};
use super::prospects::Prospects;
use super::share::{USUAL, cards_left, steepness};
use crate::Cards;
use crate::action::{Action, Draw};
use crate::chart::Chart;
use crate::components::{Card, CardSet};
use crate::rules::pass_on;
use crate::state::State;

/// So many plans are tried, in so many worlds at first; then the better half in twice as many, and so on.
const TRIED: usize = 4;
const WORLDS: usize = 24;
/// What is tried counts as much as what was judged after so many worlds.
const DOUBT: f32 = 16.0;
/// To judge a plan all hidden cards are looked at: as much work as two positions with a hand.
const JUDGING: u64 = 2;

/// All plans that were compared, the best first. Whoever asks about an action finds it among them.
pub(super) fn ponder(
    sight: &Sight<'_, Cards>,
    state: &State,
    asked: Option<Action>,
    budget: &mut Budget<'_>,
    dice: &mut SearchRng,
) -> Vec<Plan> {
    let mut plans = judge(state, sight.seat, Foresight::Round, budget, dice);
    if let Some(asked) = asked {
        // In front, so that it is not given up before it is tried or played out.
        plans.retain(|plan| plan.action != asked);
        plans.insert(0, Plan::judged(state, sight.seat, asked, Foresight::Round));
    }
    if last::is_open(state) {
        last::solve(sight.seat, &mut plans, budget);
    } else if state.seats() == 2 {
        // With more seats too much happens in between: the noise of what is tried is larger than what it tells.
        race(sight, &mut plans, budget, dice);
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
    best_first(&mut plans, |plan| plan);
    plans
}

fn best_first<T>(things: &mut [T], plan: impl Fn(&T) -> &Plan) {
    things.sort_by(|one, other| plan(other).value.total_cmp(&plan(one).value));
}

/// A plan in the race, and what it led to.
struct Racer {
    plan: Plan,
    judged: PerSeat<f32>,
    tries: f32,
    sums: PerSeat<f32>,
    /// Of what the seat itself won.
    squares: f32,
}

impl Racer {
    fn of(plan: &Plan) -> Racer {
        let nothing = PerSeat::new(plan.points.seats());
        Racer { plan: plan.clone(), judged: plan.points, tries: 0.0, sums: nothing, squares: 0.0 }
    }

    fn mean(&self, seat: Seat) -> f32 {
        self.sums[seat] / self.tries.max(1.0)
    }

    /// What was judged, moved by how it did compared with the others. What the next seat can expect is known exactly.
    fn rate(&mut self, seat: Seat, usual: &PerSeat<f32>) {
        let seats = usual.seats();
        let trust = self.tries / (self.tries + DOUBT);
        self.plan.points = self.judged;
        for who in Seat::all(seats).filter(|&who| who != seat.left(seats)) {
            self.plan.points[who] += trust * (self.mean(who) - usual[who]);
        }
        self.plan.rate(seat);
        let spread = (self.squares / self.tries.max(1.0) - self.mean(seat).powi(2)).max(0.0).sqrt();
        let slope =
            steepness(seats, cards_left(&self.plan.after)) * self.plan.value * (1.0 - self.plan.value);
        self.plan.error = slope * trust * spread / self.tries.max(1.0).sqrt();
    }
}

/// Tries the best plans in the same worlds and puts them in order.
fn race(sight: &Sight<'_, Cards>, plans: &mut [Plan], budget: &mut Budget<'_>, dice: &mut SearchRng) {
    let tried = TRIED.min(plans.len());
    let mut racers: Vec<Racer> = plans[..tried].iter().map(Racer::of).collect();
    let (mut racing, mut worlds, mut going_on) = (tried, WORLDS, true);
    while racing > 1 && going_on {
        for _ in 0..worlds {
            // A world is seen by all or by none.
            let world = World::imagine(sight, dice);
            let nodes: u64 = racers[..racing].iter_mut().map(|racer| world.try_out(sight.seat, racer)).sum();
            going_on = budget.spend(nodes);
            if !going_on {
                break;
            }
        }
        let seats = racers[0].judged.seats();
        let usual = PerSeat::from_fn(seats, |who| {
            racers[..racing].iter().map(|racer| racer.mean(who)).sum::<f32>() / racing as f32
        });
        racers[..racing].iter_mut().for_each(|racer| racer.rate(sight.seat, &usual));
        best_first(&mut racers[..racing], |racer| &racer.plan);
        racing = racing.div_ceil(2);
        worlds *= 2;
    }
    for (plan, racer) in plans.iter_mut().zip(racers) {
        *plan = racer.plan;
    }
}

/// An imagined deal: who holds what, and the pile in order.
struct World {
    state: State,
    pile: Vec<Card>,
    luck: u64,
}

impl World {
    fn imagine(sight: &Sight<'_, Cards>, dice: &mut SearchRng) -> World {
        let state = Cards::determinize(sight.view, dice);
        let mut pile: Vec<Card> = state.unseen.iter().map(|(card, _)| card).collect();
        dice.shuffle(&mut pile);
        World { state, pile, luck: u64::from(dice.word()) }
    }

    /// Plays a plan, greedy replies of everybody, and notes what each wins more or less than usual; the seat itself in
    /// its next turn. Gives the number of positions looked at.
    fn try_out(&self, seat: Seat, racer: &mut Racer) -> u64 {
        let mut state = self.state;
        let (mut pile, mut dice) = (self.pile.iter(), SearchRng::new(self.luck));
        Cards::act(&mut state, seat, racer.plan.action);
        draw(&mut state, &mut pile);
        racer.tries += 1.0;
        let (mut nodes, mut found) = (0, Vec::new());
        while let Some(mover) = state.mover {
            let mut chart = Chart::blank();
            chart.draw(&state);
            let mut prospects = Prospects::new(&state, &chart);
            nodes += 1;
            if mover == seat {
                let won = prospects.most_of(state.hands[seat]) as f32 - USUAL;
                racer.sums[seat] += won;
                racer.squares += won * won;
                break;
            }
            found.clear();
            let most = prospects.best(state.hands[mover], &mut found);
            racer.sums[mover] += most as f32 - USUAL;
            if found.is_empty() {
                break;
            }
            let (action, taken) = found[dice.below(found.len() as u32) as usize];
            lay(&mut state, mover, action, taken);
            draw(&mut state, &mut pile);
        }
        nodes
    }
}

/// Lays a card and takes these, which an action lists by their cells.
pub(super) fn lay(state: &mut State, seat: Seat, action: Action, taken: CardSet) {
    state.hands[seat].remove(action.card);
    for card in taken.iter() {
        state.labyrinth.lift(card);
        state.won[seat].add(card);
    }
    state.labyrinth.lay(action.card, action.cell, action.top);
    if state.drawing().is_none() {
        pass_on(state, seat);
    }
}

fn draw<'a>(state: &mut State, pile: &mut impl Iterator<Item = &'a Card>) {
    if state.drawing().is_some()
        && let Some(&card) = pile.next()
    {
        Cards::chance(state, Draw(card));
    }
}
