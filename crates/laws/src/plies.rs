//! Random play for benchmarks.

use std::hint::black_box;

use irrgarten_game::{Event, Game, Step};

/// Plays this many actions of seats at random, game after game from this position; returns the last position, so that
/// no compiler leaves the work out. The step plays one event, or returns `None` once the game is over.
pub fn play_plies<G: Game>(
    start: &G::State,
    plies: u32,
    mut step: impl FnMut(&mut G::State) -> Option<Step<G>>,
) -> G::State {
    let mut state = black_box(*start);
    let mut played = 0;
    while played < plies {
        match step(&mut state) {
            Some(step) => played += u32::from(matches!(step, Event::Act(..))),
            None => state = black_box(*start),
        }
    }
    state
}
