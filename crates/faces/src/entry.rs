//! A game behind its face.

use irrgarten_game::record::Record;
use irrgarten_game::{Language, Message, Meta, Seed, Setting, Solver};
use irrgarten_players::arena::{Clock, Contender, Deal, Played};
use irrgarten_words::Speaker;

use crate::{AnyView, GameError, Position, Replay};

/// A game of the house.
pub trait Entry: Send + Sync {
    /// Facts about the game.
    fn meta(&self) -> &'static Meta;

    /// As the rulebook has it, do all act at once, and does the moment count?
    fn is_live(&self) -> bool;

    /// The settings a table can change.
    fn settings(&self) -> &'static [Setting];

    /// The rules in our own words, in Markdown.
    fn rulebook(&self, language: Language) -> &'static str;

    /// What the game says in this language.
    fn speaker(&self, language: Language) -> Speaker;

    /// A message of the game's words files, in this language.
    fn say(&self, language: Language, message: &Message) -> String {
        self.speaker(language).say(message)
    }

    /// What the game can work out for somebody who asks.
    fn solvers(&self) -> &'static [&'static dyn Solver];

    /// Settings with which it can be passed around on one device; nothing if it can without.
    fn passing(&self) -> &'static [(&'static str, &'static str)];

    /// How many sit down when nobody says how many.
    fn usual_seats(&self) -> u8;

    /// A new game: settings as key and value, everything else from the seed.
    fn deal(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn Position>, GameError>;

    /// One line about how each of the five built-in bots plays this game, in four languages.
    fn characters(&self) -> &'static [[&'static str; 4]; 5];

    /// Plays a whole game between built-in bots, and measures by this clock how long they think.
    fn contest(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &Deal,
        clock: &Clock<'_>,
    ) -> Result<Played, GameError>;

    /// Reads a position, laid open or as one viewer sees it.
    fn read(&self, text: &str) -> Result<Reading, GameError>;

    /// Plays a record through and checks all of it.
    fn replay(&self, record: &Record) -> Result<Replay, GameError>;
}

/// What a text turned out to be.
pub enum Reading {
    /// A position that can be played on.
    Open(Box<dyn Position>),
    /// What one viewer sees: good for looking at.
    Seen(Box<dyn AnyView>),
}
