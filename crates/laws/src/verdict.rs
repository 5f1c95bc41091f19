//! What a law says in the end.

use std::fmt;
use std::path::Path;

use irrgarten_game::{Game, Notation};

use crate::sample::SampleGame;
use crate::survey::calmly;
use crate::words::mode_name;

/// A law holds; this is what was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub(crate) law: &'static str,
    pub(crate) game: &'static str,
    /// Combinations of a mode and a number of seats.
    pub(crate) tables: usize,
    /// Games played.
    pub games: u64,
    /// Positions looked at.
    pub positions: u64,
    /// What else was counted, in words.
    pub note: String,
}

impl Report {
    pub(crate) fn new<G: Game>(law: &'static str) -> Report {
        Report { law, game: G::META.slug, tables: 0, games: 0, positions: 0, note: String::new() }
    }

    pub(crate) fn noting(mut self, note: impl Into<String>) -> Report {
        self.note = note.into();
        self
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} holds for {}:", self.law, self.game)?;
        if self.games > 0 {
            let Report { tables, games, positions, .. } = self;
            write!(f, " {games} games at {tables} tables (mode and seats), {positions} positions")?;
        }
        if self.games > 0 && !self.note.is_empty() {
            f.write_str(",")?;
        }
        if self.note.is_empty() { Ok(()) } else { write!(f, " {}", self.note) }
    }
}

/// A law is broken; this is where and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law's name.
    pub law: &'static str,
    /// The game's slug.
    pub game: &'static str,
    /// The table, seed and ply, or the file.
    pub place: String,
    /// The position, to be pasted into a command.
    pub position: Option<String>,
    /// What differs from what should be.
    pub problem: String,
}

impl Violation {
    /// Of the game as a whole, at no position in particular.
    pub(crate) fn general<G: Game>(law: &'static str, problem: impl Into<String>) -> Violation {
        let place = "all games".to_owned();
        Violation { law, game: G::META.slug, place, position: None, problem: problem.into() }
    }

    /// In a golden file.
    pub(crate) fn in_file<G: Game>(law: &'static str, path: &Path, problem: impl Into<String>) -> Violation {
        Violation { place: path.display().to_string(), ..Violation::general::<G>(law, problem) }
    }

    /// In a sampled game, before the event with this number.
    pub(crate) fn at<G: Notation>(
        law: &'static str,
        played: &SampleGame<G>,
        ply: usize,
        problem: impl Into<String>,
    ) -> Violation {
        let SampleGame { options, seats, number, .. } = played;
        let seed = SampleGame::<G>::seed_name(*number);
        let place =
            format!("mode {}, {seats} seats, seed {seed:?}, ply {ply}", mode_name(*options, "=", " "));
        let state = played.states.get(ply);
        let position = state
            .map(|state| calmly(|| G::position(state, &G::Order::default())).unwrap_or_else(|panic| panic));
        Violation { place, position, ..Violation::general::<G>(law, problem) }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law broken: {}", self.law)?;
        writeln!(f, "  game:     {}", self.game)?;
        writeln!(f, "  where:    {}", self.place)?;
        if let Some(position) = &self.position {
            writeln!(f, "  position: {position}")?;
        }
        write!(f, "  problem:  {}", self.problem.replace('\n', "\n            "))
    }
}

impl std::error::Error for Violation {}
