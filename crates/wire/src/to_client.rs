//! Messages of the server on a socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::encoded::WRITABLE;
use crate::{AwaySeat, Code, GameJson, Person, Problem, SeenEvent, TableSnapshot, WordsMessage};

/// A message of the server on a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The reply to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The table.
        table: String,
        /// The person or bot the client is signed in as, if any.
        you: Option<Person>,
        /// The table's version.
        version: u64,
    },
    /// The table as it is now, without its history: at the beginning, after a gap, and for a new seat.
    Snapshot {
        /// The viewer: a seat, or `null` for the public.
        seat: Option<u8>,
        /// The table.
        table: Box<TableSnapshot>,
    },
    /// What has happened since the last message, and the table after it.
    Events {
        /// The viewer: a seat, or `null` for the public.
        seat: Option<u8>,
        /// Every event since the last one sent to this viewer, without gaps.
        events: Vec<SeenEvent>,
        /// The table after them.
        table: Box<TableSnapshot>,
    },
    /// What has happened since the last message, and what it changed: for clients that asked for changes.
    Changes {
        /// The viewer: a seat, or `null` for the public.
        seat: Option<u8>,
        /// Every event since the last one sent to this viewer, without gaps: at least one.
        events: Vec<SeenEvent>,
        /// Everything the viewer may do now, if it is not the same as before. Each action begins with the number of
        /// letters that it shares with the one before, a digit in base 36: see [`unfolded`](crate::unfolded).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        actions: Option<Vec<String>>,
        /// What changed of the table beside its actions, as `docs/protocol.md` describes changes.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        table: GameJson,
    },
    /// A command was carried out and is on disk.
    Ack {
        /// The client's id of the command.
        id: String,
        /// The table's version after it.
        version: u64,
    },
    /// A command was refused, or a message was not understood.
    Error {
        /// The client's id of the command, if it was one.
        id: Option<String>,
        /// For programs; see [`Code`].
        code: Code,
        /// A sentence for people.
        message: String,
        /// The clause of the rulebook, if the game refuses.
        clause: Option<String>,
        /// Why the game refuses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        refusal: Option<Box<WordsMessage>>,
        /// Seconds after which it is worth trying again, where waiting helps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        retry_after: Option<u32>,
    },
    /// Somebody connected or disconnected. No game depends on it.
    Presence {
        /// The seats whose person is disconnected.
        away: Vec<AwaySeat>,
        /// The number of spectators.
        watching: u32,
    },
    /// The reply to `ping`.
    Pong {},
    /// The server restarts; reconnect after this time.
    Draining {
        /// Seconds to wait.
        seconds: u32,
    },
}

/// The parts of a message that a game writes itself, as JSON.
pub trait WriteGame {
    /// Everything the viewer may do, as a list of strings.
    fn write_actions(&self, buffer: &mut Vec<u8>);

    /// The view; `null` before the start.
    fn write_view(&self, buffer: &mut Vec<u8>);
}

impl ToClient {
    /// Appends this message as JSON. If its table lacks actions and view, the game writes them straight into the
    /// buffer: most bytes of a message are its view, and a string in between would be copied twice.
    pub fn write(&self, game: &impl WriteGame, buffer: &mut Vec<u8>) {
        serde_json::to_writer(&mut *buffer, self).expect(WRITABLE);
        let (ToClient::Snapshot { table, .. } | ToClient::Events { table, .. }) = self else { return };
        if table.actions.is_none() && table.view.is_none() {
            // The table is the last field of its message, so both end here.
            buffer.truncate(buffer.len() - 2);
            buffer.extend_from_slice(br#","actions":"#);
            game.write_actions(buffer);
            buffer.extend_from_slice(br#","view":"#);
            game.write_view(buffer);
            buffer.extend_from_slice(b"}}");
        }
    }

    /// The whole table in this message, and the viewer it is for.
    pub fn table(&self) -> Option<(Option<u8>, &TableSnapshot)> {
        match self {
            ToClient::Snapshot { seat, table } | ToClient::Events { seat, table, .. } => Some((*seat, table)),
            ToClient::Welcome { .. }
            | ToClient::Changes { .. }
            | ToClient::Ack { .. }
            | ToClient::Error { .. }
            | ToClient::Presence { .. }
            | ToClient::Pong {}
            | ToClient::Draining { .. } => None,
        }
    }

    /// An error, about a command or not.
    pub fn error(id: Option<String>, problem: Problem) -> ToClient {
        let Problem { code, message, clause, refusal, retry_after, place: _ } = problem;
        ToClient::Error { id, code, message, clause, refusal, retry_after }
    }
}
