//! The requests that the task of a table answers.

use irrgarten_api::HintSource;
use irrgarten_game::record::Record;
use irrgarten_table::{Person, PersonCommand, ViewOptions};
use irrgarten_wire::{self as wire, Notification};
use tokio::sync::oneshot;

use super::{FromNodes, Received, Sink};
use crate::error::ServerError;

/// Identifies a connection.
pub(crate) type ConnectionId = u64;

/// A request to a table's task. Requests are answered in the order they come.
pub(crate) enum TaskRequest {
    /// A connection wants to see the table.
    Join {
        connection: ConnectionId,
        person: Option<Person>,
        version: Option<u64>,
        options: ViewOptions,
        sink: Sink,
    },
    /// Carry out a command; `received` if it came over a connection whose round trip is measured.
    Do { reply: Reply, person: Person, id: String, command: PersonCommand, received: Option<Received> },
    /// A connection closes. Its queue ends when all its requests are done.
    Leave { connection: ConnectionId },
    /// What should a new subscriber know of this table?
    Standing { person: Person, answer: oneshot::Sender<Result<Vec<Notification>, ServerError>> },
    /// The table as spectators see it.
    PublicView { answer: oneshot::Sender<Result<wire::TableSnapshot, ServerError>> },
    /// What this seat knows, for a built-in bot to think about.
    Mind { person: Person, seat: u8, answer: oneshot::Sender<Result<HintSource, ServerError>> },
    /// What was said at this version, and by whom.
    Said { version: u64, answer: oneshot::Sender<Result<(Person, String), ServerError>> },
    /// The record of a game that is over.
    Record { answer: oneshot::Sender<Result<Record, ServerError>> },
    /// Something about other nodes.
    FromNodes(FromNodes),
    /// The summary in the lists of tables is damaged: make it anew.
    Summarise,
    /// The table of the rematch.
    Rematch { by: Person, keep: bool, answer: oneshot::Sender<Result<String, ServerError>> },
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// Into the queue of a connection.
    Connection(ConnectionId),
    /// To the request that waits for it: the table's version after the command.
    Once(oneshot::Sender<Result<u64, ServerError>>),
}
