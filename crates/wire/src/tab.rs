//! What the page and its tab say to each other: tables in the browser, without a server.
//!
//! The tab is a pure machine. The page hands it one [`TabInput`] at a time, carries out what the [`TabResponse`] says, in
//! the order of its fields, and only then hands it the next.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Advice, Code, Level};

/// A request to the tab, with everything it may know about the world outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TabInput {
    /// A clock that only goes forward, in milliseconds: for the clocks of games.
    pub now: u64,
    /// Milliseconds since 1970: for logs only.
    pub at: u64,
    /// What is asked.
    pub request: TabRequest,
}

/// A request to the tab.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TabRequest {
    /// The first request: what is stored beside the logs.
    Start {
        /// The text of the document `me`, if there is one.
        me: Option<String>,
        /// The summaries of all tables.
        tables: Vec<StoredSummary>,
    },
    /// A request as to the HTTP API of a server.
    Api {
        /// The page's number for it: the answer has the same.
        id: u32,
        /// `GET`, `POST` or `DELETE`.
        method: String,
        /// The path with its query: `/api/games`.
        path: String,
        /// The body, if it has one.
        #[serde(default)]
        #[ts(optional)]
        body: Option<String>,
        /// 48 random bytes as 96 hexadecimal digits in small letters: for ids and for the share of a deal. Only needed
        /// where the method is `POST`.
        #[serde(default)]
        #[ts(optional)]
        entropy: Option<String>,
    },
    /// As a socket is opened: somebody wants to see a table.
    Connect {
        /// The page's number for the connection.
        connection: u32,
        /// The table.
        table: String,
    },
    /// As a frame of a socket: a `FromClient` as JSON.
    Message {
        /// The connection.
        connection: u32,
        /// The frame.
        text: String,
    },
    /// As a socket is closed by the page.
    Disconnect {
        /// The connection.
        connection: u32,
    },
    /// What is stored of a table that the tab wanted.
    Restore {
        /// The table.
        table: String,
        /// Its events in order; empty if there is no such table.
        events: Vec<StoredEvent>,
        /// The documents of the table.
        documents: Vec<StoredDocument>,
    },
    /// What the tab has in memory of these tables is not what is stored: storing failed, or another tab has written.
    Forget {
        /// The tables.
        tables: Vec<String>,
        /// What could not be stored, to be refused. Nothing if the same request is sent again afterwards.
        #[serde(default)]
        #[ts(optional)]
        refused: Option<Box<RefusedWrite>>,
    },
    /// The thinker has answered.
    Thought {
        /// Its answer.
        thought: Thought,
    },
    /// A new thinker has been started: it knows nothing yet.
    NewThinker {},
    /// It is the time that the tab wanted to be woken at.
    Tick {},
}

/// A request whose writes could not be stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RefusedWrite {
    /// The request as it was.
    pub request: TabRequest,
    /// `disk_full` if there is no room, `store` otherwise.
    pub code: Code,
}

/// What the page has to do after a request, in this order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct TabResponse {
    /// To be stored in one transaction before anything else happens. If that fails, nothing of this response is delivered,
    /// and the tab is asked to `forget`.
    pub store: Option<TabWrites>,
    /// Frames for connections, each a `ToClient` as JSON.
    pub send: Vec<TabFrame>,
    /// Connections that are closed from this side.
    pub close: Vec<TabClose>,
    /// Answers to requests of the API, now or to earlier ones.
    pub answers: Vec<TabAnswer>,
    /// Tasks for the thinker.
    pub think: Vec<ThinkerTask>,
    /// Tasks whose answers nobody needs any more.
    pub drop: Vec<u32>,
    /// Tables whose logs are to be restored.
    pub wanted: Vec<String>,
    /// Whether the same request is to be sent again once they are restored. Then it has changed nothing yet.
    pub again: bool,
    /// When to send `tick`, by the clock of `now`.
    pub wake: Option<u64>,
}

