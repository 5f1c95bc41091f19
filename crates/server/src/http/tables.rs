//! Routes that open and show tables, their records and rematches.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_api::RecordJson;
use irrgarten_store::{Append, Seq, TableId};
use irrgarten_table::{Secret, Table};
use irrgarten_wire::{Code, OpenRematch, OpenTable, Opened, Problem};

use super::body::Body;
use crate::App;
use crate::clock::Clock;
use crate::error::ServerError;
use crate::people::{Known, random};
use crate::tables::task::{TaskRequest, summary};

/// The id of a table that exists. One that sleeps is looked up in the store, so that guessed ids wake no tasks.
pub(crate) async fn known(app: &App, table: &str) -> Result<TableId, ServerError> {
    let table: TableId = table.parse().map_err(|_| Code::NoSuchTable)?;
    if !app.registry().is_awake(table) {
        app.store().table(table).await?.ok_or(Code::NoSuchTable)?;
    }
    Ok(table)
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("cookie" = []), ("token" = [])), request_body = OpenTable, responses(
    (status = 201, description = "The table is open; its id is the key to it", body = Opened),
))]
pub(super) async fn open_table(
    State(app): State<App>,
    Known(host): Known,
    Body(wished): Body<OpenTable>,
) -> Result<(StatusCode, Json<Opened>), ServerError> {
    let id = TableId::from_bytes(random().map_err(|_| Code::Internal)?);
    let secret = Secret(random().map_err(|_| Code::Internal)?);
    let at = Clock::wall();
    let person = host.id.clone();
    let (table, logged) = Table::open(app.games(), &id.to_string(), wished, host, secret, at)
        .map_err(|refusal| ServerError::from(&refusal))?;
    app.limits().table(&person)?;
    let events: Result<Vec<Vec<u8>>, _> = logged.iter().map(serde_json::to_vec).collect();
    let mut append = Append::new(id, Seq::FIRST, at, events.map_err(|_| Code::Internal)?);
    let summary = summary(id, &table);
    append.summary.clone_from(&summary);
    app.store().append(append).await?;
    app.registry().begin(id, table, summary.as_ref());
    Ok((StatusCode::CREATED, Json(Opened { table: id.to_string() })))
}

/// A table as spectators see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "The table", body = irrgarten_wire::TableSnapshot),
        (status = 404, description = "There is no such table", body = Problem),
    )
)]
pub(super) async fn show_table(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<irrgarten_wire::TableSnapshot>, ServerError> {
    let table = known(&app, &table).await?;
    Ok(Json(app.registry().ask(table, |answer| TaskRequest::PublicView { answer }).await?))
}

/// Open a rematch: the same people, each one seat further, at a new table. A second request gets the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", security(("cookie" = []), ("token" = [])), request_body = OpenRematch,
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "The new table; everybody at the old one is told", body = Opened),
    )
)]
pub(super) async fn open_rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    Known(by): Known,
    Body(OpenRematch { keep }): Body<OpenRematch>,
) -> Result<Json<Opened>, ServerError> {
    let table = known(&app, &table).await?;
    let rematch = app.registry().ask(table, |answer| TaskRequest::Rematch { by, keep, answer }).await?;
    Ok(Json(Opened { table: rematch }))
}

/// The record of a game that is over as JSON.
#[utoipa::path(get, path = "/api/tables/{id}/record.json", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "A record, as docs/notation.md describes it", body = Object),
    )
)]
pub(super) async fn show_record_as_json(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Response, ServerError> {
    let id = known(&app, &table).await?;
    let record = app.registry().ask(id, |answer| TaskRequest::Record { answer }).await?;
    Ok((file_name(&format!("{table}.json")), Json(RecordJson::from(&record))).into_response())
}

/// What proves the deal of a game that is over: the commitments, the shares behind them, the seed, and the seal.
#[utoipa::path(get, path = "/api/tables/{id}/proof.json", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "`table`, `game`, `deal`, `seed` and `seal`", body = Object),
    )
)]
pub(super) async fn show_proof(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Response, ServerError> {
    let id = known(&app, &table).await?;
    let record = app.registry().ask(id, |answer| TaskRequest::Record { answer }).await?;
    let proof = irrgarten_api::proof(&record).ok_or(Code::NotOver)?;
    Ok((file_name(&format!("{table}.proof.json")), Json(proof)).into_response())
}

/// A download, and what it is called.
fn file_name(name: &str) -> [(header::HeaderName, String); 1] {
    [(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))]
}

/// The record of a game that is over, with everything that proves its deal.
#[utoipa::path(get, path = "/api/tables/{id}/record.play", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "A record", body = String, content_type = "text/plain"),
    )
)]
pub(super) async fn show_record(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Response, ServerError> {
    let table = known(&app, &table).await?;
    let record = app.registry().ask(table, |answer| TaskRequest::Record { answer }).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{table}.play\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}
