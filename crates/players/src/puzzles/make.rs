//! The factory: positions are dug up, and those kept that are puzzles.

use irrgarten_game::SearchRng;

use super::{Flaw, Found, Puzzle, Puzzles};

/// What has become of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Candidate {
    /// The solver sees no puzzle in it.
    Nothing,
    /// The solver sees one, and the proof does not.
    Flawed(Flaw),
    /// A puzzle, and how many actions its proof has tried.
    Puzzle(Puzzle, u64),
}

/// The lowest and the highest rating a puzzle is given.
const RATINGS: (u16, u16) = (500, 2500);

/// The position of this number in the lot of this seed: the same always.
pub fn candidate<G: Puzzles>(seed: u32, number: u32) -> Candidate {
    let mut dice = SearchRng::new(u64::from(seed) << 32 | u64::from(number));
    let Some((state, seat)) = G::quarry(&mut dice) else { return Candidate::Nothing };
    let Some(Found { theme, start, solution, effort }) = G::find(&state, seat) else {
        return Candidate::Nothing;
    };
    let position = G::position(&start, &G::Order::default());
    let mut puzzle = Puzzle {
        id: Puzzle::name(theme, seat, &position),
        theme: theme.to_owned(),
        seat,
        rating: rating(effort),
        best: 0,
        position,
        solution: solution.iter().map(ToString::to_string).collect(),
    };
    let mut attempt = super::Attempt::<G>::new(theme, start, seat);
    for (nth, &action) in solution.iter().enumerate() {
        if attempt.act(action).is_err() {
            return Candidate::Flawed(Flaw::Solution(nth));
        }
    }
    puzzle.best = attempt.worth();
    match puzzle.prove::<G>() {
        Ok(proof) => Candidate::Puzzle(puzzle, proof.tried),
        Err(flaw) => Candidate::Flawed(flaw),
    }
}

/// Twice the effort are 150 points more.
fn rating(effort: u32) -> u16 {
    let points = 600.0 + 150.0 * f64::from(effort.max(1)).log2();
    (points as u16).clamp(RATINGS.0, RATINGS.1)
}
