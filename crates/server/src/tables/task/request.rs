//! What can be asked of the task of a table.

use irrgarten_game::record::Record;
use irrgarten_table::{Command, Person};
use irrgarten_wire::{self as wire, HouseEvent};
use tokio::sync::oneshot;

use super::hint::HintSource;
use super::{Received, Sink, ViewOptions};
use crate::error::ServerError;

/// Names a connection.
pub(crate) type ConnectionId = u64;

/// What can be asked of a table's task. Requests are answered in the order they come.
pub(crate) enum Request {
    /// A connection wants to see the table.
    Join {
        connection: ConnectionId,
        person: Option<Person>,
        version: Option<u64>,
        options: ViewOptions,
        sink: Sink,
    },
    /// Carry out a command; `received` if it came over a line whose round trip is measured.
    Do { reply: Reply, person: Person, id: String, command: Command, received: Option<Received> },
    /// A connection goes. Its queue ends when all it asked is done.
    Leave { connection: ConnectionId },
    /// What should somebody who subscribes to notifications know of this table?
    Standing { person: Person, answer: oneshot::Sender<Result<Vec<HouseEvent>, ServerError>> },
    /// How does the table look to everybody?
    Look { answer: oneshot::Sender<Result<wire::Table, ServerError>> },
    /// What does this seat know, for a built-in player to think about?
    Mind { person: Person, seat: u8, answer: oneshot::Sender<Result<HintSource, ServerError>> },
    /// What was played, now that it is over?
    Record { answer: oneshot::Sender<Result<Record, ServerError>> },
    /// Where do the same people play again?
    Rematch { by: Person, answer: oneshot::Sender<Result<String, ServerError>> },
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// Into the queue of a connection.
    Connection(ConnectionId),
    /// To the request that waits for it: the table's version after the command.
    Once(oneshot::Sender<Result<u64, ServerError>>),
}
