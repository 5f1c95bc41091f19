//! Every message of the socket, the HTTP API and the engine, in one place.
//!
//! Incoming messages are closed lists that refuse unknown fields. Outgoing messages can be read as well, so that
//! clients in Rust read the types that the server writes. The TypeScript types in `web/src/wire` are generated from
//! these types.

#![warn(missing_docs)]

mod avatar;
mod bot;
mod changes;
mod code;
mod common;
mod encoded;
pub mod engine;
mod event;
mod from_client;
mod hint;
mod http;
mod may;
mod message;
mod people;
mod position;
mod puzzle;
mod replay;
mod review;
mod tab;
mod table;
mod to_client;
mod webhook;

pub use avatar::Avatar;
pub use bot::{
    DoCommand, Done, Invitation, Invitations, Invite, MadeBot, NewBot, Notification, OnlineBots, OwnBot,
    OwnBots, Remark,
};
pub use changes::{WriteChanges, unfolded, write_events};
pub use code::Code;
pub use common::{Config, Level, Occupant, Person, PersonId, Phase, Place, Problem, TimeControl};
pub use encoded::{Encoded, GameJson};
pub use event::{ChosenBy, Event, Hold, ProposalKind, SeenEvent};
pub use from_client::{Command, FromClient};
pub use hint::{Advice, Hint};
pub use http::{
    GameInfo, GameList, Health, Introduction, Lobby, LobbyTable, OpenRematch, OpenTable, Opened, Report,
    Setting, TableCode,
};
pub use may::{May, TakeBack, When};
pub use message::{WordsArgument, WordsMessage};
pub use people::{
    DeviceLink, EmptyBody, Guest, LinkToken, Me, Notes, PersonPage, Rating, SetPassphrase, SignIn, SignOut,
    Standing,
};
pub use position::{
    AskPosition, AskRecord, AskSolver, MovedTable, PositionInfo, PossibleDraw, RecordedPly, SolverAnswer,
    SolverInfo, Solvers, VerifiedRecord,
};
pub use puzzle::{AskMaze, MazeBoard, MazePuzzle, MazeSolution, PlayMaze, PuzzleBoard, TryPuzzle};
pub use replay::{
    AskAdvice, AskMoment, AskReplay, AskReview, ComparedMove, Eyes, Moment, MomentAdvice, MomentInfo, Offer,
    Replayed, Tried,
};
pub use review::{GradedMove, MoveClass, Review};
pub use tab::{
    NewDocument, NewEvent, RefusedWrite, StoredDocument, StoredEvent, StoredSummary, TabAnswer, TabClose,
    TabFrame, TabInput, TabRequest, TabResponse, TabWrites, ThinkerAsk, ThinkerTable, ThinkerTask, Thought,
    ThoughtResult,
};
pub use table::{AwaySeat, Ending, HeldSeat, Proposal, RaceClock, TableSnapshot};
pub use to_client::{ToClient, WriteGame};
pub use webhook::{HookCall, SetWebhook, Webhook};

/// Raised when clients that were written for the previous number would not understand the server any more.
pub const PROTOCOL: u32 = 1;

/// The largest message a client may send, in bytes.
pub const MAX_MESSAGE: usize = 8 * 1024;

/// The most characters of a chat message.
pub const LONGEST_REMARK: usize = 300;

/// Why a socket was closed, beyond the codes of the WebSocket standard.
pub mod close {
    /// Not a message of the protocol: not text, not JSON, or of an unknown kind.
    pub const MALFORMED: u16 = 4000;
    /// The client did not read fast enough: reconnect with the last version seen.
    pub const RESYNC: u16 = 4001;
    /// Nothing was heard from the client for too long.
    pub const SILENT: u16 = 4002;
    /// The session has ended: this device was signed out.
    pub const SIGNED_OUT: u16 = 4003;
    /// The token of the bot was revoked.
    pub const REVOKED: u16 = 4004;
    /// The client sent many more frames than a game needs.
    pub const FLOOD: u16 = 4005;
    /// The server restarts: reconnect.
    pub const RESTART: u16 = 1012;
    /// The message is too long.
    pub const TOO_BIG: u16 = 1009;
    /// Only text is understood.
    pub const NOT_TEXT: u16 = 1003;
}
