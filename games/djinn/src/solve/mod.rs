//! The solver: every right arrangement of a hand, how hard it is to find one, and what to exchange.
//!
//! Solutions are counted up to turning the whole. Turning the whole turns every card, so each solution is met exactly
//! once if the first card of the hand always points north.

mod advice;
mod brute;
mod command;
mod drawn;
mod effort;
mod search;
mod shape;

use std::ops::ControlFlow;

pub use advice::{Advice, best_exchange};
pub use brute::brute_force;
pub use command::Hands;
pub use drawn::DrawnHand;
pub use effort::{difficulty, tries};

use crate::arrangement::Arrangement;
use crate::components::CardSet;
use crate::fit::{Task, hangs_together};
use crate::options::Fit;
use search::{Search, printed};

/// Visits every solution once, until the visitor has seen enough.
pub fn visit(
    hand: CardSet,
    task: &Task,
    visit: &mut dyn FnMut(&Arrangement) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if hand.len() != task.roll.cards() {
        return ControlFlow::Continue(());
    }
    match task.fit {
        Fit::Lenient => brute_force(hand, task).iter().try_for_each(visit),
        Fit::Strict | Fit::Full => Search::all(printed(hand), *task, visit),
    }
}

/// The first solution found.
pub fn first(hand: CardSet, task: &Task) -> Option<Arrangement> {
    let mut found = None;
    let _ = visit(hand, task, &mut |solution| {
        found = Some(solution.canonical());
        ControlFlow::Break(())
    });
    found
}

/// Is there a solution? Asks for no memory.
pub fn exists(hand: CardSet, task: &Task) -> bool {
    match task.fit {
        Fit::Lenient => effort::exists(hand, *task),
        Fit::Strict | Fit::Full => visit(hand, task, &mut |_| ControlFlow::Break(())).is_break(),
    }
}

/// How many solutions there are.
pub fn count(hand: CardSet, task: &Task) -> usize {
    let mut count = 0;
    let _ = visit(hand, task, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// All solutions, each in the turning whose text is smallest, in the order of these texts.
pub fn all(hand: CardSet, task: &Task) -> Vec<Arrangement> {
    collected(|found| visit(hand, task, found))
}

/// The same for cards that were drawn; they have to agree wherever they touch.
pub fn all_drawn(hand: &DrawnHand, task: &Task) -> Vec<Arrangement> {
    collected(|found| Search::all(hand.printed(), *task, found))
}

fn collected(
    visit: impl FnOnce(&mut dyn FnMut(&Arrangement) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Vec<Arrangement> {
    let mut all = Vec::new();
    let _ = visit(&mut |solution| {
        all.push(solution.canonical());
        ControlFlow::Continue(())
    });
    all.sort_by_cached_key(ToString::to_string);
    all
}

/// Can what lies there be completed without moving it? On a layout, on its cells as printed.
pub fn extends(hand: CardSet, task: &Task, laid: &Arrangement) -> bool {
    let agree = task.fit == Fit::Lenient || laid.iter().all(|one| task.fits_beside(laid, one));
    agree && hangs_together(laid) && (task.fit == Fit::Lenient || Search::completes(hand, *task, laid))
}
