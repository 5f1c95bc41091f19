//! Counts the game tree: two engines that agree on these numbers agree on the rules.

use std::ops::ControlFlow;

use crate::{Game, Notation, Turn};

/// How many sequences of `depth` actions there are from here.
///
/// Chance between two actions costs no depth: every outcome is followed once, whatever its weight, or only the one
/// that the order of the pile gives. Chance after the last action is not followed.
pub fn perft<G: Notation>(state: &G::State, order: &G::Order, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match G::turn(state) {
        Turn::Over(_) => 0,
        Turn::Chance => {
            let mut total = 0;
            if let Some(drawn) = G::foretold(state, order) {
                let mut order = order.clone();
                G::drawn(&mut order, drawn);
                total = perft::<G>(&after::<G>(state, drawn), &order, depth);
            } else {
                G::chances(state, &mut |drawn, _| {
                    total += perft::<G>(&after::<G>(state, drawn), order, depth);
                });
            }
            total
        }
        Turn::Decide(seats) => {
            let mut total = 0;
            for seat in seats.iter() {
                let _ = G::actions(state, seat, &mut |action| {
                    // The last actions are counted, not done: that is most of the tree.
                    total += if depth == 1 {
                        1
                    } else {
                        let mut next = *state;
                        G::act(&mut next, seat, action);
                        perft::<G>(&next, order, depth - 1)
                    };
                    ControlFlow::Continue(())
                });
            }
            total
        }
    }
}

fn after<G: Game>(state: &G::State, drawn: G::Chance) -> G::State {
    let mut next = *state;
    G::chance(&mut next, drawn);
    next
}
