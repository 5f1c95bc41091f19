//! Generates puzzles of a given depth.

use std::ops::ControlFlow;

use irrgarten_game::{Dice, SearchRng};
use irrgarten_kit::{Direction, Openings};

use crate::{Puzzle, SolveResult, solve};

/// Out of 20 tiles this many are corners, this many straight, and the rest have three openings: about the mix of
/// boxed mazes.
const CORNERS: u32 = 8;
const STRAIGHTS: u32 = 6;

/// A puzzle that needs exactly this many turns, the same for the same seed. Tries random boards until one fits;
/// `go_on` is called before each with the number of boards tried.
pub fn generate(
    extent: usize,
    turns: usize,
    seed: u64,
    go_on: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<Puzzle> {
    let mut dice = SearchRng::new(seed);
    let mut tried = 0;
    loop {
        if go_on(tried).is_break() {
            return None;
        }
        tried += 1;
        let puzzle = random(format!("maze-{extent}-{turns}-{seed}"), extent, &mut dice);
        let answer = solve(&puzzle, turns, &mut |_, _| ControlFlow::Continue(()));
        if matches!(answer, SolveResult::Fewest { line, .. } if line.len() == turns) {
            return Some(puzzle);
        }
    }
}

fn random(name: String, extent: usize, dice: &mut SearchRng) -> Puzzle {
    let squares = (extent * extent) as u32;
    let tiles = (0..squares).map(|_| tile(dice)).collect();
    let spare = tile(dice);
    let player = dice.below(squares);
    let further = 1 + dice.below(squares - 1);
    let objective = (player + further) % squares;
    Puzzle::new(name, tiles, spare, player as usize, objective as usize)
}

fn tile(dice: &mut SearchRng) -> Openings {
    let north = Openings::NONE.with(Direction::North);
    let openings = match dice.below(20) {
        kind if kind < CORNERS => north.with(Direction::East),
        kind if kind < CORNERS + STRAIGHTS => north.with(Direction::South),
        _ => north.with(Direction::East).with(Direction::South),
    };
    openings.turned(dice.below(4) as usize)
}
