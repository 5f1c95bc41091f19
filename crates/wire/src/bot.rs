//! Programs that play: their tokens, what the server tells them, and what they ask over plain HTTP.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Clock, Command, Person};

/// `POST /api/bots`: make a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// At most 24 characters, as others will see it.
    pub name: String,
}

/// The answer to it. The token is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MadeBot {
    /// The bot.
    pub bot: Person,
    /// What it sends in `Authorization: Bearer ...`. The server keeps a hash of it only.
    pub token: String,
}

/// `GET /api/bots`: one's own bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OwnBots {
    /// The oldest first.
    pub bots: Vec<OwnBot>,
}

/// One's own bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OwnBot {
    /// The bot.
    pub bot: Person,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// `GET /api/bots/online`: bots that listen for invitations now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OnlineBots {
    /// In the order of their names.
    pub bots: Vec<Person>,
}

/// `POST /api/tables/{id}/invite`: ask somebody to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The id of a bot or a person.
    pub to: String,
    /// To which seat; to any empty one if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// Somebody is asked to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// How time is kept.
    pub clock: Clock,
    /// Who asks.
    pub by: Person,
    /// To which seat, if it must be that one.
    pub seat: Option<u8>,
}

/// A line of `GET /api/stream/event`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notification {
    /// Somebody asks you to a table.
    Invited {
        /// Where to, and by whom.
        invitation: Invitation,
    },
    /// Somebody you asked does not come.
    Declined {
        /// The table.
        table: String,
        /// Who does not come.
        by: Person,
    },
    /// A game you take part in is on.
    GameStart {
        /// The table.
        table: String,
        /// The game's slug.
        game: String,
        /// Your seats.
        seats: Vec<u8>,
    },
    /// A seat of yours is to act.
    YourTurn {
        /// The table.
        table: String,
        /// The game's slug.
        game: String,
        /// Which seat.
        seat: u8,
        /// The table's version.
        version: u64,
    },
    /// A game you took part in is over.
    GameOver {
        /// The table.
        table: String,
        /// The game's slug.
        game: String,
        /// How it ended, as records write it; nothing if it was broken off.
        score: Option<String>,
    },
    /// The address you are called at has failed so often that it is left alone.
    WebhookDisabled {
        /// What was wrong the last time.
        reason: String,
    },
    /// The server closes for a moment; connect again after so long.
    Draining {
        /// Seconds to wait.
        seconds: u32,
    },
}

/// `POST /api/bot/table/{id}/do`: anything that can be asked of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct DoCommand {
    /// A name for it, 1 to 64 visible characters: sent again with the same, it is not done again.
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<String>,
    /// What.
    pub command: Command,
}

/// `POST /api/bot/table/{id}/say`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// Up to 300 characters.
    pub text: String,
}

/// A command is carried out and on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Done {
    /// The table's version after it.
    pub version: u64,
}
