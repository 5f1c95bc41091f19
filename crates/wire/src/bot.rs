//! Bot accounts: their tokens, the notifications they get, and what they send over plain HTTP.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Command, Person, TimeControl};

/// `POST /api/bots`: make a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// At most 24 characters, as others will see it.
    pub name: String,
}

/// The response to `POST /api/bots`. The token is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct MadeBot {
    /// The bot.
    pub bot: Person,
    /// Sent in `Authorization: Bearer ...`. The server stores only a hash of it.
    pub token: String,
}

/// `GET /api/bots`: the bots of the person who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OwnBots {
    /// The oldest first.
    pub bots: Vec<OwnBot>,
}

/// A bot of the person who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OwnBot {
    /// The bot.
    pub bot: Person,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// `GET /api/bots/online`: bots with an open notification stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct OnlineBots {
    /// In the order of their names.
    pub bots: Vec<Person>,
}

/// `POST /api/tables/{id}/invite`: invite a person or a bot to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The id of a bot or a person.
    pub to: String,
    /// To which seat; to any empty one if left out.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// How many seats it has.
    pub seats: u8,
    /// The time control.
    pub clock: TimeControl,
    /// The person who invites.
    pub by: Person,
    /// To which seat, if it must be that one.
    pub seat: Option<u8>,
}

/// `GET /api/me/invitations`: tables that somebody asks you to, and that have not begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Invitations {
    /// By table.
    pub invitations: Vec<Invitation>,
}

/// A line of `GET /api/stream/event`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notification {
    /// You are invited to a table.
    Invited {
        /// To which table, and by whom.
        invitation: Invitation,
    },
    /// Your invitation was declined.
    Declined {
        /// The table.
        table: String,
        /// The person or bot that declined.
        by: Person,
    },
    /// A game you take part in has started.
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
        /// The result, as records write it; `null` if the game was aborted.
        score: Option<String>,
    },
    /// Your webhook has failed so often that it is disabled.
    WebhookDisabled {
        /// The last error.
        reason: String,
    },
    /// The server restarts; reconnect after this time.
    Draining {
        /// Seconds to wait.
        seconds: u32,
    },
}

/// `POST /api/bot/table/{id}/do`: any command of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct DoCommand {
    /// An id of 1 to 64 visible characters: repeated with the same id, the command is not done again.
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<String>,
    /// The command.
    pub command: Command,
}

/// `POST /api/bot/table/{id}/say`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// At most [`LONGEST_REMARK`](crate::LONGEST_REMARK) characters.
    pub text: String,
}

/// A command was carried out and is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Done {
    /// The table's version after it.
    pub version: u64,
}
