//! What a client says on a socket, and what can be asked of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Level};

/// What a client says on a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message, and again whenever the client wants other eyes.
    Hello {
        /// The last version the client has, to get only what is missing. Without it a snapshot comes; 0 asks for the
        /// whole history.
        #[serde(default)]
        #[ts(optional)]
        version: Option<u64>,
        /// The seats to look through: those of the client's own that are listed, all of them if nothing is said.
        /// An empty list, or nobody's seat, shows what everybody sees.
        #[serde(default)]
        #[ts(optional)]
        seats: Option<Vec<u8>>,
        /// Does it want positions in notation, too?
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        text: bool,
    },
    /// Something to do.
    Do {
        /// A name for it, 1 to 64 visible characters: sent again with the same, it is not done again.
        id: String,
        /// What.
        command: Command,
    },
    /// Are you there?
    Ping {},
}

/// What can be asked of a table. Seats count from 1.
#[expect(missing_docs, reason = "fields mean what they mean in the table's own commands")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Set the table up differently, before the start.
    Configure { config: Config },
    /// Sit down on an empty seat.
    Sit { seat: u8 },
    /// Get up again, or send somebody away.
    Free { seat: u8 },
    /// Let a built-in bot sit there.
    Invite { seat: u8, level: Level },
    /// Be ready to start, or not any more.
    Ready { seat: u8, ready: bool },
    /// Promise a share of the deal: 64 hexadecimal digits.
    Commit { seat: u8, commitment: String },
    /// Keep the promise: 64 hexadecimal digits.
    Reveal { seat: u8, share: String },
    /// Act in the game. With `seen`, only if the table is still at that version.
    Act {
        seat: u8,
        action: String,
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
    },
    /// Ask to take one's last action back.
    AskUndo { seat: u8 },
    /// Agree to that, or not.
    AnswerUndo { seat: u8, yes: bool },
    /// Stop all clocks, or let them run again.
    Pause { pause: bool },
    /// Let the guardian play for a seat, or take one's own back.
    Guardian { seat: u8, plays: bool },
    /// Leave: all one's seats are free again, or the guardian plays for them.
    Leave {},
    /// Say something.
    Say { text: String },
    /// Break the game off.
    Abort {},
}
