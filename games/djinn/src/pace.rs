//! D-BOT-01: the players of the house are slowed down, not made stronger. They try as people do, look at nobody else, and
//! take longer for what is harder to find.

use irrgarten_game::{Dice as _, Paced, SearchRng, Seat};
use irrgarten_kit::List;

use crate::action::Action;
use crate::components::{Card, CardSet, MOST};
use crate::options::Judge;
use crate::race::{is_right, left_to_draw, may_exchange};
use crate::state::{Phase, Table};
use crate::{hints, moves, solve};

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Cards put down to try, in a minute.
    pub tries: u32,
    /// After so many tries in vain cards are exchanged.
    pub patience: u32,
    /// Of a hundred last cards so many are put down wrongly, and claimed.
    pub slips: u32,
}

/// From a beginner to a master.
pub const PACES: [Pace; 4] = [
    Pace { tries: 36, patience: 60, slips: 12 },
    Pace { tries: 72, patience: 90, slips: 5 },
    Pace { tries: 180, patience: 150, slips: 1 },
    Pace { tries: 600, patience: 300, slips: 0 },
];

/// Whoever is left alone in a race has nobody to be faster than, and lets nobody wait for long, in milliseconds.
const ALONE: u32 = 1500;

/// Everybody looks at the last round before the next one begins, in milliseconds.
const LOOK: u32 = 5000;

impl Pace {
    /// So many tries, in milliseconds.
    pub fn lasts(self, tries: u32) -> u32 {
        tries.saturating_mul(60_000) / self.tries
    }

    /// The hand that puts down what the head has found is faster than one that tries.
    fn hand(self, dice: &mut SearchRng) -> u32 {
        self.lasts(1).min(1600) * (30 + dice.below(40)) / 100
    }
}

/// What a player of this strength does, and when. Nothing in ticks, where nobody is faster.
pub(crate) fn paced(table: &Table, seat: Seat, strength: u8, dice: &mut SearchRng) -> Option<Paced<Action>> {
    let speed = PACES[usize::from(strength).min(PACES.len() - 1)];
    let (action, after) = match table.phase {
        _ if table.in_ticks() => return None,
        Phase::Race if table.awaited(seat) => {
            let (action, after) = racing(table, seat, speed, dice)?;
            let alone = !table.house.personal() && table.seats() > 1 && table.racing().len() == 1;
            (action, if alone { after.min(ALONE) } else { after })
        }
        Phase::Race if table.waiting().has(seat) => (Action::Go, 1000),
        Phase::Roll => (Action::Roll, if table.round > 1 { LOOK } else { 1000 }),
        Phase::Deal => (Action::Go, 1000),
        Phase::Last => (Action::Take(table.treasures.iter().last()), LOOK / 2),
        Phase::Race | Phase::Rolling | Phase::Over => return None,
    };
    Some(Paced { action, after })
}

fn racing(table: &Table, seat: Seat, speed: Pace, dice: &mut SearchRng) -> Option<(Action, u32)> {
    let (place, task) = (&table.places[seat], table.task()?);
    if place.laid.len() == table.cards_each() {
        let believes = is_right(table, place) || table.house.judge == Judge::Table;
        let last = place.laid.iter().last()?.card;
        return Some((if believes { Action::Claim } else { Action::Lift(last) }, speed.hand(dice)));
    }
    if !place.laid.is_empty() {
        let goes_on = solve::extends(place.cards(), &task, &place.laid);
        let last = place.laid.iter().last()?.card;
        let action = if goes_on { put(table, seat, speed, dice)? } else { Action::Lift(last) };
        return Some((action, speed.hand(dice)));
    }
    let tries = solve::tries(place.cards(), &task, dice);
    match exchange(table, seat, speed, tries, dice) {
        Some(cards) => Some((Action::Exchange(cards), speed.lasts(speed.patience))),
        // What cannot be exchanged and not be solved is given up in the end.
        None if tries.is_none() => Some((Action::Pass, speed.lasts(2 * speed.patience))),
        None => Some((put(table, seat, speed, dice)?, speed.lasts(tries.unwrap_or(1)))),
    }
}

/// A card that can become part of a solution; the last one now and then wrongly.
fn put(table: &Table, seat: Seat, speed: Pace, dice: &mut SearchRng) -> Option<Action> {
    let place = &table.places[seat];
    let last = place.laid.len() + 1 == table.cards_each();
    let slips = last && table.house.judge == Judge::Table && dice.below(100) < speed.slips;
    let (mut chosen, mut seen) = (None, 0);
    let _ = moves::actions(table, seat, &mut |action| {
        let Action::Put(laid) = action else { return std::ops::ControlFlow::Continue(()) };
        let new = place.laid.spot(laid.card).is_none();
        if new && (hints::promise(table, seat, action) > 0) != slips {
            seen += 1;
            if dice.below(seen) == 0 {
                chosen = Some(action);
            }
        }
        std::ops::ControlFlow::Continue(())
    });
    chosen
}

/// What is given away when patience is over: by players who know much the best card, by others any.
fn exchange(
    table: &Table,
    seat: Seat,
    speed: Pace,
    tries: Option<u32>,
    dice: &mut SearchRng,
) -> Option<CardSet> {
    let patient = tries.is_some_and(|tries| tries <= speed.patience);
    if patient || may_exchange(table, seat).is_err() || left_to_draw(table, seat) == 0 {
        return None;
    }
    let (hand, task) = (table.places[seat].cards(), table.task()?);
    let knows = speed.slips <= 1 && tries.is_none();
    let best = knows.then(|| solve::best_exchange(hand, CardSet::full(), &task)).flatten();
    let mut cards = List::<Card, MOST>::new();
    hand.iter().for_each(|card| cards.push(card));
    let any = cards[dice.below(cards.len() as u32) as usize];
    Some([best.map_or(any, |best| best.card)].into_iter().collect())
}
