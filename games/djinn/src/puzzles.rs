//! Puzzles: the only arrangement of a hand, and the one card to exchange.
//!
//! Alone at the table nothing is hidden but the order of the pile, and nobody is timed.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use irrgarten_game::{Dice as _, Game as _, SearchRng, Seat};
use irrgarten_kit::{Indexed as _, Set};
use irrgarten_players::puzzles::{Attempt, Found, Proof, Puzzles, Tried, played};

use crate::Djinn;
use crate::action::Action;
use crate::arrangement::Arrangement;
use crate::components::{Card, CardSet, Layout, Roll};
use crate::fit::Task;
use crate::options::Options;
use crate::public::Phase;
use crate::race::is_right;
use crate::solve::{self, best_exchange, brute_force, difficulty, tries};
use crate::state::{Place, State};

/// A layout that this hand fills in one way only.
const ONLY: &str = "only";
/// A hand that cannot be laid: one card is the one to exchange.
const EXCHANGE: &str = "exchange";

/// With more cards there is too much to be gone through one by one.
const MOST_LAID: usize = 6;
const MOST_EXCHANGED: usize = 4;

impl Puzzles for Djinn {
    const THEMES: &'static [&'static str] = &[ONLY, EXCHANGE];
    const SHIPPED: &'static str = irrgarten_players::shipped_puzzles!();

    fn quarry(dice: &mut SearchRng) -> Option<(State, Seat)> {
        let mut state = played::<Djinn>(1, Options::default(), 0, dice)?;
        let roll = Roll::Genie(Layout::at(dice.below(Layout::COUNT as u32) as usize));
        let mut cards: Vec<Card> = Card::all().collect();
        dice.shuffle(&mut cards);
        let seat = Seat::at(0);
        state.public.phase = Phase::Race(roll);
        state.places[seat] =
            Place { hand: cards.into_iter().take(roll.cards()).collect(), ..Place::default() };
        Some((state, seat))
    }

    fn find(state: &State, seat: Seat) -> Option<Found<Djinn>> {
        let (task, hand) = (state.public.task()?, state.places[seat].hand);
        if hand.len() > MOST_LAID {
            return None;
        }
        let mut first = None;
        let several = solve::visit(hand, &task, &mut |solution| match first.replace(*solution) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        let start = *state;
        match (first, several) {
            (Some(_), ControlFlow::Continue(())) => {
                let effort = difficulty(hand, &task)?;
                Some(Found { theme: ONLY, start, solution: laid(state, seat, task)?, effort })
            }
            (None, ControlFlow::Continue(())) if hand.len() <= MOST_EXCHANGED => {
                let unseen = CardSet::full().minus(hand);
                let best = best_exchange(hand, unseen, &task)?;
                let close = hand.iter().filter(|&card| good(hand, card, task) + 4 > best.good).count();
                let rivals = hand.iter().filter(|&card| good(hand, card, task) >= best.good).count();
                let solution = vec![Action::Exchange(only(best.card))];
                let effort = 8 << (close + hand.len()).min(8);
                (best.good > 0 && rivals == 1).then_some(Found { theme: EXCHANGE, start, solution, effort })
            }
            _ => None,
        }
    }

    fn worth(tried: &Tried<'_, Djinn>) -> u32 {
        let seat = tried.seat;
        let hand = tried.start.places[seat].hand;
        let Some(task) = tried.start.public.task() else { return 0 };
        match (tried.theme, tried.line.last()) {
            (EXCHANGE, Some(Action::Exchange(cards))) => {
                let best = best_exchange(hand, CardSet::full().minus(hand), &task);
                u32::from(best.is_some_and(|best| only(best.card) == *cards))
            }
            (EXCHANGE, _) => 0,
            _ => u32::from(tried.now.places[seat].hand == hand && is_right(task, &tried.now.places[seat])),
        }
    }

    fn is_lost(tried: &Tried<'_, Djinn>) -> bool {
        tried.line.iter().any(|action| matches!(action, Action::Exchange(_) | Action::Pass))
    }

    /// All arrangements one after the other, or all cards that could be exchanged and all that could come.
    fn brute(theme: &str, start: &State, seat: Seat, most: u64) -> Option<Proof> {
        let (task, hand) = (start.public.task()?, start.places[seat].hand);
        let mut tried = 0;
        let mut right = |hand: CardSet| {
            tried += 1;
            brute_force(hand, &task)
        };
        let ways: BTreeSet<Vec<String>> = if theme == EXCHANGE {
            if !right(hand).is_empty() {
                return Some(Proof { best: 0, ways: BTreeSet::new(), tried });
            }
            let mut count = |card: Card| {
                let kept = hand.minus(only(card));
                let others = CardSet::full().minus(hand).iter();
                others.filter(|&other| !right(kept.or(only(other))).is_empty()).count()
            };
            let counts: Vec<(usize, Card)> = hand.iter().map(|card| (count(card), card)).collect();
            let best = counts.iter().map(|(good, _)| *good).max().filter(|&good| good > 0)?;
            let best = counts.into_iter().filter(|(good, _)| *good == best);
            best.map(|(_, card)| vec![Action::Exchange(only(card)).to_string()]).collect()
        } else {
            right(hand).iter().map(|whole| vec![whole.canonical().to_string()]).collect()
        };
        (tried <= most).then_some(Proof { best: 1, ways, tried })
    }

    /// Which way it is: how everything lies in the end, and not in which order it came there.
    fn way(start: &State, seat: Seat, line: &[Action]) -> Vec<String> {
        if let Some(exchange @ Action::Exchange(_)) = line.last() {
            return vec![exchange.to_string()];
        }
        let mut attempt = Attempt::<Djinn>::new(ONLY, *start, seat);
        let done = line.iter().try_for_each(|&action| attempt.act(action));
        let laid: Arrangement = attempt.now().places[seat].laid;
        done.map_or(Vec::new(), |()| vec![laid.canonical().to_string()])
    }

    /// Puts down what fits, and never takes anything back; exchanges the first card.
    fn plainly(theme: &str, start: &State, seat: Seat, dice: &mut SearchRng) -> u32 {
        let (Some(task), hand) = (start.public.task(), start.places[seat].hand) else { return 0 };
        match theme {
            EXCHANGE => 0,
            _ => u32::from(tries(hand, &task, dice).is_some_and(|tries| tries as usize <= hand.len())),
        }
    }
}

fn only(card: Card) -> CardSet {
    [card].into_iter().collect::<Set<Card>>()
}

/// How many cards make the hand one that can be laid, if they come for this one.
fn good(hand: CardSet, card: Card, task: Task) -> usize {
    let kept = hand.minus(only(card));
    let others = CardSet::full().minus(hand);
    others.iter().filter(|&other| solve::exists(kept.or(only(other)), &task)).count()
}

/// Card after card, each so that the rest can follow.
fn laid(state: &State, seat: Seat, task: Task) -> Option<Vec<Action>> {
    let (mut now, mut line) = (*state, Vec::new());
    while !is_right(task, &now.places[seat]) {
        let mut next = None;
        let _ = Djinn::actions(&now, seat, &mut |action| {
            let Action::Put(one) = action else { return ControlFlow::Continue(()) };
            let place = &now.places[seat];
            let mut after = place.laid;
            after.put(one);
            let leads = after.len() > place.laid.len()
                && solve::extends(place.hand, &task, &after.settled_on(task.roll));
            if leads {
                next = Some(action);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        let action = next?;
        Djinn::act(&mut now, seat, action);
        line.push(action);
    }
    Some(line)
}
