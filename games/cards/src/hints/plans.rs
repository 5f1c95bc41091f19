//! What a seat could do, and what it leaves behind for the others and for its own next turns.

use std::ops::ControlFlow;

use irrgarten_game::{Game as _, PerSeat, Seat};
use irrgarten_kit::Set;
use irrgarten_players::Valued;

use super::prospects::Gains;
use super::share::{USUAL, cards_left, outlook, share};
use crate::Cards;
use crate::action::Action;
use crate::components::CardSet;
use crate::state::State;

/// How far somebody looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Foresight {
    /// To the turn of the next seat.
    NextSeat,
    /// To its own next turn, and to what its hand is good for after that.
    Round,
}

/// What counts beyond the points won, in points. Fitted to what greedy players won in the two rounds after a turn.
struct Weights {
    /// Of what the labyrinth offers now so much is left for each seat after the next.
    lasts: f32,
    /// What the own hand could win if it were on turn again at once.
    own: f32,
    /// Every equal treasure on the table for the cards kept.
    partner: f32,
    /// Every equal treasure not yet seen for the cards kept.
    hope: f32,
}

const fn weights(seats: u8) -> Weights {
    match seats {
        1 => Weights { lasts: 0.0, own: 1.0, partner: 0.1, hope: 0.04 },
        2 => Weights { lasts: 0.0, own: 0.55, partner: 0.05, hope: 0.02 },
        _ => Weights { lasts: 0.6, own: 0.25, partner: 0.18, hope: 0.08 },
    }
}

/// Every placement with the most cards it can take: nobody leaves a point lying.
pub(crate) fn placements(state: &State, seat: Seat) -> Vec<Action> {
    let mut all: Vec<Action> = Vec::new();
    let _ = Cards::actions(state, seat, &mut |action| {
        let same =
            |other: &Action| (other.card, other.cell, other.top) == (action.card, action.cell, action.top);
        while all.last().is_some_and(|last| same(last) && last.taken.len() < action.taken.len()) {
            all.pop();
        }
        if all.last().is_none_or(|last| !same(last) || last.taken.len() == action.taken.len()) {
            all.push(action);
        }
        ControlFlow::Continue(())
    });
    all
}

/// The cards a seat does not see.
pub(super) fn hidden_from(state: &State, seat: Seat) -> CardSet {
    let won = state.won.iter().fold(Set::EMPTY, |all: CardSet, &won| all.or(won));
    Set::full().minus(won).minus(state.labyrinth.cards()).minus(state.hands[seat])
}

/// A placement and what it is worth.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) action: Action,
    /// The position behind it, before the seat draws.
    pub(super) after: State,
    /// The points that everybody has in prospect.
    pub(super) points: PerSeat<f32>,
    /// The share of the victory.
    pub(super) value: f32,
    pub(super) error: f32,
}

impl Plan {
    /// Judged by the points it wins and nothing else.
    pub(super) fn bare(state: &State, seat: Seat, action: Action) -> Plan {
        let mut after = *state;
        Cards::act(&mut after, seat, action);
        let points = outlook(&after);
        let value = share(&points, seat, cards_left(&after));
        Plan { action, after, points, value, error: 0.0 }
    }

    /// Judged by what comes after it as well. To the seat all cards it does not see are equally likely to be in a hand,
    /// so what the next one can expect is exact.
    pub(super) fn judged(state: &State, seat: Seat, action: Action, sees: Foresight) -> Plan {
        let mut plan = Plan::bare(state, seat, action);
        let (hidden, kept) = (hidden_from(&plan.after, seat), plan.after.hands[seat]);
        let gains = Gains::of(&plan.after, hidden.or(kept));
        let Weights { lasts, own, .. } = weights(state.seats());
        let mut weight = 1.0;
        for next in others(seat, state.seats()).filter(|&next| !state.hands[next].is_empty()) {
            let expected = gains.expected(hidden, state.hands[next].len(), Set::EMPTY);
            plan.points[next] += weight * (expected - USUAL);
            weight *= if sees == Foresight::NextSeat { 0.0 } else { lasts };
        }
        let drawn = plan.after.pile().min(1);
        if sees == Foresight::Round && drawn + kept.len() > 0 {
            plan.points[seat] += own * (gains.expected(hidden, drawn, kept) - USUAL);
            plan.points[seat] += hand_worth(&plan.after, kept, hidden);
        }
        plan.rate(seat);
        plan
    }

    /// Puts the value right after the points have changed.
    pub(super) fn rate(&mut self, seat: Seat) {
        self.value = share(&self.points, seat, cards_left(&self.after));
    }

    pub(super) fn valued(&self) -> Valued<Action> {
        Valued { action: self.action, value: self.value, error: self.error }
    }
}

/// What cards kept in a hand are good for in turns to come: equal treasures, on the table or still to come. Without at
/// least two more turns there is no time for that.
fn hand_worth(after: &State, kept: CardSet, hidden: CardSet) -> f32 {
    if after.pile() < usize::from(after.seats()) {
        return 0.0;
    }
    let Weights { partner, hope, .. } = weights(after.seats());
    let deck = after.deck();
    let equals = kept.iter().flat_map(|card| deck.face(card).kinds()).flat_map(|kind| deck.of_kind(kind));
    equals
        .map(|equal| match equal.card {
            card if after.labyrinth.cards().has(card) => partner,
            card if hidden.has(card) => hope,
            _ => 0.0,
        })
        .sum()
}

/// The other seats, in the order in which they play.
pub(super) fn others(seat: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    let clockwise = std::iter::successors(Some(seat.left(seats)), move |next| Some(next.left(seats)));
    clockwise.take_while(move |&next| next != seat)
}
