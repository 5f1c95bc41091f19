//! Every message of the socket, the HTTP API and the engine, in one place.
//!
//! What comes in is a closed list with no room for unknown fields. What goes out can be read, too, so that programs that
//! listen to a server read the types the server writes. The types of the page are written from these types into
//! `web/src/wire`.

#![warn(missing_docs)]

mod avatar;
mod bot;
mod code;
mod common;
pub mod engine;
mod event;
mod from_client;
mod hint;
mod http;
mod people;
mod puzzle;
mod review;
mod table;
mod to_client;
mod webhook;
mod written;

pub use avatar::{Avatar, Colour, Shape};
pub use bot::{
    DoCommand, Done, Invitation, Invite, MadeBot, NewBot, Notification, OnlineBots, OwnBot, OwnBots, Remark,
};
pub use code::Code;
pub use common::{Clock, Config, Level, Occupant, Person, PersonId, Phase, Problem};
pub use event::{ChosenBy, Event, Hold, Seen};
pub use from_client::{Command, FromClient};
pub use hint::{Advice, Hint};
pub use http::{Game, Games, Health, InWords, Lobby, LobbyTable, OpenTable, Opened, Setting, TableCode};
pub use people::{
    DeviceLink, Guest, LinkToken, Me, Notes, PersonPage, Please, Rating, SetPassphrase, SignIn, SignOut,
    Standing,
};
pub use puzzle::{MazeBoard, MazePuzzle, PlayMaze};
pub use review::{GradedMove, MoveClass, Review};
pub use table::{HeldSeat, RaceClock, Table};
pub use to_client::{GamePage, ToClient};
pub use webhook::{HookCall, SetWebhook, Webhook};
pub use written::{GameJson, Written};

/// Raised when a client written for the number before would not understand any more.
pub const PROTOCOL: u32 = 1;

/// The largest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 8 * 1024;

/// Why a socket was closed, beside the codes of the WebSocket standard.
pub mod close {
    /// A message that is none: not text, not JSON, or not in the list.
    pub const MALFORMED: u16 = 4000;
    /// The client did not read fast enough: connect again with the last version seen.
    pub const RESYNC: u16 = 4001;
    /// Nothing was heard from the client for too long.
    pub const SILENT: u16 = 4002;
    /// The session has ended: this device is nobody any more.
    pub const SIGNED_OUT: u16 = 4003;
    /// The token of the bot was revoked.
    pub const DISMISSED: u16 = 4004;
    /// The server closes for a moment: connect again.
    pub const RESTART: u16 = 1012;
    /// The message is too long.
    pub const TOO_BIG: u16 = 1009;
    /// Only text is understood.
    pub const NOT_TEXT: u16 = 1003;
}
