//! D-BOT-01: the built-in bots are slowed down, not made stronger. They try as people do, look at nobody else, and
//! take longer for what is harder to find.

use std::ops::RangeInclusive;

use irrgarten_game::{Dice as _, Paced, SearchRng, Seat};

use crate::action::Action;
use crate::components::{CardSet, Roll};
use crate::fit::Task;
use crate::options::Judge;
use crate::public::{Phase, Table as _};
use crate::race::{is_right, may_exchange};
use crate::state::State;
use crate::{hints, moves, solve};

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// What it takes of the time a practised adult takes, in percent.
    pub age: u32,
    /// This many of a hundred last cards are put down wrongly, and claimed.
    pub slips: u32,
    /// Does it know which card to exchange?
    pub knows: bool,
}

/// The built-in bots: mouse, hedgehog, fox, raven, owl. A mouse is as slow as a child of six, a fox as a
/// practised adult.
pub const PACES: [Pace; 5] = [
    Pace { age: 240, slips: 8, knows: false },
    Pace { age: 150, slips: 5, knows: false },
    Pace { age: 100, slips: 3, knows: false },
    Pace { age: 60, slips: 1, knows: true },
    Pace { age: 25, slips: 0, knows: true },
];

/// Looking at a card for the first time, in milliseconds.
const READ: u32 = 1000;
/// Putting a card down to try, in milliseconds.
const TRY: u32 = 700;
/// How much one round differs from another that is as hard: the standard deviation of the logarithm.
const SPREAD: f64 = 0.35;
/// What comes of these for a practised adult, in seconds: for 3, 4 and 5 cards, freely and on a layout.
const USUAL: [[u32; 3]; 2] = [[15, 24, 35], [27, 82, 195]];
/// Putting down what the head has found, at least and at most, in milliseconds.
const HAND: (u32, u32) = (250, 800);

/// The last seat in a race has nobody to be faster than: after this many milliseconds it lets the others wait no longer.
const ALONE: u32 = 1500;

/// Everybody looks at the last round before the next one begins, in milliseconds.
const LOOK: u32 = 5000;

impl Pace {
    /// In seconds: between these lies the middle one of many races with this roll.
    pub fn band(self, roll: Roll) -> RangeInclusive<f64> {
        let usual = USUAL[usize::from(matches!(roll, Roll::Genie(_)))][roll.cards() - 3];
        let mine = f64::from(usual * self.age) / 100.0;
        0.82 * mine..=1.18 * mine
    }

    /// How long it takes to look at the cards and to try, in milliseconds.
    fn lasts(self, cards: usize, tries: u32) -> u32 {
        (READ * cards as u32).saturating_add(TRY.saturating_mul(tries)).saturating_mul(self.age) / 100
    }

    /// The same, faster or slower as it happens.
    fn takes(self, cards: usize, tries: u32, dice: &mut SearchRng) -> u32 {
        (f64::from(self.lasts(cards, tries)) * (SPREAD * normal(dice)).exp()) as u32
    }

    /// The hand that puts down what the head has found is faster than one that tries.
    fn hand(self) -> u32 {
        (READ * self.age / 250).clamp(HAND.0, HAND.1)
    }
}

/// How many of the five built-in bots somebody is faster than who claims with this hand after so many milliseconds, as a
/// part of those that an owl is faster than: 1 for a claim as fast as an owl's usual one.
pub(crate) fn beats(hand: CardSet, task: Task, millis: u32) -> f32 {
    let Some(tries) = solve::difficulty(hand, &task) else { return 1.0 };
    let beaten = |millis: f64| -> f64 {
        PACES.iter().map(|pace| slower_than(millis, f64::from(pace.lasts(hand.len(), tries)))).sum()
    };
    let owl = f64::from(PACES[PACES.len() - 1].lasts(hand.len(), tries));
    (beaten(f64::from(millis).max(1.0)) / beaten(owl)).min(1.0) as f32
}

/// How likely a bot that usually takes so long is slower than this, as the logistic curve has it, which is as good as the
/// normal one.
fn slower_than(millis: f64, usual: f64) -> f64 {
    1.0 / (1.0 + (1.702 * (millis / usual).ln() / SPREAD).exp())
}

