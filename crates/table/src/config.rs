//! Checks the settings of a table.

use irrgarten_faces::{GameError, Games, Position};
use irrgarten_game::{BadText, Seed};
use irrgarten_wire::Code;

use crate::{Config, TableError};

/// Can a game be played with these settings and this time control?
pub(crate) fn check(games: Games, config: &Config) -> Result<(), TableError> {
    if !config.clock.is_sensible() {
        return Err(Code::BadClock.into());
    }
    if config.rated && config.seats < 2 {
        return Err(Code::NobodyElse.into());
    }
    let game = games.find(&config.game)?;
    if config.rated && game.meta().together {
        return Err(Code::NoRatings.into());
    }
    if config.start.is_some() {
        check_start(config)?;
    }
    // Dealing is the most thorough check there is; the cards are thrown away.
    beginning(games, config, &Seed([0; 32]))?;
    Ok(())
}

/// A position has its own seats and settings, and nobody can say how it came about.
fn check_start(config: &Config) -> Result<(), TableError> {
    if config.rated {
        return Err(Code::NoRatings.into());
    }
    let too_much = config.options.keys().next().map(String::as_str).or(config.grows.then_some("grows"));
    too_much.map_or(Ok(()), |key| {
        Err(GameError::BadOption(BadText::new(key, 0, "no settings beside a position, which has its own"))
            .into())
    })
}

/// Where the game begins: at a position, or with a deal from this seed.
pub(crate) fn beginning(games: Games, config: &Config, seed: &Seed) -> Result<Box<dyn Position>, GameError> {
    let game = games.find(&config.game)?;
    match &config.start {
        Some(text) => game.begin_at(config.seats, text),
        None => game.deal(config.seats, &options(config), seed),
    }
}

/// The letters of the colours that the rules give the seats.
pub(crate) fn colours(games: Games, config: &Config) -> Option<String> {
    games.find(&config.game).ok()?.colours(config.seats, &options(config))
}

/// The most seats a table of this game can have.
pub(crate) fn most_seats(games: Games, config: &Config) -> u8 {
    games.find(&config.game).map_or(config.seats, |game| game.meta().max_seats)
}

/// The fewest seats of a table that grows: nobody is meant to play alone.
pub(crate) fn fewest_seats(games: Games, config: &Config) -> u8 {
    games.find(&config.game).map_or(config.seats, |game| game.meta().min_seats.max(2))
}

/// The same settings where each seat has the player of another seat before, or a new one: what was chosen for a seat moves
/// with its player.
pub(crate) fn reseated(games: Games, config: &Config, came_from: &[Option<usize>]) -> Config {
    let mut next = Config { seats: came_from.len() as u8, ..config.clone() };
    let Ok(game) = games.find(&config.game) else { return next };
    let letters = |config| colours(games, config).unwrap_or_default().chars().collect::<Vec<char>>();
    let (before, after) = (letters(config), letters(&next));
    for setting in game.settings().iter().filter(|setting| setting.by_seat) {
        // Words such as `all` have no letters of colours: those are capitals.
        let is_chosen = |value: &&String| before.iter().any(|&letter| value.contains(letter));
        let Some(value) = config.options.get(setting.key).filter(is_chosen) else { continue };
        let moved: Vec<char> = came_from
            .iter()
            .zip(&after)
            .filter(|(from, _)| {
                from.and_then(|from| before.get(from)).is_some_and(|&old| value.contains(old))
            })
            .map(|(_, &letter)| letter)
            .collect();
        let same = |word: &&&str| {
            !moved.is_empty()
                && word.len() == moved.len()
                && moved.iter().all(|&letter| word.contains(letter))
        };
        match setting.values.words().iter().find(same) {
            Some(word) => next.options.insert(setting.key.to_owned(), (*word).to_owned()),
            None => next.options.remove(setting.key),
        };
    }
    next
}

/// The settings of a rematch in which everybody sits one seat further. What can be kept of the game before is, if wished.
pub(crate) fn for_rematch(games: Games, config: &Config, kept: Option<String>) -> Config {
    let seats = usize::from(config.seats);
    let came_from: Vec<Option<usize>> = (0..seats).map(|seat| Some((seat + seats - 1) % seats)).collect();
    let mut next = Config { start: None, ..reseated(games, config, &came_from) };
    let Ok(game) = games.find(&config.game) else { return next };
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
