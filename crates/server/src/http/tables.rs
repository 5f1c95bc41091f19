use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use irrgarten_store::{Append, Phase, Seq, TableId, TableQuery};
use irrgarten_table::{Secret, Table};
use irrgarten_wire::{Lobby, LobbyTable, OpenTable, Opened, Problem};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::body::Body;
use crate::App;
use crate::clock::Clock;
use crate::identity::{Visitor, random};
use crate::problem::Failure;
use crate::room::{Ask, summary};

const PAGE: usize = 50;

/// Open a table.
#[utoipa::path(post, path = "/api/tables", request_body = OpenTable, responses(
    (status = 201, description = "Who has the id finds the table", body = Opened),
    (status = "default", description = "What is wrong", body = Problem),
))]
pub(super) async fn open(
    State(app): State<App>,
    Visitor(host): Visitor,
    Body(wished): Body<OpenTable>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let host = host.ok_or_else(Failure::who_are_you)?;
    let id = TableId::from_bytes(random().map_err(|_| Failure::internal())?);
    let secret = Secret(random().map_err(|_| Failure::internal())?);
    let at = Clock::wall();
    let (table, logged) = Table::open(&id.to_string(), wished.into(), host, secret, at)
        .map_err(|refusal| Failure::from(&refusal))?;
    let events: Result<Vec<Vec<u8>>, _> = logged.iter().map(serde_json::to_vec).collect();
    let mut append = Append::new(id, Seq::FIRST, at, events.map_err(|_| Failure::internal())?);
    append.summary = summary(&table);
    app.store().append(append).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: id.to_string() })))
}

/// Which tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// `open`, `running` or `finished`; open ones if nothing is said.
    phase: Option<String>,
    /// The `next` of the page before.
    after: Option<String>,
}

/// The tables strangers may see, the newest first.
#[utoipa::path(get, path = "/api/tables",
    params(
        ("phase" = Option<String>, Query, description = "open (if left out), running or finished"),
        ("after" = Option<String>, Query, description = "the `next` of the page before"),
    ),
    responses(
        (status = 200, description = "One page", body = Lobby),
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(super) async fn lobby(
    State(app): State<App>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<Lobby>, Failure> {
    let unknown = |_| Failure::new("bad_request", "expected phase and after, and nothing else");
    let Query(Which { phase, after }) = which.map_err(unknown)?;
    let wished = phase.as_deref().unwrap_or(Phase::Open.name());
    let phase = Phase::ALL.into_iter().find(|phase| phase.name() == wished);
    let phase = phase.ok_or_else(|| Failure::new("bad_request", "expected open, running or finished"))?;
    let bad = |_| Failure::new("bad_request", "this is no place in the list of tables");
    let after = after.map(|after| after.parse()).transpose().map_err(bad)?;
    let query = TableQuery { phase: Some(phase), listed: Some(true), participant: None, after, limit: PAGE };
    let page = app.store().tables(query).await?;
    let shown =
        page.items.iter().filter_map(|entry| serde_json::from_slice::<LobbyTable>(&entry.document).ok());
    Ok(Json(Lobby { tables: shown.collect(), next: page.next.map(|next| next.to_string()) }))
}

/// A table as everybody sees it.
#[utoipa::path(get, path = "/api/tables/{id}",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "The table", body = irrgarten_wire::Table),
        (status = 404, description = "There is no such table", body = Problem),
    )
)]
pub(super) async fn look(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<irrgarten_wire::Table>, Failure> {
    let table: TableId = table.parse().map_err(|_| Failure::no_such_table())?;
    // Who tries ids must not wake a task for each.
    app.store().table(table).await?.ok_or_else(Failure::no_such_table)?;
    let (answer, seen) = oneshot::channel();
    app.registry().ask(table, Ask::Look { answer }).await.map_err(|_| Failure::internal())?;
    let snapshot = seen.await.map_err(|_| Failure::internal())??;
    Ok(Json(snapshot.into()))
}
