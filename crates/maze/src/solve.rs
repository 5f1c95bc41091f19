//! Shortest solutions, proved shortest.

use std::ops::ControlFlow;

use irrgarten_kit::{Extent, Supported};

use crate::search::{Node, Search, Stop};
use crate::{Board, MazeTurn, Puzzle};

/// What is known about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SolveResult {
    /// A solution, and none is shorter.
    Fewest {
        /// Turn by turn; empty if the player stands there already.
        line: Vec<MazeTurn>,
        /// The number of positions visited.
        nodes: u64,
    },
    /// No solution has fewer turns than this; longer ones were not all tried.
    AtLeast {
        /// At least this many turns.
        turns: usize,
        /// The number of positions visited.
        nodes: u64,
    },
}

/// Looks for a solution of at most this many turns, the shortest first. `go_on` is called before each number of turns
/// and now and then, with the turns being tried and the positions visited; a break ends the search with what is
/// known.
pub fn solve(
    puzzle: &Puzzle,
    at_most: usize,
    go_on: &mut dyn FnMut(usize, u64) -> ControlFlow<()>,
) -> SolveResult {
    match puzzle.extent() {
        5 => deepen::<5>(puzzle, at_most, go_on),
        7 => deepen::<7>(puzzle, at_most, go_on),
        9 => deepen::<9>(puzzle, at_most, go_on),
        11 => deepen::<11>(puzzle, at_most, go_on),
        _ => deepen::<13>(puzzle, at_most, go_on),
    }
}

fn deepen<const N: usize>(
    puzzle: &Puzzle,
    at_most: usize,
    go_on: &mut dyn FnMut(usize, u64) -> ControlFlow<()>,
) -> SolveResult
where
    Extent<N>: Supported,
{
    let start = Node::<N>::new(puzzle);
    let mut nodes = 0;
    if Board::new(puzzle).solved() {
        return SolveResult::Fewest { line: Vec::new(), nodes };
    }
    for turns in 1..=at_most {
        if go_on(turns, nodes).is_break() {
            return SolveResult::AtLeast { turns, nodes };
        }
        let mut ask = |here: u64| go_on(turns, nodes + here);
        let mut search = Search::new(&mut ask);
        let stop = search.depth(&start, turns);
        let here = search.nodes();
        nodes += here;
        match stop {
            ControlFlow::Break(Stop::Found(line)) => return SolveResult::Fewest { line, nodes },
            ControlFlow::Break(Stop::Budget) => return SolveResult::AtLeast { turns, nodes },
            ControlFlow::Continue(()) => {}
        }
    }
    SolveResult::AtLeast { turns: at_most + 1, nodes }
}
