//! A game as an object-safe trait.

use irrgarten_game::record::Record;
use irrgarten_game::{Language, Message, Meta, Seed, Setting, Solver};
use irrgarten_players::arena::{Clock, Contender, Deal, Played};
use irrgarten_words::Speaker;

use crate::{AnyView, GameError, Position, Replay};

/// A game.
pub trait Entry: Send + Sync {
    /// Facts about the game.
    fn meta(&self) -> &'static Meta;

    /// Whether, with its default settings, it is a race.
    fn is_live(&self) -> bool;

    /// The settings a table can change.
    fn settings(&self) -> &'static [Setting];

    /// The rulebook, in Markdown.
    fn rulebook(&self, language: Language) -> &'static str;

    /// What the game says in this language.
    fn speaker(&self, language: Language) -> Speaker;

    /// A message of the game's words files, in this language.
    fn say(&self, language: Language, message: &Message) -> String {
        self.speaker(language).say(message)
    }

    /// The solvers of the game.
    fn solvers(&self) -> &'static [&'static dyn Solver];

    /// Settings with which it can be passed around on one device; empty if the defaults will do.
    fn passing(&self) -> &'static [(&'static str, &'static str)];

    /// The usual number of seats.
    fn usual_seats(&self) -> u8;

    /// A new game: settings as key and value, everything else from the seed.
    fn deal(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn Position>, GameError>;

    /// Plays a whole game between built-in bots, and measures by this clock how long they think.
    fn contest(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &Deal,
        clock: &Clock<'_>,
    ) -> Result<Played, GameError>;

    /// Reads a position, complete or as one viewer sees it.
    fn read(&self, text: &str) -> Result<Reading, GameError>;

    /// Replays a record and checks all of it.
    fn replay(&self, record: &Record) -> Result<Replay, GameError>;
}

/// What a text turned out to be.
pub enum Reading {
    /// A position that can be played on.
    Open(Box<dyn Position>),
    /// What one viewer sees: it can be shown, but not played on.
    View(Box<dyn AnyView>),
}
