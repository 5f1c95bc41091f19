//! Private notes of a person at a seat. They are not part of the table: no event, no version, nobody else sees them.

use axum::Json;
use axum::extract::State;
use irrgarten_store::{DocumentKey, Expect, StoreError, TableId};
use irrgarten_table::Person;
use irrgarten_wire::{Code, Notes, Problem};

use super::body::Body;
use super::play::is;
use super::query::PathParams;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Human;
use crate::tables::task::TaskRequest;

/// By person as well: the next person on the seat finds an empty sheet.
fn document_key(table: TableId, seat: u8, person: &Person) -> Result<DocumentKey, StoreError> {
    DocumentKey::new("notes", format!("{table}:{seat}:{}", person.id.0))
}

/// The key of this person's notes, if this is their seat.
async fn own(app: &App, table: &str, seat: u8, person: &Person) -> Result<DocumentKey, ServerError> {
    app.slow_down(&person.id)?;
    let table = known(app, table).await?;
    let seen = app.registry().ask(table, |answer| TaskRequest::PublicView { answer }).await?;
    let chair = usize::from(seat).checked_sub(1).and_then(|at| seen.seats.get(at));
    if chair.is_some_and(|chair| is(chair, person)) {
        return Ok(document_key(table, seat, person)?);
    }
    Err(Code::NotYourSeat.into())
}

/// My notes at this seat.
#[utoipa::path(get, path = "/api/tables/{id}/notes/{seat}", tag = "tables", security(("cookie" = [])),
    params(
        ("id" = String, Path, description = "26 letters and digits"),
        ("seat" = u8, Path, description = "an own seat, counted from 1"),
    ),
    responses(
        (status = 200, description = "The notes; empty if nothing was written", body = Notes),
    )
)]
pub(super) async fn read_notes(
    State(app): State<App>,
    Human(person): Human,
    PathParams((table, seat)): PathParams<(String, u8)>,
) -> Result<Json<Notes>, ServerError> {
    let document_key = own(&app, &table, seat, &person).await?;
    let kept = app.store().document(document_key).await?.map(|document| document.bytes).unwrap_or_default();
    let text = String::from_utf8(kept).map_err(|_| Code::Internal)?;
    Ok(Json(Notes { text }))
}

/// Save my notes at this seat.
#[utoipa::path(post, path = "/api/tables/{id}/notes/{seat}", tag = "tables", security(("cookie" = [])), request_body = Notes,
    params(
        ("id" = String, Path, description = "26 letters and digits"),
        ("seat" = u8, Path, description = "an own seat, counted from 1"),
    ),
    responses(
        (status = 200, description = "The notes, on disk", body = Notes),
        (status = "default", description = "Nothing has changed", body = Problem),
    )
)]
pub(super) async fn write_notes(
    State(app): State<App>,
    Human(person): Human,
    PathParams((table, seat)): PathParams<(String, u8)>,
    Body(notes): Body<Notes>,
) -> Result<Json<Notes>, ServerError> {
    if notes.text.len() > irrgarten_api::NOTES {
        return Err(ServerError::new(Code::TooBig, "expected notes of at most 6000 bytes"));
    }
    let document_key = own(&app, &table, seat, &person).await?;
    app.store().put_if(document_key, Expect::Anything, notes.text.clone().into_bytes()).await?;
    Ok(Json(notes))
}
