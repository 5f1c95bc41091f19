//! The route by which a game that was begun without a server goes on at a table of this one.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use irrgarten_api::moved_table;
use irrgarten_store::{Append, Seq, StoreError, TableId};
use irrgarten_wire::{Code, MovedTable, Opened, Problem};

use super::body::Body;
use crate::App;
use crate::clock::Clock;
use crate::error::ServerError;
use crate::people::{Human, ratings};
use crate::tables::task::summary;

/// The longest log, in bytes: several times that of a long game.
pub(super) const LONGEST: usize = 1024 * 1024;

/// Bring a game along that was begun in a browser without a server.
///
/// Everything in its log is checked. The person who brings it has the seats of the person who played it; it is never rated.
/// A second request with the same game gets the same table.
#[utoipa::path(post, path = "/api/tables/import", tag = "tables", security(("cookie" = [])), request_body = MovedTable, responses(
    (status = 201, description = "The table is here now; its id is the key to it", body = Opened),
    (status = "default", description = "What is wrong with the game", body = Problem),
))]
pub(super) async fn import_table(
    State(app): State<App>,
    Human(person): Human,
    Body(MovedTable { events }): Body<MovedTable>,
) -> Result<(StatusCode, Json<Opened>), ServerError> {
    app.slow_down(&person.id)?;
    app.limits().table(&person.id)?;
    let (games, now, by) = (app.games(), app.clock().now(), person.clone());
    // A long game takes a while to be played through.
    let moved = tokio::task::spawn_blocking(move || moved_table(games, &events, &by, now)).await;
    let (table, logged) = moved.map_err(|_| Code::Internal)??;
    let id = address(table.id()).ok_or(Code::BadRecord)?;
    let at = Clock::wall();
    let events: Result<Vec<Vec<u8>>, _> = logged.iter().map(serde_json::to_vec).collect();
    let mut append = Append::new(id, Seq::FIRST, at, events.map_err(|_| Code::Internal)?);
    let summary = summary(id, &table);
    append.summary.clone_from(&summary);
    append.documents.extend(ratings::note(id, &table, &logged, at));
    match app.store().append(append).await {
        Ok(_) => app.registry().begin(id, table, summary.as_ref()),
        // It was brought here before.
        Err(StoreError::Conflict { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    if let Err(error) = ratings::count(app.store(), id).await {
        tracing::warn!(code = error.code(), "the result of a game that was brought along is not counted yet");
    }
    Ok((StatusCode::CREATED, Json(Opened { table: id.to_string() })))
}

/// The id under which a table of a tab is known here: the same letters behind a digit that no tab uses.
fn address(table: &str) -> Option<TableId> {
    format!("0{}", table.strip_prefix('t')?).parse().ok()
}
