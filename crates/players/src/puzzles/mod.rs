//! Puzzles of any game: what a try is worth, and who makes and proves them.
//!
//! A puzzle is a position, a seat and a theme. Somebody tries it by acting on that seat; the theme says what a try is
//! worth, and a try that is worth as much as any can be solves the puzzle. Three parts know about that, and none asks
//! another: [`Puzzles::find`] of a game looks for the best line with its exact solver, `prove` goes through everything
//! that can be done by the rules alone, and [`Attempt`] judges what a person does.

mod attempt;
mod make;
mod play;
mod prove;
mod text;

use irrgarten_game::{Game, Notation, SearchRng, Seat};

use crate::Hints;

pub use attempt::Attempt;
pub use make::{Candidate, candidate};
pub use play::played;
pub use prove::{Flaw, Proof, ways};
pub use text::Puzzle;

/// What a game knows about puzzles. By default it has none.
pub trait Puzzles: Hints + Notation {
    /// The names of its themes. The words files have `puzzle-<theme>` for each: its name, what is asked for (`.task`), and
    /// why a try fails (`.fails`).
    const THEMES: &'static [&'static str] = &[];

    /// The puzzles that come with the game, one on each line; in a browser they are a file beside the module.
    const SHIPPED: &'static str = "";

    /// A position in which to look for a puzzle: one that players have come to, or one made up.
    fn quarry(dice: &mut SearchRng) -> Option<(Self::State, Seat)> {
        let _ = dice;
        None
    }

    /// The puzzle in this position, if there is one: with one best solution, as the game's own solver sees it.
    fn find(state: &Self::State, seat: Seat) -> Option<Found<Self>> {
        let _ = (state, seat);
        None
    }

    /// What a try is worth so far.
    fn worth(tried: &Tried<'_, Self>) -> u32 {
        let _ = tried;
        0
    }

    /// The seat's next turn, when a turn is over and the theme asks for more than one: nobody else does anything.
    fn next_turn(tried: &Tried<'_, Self>) -> Option<Self::State> {
        let _ = tried;
        None
    }

    /// Can this try not become worth more, whatever is done? Only spares time.
    fn is_lost(tried: &Tried<'_, Self>) -> bool {
        let _ = tried;
        false
    }

    /// What makes one solution another than the next, for one action: nothing if the action does not. Solutions are compared
    /// without regard to the order of what they do.
    fn part(action: Self::Action) -> Option<String> {
        Some(action.to_string())
    }

    /// What makes this line another way than others: its parts in order.
    fn way(start: &Self::State, seat: Seat, line: &[Self::Action]) -> Vec<String> {
        let _ = (start, seat);
        let mut parts: Vec<String> = line.iter().filter_map(|&action| Self::part(action)).collect();
        parts.sort_unstable();
        parts
    }

    /// Every best way, found by the rules and without the solver. A game whose tries are not turns has its own.
    fn brute(theme: &str, start: &Self::State, seat: Seat, most: u64) -> Option<Proof> {
        ways::<Self>(theme, start, seat, most)
    }

    /// What somebody who looks no further than the next action does.
    fn plainly(theme: &str, start: &Self::State, seat: Seat, dice: &mut SearchRng) -> u32 {
        play::greedily::<Self>(theme, start, seat, dice)
    }
}

/// A puzzle that was found.
pub struct Found<G: Game> {
    /// One of [`Puzzles::THEMES`].
    pub theme: &'static str,
    /// Where it begins.
    pub start: G::State,
    /// The best line.
    pub solution: Vec<G::Action>,
    /// How much there is to be thought of: a figure of the game's own, which doubles where it is twice as hard.
    pub effort: u32,
}

/// A try: where it began, and what has been done since.
pub struct Tried<'a, G: Game> {
    /// One of [`Puzzles::THEMES`].
    pub theme: &'a str,
    /// Where it began.
    pub start: &'a G::State,
    /// The seat that tries.
    pub seat: Seat,
    /// What it has done.
    pub line: &'a [G::Action],
    /// Where that has led.
    pub now: &'a G::State,
}

/// The puzzles of the game whose crate this stands in: `puzzles/puzzles.txt`. In a browser there are none: a page fetches
/// them as a file, if somebody wants to solve one.
#[macro_export]
macro_rules! shipped_puzzles {
    () => {{
        #[cfg(target_arch = "wasm32")]
        const SHIPPED: &str = "";
        #[cfg(not(target_arch = "wasm32"))]
        const SHIPPED: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/puzzles.txt"));
        SHIPPED
    }};
}
