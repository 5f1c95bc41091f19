//! How hard the laws look. Counted in games and positions, never in time: every run sees the same.

use std::env;

/// How many games to play, how many of their positions to look at, and whether to rewrite golden files.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    games: u32,
    /// In each game; all of them if there is no limit.
    positions: Option<usize>,
    bless: bool,
}

impl Effort {
    /// A game's laws should be through within a minute on two cores; campaigns are asked for.
    const USUAL: Effort = Effort { games: 4, positions: Some(24), bless: false };

    /// A costly law looks at every candidate of every seat or draws pictures: it plays one game where a cheap one
    /// plays this many, and looks at one position where that looks at as many.
    const COSTLY: u32 = 16;
    const COSTLY_POSITIONS: usize = 6;

    /// This many games for every mode and number of seats, every position of them.
    pub const fn games(games: u32) -> Effort {
        Effort { games, positions: None, bless: false }
    }

    /// The same, but golden files are rewritten instead of compared.
    #[must_use]
    pub const fn blessing(self) -> Effort {
        Effort { bless: true, ..self }
    }

    /// What the environment asks for: see the [crate's](crate) table.
    pub fn from_env() -> Effort {
        let bless = env::var("IRRGARTEN_BLESS").is_ok_and(|value| value == "1");
        let effort = env::var("IRRGARTEN_LAW_GAMES").map_or(Effort::USUAL, |value| {
            Effort::games(value.parse().expect("IRRGARTEN_LAW_GAMES is a number of games"))
        });
        Effort { bless, ..effort }
    }

    /// The effort of a law that costs much per position.
    pub(crate) const fn costly(self) -> Effort {
        let positions = match self.positions {
            Some(positions) => Some(positions.div_ceil(Effort::COSTLY_POSITIONS)),
            None => None,
        };
        Effort { games: self.games.div_ceil(Effort::COSTLY), positions, ..self }
    }

    /// Games for every mode and number of seats.
    pub(crate) const fn most_games(self) -> u32 {
        self.games
    }

    /// Positions of every game.
    pub(crate) fn most_positions(self) -> usize {
        self.positions.unwrap_or(usize::MAX)
    }

    /// Are golden files to be rewritten?
    pub(crate) const fn blesses(self) -> bool {
        self.bless
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costly_laws_are_spared_but_never_empty() {
        let campaign = Effort::games(100);
        assert_eq!((campaign.most_games(), campaign.most_positions()), (100, usize::MAX));
        assert_eq!((campaign.costly().most_games(), campaign.costly().most_positions()), (7, usize::MAX));
        let usual = Effort::USUAL.costly();
        assert!(usual.most_games() >= 1 && usual.most_positions() >= 4);
    }
}
