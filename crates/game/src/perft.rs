//! Counts the game tree: two engines that agree on these numbers agree on the rules.

use std::ops::ControlFlow;

use crate::{Game, Notation, Turn};

/// How many sequences of `depth` actions there are from here.
///
/// Chance between two actions costs no depth: every outcome is followed once, whatever its weight, or only the one
/// that the order of the pile gives. Chance after the last action is not followed.
pub fn perft<G: Notation>(state: &G::State, order: &G::Order, depth: u32) -> u64 {
    let counted = perft_watched::<G, _>(state, order, depth, &mut |_| ControlFlow::Continue(()));
    counted.continue_value().unwrap_or_default()
}

/// The same, with somebody who is told how many more nodes were looked at on the way, again and again, and may end it.
pub fn perft_watched<G: Notation, W: FnMut(u64) -> ControlFlow<()>>(
    state: &G::State,
    order: &G::Order,
    depth: u32,
    watch: &mut W,
) -> ControlFlow<(), u64> {
    if depth == 0 {
        return ControlFlow::Continue(1);
    }
    let mut total = 0;
    match G::turn(state) {
        Turn::Over(_) => {}
        Turn::Chance => {
            if let Some(drawn) = G::foretold(state, order) {
                let mut order = order.clone();
                G::drawn(&mut order, drawn);
                return perft_watched::<G, W>(&after::<G>(state, drawn), &order, depth, watch);
            }
            let mut ended = ControlFlow::Continue(());
            G::chances(state, &mut |drawn, _| {
                if ended.is_continue() {
                    match perft_watched::<G, W>(&after::<G>(state, drawn), order, depth, watch) {
                        ControlFlow::Continue(counted) => total += counted,
                        ControlFlow::Break(()) => ended = ControlFlow::Break(()),
                    }
                }
            });
            ended?;
        }
        Turn::Decide(seats) => {
            if depth > 1 {
                watch(1)?;
            }
            for seat in seats.iter() {
                G::actions(state, seat, &mut |action| {
                    // The last actions are counted, not done: that is most of the tree.
                    total += if depth == 1 {
                        1
                    } else {
                        let mut next = *state;
                        G::act(&mut next, seat, action);
                        perft_watched::<G, W>(&next, order, depth - 1, watch)?
                    };
                    ControlFlow::Continue(())
                })?;
            }
            if depth == 1 {
                watch(total)?;
            }
        }
    }
    ControlFlow::Continue(total)
}

fn after<G: Game>(state: &G::State, drawn: G::Chance) -> G::State {
    let mut next = *state;
    G::chance(&mut next, drawn);
    next
}
