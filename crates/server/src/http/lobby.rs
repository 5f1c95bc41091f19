//! Lists of tables: the public lobby, one's own tables, and those a person has played.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use irrgarten_store::{Actor, ListedPhase, TableCursor, TableEntry, TableQuery};
use irrgarten_wire::{Code, Lobby, LobbyTable, Occupant};
use serde::Deserialize;

use crate::App;
use crate::error::ServerError;
use crate::people::{Known, Visitor};

const PAGE: usize = 50;
/// How many tables are read for one page of the list, however few of them match.
const LOOKED_AT: usize = 1_000;

/// Which tables to list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    phase: Option<String>,
    game: Option<String>,
    free: Option<bool>,
    rated: Option<bool>,
    after: Option<String>,
}

impl Which {
    /// The store cannot filter by all of these: it does not read its summaries.
    fn fits(&self, table: &LobbyTable) -> bool {
        let has_room = || table.seats.contains(&Occupant::Empty);
        self.game.as_ref().is_none_or(|game| *game == table.game)
            && self.free.is_none_or(|free| free == has_room())
            && self.rated.is_none_or(|rated| rated == table.rated)
    }

    fn phase(&self) -> Result<Option<ListedPhase>, ServerError> {
        let Some(wished) = self.phase.as_deref() else { return Ok(None) };
        let phase = ListedPhase::ALL.into_iter().find(|phase| phase.name() == wished);
        let bad = || ServerError::new(Code::BadRequest, "expected open, running or finished");
        phase.map(Some).ok_or_else(bad)
    }
}

fn read(which: Result<Query<Which>, QueryRejection>) -> Result<Which, ServerError> {
    let sentence = "expected phase, game, free, rated and after, and nothing else";
    which.map(|Query(which)| which).map_err(|_| ServerError::new(Code::BadRequest, sentence))
}

fn shown(entry: &TableEntry) -> Option<LobbyTable> {
    let table: LobbyTable = serde_json::from_slice(&entry.summary.as_ref()?.document).ok()?;
    Some(LobbyTable { at: entry.updated_ms, ..table })
}

/// One page of matching tables. A page can be short, or empty, and still have a next one.
async fn page(app: &App, which: &Which, mut query: TableQuery) -> Result<Json<Lobby>, ServerError> {
    let bad = |_| ServerError::new(Code::BadRequest, "this is no place in the list of tables");
    query.after = which.after.as_deref().map(str::parse).transpose().map_err(bad)?;
    let (mut tables, mut looked_at) = (Vec::new(), 0);
    loop {
        let page = app.store().tables(query.clone()).await?;
        looked_at += page.items.len();
        for (place, entry) in page.items.iter().enumerate() {
            if entry.summary.is_none() {
                app.registry().summarise(entry.id).await;
            }
            tables.extend(shown(entry).filter(|table| which.fits(table)));
            let is_last = place + 1 == page.items.len() && page.next.is_none();
            if tables.len() == PAGE && !is_last {
                let next = TableCursor { updated_ms: entry.updated_ms, id: entry.id };
                return Ok(Json(Lobby { tables, next: Some(next.to_string()) }));
            }
        }
        if page.next.is_none() || looked_at >= LOOKED_AT {
            return Ok(Json(Lobby { tables, next: page.next.map(|next| next.to_string()) }));
        }
        query.after = page.next;
    }
}

fn query(phase: Option<ListedPhase>) -> TableQuery {
    TableQuery { phase, limit: 2 * PAGE, ..TableQuery::default() }
}

/// The public tables, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(
        ("phase" = Option<String>, Query, description = "open (if left out), running or finished"),
        ("game" = Option<String>, Query, description = "only this game"),
        ("free" = Option<bool>, Query, description = "only with a free seat, or only without"),
        ("rated" = Option<bool>, Query, description = "only rated ones, or only others"),
        ("after" = Option<String>, Query, description = "the `next` of the page before"),
    ),
    responses(
        (status = 200, description = "One page", body = Lobby),
    )
)]
pub(super) async fn list_tables(
    State(app): State<App>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Lobby>, ServerError> {
    let which = read(which)?;
    let phase = which.phase()?.unwrap_or(ListedPhase::Open);
    page(&app, &which, TableQuery { listed: Some(true), ..query(Some(phase)) }).await
}

/// The tables where I sit or that I have opened, private ones included, the newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", security(("cookie" = []), ("token" = [])),
    params(
        ("phase" = Option<String>, Query, description = "open, running or finished; all if left out"),
        ("game" = Option<String>, Query, description = "only this game"),
        ("after" = Option<String>, Query, description = "the `next` of the page before"),
    ),
    responses(
        (status = 200, description = "One page", body = Lobby),
    )
)]
pub(super) async fn list_my_tables(
    State(app): State<App>,
    Known(person): Known,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Lobby>, ServerError> {
    let which = read(which)?;
    let participant = Some(Actor::new(person.id.0)?);
    page(&app, &which, TableQuery { participant, ..query(which.phase()?) }).await
}

/// The tables a person has played, the newest first. Private ones are shown only to that person.
#[utoipa::path(get, path = "/api/people/{id}/tables", tag = "tables", security((), ("cookie" = []), ("token" = [])),
    params(
        ("id" = String, Path, description = "Whose"),
        ("game" = Option<String>, Query, description = "only this game"),
        ("rated" = Option<bool>, Query, description = "only rated ones, or only others"),
        ("after" = Option<String>, Query, description = "the `next` of the page before"),
    ),
    responses(
        (status = 200, description = "One page", body = Lobby),
    )
)]
pub(super) async fn list_tables_of(
    State(app): State<App>,
    Path(id): Path<String>,
    Visitor(visitor): Visitor,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Lobby>, ServerError> {
    let which = read(which)?;
    let listed = if visitor.is_some_and(|visitor| visitor.id.0 == id) { None } else { Some(true) };
    let participant = Some(Actor::new(id).map_err(|_| Code::NoSuchPerson)?);
    page(&app, &which, TableQuery { listed, participant, ..query(Some(ListedPhase::Finished)) }).await
}
