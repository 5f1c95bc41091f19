//! A game as an object-safe trait.

use irrgarten_game::record::Record;
use irrgarten_game::{Language, Message, Meta, Seed, Setting, Solver};
#[cfg(not(target_arch = "wasm32"))]
use irrgarten_players::arena::{ArenaDeal, Clock, Contender, FinishedGame};
use irrgarten_players::{Grade, Review};
use irrgarten_words::Speaker;

use crate::rulebook::{filled, finished, setting_in_words, with_narrow_spaces};
use crate::{
    AnyView, BadExample, Example, Examples, GameError, Picture, Position, Puzzle, PuzzleTry, Replay, opening,
};

/// A game.
pub trait Entry: Send + Sync {
    /// Facts about the game.
    fn meta(&self) -> &'static Meta;

    /// Whether, with its default settings, it is a race.
    fn is_live(&self) -> bool;

    /// The settings a table can change.
    fn settings(&self) -> &'static [Setting];

    /// The rulebook as it was written: figures and settings are names in braces, examples are blocks that name them.
    fn rulebook_source(&self, language: Language) -> &'static str;

    /// A figure of the rulebooks by its name, as this language writes it.
    fn figure(&self, name: &str, language: Language) -> Option<String>;

    /// The examples of the rulebooks.
    fn examples(&self) -> Result<Examples, BadExample>;

    /// Draws one picture of an example, with its words in this language.
    fn draw_panel(&self, example: &Example, nth: usize, language: Language) -> Result<Picture, BadExample>;

    /// What the game says in this language.
    fn speaker(&self, language: Language) -> Speaker;

    /// The solvers of the game.
    fn solvers(&self) -> &'static [&'static dyn Solver];

    /// Settings with which it can be passed around on one device; empty if the defaults will do.
    fn passing(&self) -> &'static [(&'static str, &'static str)];

    /// Whether a seat may see what others may not. Otherwise all viewers have the same view.
    fn has_secrets(&self) -> bool;

    /// The usual number of seats.
    fn usual_seats(&self) -> u8;

    /// The setting that holds what a rematch may keep of the game before, if there is one.
    fn keeps(&self) -> Option<&'static str>;

    /// The letters of the colours that the rules give the seats with these settings, in seat order: `RBG`.
    fn colours(&self, seats: u8, options: &[(String, String)]) -> Option<String>;

    /// A new game: settings as key and value, everything else from the seed.
    fn deal(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn Position>, GameError>;

    /// A game that goes on at a complete position with this many seats that is not over. The order of its piles, if its
    /// text tells one, is forgotten.
    fn begin_at(&self, seats: u8, text: &str) -> Result<Box<dyn Position>, GameError>;

    /// Plays a whole game between built-in bots, and measures by this clock how long they think. Nobody does so in a browser,
    /// whose module is to be small.
    #[cfg(not(target_arch = "wasm32"))]
    fn contest(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &ArenaDeal,
        clock: &Clock<'_>,
    ) -> Result<FinishedGame, GameError>;

    /// Plays a whole game between built-in bots, and grades what each seat did in it.
    #[cfg(not(target_arch = "wasm32"))]
    fn graded(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &ArenaDeal,
    ) -> Result<Vec<Review<String>>, GameError>;

    /// The review of a seat, from the grades of its moves in order.
    fn review(&self, grades: Vec<Grade<String>>) -> Review<String>;

    /// Reads a position, complete or as one viewer sees it.
    fn read(&self, text: &str) -> Result<Reading, GameError>;

    /// The names of the themes of its puzzles.
    fn puzzle_themes(&self) -> &'static [&'static str];

    /// The puzzles that come with the game, one on each line. There are none where they are a file beside the program.
    fn shipped_puzzles(&self) -> &'static str;

    /// A try at a puzzle after these actions.
    fn try_puzzle(&self, puzzle: &Puzzle, line: &[String]) -> Result<PuzzleTry, GameError>;

    /// Replays a record and checks all of it.
    fn replay(&self, record: &Record) -> Result<Replay, GameError>;
}

/// What follows from the rest. As methods of the trait they would be part of every program, also of the module for browsers.
impl dyn Entry + '_ {
    /// What a rulebook has for `{name}`: a figure, a setting in the words of the page, or with `{key=default}` how a
    /// program writes a setting that nobody has changed.
    pub fn blank(&self, name: &str, language: Language) -> Option<String> {
        let unchanged = |key: &str| {
            let setting = self.settings().iter().find(|setting| setting.key == key)?;
            Some(format!("`{key}={}`", setting.values.words().first()?))
        };
        let setting = || match name.strip_suffix("=default") {
            Some(key) => unchanged(key),
            None => setting_in_words(&self.speaker(language), name),
        };
        self.figure(name, language).or_else(setting)
    }

    /// The rulebook for a reader, in Markdown. Its pictures are images `examples/<name of the picture>.svg`, and those
    /// that are given have their size behind a `#`.
    pub fn rulebook(&self, language: Language, pictures: &[Picture]) -> String {
        let blank = |name: &str| self.blank(name, language);
        let book = finished(self.rulebook_source(language), blank, pictures);
        if language == Language::Fr { with_narrow_spaces(book) } else { book }
    }

    /// How the rulebook begins: its title, and its first paragraph on one line.
    pub fn opening(&self, language: Language) -> (String, String) {
        let (title, lead) = opening(self.rulebook_source(language));
        (title, filled(&lead, &|name| self.figure(name, language)))
    }

    /// Draws every picture of the rulebooks; those that cannot be drawn are left out.
    pub fn pictures(&self, language: Language) -> Vec<Picture> {
        let examples = self.examples().unwrap_or_default();
        let panels = |example: &Example| {
            let panels = 0..example.panels.len();
            panels.filter_map(|nth| self.draw_panel(example, nth, language).ok()).collect::<Vec<_>>()
        };
        examples.list.iter().flat_map(panels).collect()
    }

    /// A message of the game's words files, in this language.
    pub fn say(&self, language: Language, message: &Message) -> String {
        self.speaker(language).say(message)
    }
}

/// What a text turned out to be.
pub enum Reading {
    /// A position that can be played on.
    Open(Box<dyn Position>),
    /// What one viewer sees: it can be shown, but not played on.
    View(Box<dyn AnyView>),
}
