use irrgarten_game::{BadText, Solution, Solver};

use crate::{Trouble, games};

/// Everything the games can work out, in the order of the games.
pub fn solvers() -> impl Iterator<Item = &'static dyn Solver> {
    games().iter().flat_map(|game| game.solvers().iter().copied())
}

/// Asks the solver of this name. A complaint says which of the words it is about.
pub fn solve(name: &str, words: &[&str]) -> Result<Solution, Trouble> {
    let Some(solver) = solvers().find(|solver| solver.name() == name) else {
        let known: Vec<&str> = solvers().map(Solver::name).collect();
        return Err(Trouble::BadQuestion {
            word: 0,
            bad: BadText::new(name, 0, format!("something that can be solved: {}", known.join(", "))),
        });
    };
    solver.solve(words).map_err(|(nth, bad)| Trouble::BadQuestion { word: nth + 1, bad })
}
