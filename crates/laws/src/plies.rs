//! Random play for benchmarks.

use std::hint::black_box;

use irrgarten_game::{Game, Ply, PlyOf};

/// Plays this many actions of seats at random, game after game from this position; returns the last position, so that
/// no compiler leaves the work out. `ply` plays one action or draw, or returns `None` once the game is over.
pub fn play_plies<G: Game>(
    start: &G::State,
    plies: u32,
    mut ply: impl FnMut(&mut G::State) -> Option<PlyOf<G>>,
) -> G::State {
    let mut state = black_box(*start);
    let mut played = 0;
    while played < plies {
        match ply(&mut state) {
            Some(ply) => played += u32::from(matches!(ply, Ply::Act(..))),
            None => state = black_box(*start),
        }
    }
    state
}
