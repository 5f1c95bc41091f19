//! From a command to what is to be stored.

use irrgarten_api::{can_change_summary, table_summary};
use irrgarten_table::{CommandFrom, Input, Logged, Table, TableError};
use irrgarten_wire::{
    Code, LobbyTable, NewDocument, NewEvent, Problem, StoredDocument, StoredEvent, StoredSummary,
    TabResponse, TabWrites,
};

use crate::identity::is_table_id;
use crate::open_table::{OpenTable, Stored};
use crate::tab::{Moment, NotNow, Tab};

impl Tab {
    /// The table, if it is in memory and can be served.
    pub(crate) fn find(&self, id: &str) -> Result<&Table, NotNow> {
        if !is_table_id(id) {
            return Err(Code::NoSuchTable.into());
        }
        match self.tables.get(id).map(|open| &open.stored) {
            None | Some(Stored::Unread) => Err(NotNow::Wanted(id.to_owned())),
            Some(Stored::Missing) => Err(Code::NoSuchTable.into()),
            Some(Stored::Damaged) => Err(Code::Damaged.into()),
            Some(Stored::Here(table)) => Ok(table),
        }
    }

    /// Carries out a command at a table in memory, exactly once however often it is sent. Returns the version after it.
    pub(crate) fn carry_out(
        &mut self,
        id: &str,
        asked: CommandFrom,
        command: Option<&str>,
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<u64, Problem> {
        let fits =
            |name: &str| (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
        if command.is_some_and(|name| !fits(name)) {
            let expected = "a command id has 1 to 64 visible characters of ASCII";
            return Err(Problem::new(Code::BadRequest, expected));
        }
        let open = self.tables.get_mut(id).ok_or(Code::NoSuchTable)?;
        if let Some(&version) = command.and_then(|name| open.commands.get(name)) {
            return Ok(version);
        }
        let table = open.table_mut().ok_or(Code::NoSuchTable)?;
        let input = Input { asked, now: when.now, at: when.at };
        let events = table.handle(&input).map_err(|refusal: TableError| Problem::from(&refusal))?;
        let version = table.version();
        let listed = events.iter().any(|logged| can_change_summary(&logged.event));
        if let Some(name) = command.filter(|_| !events.is_empty()) {
            open.commands.insert(name.to_owned(), version);
        }
        response.append(id, &events, command)?;
        if listed {
            self.summarise(id, when, response);
        }
        Ok(version)
    }

    /// Puts a table that was just opened into memory, and everything of it into what is stored.
    pub(crate) fn begin(
        &mut self,
        id: &str,
        table: Table,
        events: &[Logged],
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<(), Problem> {
        response.append(id, events, None)?;
        let listeners = self.tables.remove(id).map(|open| open.listeners).unwrap_or_default();
        let open = OpenTable { listeners, ..OpenTable::new(Stored::Here(Box::new(table))) };
        self.tables.insert(id.to_owned(), open);
        self.summarise(id, when, response);
        Ok(())
    }

    /// Stores the summary of a table, if it has changed.
    fn summarise(&mut self, id: &str, when: Moment, response: &mut TabResponse) {
        let Some(table) = self.tables.get(id).and_then(OpenTable::table) else { return };
        let before = self.summaries.get(id);
        let fresh = LobbyTable { at: before.map_or(0, |before| before.at), ..table_summary(id, table) };
        if before != Some(&fresh) {
            let fresh = LobbyTable { at: when.at, ..fresh };
            if let Ok(text) = serde_json::to_string(&fresh) {
                response.writes().summaries.push(StoredSummary { table: id.to_owned(), text });
            }
            self.summaries.insert(id.to_owned(), fresh);
        }
    }
}

/// Adding to what is to be stored.
pub(crate) trait AddWrites {
    fn writes(&mut self) -> &mut TabWrites;

    /// Appends events to the log of a table, the last of them with the id of the command.
    fn append(&mut self, table: &str, events: &[Logged], command: Option<&str>) -> Result<(), Problem>;

    fn document(&mut self, table: Option<&str>, name: &str, text: String);
}

impl AddWrites for TabResponse {
    fn writes(&mut self) -> &mut TabWrites {
        self.store.get_or_insert_default()
    }

    fn append(&mut self, table: &str, events: &[Logged], command: Option<&str>) -> Result<(), Problem> {
        for (nth, logged) in events.iter().enumerate() {
            let text = serde_json::to_string(logged).map_err(|_| Code::Internal)?;
            let command = command.filter(|_| nth + 1 == events.len()).map(str::to_owned);
            let event = StoredEvent { text, command };
            self.writes().events.push(NewEvent { table: table.to_owned(), version: logged.version, event });
        }
        Ok(())
    }

    fn document(&mut self, table: Option<&str>, name: &str, text: String) {
        let document = StoredDocument { name: name.to_owned(), text };
        self.writes().documents.push(NewDocument { table: table.map(str::to_owned), document });
    }
}
