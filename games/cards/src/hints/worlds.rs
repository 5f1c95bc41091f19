//! Imagined deals, in which plans are tried.

use irrgarten_game::{Dice as _, Game as _, SearchRng, Seat, Turn};
use irrgarten_players::{Knowledge, share};

use super::plans::Plan;
use super::prospects::Prospects;
use super::share::{USUAL, cards_left, outlook, share as expected_share};
use crate::Cards;
use crate::action::{Action, Draw};
use crate::components::{Card, CardSet};
use crate::moves::chart::Chart;
use crate::rules::pass_on;
use crate::state::State;

/// With this many cards left, worlds are played to the end: then it shows who wins. Before that more turns add more noise
/// than knowledge.
const TO_THE_END: usize = 9;

/// Who holds what, and the pile in order.
pub(super) struct World {
    state: State,
    pile: Vec<Card>,
    luck: u64,
}

impl World {
    pub(super) fn imagine(known: &Knowledge<'_, Cards>, dice: &mut SearchRng) -> World {
        let state = Cards::determinize(known.view, dice);
        let mut pile: Vec<Card> = state.unseen.iter().map(|(card, _)| card).collect();
        dice.shuffle(&mut pile);
        World { state, pile, luck: u64::from(dice.word()) }
    }

    /// Plays a plan and greedy replies of everybody until the seat has had its next turn, or to the end. Gives the share
    /// of the victory, and the number of positions looked at.
    pub(super) fn try_out(&self, seat: Seat, plan: &Plan) -> (f32, u64) {
        let mut state = self.state;
        let (mut pile, mut dice) = (self.pile.iter(), SearchRng::new(self.luck));
        Cards::act(&mut state, seat, plan.action);
        draw(&mut state, &mut pile);
        let to_the_end = cards_left(&plan.after) <= TO_THE_END;
        let (mut nodes, mut found) = (0, Vec::new());
        while let Some(mover) = state.mover {
            let mut chart = Chart::blank();
            chart.draw(&state);
            let mut prospects = Prospects::new(&state, &chart);
            nodes += 1;
            if mover == seat && !to_the_end {
                let mut points = outlook(&state);
                points[seat] += prospects.most_of(state.hands[seat]) as f32 - USUAL;
                return (expected_share(&points, seat, cards_left(&state) - 1), nodes);
            }
            found.clear();
            prospects.best(state.hands[mover], &mut found);
            if found.is_empty() {
                break; // C-PLACE-05: rare, and nothing that could be played out fast.
            }
            let (action, taken) = found[dice.below(found.len() as u32) as usize];
            lay(&mut state, mover, action, taken);
            draw(&mut state, &mut pile);
        }
        let value = match Cards::turn(&state) {
            Turn::Over(outcome) => share(&outcome, seat),
            _ => expected_share(&outlook(&state), seat, cards_left(&state)),
        };
        (value, nodes)
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
