//! Tables over the API: opening, showing, listing, deleting; records, rematches and notes.

use irrgarten_api::{NOTES, Rematch, moved_table, open_rematch};
use irrgarten_game::record::Record;
use irrgarten_game::{Seat, Viewer};
use irrgarten_table::{CommandFrom, Occupant, ServerCommand, Table, TableError};
use irrgarten_wire::{
    Code, Lobby, LobbyTable, MovedTable, Notes, OpenRematch, OpenTable, Opened, Phase, Problem, TabResponse,
};

use crate::answer::{Answer, read_body};
use crate::api::Call;
use crate::connections::not_rated;
use crate::identity::{Entropy, is_table_id, rematch_id, table_id};
use crate::path::Path;
use crate::tab::{Moment, NotNow, Tab};
use crate::tables::AddWrites as _;

/// How many tables one page of a list has.
const PAGE: usize = 50;

type Answered = Result<Answer, NotNow>;

fn refused(refusal: &TableError) -> NotNow {
    NotNow::Refused(Problem::from(refusal))
}

impl Tab {
    pub(crate) fn open(&mut self, call: &Call<'_>, response: &mut TabResponse) -> Answered {
        let host = self.me.clone().ok_or(Code::WhoAreYou)?;
        let wished: OpenTable = read_body(call.body)?;
        if wished.rated {
            return Err(not_rated().into());
        }
        let Entropy { id, secret } = Entropy::read(call.entropy)?;
        let id = table_id(id);
        let opened = Table::open(self.games, &id, wished, host, secret, call.when.at);
        let (table, logged) = opened.map_err(|refusal| refused(&refusal))?;
        self.begin(&id, table, &logged, call.when, response)?;
        Answer::json_with(201, &Opened { table: id })
    }

    pub(crate) fn show(&self, id: &str, when: Moment) -> Answered {
        Answer::json(&self.find(id)?.snapshot(Viewer::Public, when.now))
    }

    /// The log of a table, to be taken along: to a server, or to another browser.
    pub(crate) fn log(&self, id: &str) -> Answered {
        let events: Result<Vec<String>, _> =
            self.find(id)?.logged_since(0).map(serde_json::to_string).collect();
        Answer::json(&MovedTable { events: events.map_err(|_| Code::Internal)? })
    }

    /// Takes in a table that was taken along from another tab.
    pub(crate) fn import(&mut self, call: &Call<'_>, response: &mut TabResponse) -> Answered {
        let me = self.me.clone().ok_or(Code::WhoAreYou)?;
        let MovedTable { events } = read_body(call.body)?;
        let (table, logged) = moved_table(self.games, &events, &me, call.when.now)?;
        let id = table.id().to_owned();
        match self.find(&id) {
            Err(NotNow::Refused(problem)) if problem.code == Code::NoSuchTable && is_table_id(&id) => {
                self.begin(&id, table, &logged, call.when, response)?;
            }
            // It was taken in before.
            Ok(_) => {}
            Err(not_now) => return Err(not_now),
        }
        Answer::json_with(201, &Opened { table: id })
    }

    /// Deletes a table with everything of it.
    pub(crate) fn remove(&mut self, id: &str, response: &mut TabResponse) -> Answered {
        if !is_table_id(id) {
            return Err(Code::NoSuchTable.into());
        }
        self.summaries.remove(id);
        response.drop.extend(self.tasks.of_table(id));
        let listening = self.tables.remove(id).map(|open| open.listeners).unwrap_or_default();
        for connection in listening.into_keys() {
            self.connections.remove(&connection);
            response.close.push(irrgarten_wire::TabClose { connection, code: irrgarten_wire::close::RESYNC });
        }
        response.writes().removed.push(id.to_owned());
        Answer::json(&irrgarten_wire::EmptyBody {})
    }

