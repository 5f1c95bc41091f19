//! The games of the house behind one object-safe face.
//!
//! The contract ([`irrgarten_game`]) is generic: rules run at full speed on their own types. Commands, engines
//! and tables meet a game as text, so they get an [`Entry`] per game and a [`Position`] per table instead.
//!
//! **Invariant:** this is the only crate that knows the names of games, and `games.rs` the only file of it.

#![warn(missing_docs)]

mod entry;
mod face;
mod games;
mod live;
mod mind;
mod page;
mod replay;
mod rulebook;
mod seen;
mod solvers;
#[cfg(test)]
mod tests;
mod timed;
#[cfg(test)]
mod toy;
mod trouble;

pub(crate) use entry::games;
pub use entry::{Playable, entry};
pub use face::{Advice, Entry, Happening, Json, Mind, Position, Reading, Sight, lines};
pub use irrgarten_players::{Character, Class, Grade, Hint, Level, Review, Valued, Words, arena};
pub use replay::{Decision, Replay, Step};
pub use rulebook::{clause, clauses, opening};
pub use solvers::{solve, solvers};
pub use timed::Timed;
pub use trouble::Trouble;

/// Every game, in alphabetical order.
pub fn games() -> &'static [&'static dyn Entry] {
    games::GAMES
}

/// The game of this name.
pub fn game(slug: &str) -> Result<&'static dyn Entry, Trouble> {
    find(games(), slug)
}

/// Reads a position of any game, laid open or as one viewer sees it.
pub fn read(text: &str) -> Result<Reading, Trouble> {
    read_from(games(), text)
}

/// Reads a position of any game that can be played on: nothing in it is hidden.
pub fn read_open(text: &str) -> Result<Box<dyn Position>, Trouble> {
    match read(text)? {
        Reading::Open(position) => Ok(position),
        Reading::Seen(_) => Err(Trouble::Hidden),
    }
}

fn find<'a>(games: &[&'a dyn Entry], slug: &str) -> Result<&'a dyn Entry, Trouble> {
    let found = games.iter().find(|game| game.meta().slug == slug);
    found.copied().ok_or_else(|| {
        let known = games.iter().map(|game| game.meta().slug).collect();
        Trouble::UnknownGame { name: slug.to_owned(), known }
    })
}

/// Is this the first word of a position in a notation that does not begin with the game's name, as `tower1`?
pub fn knows_tag(tag: &str) -> bool {
    !tag.contains('/') && meant(games(), tag).is_some()
}

/// A position begins with its game and the version of its rules, as in `cards/1`. Some notations have a word of their
/// own for both, as `tower1`, which only the game itself knows.
fn read_from(games: &[&dyn Entry], text: &str) -> Result<Reading, Trouble> {
    let tag = text.split(' ').next().unwrap_or_default();
    if let Some((slug, _)) = tag.split_once('/') {
        return find(games, slug)?.read(text);
    }
    let Some(game) = meant(games, tag) else {
        let example = games.first().map_or("game", |game| game.meta().slug);
        let expected = format!("a position, which begins like {example}/1");
        return Err(Trouble::BadPosition(irrgarten_game::BadText::new(tag, 0, expected)));
    };
    game.read(text)
}

/// The game that reads beyond this tag before it complains that there is no more.
fn meant<'a>(games: &[&'a dyn Entry], tag: &str) -> Option<&'a dyn Entry> {
    let reads = |game: &&&dyn Entry| match game.read(tag) {
        Err(Trouble::BadPosition(bad)) => bad.at() > 0,
        _ => false,
    };
    games.iter().find(reads).copied()
}