/// Mean 0, deviation 1: the sum of twelve even draws is as good as normal.
fn normal(dice: &mut SearchRng) -> f64 {
    (0..12).map(|_| f64::from(dice.word()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

/// What a player of this strength does, and when. Nothing in ticks, where nobody is faster.
pub(super) fn paced(state: &State, seat: Seat, strength: u8, dice: &mut SearchRng) -> Option<Paced<Action>> {
    let speed = PACES[usize::from(strength).min(PACES.len() - 1)];
    let (action, after) = match state.public.phase {
        _ if state.public.in_ticks() => return None,
        Phase::Race(roll) if state.awaited(seat) => {
            let task = state.public.rulings.task(roll);
            let (action, after) = racing(state, task, seat, speed, dice)?;
            let alone = !state.public.rulings.personal() && state.seats() > 1 && state.racing().len() == 1;
            (action, if alone { after.min(ALONE) } else { after })
        }
        Phase::Race(_) if state.waiting().has(seat) => (Action::Go, 1000),
        Phase::Roll => (Action::Roll, if state.public.round > 1 { LOOK } else { 1000 }),
        Phase::Deal(_) => (Action::Go, 1000),
        Phase::Last(_) => (Action::Take(state.public.treasures.iter().last()), LOOK / 2),
        Phase::Race(_) | Phase::Rolling | Phase::Over => return None,
    };
    Some(Paced { action, after })
}

fn racing(state: &State, task: Task, seat: Seat, speed: Pace, dice: &mut SearchRng) -> Option<(Action, u32)> {
    let (place, each) = (&state.places[seat], task.roll.cards());
    let hand = speed.hand() * (70 + dice.below(61)) / 100;
    if place.laid.len() == each {
        let believes = is_right(task, place) || state.public.rulings.judge == Judge::Table;
        let last = place.laid.iter().last()?.card;
        return Some((if believes { Action::Claim } else { Action::Lift(last) }, hand));
    }
    if !place.laid.is_empty() {
        let goes_on = solve::extends(place.hand, &task, &place.laid);
        let last = place.laid.iter().last()?.card;
        let action = if goes_on { put(state, seat, speed, dice)? } else { Action::Lift(last) };
        return Some((action, hand));
    }
    // As many tries as the par time has seconds are usual: after half as many again a player doubts that there is a
    // solution.
    let (tries, usual) = (solve::difficulty(place.hand, &task), task.roll.par());
    let patience = usual * 3 / 2;
    if tries.is_none_or(|tries| tries > 3 * usual) && may_exchange(state, task, seat).is_ok() {
        let cards = exchange(place.hand, task, speed, tries.is_none(), dice);
        return Some((Action::Exchange(cards), speed.takes(each, patience, dice)));
    }
    match tries {
        // What cannot be exchanged and not be solved is given up in the end.
        None => Some((Action::Pass, speed.takes(each, 2 * patience, dice))),
        // What the hand needs afterwards, for the other cards and the claim, is part of the time.
        Some(tries) => {
            let whole = speed.takes(each, tries, dice);
            let rest = speed.hand() * each as u32;
            Some((put(state, seat, speed, dice)?, whole.saturating_sub(rest).max(hand)))
        }
    }
}

/// A card that can become part of a solution; now and then the last card is laid wrongly.
fn put(state: &State, seat: Seat, speed: Pace, dice: &mut SearchRng) -> Option<Action> {
    let place = &state.places[seat];
    let last = place.laid.len() + 1 == state.public.cards_each();
    let slips = last && state.public.rulings.judge == Judge::Table && dice.below(100) < speed.slips;
    let (mut chosen, mut seen) = (None, 0);
    let _ = moves::actions(state, seat, &mut |action| {
        let Action::Put(laid) = action else { return std::ops::ControlFlow::Continue(()) };
        let new = place.laid.spot(laid.card).is_none();
        if new && (hints::promise(state, seat, action) > 0) != slips {
            seen += 1;
            if dice.below(seen) == 0 {
                chosen = Some(action);
            }
        }
        std::ops::ControlFlow::Continue(())
    });
    chosen
}

/// The card that is exchanged when patience is over: the best one if the bot knows it, otherwise any.
fn exchange(hand: CardSet, task: Task, speed: Pace, hopeless: bool, dice: &mut SearchRng) -> CardSet {
    let best =
        (speed.knows && hopeless).then(|| solve::best_exchange(hand, CardSet::full(), &task)).flatten();
    let any = hand.iter().nth(dice.below(hand.len() as u32) as usize);
    best.map(|best| best.card).or(any).into_iter().collect()
}
