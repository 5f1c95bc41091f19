//! Games and tables over plain HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clock, Config, Occupant, Person, Phase};

/// `GET /api/games`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Games {
    /// All games.
    pub games: Vec<Game>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Game {
    /// Its slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// Its title.
    pub title: String,
    /// Title and first sentences of its rulebook, by the letters of the language.
    pub words: BTreeMap<String, InWords>,
    /// The boxed game its rules are after.
    pub after: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// How many sit down when nobody says how many.
    pub usual_seats: u8,
    /// Do all seats win or lose together? Then there are no rated tables.
    pub together: bool,
    /// With its usual settings, do all act at once, and does the moment count?
    pub live: bool,
    /// What a table can set.
    pub settings: Vec<Setting>,
    /// What to set where people share one device; nothing if the rulebook's own game can be passed around.
    pub passing: BTreeMap<String, String>,
    /// How each of the five built-in bots plays it, in a line: by level, then by the letters of the language.
    pub characters: BTreeMap<String, BTreeMap<String, String>>,
}

/// A game introduced in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct InWords {
    /// Its title.
    pub title: String,
    /// What it is about, in a few sentences.
    pub lead: String,
}

/// What a table can set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Setting {
    /// Its name.
    pub key: String,
    /// The words it may be; the first is the default.
    pub values: Vec<String>,
    /// Smallest and largest number, where a number may stand instead of a word.
    pub numbers: Option<(u16, u16)>,
    /// One sentence for people.
    pub about: String,
}

/// `POST /api/tables`: open a table.
pub type OpenTable = Config;

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Opened {
    /// The id of the table, 26 letters and digits. Who has it finds the table.
    pub table: String,
}

/// `GET /api/tables`: the tables strangers may see, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Lobby {
    /// One page of them.
    pub tables: Vec<LobbyTable>,
    /// Where the next page begins, for `?after=`.
    pub next: Option<String>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// Who opened it.
    pub host: Person,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How time is kept.
    pub clock: Clock,
    /// Where it stands.
    pub phase: Phase,
    /// Settings of the game that differ from the rulebook's own.
    pub options: BTreeMap<String, String>,
    /// Does it count for ratings?
    pub rated: bool,
    /// Only who has the link finds it: it is shown to nobody but who sits there.
    pub private: bool,
    /// How it ended, as in records: `1 2 points 19 17`, or nothing if it has not, or was broken off.
    pub score: Option<String>,
    /// When this changed last, in milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
}

/// The answer to `POST /api/tables/{id}/code`: a short way to say which table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TableCode {
    /// Six letters.
    pub code: String,
    /// The address to open, with the id of the table in it.
    pub link: String,
}

/// `GET /healthz`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Health {
    /// `ok`, or `draining` while the server closes.
    pub status: String,
    /// The version of the program.
    pub version: String,
}
