//! A list of games: finds a game by its name, and reads positions of any game.

use irrgarten_game::{BadText, Language, Meta, Solution, Solver};

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

    /// The games that somebody may mean: the one with this slug, else all whose titles, box or publishers have all these
    /// words, else those with words that begin with them.
    pub fn search(self, words: &str) -> Vec<&'static dyn Entry> {
        if let Ok(entry) = self.find(words) {
            return vec![entry];
        }
        let wanted = plain_words(words);
        let names = |game: &dyn Entry| {
            let Meta { slug, after, known_as, .. } = *game.meta();
            let titles = Language::ALL.map(|language| game.opening(language).0);
            plain_words(&format!("{slug} {after} {} {}", known_as.join(" "), titles.join(" ")))
        };
        let all_with = |fits: fn(&str, &str) -> bool| -> Vec<&'static dyn Entry> {
            let has = |names: &[String], word: &str| names.iter().any(|name| fits(name, word));
            let all = self.0.iter().copied().filter(|_| !wanted.is_empty());
            all.filter(|game| wanted.iter().all(|word| has(&names(*game), word))).collect()
        };
        // A person who types `3 ???` does not mean `3D`.
        let found = all_with(|name, word| name == word);
        if found.is_empty() { all_with(|name, word| name.starts_with(word)) } else { found }
    }

    /// The one game that somebody means with these words ([`search`](Games::search)).
    pub fn named(self, words: &str) -> Result<&'static dyn Entry, GameError> {
        match *self.search(words) {
            [] => self.find(words),
            [game] => Ok(game),
            ref several => Err(GameError::SeveralGames {
                name: words.to_owned(),
                found: several.iter().map(|game| (game.meta().slug, game.meta().after)).collect(),
            }),
        }
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

/// The words of a text in small letters and without accents.
fn plain_words(text: &str) -> Vec<String> {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    let plain: String = text.to_lowercase().chars().map(plain).collect();
    plain
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}