    /// The tables of the person, the newest first.
    pub(crate) fn list(&self, path: &Path, fits: impl Fn(&LobbyTable) -> bool) -> Answered {
        path.expect(&["phase", "game", "free", "rated", "after"])?;
        let phase = |table: &LobbyTable| match table.phase {
            Phase::Gathering => "open",
            Phase::Dealing | Phase::Playing | Phase::Paused => "running",
            Phase::Over => "finished",
        };
        let parameter = |key, value: &str| path.parameter(key).is_none_or(|wished| wished == value);
        let mut tables: Vec<&LobbyTable> = self
            .summaries
            .values()
            .filter(|table| fits(table) && parameter("phase", phase(table)) && parameter("game", &table.game))
            .filter(|table| parameter("rated", if table.rated { "true" } else { "false" }))
            .collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.at, &table.table)));
        let bad = |_| Problem::new(Code::BadRequest, "this is no place in the list of tables");
        let from: usize = path.parameter("after").map_or(Ok(0), |after| after.parse().map_err(bad))?;
        let more = tables.len() > from.saturating_add(PAGE);
        let page = tables.into_iter().skip(from).take(PAGE).cloned().collect();
        Answer::json(&Lobby { tables: page, next: more.then(|| (from + PAGE).to_string()) })
    }

    /// The record of a game that is over.
    pub(crate) fn over(&self, id: &str) -> Result<Record, NotNow> {
        Ok(self.find(id)?.record().ok_or(Code::NotOver)?)
    }

    pub(crate) fn record(&self, id: &str) -> Answered {
        Ok(Answer::text("text/plain; charset=utf-8", self.over(id)?.to_string()))
    }

    /// The table of the rematch, which the first request opens.
    pub(crate) fn rematch(&mut self, id: &str, call: &Call<'_>, response: &mut TabResponse) -> Answered {
        let me = self.me.clone().ok_or(Code::WhoAreYou)?;
        let OpenRematch { keep } = read_body(call.body)?;
        let Entropy { secret, .. } = Entropy::read(call.entropy)?;
        let old = self.find(id)?;
        if let Some(there) = old.rematch() {
            return Answer::json(&Opened { table: there.to_owned() });
        }
        let fresh = rematch_id(id);
        let rematch = Rematch { id: &fresh, host: &me, keep, secret, at: call.when.at };
        let (table, logged) = open_rematch(self.games, old, &rematch).map_err(|refusal| refused(&refusal))?;
        self.begin(&fresh, table, &logged, call.when, response)?;
        let link = CommandFrom::Server(ServerCommand::LinkRematch(fresh.clone()));
        self.carry_out(id, link, None, call.when, response)?;
        self.tell(id, call.when, response);
        Answer::json(&Opened { table: fresh })
    }

    /// The name of the document with the notes of this seat, if it is the person's own.
    fn notes_of(&self, id: &str, seat: &str) -> Result<String, NotNow> {
        let me = self.me.as_ref().ok_or(Code::WhoAreYou)?;
        let table = self.find(id)?;
        let number = seat.parse().map_err(|_| Code::NoSuchSeat)?;
        let seat = Seat::numbered(number, table.config().seats).ok_or(Code::NotYourSeat)?;
        if table.occupant(seat).and_then(Occupant::person_id) == Some(&me.id) {
            return Ok(format!("notes-{number}"));
        }
        Err(Code::NotYourSeat.into())
    }

    pub(crate) fn read_notes(&self, id: &str, seat: &str) -> Answered {
        let name = self.notes_of(id, seat)?;
        let kept = self.tables.get(id).and_then(|open| open.documents.get(&name));
        Answer::json(&Notes { text: kept.cloned().unwrap_or_default() })
    }

    pub(crate) fn write_notes(
        &mut self,
        id: &str,
        seat: &str,
        call: &Call<'_>,
        response: &mut TabResponse,
    ) -> Answered {
        let notes: Notes = read_body(call.body)?;
        if notes.text.len() > NOTES {
            return Err(Problem::new(Code::TooBig, "expected notes of at most 6000 bytes").into());
        }
        let name = self.notes_of(id, seat)?;
        response.document(Some(id), &name, notes.text.clone());
        if let Some(open) = self.tables.get_mut(id) {
            open.documents.insert(name, notes.text.clone());
        }
        Answer::json(&notes)
    }
}
