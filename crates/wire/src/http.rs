//! Games and tables over plain HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Occupant, Person, Phase, TimeControl};

/// `GET /api/games`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameList {
    /// All games.
    pub games: Vec<GameInfo>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct GameInfo {
    /// Its slug.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// Its title.
    pub title: String,
    /// Title and first sentences of its rulebook, by language code.
    pub words: BTreeMap<String, Introduction>,
    /// The boxed game whose rules it follows.
    pub after: String,
    /// Words by which people look for that box: its names in other languages and its publishers.
    pub known_as: Vec<String>,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The usual number of seats.
    pub usual_seats: u8,
    /// Whether all seats win or lose together. Such games have no rated tables.
    pub together: bool,
    /// Whether, with its default settings, it is a race.
    pub live: bool,
    /// Whether a seat may see what others may not: then people who share one device need a curtain between them.
    pub secrets: bool,
    /// The settings of the game.
    pub settings: Vec<Setting>,
    /// Settings for people who share one device; empty if the defaults will do.
    pub passing: BTreeMap<String, String>,
    /// How each of the five built-in bots plays it, in a line of English, by level.
    pub characters: BTreeMap<String, String>,
    /// The letters of the colours that the rules give the seats, in seat order, by the number of seats: `"2": "RG"` for
    /// red and green. Empty if seats have no colours in the rules.
    pub colours: BTreeMap<String, String>,
    /// The setting that holds what a rematch can keep of the game before, if there is one.
    pub keeps: Option<String>,
}

/// A game introduced in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Introduction {
    /// Its title.
    pub title: String,
    /// What it is about, in a few sentences.
    pub lead: String,
}

/// A setting of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Setting {
    /// Its name.
    pub key: String,
    /// The words it may be; the first is the default.
    pub values: Vec<String>,
    /// Smallest and largest number, where a number may stand instead of a word.
    pub numbers: Option<(u16, u16)>,
    /// What a text looks like that may stand instead of a word, if one may.
    pub form: Option<String>,
    /// Whether it is chosen for each seat: `none`, `all`, or the letters of the colours of some seats.
    pub by_seat: bool,
    /// What it is about, in English.
    pub about: String,
}

/// `POST /api/tables/{id}/rematch`: play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema, TS)]
#[serde(default, deny_unknown_fields)]
pub struct OpenRematch {
    /// Keep what the rulebook lets people keep of the game before: `keeps` of `GET /api/games`. For the request that opens
    /// the new table.
    #[ts(as = "Option<bool>", optional)]
    pub keep: bool,
}

/// `POST /api/tables/{id}/report`: tell the operator of the server about something that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The version of the table at which it was said.
    pub version: u64,
}

/// `POST /api/tables`: open a table.
pub type OpenTable = Config;

/// The response to `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Opened {
    /// The id of the table, 26 letters and digits. It is the key to a private table.
    pub table: String,
}

/// `GET /api/tables`: the public tables, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Lobby {
    /// One page of them.
    pub tables: Vec<LobbyTable>,
    /// The start of the next page, for `?after=`.
    pub next: Option<String>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct LobbyTable {
    /// Its id.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// The person who opened it.
    pub host: Person,
    /// The player on each seat; behind them an empty one where another seat can be added.
    pub seats: Vec<Occupant>,
    /// The letters of the colours that the rules give the seats, in seat order; `null` if they have none.
    #[serde(default)]
    pub colours: Option<String>,
    /// The time control.
    pub clock: TimeControl,
    /// The phase of the table.
    pub phase: Phase,
    /// Settings of the game that differ from the defaults.
    pub options: BTreeMap<String, String>,
    /// Does it count for ratings?
    pub rated: bool,
    /// Not listed: shown only to the people who sit there.
    pub private: bool,
    /// The result, as in records: `1 2 points 19 17`; `null` if the game is not over, or was aborted.
    pub score: Option<String>,
    /// When this changed last, in milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
}

/// The response to `POST /api/tables/{id}/code`: a short way to name the table.
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
    /// `ok`, or `draining` while the server shuts down.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// Where its source is kept, if it was built with that address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
}
