//! Messages of a client on a socket, and the commands of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Config, Level, PersonId, ProposalKind};

/// A message of a client on a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message, and again whenever the client wants the views of other seats.
    Hello {
        /// The last version the client has, to get only what is missing. Without it a snapshot is sent; 0 asks for
        /// the whole history.
        #[serde(default)]
        #[ts(optional)]
        version: Option<u64>,
        /// The seats whose views the client wants, all its own if left out. Only its own seats count; with none of
        /// them it gets the public view.
        #[serde(default)]
        #[ts(optional)]
        seats: Option<Vec<u8>>,
        /// Whether it wants positions in notation as well.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        text: bool,
        /// Whether `changes` will do instead of whole tables, once it has one.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        changes: bool,
    },
    /// A command.
    Do {
        /// An id of 1 to 64 visible characters: repeated with the same id, the command is not done again.
        id: String,
        /// The command.
        command: Command,
    },
    /// Is the server there?
    Ping {},
}

/// A command of a table. Seats count from 1.
#[expect(missing_docs, reason = "the line about each command covers its fields")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Change the settings of the table, before the start; later only whether it is listed, while nobody else plays.
    Configure { config: Config },
    /// Sit down on an empty seat, or on the next one of a table that grows.
    Sit { seat: u8 },
    /// Leave a seat, or remove its player.
    Free { seat: u8 },
    /// Give a seat to a built-in bot.
    Invite { seat: u8, level: Level },
    /// Ask for a seat, as a person who looks on.
    AskSeat {},
    /// Give a seat to a person who asks for one, or decline.
    GiveSeat {
        #[ts(as = "String")]
        #[schema(value_type = String)]
        person: PersonId,
        give: bool,
    },
    /// Be ready to start, or no longer.
    Ready { seat: u8, ready: bool },
    /// Say before the start that one still learns how the game is played: then no race begins and no bot plays until one
    /// has learned it or acts. With a clock and other people at the table nobody waits.
    Learn { seat: u8, learning: bool },
    /// Commit to a share of the deal: 64 hexadecimal digits.
    Commit { seat: u8, commitment: String },
    /// Reveal the share: 64 hexadecimal digits.
    Reveal { seat: u8, share: String },
    /// Act in the game. With `seen`, only if the table is still at that version.
    Act {
        seat: u8,
        action: String,
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u64>,
    },
    /// Ask to take back one's last action.
    AskUndo { seat: u8 },
    /// Agree to what another seat proposes, or not.
    Answer { seat: u8, kind: ProposalKind, yes: bool },
    /// Pause the game, or go on with it. Where a clock runs, the other people are asked first.
    Pause { pause: bool },
    /// Let the guardian play for a seat, or take one's own seat back.
    Guardian { seat: u8, plays: bool },
    /// Leave the table: one's seats become empty, or the guardian plays for them. A rated game is lost.
    Leave {},
    /// Send a chat message.
    Say { text: String },
    /// Abort the game. Other people who play are asked first.
    Abort {},
}
