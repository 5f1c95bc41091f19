//! The stored ratings and statistics of a player, by game.

use std::collections::BTreeMap;

use irrgarten_wire::{Rating, Standing as Shown};
use serde::{Deserialize, Serialize};

use super::glicko::Strength;

/// A rating with a larger deviation than this is provisional.
const PROVISIONAL: f64 = 110.0;

/// The standings of a player, by game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Standings {
    games: BTreeMap<String, Standing>,
}

/// The rating and statistics of a player in one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Standing {
    pub(super) rated: Option<Rated>,
    pub(super) played: u32,
    pub(super) won: u32,
    pub(super) best: Option<u16>,
    pub(super) team_played: u32,
    pub(super) team_won: u32,
    pub(super) team_streak: u32,
    pub(super) team_longest: u32,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Rated {
    rating: f64,
    deviation: f64,
    volatility: f64,
    pub(super) tables: u32,
    /// When the last of them ended, in milliseconds since 1970.
    pub(super) at: u64,
}

impl Rated {
    pub(super) fn new(strength: Strength, tables: u32, at: u64) -> Rated {
        let Strength { rating, deviation, volatility } = strength;
        Rated { rating, deviation, volatility, tables, at }
    }

    pub(super) fn strength(self) -> Strength {
        Strength { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }
}

impl Standings {
    pub(super) fn of(&self, game: &str) -> Standing {
        self.games.get(game).cloned().unwrap_or_default()
    }

    pub(super) fn with(&self, game: &str, standing: Standing) -> Standings {
        let mut games = self.games.clone();
        games.insert(game.to_owned(), standing);
        Standings { games }
    }

    pub(super) fn shown(&self) -> Vec<Shown> {
        let shown = self.games.iter().map(|(game, standing)| Shown {
            game: game.clone(),
            rating: standing.rated.map(|rated| Rating {
                rating: rated.rating.round() as u16,
                deviation: rated.deviation.round() as u16,
                provisional: rated.deviation > PROVISIONAL,
                tables: rated.tables,
            }),
            played: standing.played,
            won: standing.won,
            best: standing.best,
            team_played: standing.team_played,
            team_won: standing.team_won,
            team_streak: standing.team_streak,
            team_longest: standing.team_longest,
        });
        shown.collect()
    }
}
