//! What the server says on a socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::written::WRITABLE;
use crate::{Code, Person, Problem, Seen, Table};

/// What the server says on a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `hello`.
    Welcome {
        /// The protocol spoken here.
        protocol: u32,
        /// The table.
        table: String,
        /// Who the server takes the client for; nobody if it has no cookie.
        you: Option<Person>,
        /// The table's version.
        version: u64,
    },
    /// The table as it is now, without its history: at the beginning, after a gap, and on a new seat.
    Snapshot {
        /// Whose eyes: a seat, or everybody's.
        seat: Option<u8>,
        /// The table.
        table: Box<Table>,
    },
    /// What has happened since, and the table after it.
    Events {
        /// Whose eyes: a seat, or everybody's.
        seat: Option<u8>,
        /// Every event since the last one told to these eyes, without gaps.
        events: Vec<Seen>,
        /// The table after them.
        table: Box<Table>,
    },
    /// A command has been carried out and is on disk.
    Ack {
        /// The client's id of the command.
        id: String,
        /// The table's version after it.
        version: u64,
    },
    /// A command has changed nothing, or a message was not understood.
    Error {
        /// The client's id of the command, if it was one.
        id: Option<String>,
        /// A stable word for programs.
        code: Code,
        /// A sentence for people.
        message: String,
        /// The clause of the rulebook, if the game refuses.
        clause: Option<String>,
        /// Seconds after which it is worth trying again, where waiting helps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        retry_after: Option<u32>,
    },
    /// Who is there has changed. Nobody's game depends on it.
    Presence {
        /// The seats whose person is not there now. After 30 seconds the guardian may be asked for them.
        away: Vec<u8>,
        /// How many look on without a seat.
        watching: u32,
    },
    /// The answer to `ping`.
    Pong {},
    /// The server closes for a moment; connect again after so long.
    Draining {
        /// Seconds to wait.
        seconds: u32,
    },
}

/// What a game adds to a page about itself, in JSON.
pub trait GamePage {
    /// Everything the viewer may do, as a list of texts.
    fn write_actions(&self, page: &mut Vec<u8>);

    /// What the viewer sees; `null` before the start.
    fn write_view(&self, page: &mut Vec<u8>);
}

impl ToClient {
    /// Adds this to a page. Where there is a table that says nothing of its game, the game writes that itself: passed
    /// on as a text it would be copied twice, and it is most of all that is ever sent.
    pub fn write(&self, game: &impl GamePage, page: &mut Vec<u8>) {
        serde_json::to_writer(&mut *page, self).expect(WRITABLE);
        let (ToClient::Snapshot { table, .. } | ToClient::Events { table, .. }) = self else { return };
        if table.actions.is_none() && table.view.is_none() {
            // The table is the last field of its message, so both end here.
            page.truncate(page.len() - 2);
            page.extend_from_slice(br#","actions":"#);
            game.write_actions(page);
            page.extend_from_slice(br#","view":"#);
            game.write_view(page);
            page.extend_from_slice(b"}}");
        }
    }

    /// The table that this shows, and through whose eyes: a seat's, or everybody's.
    pub fn table(&self) -> Option<(Option<u8>, &Table)> {
        match self {
            ToClient::Snapshot { seat, table } | ToClient::Events { seat, table, .. } => Some((*seat, table)),
            ToClient::Welcome { .. }
            | ToClient::Ack { .. }
            | ToClient::Error { .. }
            | ToClient::Presence { .. }
            | ToClient::Pong {}
            | ToClient::Draining { .. } => None,
        }
    }

    /// An error, about a command or about none.
    pub fn error(id: Option<String>, problem: Problem) -> ToClient {
        let Problem { code, message, clause, retry_after } = problem;
        ToClient::Error { id, code, message, clause, retry_after }
    }
}
