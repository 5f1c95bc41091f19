//! Everything a seat can do with its turn.

use std::collections::HashSet;
use std::ops::ControlFlow;

use irrgarten_game::{Game, Seat, Turn};

use crate::Budget;

/// A whole turn: what is done, and where it leads.
pub struct WholeTurn<G: Game> {
    /// The actions, in order.
    pub actions: Vec<G::Action>,
    /// The state behind the last of them: another seat decides, chance draws, or the game is over.
    pub end: G::State,
}

/// Every state a seat can bring about before somebody else or chance comes in, each by one of the shortest ways. Lists
/// what it has found when the budget ends; the budget pays a node an action.
pub fn whole_turns<G: Game>(start: &G::State, seat: Seat, budget: &mut Budget<'_>) -> Vec<WholeTurn<G>> {
    let mut seen = HashSet::from([*start]);
    let mut open = vec![WholeTurn { actions: Vec::new(), end: *start }];
    let mut done: Vec<WholeTurn<G>> = Vec::new();
    while !open.is_empty() {
        let mut deeper = Vec::new();
        for from in open {
            let going_on = G::actions(&from.end, seat, &mut |action| {
                let mut end = from.end;
                G::act(&mut end, seat, action);
                if seen.insert(end) {
                    let mut actions = from.actions.clone();
                    actions.push(action);
                    let own = matches!(G::turn(&end), Turn::Decide(seats) if seats.has(seat));
                    if own { &mut deeper } else { &mut done }.push(WholeTurn { actions, end });
                }
                if budget.spend(1) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            if going_on.is_break() {
                return done;
            }
        }
        open = deeper;
    }
    done
}
