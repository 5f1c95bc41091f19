//! The tab: one request after the other, each with its response.

use std::collections::BTreeMap;

use irrgarten_api::Books;
use irrgarten_faces::Games;
use irrgarten_table::{Logged, Millis, Person, Table};
use irrgarten_wire::{
    Code, FromClient, LobbyTable, Problem, RefusedWrite, StoredDocument, StoredEvent, StoredSummary,
    TabFrame, TabInput, TabRequest, TabResponse, ToClient,
};

use crate::answer::Answer;
use crate::api::ApiRequest;
use crate::open_table::{OpenTable, Stored};
use crate::thoughts::Tasks;

/// How long the tab waits after a failure before it does something by itself again.
const PAUSE: Millis = 1_000;

/// What a server is for many people, for the one person in front of the tab.
pub struct Tab {
    pub(crate) games: Games,
    pub(crate) books: Books,
    /// The person, once they have a name.
    pub(crate) me: Option<Person>,
    /// What lists show of every table.
    pub(crate) summaries: BTreeMap<String, LobbyTable>,
    /// The tables in memory.
    pub(crate) tables: BTreeMap<String, OpenTable>,
    /// Which table each connection is for.
    pub(crate) connections: BTreeMap<u32, String>,
    pub(crate) tasks: Tasks,
}

/// When something happens, by both clocks.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) now: Millis,
    pub(crate) at: Millis,
}

/// Why a request is not carried out. Nothing has changed.
pub(crate) enum NotNow {
    /// This table has to be restored first.
    Wanted(String),
    /// It is refused.
    Refused(Problem),
}

impl From<Problem> for NotNow {
    fn from(problem: Problem) -> NotNow {
        NotNow::Refused(problem)
    }
}

impl From<Code> for NotNow {
    fn from(code: Code) -> NotNow {
        NotNow::Refused(code.into())
    }
}

/// This table has to be restored before a request can be carried out. Nothing has changed.
pub(crate) struct Wanted(pub(crate) String);

impl Tab {
    /// A tab with these games.
    pub fn new(games: Games) -> Tab {
        Tab {
            games,
            books: Books::new(games),
            me: None,
            summaries: BTreeMap::new(),
            tables: BTreeMap::new(),
            connections: BTreeMap::new(),
            tasks: Tasks::default(),
        }
    }

    /// Carries out a request. The fields of the response are to be carried out in their order, before the next request.
    pub fn handle(&mut self, input: TabInput) -> TabResponse {
        let TabInput { now, at, request } = input;
        let when = Moment { now, at };
        let mut response = TabResponse::default();
        if let Err(Wanted(table)) = self.answer(request, when, &mut response) {
            return TabResponse {
                wanted: vec![table],
                again: true,
                wake: self.wake(),
                ..TabResponse::default()
            };
        }
        self.begin_duties(now, &mut response);
        response.wake = self.wake();
        response
    }

    fn answer(
        &mut self,
        request: TabRequest,
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<(), Wanted> {
        match request {
            TabRequest::Start { me, tables } => self.start(me.as_deref(), &tables),
            TabRequest::Api { id, method, path, body, entropy } => {
                let request = ApiRequest { id, method, path, body, entropy };
                self.answer_api(&request, when, response)?;
            }
            TabRequest::Connect { connection, table } => {
                self.connections.insert(connection, table);
            }
            TabRequest::Message { connection, text } => self.hear(connection, &text, when, response)?,
            TabRequest::Disconnect { connection } => self.disconnect(connection, when.now, response),
            TabRequest::Restore { table, events, documents } => {
                self.restore(&table, &events, documents, when, response);
            }
            TabRequest::Forget { tables, refused } => {
                self.forget(&tables, refused.map(|refused| *refused), when, response);
            }
            TabRequest::Thought { thought } => self.thought(thought, when, response),
            TabRequest::NewThinker {} => self.new_thinker(response),
            TabRequest::Tick {} => self.tick(when, response),
        }
        Ok(())
    }

    /// Takes note of what is stored. A document that cannot be read counts as missing: the logs alone matter.
    fn start(&mut self, me: Option<&str>, tables: &[StoredSummary]) {
        self.me = me.and_then(|text| serde_json::from_str(text).ok());
        let read = |summary: &StoredSummary| {
            Some((summary.table.clone(), serde_json::from_str(&summary.text).ok()?))
        };
        self.summaries = tables.iter().filter_map(read).collect();
    }

    /// Takes a table from its log.
    fn restore(
        &mut self,
        id: &str,
        events: &[StoredEvent],
        documents: Vec<StoredDocument>,
        when: Moment,
        response: &mut TabResponse,
    ) {
        // What nobody looks at any more is read again when somebody does.
        self.tables.retain(|other, open| other == id || !open.listeners.is_empty());
        let Moment { now, .. } = when;
        let known = self.tables.entry(id.to_owned()).or_insert_with(|| OpenTable::new(Stored::Unread));
        if known.table().is_some() {
            return;
        }
        known.commands = (1..)
            .zip(events)
            .filter_map(|(version, event)| Some((event.command.clone()?, version)))
            .collect();
        known.documents = documents.into_iter().map(|document| (document.name, document.text)).collect();
        let logged: Option<Vec<Logged>> =
            events.iter().map(|event| serde_json::from_str(&event.text).ok()).collect();
        known.stored = match logged {
            Some(events) if events.is_empty() => Stored::Missing,
            logged => logged
                .and_then(|events| Table::load(self.games, events, now).ok())
                // The log of another table is a damaged log.
                .filter(|table| table.id() == id)
                .map_or(Stored::Damaged, |table| Stored::Here(Box::new(table))),
        };
        self.welcome_back(id, when, response);
    }

    /// Drops what is not as it is stored. Tables that somebody looks at are wanted at once.
    fn forget(
        &mut self,
        tables: &[String],
        refused: Option<RefusedWrite>,
        when: Moment,
        response: &mut TabResponse,
    ) {
        for id in tables {
            self.summaries.remove(id);
            response.drop.extend(self.tasks.of_table(id));
            let Some(open) = self.tables.get_mut(id) else { continue };
            open.forget();
            if refused.is_some() {
                open.not_before = when.now + PAUSE;
            }
            if open.listeners.is_empty() {
                self.tables.remove(id);
            } else {
                response.wanted.push(id.clone());
            }
        }
        let Some(RefusedWrite { request, code }) = refused else { return };
        match request {
            TabRequest::Api { id, .. } => {
                response.answers.push(Answer::problem(&code.into()).to(id));
            }
            TabRequest::Message { connection, text } => {
                if let Ok(FromClient::Do { id, .. }) = serde_json::from_str(&text) {
                    response.frame(connection, &ToClient::error(Some(id), code.into()));
                }
            }
            _ => {}
        }
    }
}

/// Writing into a response.
pub(crate) trait Respond {
    /// Sends a message to a connection.
    fn frame(&mut self, connection: u32, message: &ToClient);
}

impl Respond for TabResponse {
    fn frame(&mut self, connection: u32, message: &ToClient) {
        if let Ok(text) = serde_json::to_string(message) {
            self.send.push(TabFrame { connection, text });
        }
    }
}
