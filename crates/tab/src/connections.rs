//! Connections: what they say, and what they are told.

use irrgarten_api::text;
use irrgarten_game::Seat;
use irrgarten_table::{
    CommandFrom, ConnectionTiming, Millis, Occupant, PersonCommand, TableError, Updates, ViewOptions, Watcher,
};
use irrgarten_wire::{
    AwaySeat, Code, Command, FromClient, PROTOCOL, Problem, TabClose, TabFrame, TabResponse, ToClient, close,
};

use crate::open_table::{Listener, OpenTable, Stored};
use crate::tab::{Moment, NotNow, Respond as _, Tab, Wanted};

impl Tab {
    /// A frame of a connection.
    pub(crate) fn hear(
        &mut self,
        connection: u32,
        text: &str,
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<(), Wanted> {
        let Some(id) = self.connections.get(&connection).cloned() else {
            response.close.push(TabClose { connection, code: close::MALFORMED });
            return Ok(());
        };
        let Ok(message) = serde_json::from_str::<FromClient>(text) else {
            self.hang_up(connection, close::MALFORMED, when.now, response);
            return Ok(());
        };
        match message {
            FromClient::Ping {} => response.frame(connection, &ToClient::Pong {}),
            FromClient::Hello { version, seats, text, changes } => {
                if let Err(problem) = self.served(&id)? {
                    response.frame(connection, &ToClient::error(None, problem));
                    self.hang_up(connection, close::RESYNC, when.now, response);
                    return Ok(());
                }
                let options = ViewOptions { seats, text, changes };
                self.greet(connection, &id, options, version, when, response);
            }
            FromClient::Do { id: name, command } => {
                if self.tables.get(&id).is_none_or(|open| !open.listeners.contains_key(&connection)) {
                    // It has to say hello first.
                    self.hang_up(connection, close::MALFORMED, when.now, response);
                    return Ok(());
                }
                let done = self
                    .served(&id)?
                    .and_then(|()| self.do_command(connection, &id, &name, command, when, response));
                let reply = match done {
                    Ok(version) => ToClient::Ack { id: name, version },
                    Err(problem) => ToClient::error(Some(name), problem),
                };
                response.frame(connection, &reply);
                self.tell(&id, when, response);
            }
        }
        Ok(())
    }

    /// Is the table here, or why is it not served?
    fn served(&self, id: &str) -> Result<Result<(), Problem>, Wanted> {
        match self.find(id) {
            Ok(_) => Ok(Ok(())),
            Err(NotNow::Wanted(table)) => Err(Wanted(table)),
            Err(NotNow::Refused(problem)) => Ok(Err(problem)),
        }
    }

    fn do_command(
        &mut self,
        connection: u32,
        id: &str,
        name: &str,
        command: Command,
        when: Moment,
        response: &mut TabResponse,
    ) -> Result<u64, Problem> {
        let me = self.me.clone().ok_or(Code::WhoAreYou)?;
        let command = match command {
            Command::Say { text } => Command::Say { text: text::one_line(&text) },
            // Nobody could check what was played here.
            Command::Configure { config } if config.rated => return Err(not_rated()),
            other => other,
        };
        let command =
            PersonCommand::try_from(command).map_err(|refusal: TableError| Problem::from(&refusal))?;
        if let Some(open) = self.tables.get_mut(id) {
            let revealed = open.listeners.get(&connection).and_then(|listener| listener.revealed);
            if let Some(table) = open.table_mut() {
                table.measured(&me.id, ConnectionTiming { round_trip: 0, revealed });
            }
        }
        self.carry_out(id, CommandFrom::Person(me, command), Some(name), when, response)
    }

    /// Answers `hello` with everything that the connection has not got yet.
    fn greet(
        &mut self,
        connection: u32,
        id: &str,
        options: ViewOptions,
        version: Option<u64>,
        when: Moment,
        response: &mut TabResponse,
    ) {
        let Moment { now, .. } = when;
        let me = self.me.clone();
        let Some(open) = self.tables.get_mut(id) else { return };
        let sent = std::mem::take(&mut open.sent);
        let Some(table) = open.table_mut() else { return };
        if let Some(me) = &me {
            table.present(&me.id, true, now);
        }
        let welcome = ToClient::Welcome {
            protocol: PROTOCOL,
            table: id.to_owned(),
            you: me.clone(),
            version: table.version(),
        };
        response.frame(connection, &welcome);
        let mut watcher = Watcher::new(me, options);
        let mut updates = Updates::new(table, now, sent);
        for request in watcher.join(table, version) {
            write(&mut updates, connection, request, response);
        }
        open.sent = updates.sent();
        open.listeners.insert(connection, Listener { watcher, revealed: Some(now) });
        tell_presence(open, now, response);
    }

    /// Sends everybody what has happened at a table since they were last told.
    pub(crate) fn tell(&mut self, id: &str, when: Moment, response: &mut TabResponse) {
        let Some(open) = self.tables.get_mut(id) else { return };
        let OpenTable { stored: Stored::Here(table), listeners, sent, .. } = open else { return };
        let mut updates = Updates::new(table, when.now, std::mem::take(sent));
        for (&connection, listener) in listeners {
            if listener.watcher.is_about_to_race(table) {
                listener.revealed = Some(when.now);
            }
            for request in listener.watcher.catch_up(table) {
                write(&mut updates, connection, request, response);
            }
        }
        *sent = updates.sent();
    }

    /// A table that was forgotten is there again: those who look on are told what it is like now.
    pub(crate) fn welcome_back(&mut self, id: &str, when: Moment, response: &mut TabResponse) {
        let Some(open) = self.tables.get_mut(id) else { return };
        if open.listeners.is_empty() {
            return;
        }
        if let Some(table) = open.table_mut() {
            if let Some(me) = &self.me {
                table.present(&me.id, true, when.now);
            }
            return self.tell(id, when, response);
        }
        let connections: Vec<u32> = open.listeners.keys().copied().collect();
        for connection in connections {
            let gone = ToClient::error(None, Code::Damaged.into());
            response.frame(connection, &gone);
            self.hang_up(connection, close::RESYNC, when.now, response);
        }
    }

    /// Closes a connection from this side.
    fn hang_up(&mut self, connection: u32, code: u16, now: Millis, response: &mut TabResponse) {
        response.close.push(TabClose { connection, code });
        self.disconnect(connection, now, response);
    }

    /// A connection is closed. A table that nobody looks at any more goes to sleep.
    pub(crate) fn disconnect(&mut self, connection: u32, now: Millis, response: &mut TabResponse) {
        let Some(id) = self.connections.remove(&connection) else { return };
        let Some(open) = self.tables.get_mut(&id) else { return };
        if open.listeners.remove(&connection).is_none() {
            return;
        }
        if open.listeners.is_empty() {
            response.drop.extend(self.tasks.of_table(&id));
            self.tables.remove(&id);
            return;
        }
        tell_presence(open, now, response);
    }
}

/// What is said where somebody asks for a rated game.
pub(crate) fn not_rated() -> Problem {
    Problem::new(Code::NoRatings, "games without a server are not rated")
}

fn write(
    updates: &mut Updates<'_>,
    connection: u32,
    request: irrgarten_table::ViewRequest,
    response: &mut TabResponse,
) {
    let mut buffer = Vec::new();
    updates.write(request, &mut buffer);
    if let Ok(text) = String::from_utf8(buffer) {
        response.send.push(TabFrame { connection, text });
    }
}

/// Tells everybody who is there.
fn tell_presence(open: &OpenTable, now: Millis, response: &mut TabResponse) {
    let Some(table) = open.table() else { return };
    let people = || open.listeners.values().filter_map(|listener| listener.watcher.person.as_ref());
    let is_away = |seat: &Seat| {
        let sitter = table.occupant(*seat).and_then(Occupant::person_id);
        sitter.is_some_and(|sitter| people().all(|person| person.id != *sitter))
    };
    let away: Vec<AwaySeat> = Seat::all(table.config().seats)
        .filter(is_away)
        .map(|seat| AwaySeat { seat: seat.number(), gone_in: table.gone_in(seat, now) })
        .collect();
    let without_seat = |listener: &&Listener| {
        listener.watcher.person.as_ref().is_none_or(|person| table.seats_of(&person.id).is_empty())
    };
    let watching = open.listeners.values().filter(without_seat).count() as u32;
    for &connection in open.listeners.keys() {
        response.frame(connection, &ToClient::Presence { away: away.clone(), watching });
    }
}
