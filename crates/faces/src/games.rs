//! A list of games: finds a game by its name, and reads positions of any game.

use irrgarten_game::{BadText, Solution, Solver};

use crate::{Entry, GameError, Position, Reading};

/// A list of games. It is handed to every layer that needs one; no layer has a list of its own.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static dyn Entry]);

impl Games {
    /// These games.
    pub const fn new(games: &'static [&'static dyn Entry]) -> Games {
        Games(games)
    }

    /// All of them, in the order of the list.
    pub const fn all(self) -> &'static [&'static dyn Entry] {
        self.0
    }

    /// The game of this name.
    pub fn find(self, slug: &str) -> Result<&'static dyn Entry, GameError> {
        let found = self.0.iter().find(|game| game.meta().slug == slug);
        found.copied().ok_or_else(|| GameError::UnknownGame {
            name: slug.to_owned(),
            known: self.0.iter().map(|game| game.meta().slug).collect(),
        })
    }

    /// Reads a position of any game, complete or as one viewer sees it.
    ///
    /// A position begins with its game and the version of its rules, as in `cards/1`.
    pub fn read(self, text: &str) -> Result<Reading, GameError> {
        let tag = text.split(' ').next().unwrap_or_default();
        let Some((slug, _)) = tag.split_once('/') else {
            let example = self.0.first().map_or("game", |game| game.meta().slug);
            let expected = format!("a position, which begins like {example}/1");
            return Err(GameError::BadPosition(BadText::new(tag, 0, expected)));
        };
        self.find(slug)?.read(text)
    }

    /// Reads a complete position of any game.
    pub fn read_open(self, text: &str) -> Result<Box<dyn Position>, GameError> {
        match self.read(text)? {
            Reading::Open(position) => Ok(position),
            Reading::View(_) => Err(GameError::Hidden),
        }
    }

    /// All solvers, in the order of the games.
    pub fn solvers(self) -> impl Iterator<Item = &'static dyn Solver> {
        self.0.iter().flat_map(|game| game.solvers().iter().copied())
    }

    /// Runs the solver of this name. An error says which of the words it is about.
    pub fn solve(self, name: &str, words: &[&str]) -> Result<Solution, GameError> {
        let Some(solver) = self.solvers().find(|solver| solver.name() == name) else {
            let known: Vec<&str> = self.solvers().map(Solver::name).collect();
            return Err(GameError::BadQuestion {
                word: 0,
                bad: BadText::new(name, 0, format!("something that can be solved: {}", known.join(", "))),
            });
        };
        solver.solve(words).map_err(|(nth, bad)| GameError::BadQuestion { word: nth + 1, bad })
    }
}
