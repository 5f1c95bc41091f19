//! Checks the settings of a table.

use irrgarten_faces::Games;
use irrgarten_game::Seed;

use crate::{Config, TableError};

/// Can a game be played with these settings and this time control?
pub(crate) fn check(games: Games, config: &Config) -> Result<(), TableError> {
    if !config.clock.is_sensible() {
        return Err(TableError::BadClock);
    }
    if config.rated && config.seats < 2 {
        return Err(TableError::NobodyElse);
    }
    let game = games.find(&config.game)?;
    if config.rated && game.meta().together {
        return Err(TableError::NoRatings);
    }
    // Dealing is the most thorough check there is; the cards are thrown away.
    game.deal(config.seats, &options(config), &Seed([0; 32]))?;
    Ok(())
}

/// Settings as games read them.
pub(crate) fn options(config: &Config) -> Vec<(String, String)> {
    config.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
}
