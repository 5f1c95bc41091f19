//! Random play is the inner loop of every search: it must not ask for memory.

use irrgarten_game::{Game, SearchRng, random_step};

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
        let Some(start) = played.states.first() else { return Ok(()) };
        let mut run = || playout::<L::Game>(*start, u64::from(played.number), &mut buffer);
        // The same game twice: the first run makes whatever the second may not.
        run();
        let before = count();
        run();
        match count() - before {
            0 => Ok(()),
            times => {
                Err(Fault { ply: 0, problem: format!("a random playout from here allocates {times} times") })
            }
        }
    })
}

fn playout<G: Game>(mut state: G::State, number: u64, buffer: &mut Vec<G::Action>) {
    let mut dice = SearchRng::new(number);
    for _ in 0..G::META.longest {
        if random_step::<G>(&mut state, &mut dice, buffer).is_none() {
            return;
        }
    }
}
