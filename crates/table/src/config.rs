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

/// The letters of the colours that the rules give the seats.
pub(crate) fn colours(games: Games, config: &Config) -> Option<String> {
    games.find(&config.game).ok()?.colours(config.seats, &options(config))
}

/// The settings of a rematch in which everybody sits one seat further: what was chosen for a seat moves with its player,
/// and what can be kept of the game before is, if wished.
pub(crate) fn for_rematch(games: Games, config: &Config, kept: Option<String>) -> Config {
    let mut next = config.clone();
    let Ok(game) = games.find(&config.game) else { return next };
    let colours: Vec<char> = colours(games, config).unwrap_or_default().chars().collect();
    for setting in game.settings().iter().filter(|setting| setting.by_seat) {
        let Some(value) = next.options.get_mut(setting.key) else { continue };
        let moved: Vec<char> = colours
            .iter()
            .zip(colours.iter().cycle().skip(1))
            .filter_map(|(letter, further)| value.contains(*letter).then_some(*further))
            .collect();
        // Words such as `all` have no letters of colours: those are capitals.
        let same = |word: &&&str| {
            !moved.is_empty()
                && word.len() == moved.len()
                && moved.iter().all(|&letter| word.contains(letter))
        };
        if let Some(word) = setting.values.words().iter().find(same) {
            (*word).clone_into(value);
        }
    }
    if let Some(key) = game.keeps() {
        next.options.remove(key);
        next.options.extend(kept.map(|value| (key.to_owned(), value)));
    }
    next
}

/// Settings as games read them.
pub(crate) fn options(config: &Config) -> Vec<(String, String)> {
    config.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
}
