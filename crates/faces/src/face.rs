//! The faces: what can be asked of any game and of any position.

use irrgarten_game::record::{Line, Record, Score};
use irrgarten_game::{Language, Meta, Paced, PerSeat, SearchRng, Seat, Seed, Setting, Solver, Turn, Viewer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use irrgarten_players::arena::{Contender, Deal, Played};
use irrgarten_players::{Character, Grade, Hint, Valued};

use crate::{GameError, Level, Replay, Timed};

/// A game of the house.
pub trait Entry: Send + Sync {
    /// Facts about the game.
    fn meta(&self) -> &'static Meta;

    /// The settings a table can change.
    fn settings(&self) -> &'static [Setting];

    /// The rules in our own words, in Markdown.
    fn rulebook(&self, language: Language) -> &'static str;

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

    /// One line about how each of the five players of the house plays this game, in four languages.
    fn characters(&self) -> &'static [[&'static str; 4]; 5];

    /// Plays a whole game between players of the house.
    fn contest(
        &self,
        contenders: &[Contender],
        options: &[(String, String)],
        deal: &Deal,
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

/// A position one can look at and play on. It remembers what has happened since it was dealt or read.
pub trait Position: Timed + Send {
    /// How many seats play.
    fn seats(&self) -> u8;

    /// All of it in one line, secrets and the order of piles included.
    fn text(&self) -> String;

    /// Who acts.
    fn turn(&self) -> Turn;

    /// Points as the rulebook counts them, if it does.
    fn points(&self) -> Option<PerSeat<u16>>;

    /// How it ended, if it did.
    fn score(&self) -> Option<Score>;

    /// Everything this seat may do now.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// The same as a list of texts in JSON.
    fn actions_json(&self, seat: Seat) -> Json {
        Json::of(&self.actions(seat))
    }

    /// The same, added to what is on a page already.
    fn write_actions(&self, seat: Seat, page: &mut Vec<u8>);

    /// This action in its one spelling, if it is among those the seat is offered. What a game accepts without offering
    /// it, such as a time, is for the table to say and not for a seat. A refusal is told as [`act`](Position::act) does.
    fn offered(&self, seat: Seat, action: &str) -> Result<Option<String>, GameError>;

    /// A seat acts; a refused action leaves everything as it was.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Happening, GameError>;

    /// Everything the dealer can draw now, with its weight.
    fn chances(&self) -> Vec<(String, u32)>;

    /// What the order of the piles makes the dealer draw now, if the position's text tells it.
    fn foretold(&self) -> Option<String>;

    /// The dealer draws this; a draw that cannot be leaves everything as it was.
    fn draw(&mut self, drawn: &str) -> Result<Happening, GameError>;

    /// The dealer draws what the seed decides for the draw with this number, counted from 0 over the whole game.
    fn draw_by_seed(&mut self, seed: &Seed, number: u32) -> Result<Happening, GameError> {
        let drawn = self.foresee(seed, number)?;
        self.draw(&drawn)
    }

    /// What the seed decides for the draw with this number, without drawing it.
    fn foresee(&self, seed: &Seed, number: u32) -> Result<String, GameError>;

    /// Plays a word as records write it: an action, chance events, or an action with chance events behind it.
    /// Without a seat it is the one on turn that acts. What stands before a fault has been played.
    fn word(&mut self, seat: Option<Seat>, word: &str) -> Result<Vec<Happening>, GameError>;

    /// The words that a word of a record stands for here, such as all that is done by a shorthand.
    fn unfolded(&self, seat: Seat, word: &str) -> Vec<String>;

    /// As this viewer sees it.
    fn seen_by(&self, who: Viewer) -> Box<dyn AnyView>;

    /// As someone sees it who may see everything.
    fn laid_open(&self) -> Box<dyn AnyView>;

    /// How many ways there are to go on for so many events.
    fn perft(&self, depth: u32) -> u64;

    /// What this seat knows, for a player to think about somewhere else.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;

    /// What a player of this level would do, who knows what this seat knows and no more.
    fn suggest(&self, seat: Seat, level: Level, dice: &mut SearchRng) -> Option<String> {
        self.mind(seat).choose(level, &|| false, dice).map(|thought| thought.action)
    }

    /// The game since it was dealt or read, complete but for names and seed.
    fn record(&self) -> Record;
}

/// A player at work. It is made from the view of its seat alone, so it can think nothing that the seat does not know,
/// and it can think while the table goes on.
pub trait Mind: Send {
    /// What a player of this level does, and after how long; `None` if the seat cannot act.
    /// Whoever asks may stop it; it has an answer all the same.
    fn choose(&self, level: Level, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Paced<String>>;

    /// What one of the five would advise, with its reasons; `None` if the seat cannot act.
    fn advise(&self, who: Character, stop: &dyn Fn() -> bool, dice: &mut SearchRng) -> Option<Advice>;

    /// How good an action of the seat is, on what the seat knows; `None` if it cannot be compared.
    fn grade(&self, played: &str, dice: &mut SearchRng) -> Option<Grade<String>>;
}

/// Advice from what a seat knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to do.
    pub action: String,
    /// What to do afterwards, within the same turn.
    pub then: Vec<String>,
    /// The share of the victory to expect, from 0 to 1.
    pub value: f32,
    /// What was compared, the best first.
    pub compared: Vec<Valued<String>>,
    /// What to look for, where, and what exactly.
    pub hints: [Hint; 3],
}

/// What a viewer sees. All pictures are made from this, so that none can show a secret.
pub trait AnyView: Send + Sync {
    /// In one line, `?` for what is hidden.
    fn text(&self) -> String;

    /// As a JSON object.
    fn json(&self) -> Json;

    /// The same, added to what is on a page already.
    fn write_json(&self, page: &mut Vec<u8>);

    /// For a terminal, many lines.
    fn art(&self) -> String;

    /// As an SVG document.
    fn svg(&self) -> String;

    /// A player on this seat who knows what is seen here.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;
}

/// Why writing cannot fail.
const WRITABLE: &str = "numbers, texts, lists and named fields";

/// JSON that a game has written. It is passed on as it is, and never read again on its way.
#[derive(Clone, Debug)]
pub struct Json(pub(crate) Box<RawValue>);

impl Json {
    /// Writes what is made of numbers, texts, lists and named fields.
    pub(crate) fn of(value: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(value).expect(WRITABLE))
    }

    /// Adds it to a page instead.
    pub(crate) fn write(value: &impl Serialize, page: &mut Vec<u8>) {
        serde_json::to_writer(page, value).expect(WRITABLE);
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Json {}

impl From<Json> for Box<RawValue> {
    fn from(json: Json) -> Box<RawValue> {
        json.0
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Something that has just happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// Who acted; nobody if the dealer drew.
    pub seat: Option<Seat>,
    /// The action or chance event in full.
    pub text: String,
    /// Does a record begin a new line with it?
    pub opens_line: bool,
    /// Could it be taken back without anybody knowing more than before?
    pub can_be_undone: bool,
    /// What each seat and then the public may know; nothing if all of them may know all of it.
    pub(crate) told: Vec<String>,
}

impl Happening {
    /// The same as this viewer may know it.
    pub fn told_to(&self, who: Viewer) -> &str {
        if self.told.is_empty() {
            return &self.text;
        }
        let heard = match who {
            Viewer::Seat(seat) => self.told.get(seat.index()),
            Viewer::Public => self.told.last(),
        };
        heard.map_or("?", String::as_str)
    }
}

/// What happened, as lines of a record: in full, or as one viewer may know it.
pub fn lines(happened: &[Happening], who: Option<Viewer>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for happening in happened {
        let token = who.map_or(happening.text.as_str(), |who| happening.told_to(who)).to_owned();
        match lines.last_mut() {
            Some(line) if !happening.opens_line => line.tokens.push(token),
            _ => {
                let seat = happening.seat.map_or(0, Seat::number);
                lines.push(Line { seat, tokens: vec![token], number: 0 });
            }
        }
    }
    lines
}
