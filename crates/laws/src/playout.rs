//! Random play is the inner loop of every search: it must not ask for memory.

use irrgarten_game::{Game, PlyOf, SearchRng, quick_ply, random_ply};

use crate::allocations::{count, counted};
use crate::survey::{Fault, games};
use crate::{Effort, Lawful, Report, Violation};

/// A random playout asks for no memory once its buffer is large enough and all tables are made.
pub fn playout_does_not_allocate<L: Lawful>(effort: Effort) -> Result<Report, Violation> {
    const LAW: &str = "playout_does_not_allocate";
    if !counted() {
        return Err(Violation::general::<L::Game>(LAW, "the counting allocator is not installed: use laws!"));
    }
    let mut buffer = Vec::new();
    games::<L>(LAW, effort, |played| {
        let Some(&start) = played.states.first() else { return Ok(()) };
        let number = u64::from(played.number);
        frugal("random", || {
            playout::<L::Game>(start, number, |state, dice| random_ply::<L::Game>(state, dice, &mut buffer));
        })?;
        frugal("quick", || playout::<L::Game>(start, number, quick_ply::<L::Game>))
    })
}

/// The same work twice: the first time makes whatever the second may not.
fn frugal(kind: &str, mut work: impl FnMut()) -> Result<(), Fault> {
    work();
    let before = count();
    work();
    match count() - before {
        0 => Ok(()),
        times => {
            Err(Fault { ply: 0, problem: format!("a {kind} playout from here allocates {times} times") })
        }
    }
}

fn playout<G: Game>(
    mut state: G::State,
    number: u64,
    mut ply: impl FnMut(&mut G::State, &mut SearchRng) -> Option<PlyOf<G>>,
) {
    let mut dice = SearchRng::new(number);
    for _ in 0..G::META.longest {
        if ply(&mut state, &mut dice).is_none() {
            return;
        }
    }
}