/// What is to be stored, all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct TabWrites {
    /// New events. No event of this table and version may be there already: if one is, storing fails.
    pub events: Vec<NewEvent>,
    /// Summaries, which replace those of the same tables.
    pub summaries: Vec<StoredSummary>,
    /// Documents, which replace those of the same names.
    pub documents: Vec<NewDocument>,
    /// Tables that are deleted, with everything of theirs.
    pub removed: Vec<String>,
}

/// An event to be stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewEvent {
    /// The table.
    pub table: String,
    /// Its version after the event: the key, together with the table.
    pub version: u64,
    /// The event.
    pub event: StoredEvent,
}

/// An event as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StoredEvent {
    /// The event as JSON, secrets included.
    pub text: String,
    /// The id of the command that ends with it, so that it is not done again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub command: Option<String>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StoredSummary {
    /// The table.
    pub table: String,
    /// A `LobbyTable` as JSON.
    pub text: String,
}

/// A document to be stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewDocument {
    /// The table it belongs to, if it belongs to one.
    pub table: Option<String>,
    /// The document.
    pub document: StoredDocument,
}

/// A document as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StoredDocument {
    /// Its name among those of the same table.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A frame for a connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TabFrame {
    /// The connection.
    pub connection: u32,
    /// A `ToClient` as JSON.
    pub text: String,
}

/// A connection that is closed, as a server closes a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TabClose {
    /// The connection.
    pub connection: u32,
    /// Why: see [`close`](crate::close).
    pub code: u16,
}

/// The answer to a request of the API.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TabAnswer {
    /// The number of the request.
    pub id: u32,
    /// The HTTP status.
    pub status: u16,
    /// The type of the body: `application/json`.
    pub content_type: String,
    /// The body; a `Problem` where the status says so.
    pub body: String,
}

/// A task for the thinker, to be handed to it as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThinkerTask {
    /// Its number: the answer has the same.
    pub task: u32,
    /// What is asked.
    pub ask: ThinkerAsk,
}

/// What the thinker is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ThinkerAsk {
    /// What a built-in bot does.
    Choose {
        /// At which table.
        at: ThinkerTable,
        /// On which seat, from 1.
        seat: u8,
        /// How well it plays.
        level: Level,
        /// What its dice start from.
        dice: u32,
    },
    /// What the strongest built-in bot would advise.
    Advise {
        /// At which table.
        at: ThinkerTable,
        /// On which seat, from 1.
        seat: u8,
        /// What its dice start from.
        dice: u32,
    },
    /// How good the moves of a seat were in a game that is over.
    Review {
        /// The record of the game.
        record: String,
        /// The seat, from 1.
        seat: u8,
    },
    /// A request of the API that needs no table and may take long.
    Api {
        /// As in [`TabRequest::Api`].
        method: String,
        /// As there.
        path: String,
        /// As there.
        #[serde(default)]
        #[ts(optional)]
        body: Option<String>,
    },
}

/// A table as the thinker follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThinkerTable {
    /// The table.
    pub table: String,
    /// The version the thinker has; 0 if it has nothing.
    pub since: u64,
    /// The events after that, as JSON.
    pub events: Vec<String>,
}

/// The answer to a task, to be handed to the tab as it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Thought {
    /// The number of the task.
    pub task: u32,
    /// The answer.
    pub result: ThoughtResult,
}

/// What came of a task.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ThoughtResult {
    /// The action, and after how many milliseconds a person would have chosen it. Nothing if the seat cannot act.
    Chosen {
        /// In the game's notation.
        action: Option<String>,
        /// In a race; 0 otherwise.
        after: u32,
    },
    /// Advice. Nothing if there is none to give.
    Advised {
        /// The advice.
        advice: Option<Box<Advice>>,
    },
    /// The answer to a request of the API, a review included.
    Answered {
        /// The HTTP status.
        status: u16,
        /// The type of the body.
        content_type: String,
        /// The body.
        body: String,
    },
    /// The thinker does not have the events before those that it was given.
    Lost {},
}
