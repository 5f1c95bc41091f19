//! Ways to share a table: a link, a QR code, six letters.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_wire::{Code, EmptyBody, Opened, Problem, TableCode};

use super::address::Address;
use super::body::Body;
use super::qr;
use super::tables::known;
use crate::App;
use crate::error::ServerError;
use crate::people::Known;
use crate::protection::peer::Peer;
use crate::tables::short_codes;

/// Give the table a short code to join with, or return the one it has. It works until the game is over.
#[utoipa::path(post, path = "/api/tables/{id}/code", tag = "tables", security(("cookie" = []), ("token" = [])), request_body = EmptyBody,
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "Six letters, and the link", body = TableCode),
    )
)]
pub(super) async fn make_code(
    State(app): State<App>,
    Path(table): Path<String>,
    _: Known,
    address: Address,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<Json<TableCode>, ServerError> {
    let table = known(&app, &table).await?;
    let code = short_codes::code_of(&app, table).await?;
    Ok(Json(TableCode { code, link: address.table(table) }))
}

/// Which table has this code?
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables",
    params(("code" = String, Path, description = "Six letters, as they were typed")),
    responses(
        (status = 200, description = "The table", body = Opened),
    )
)]
pub(super) async fn find_code(
    State(app): State<App>,
    Path(code): Path<String>,
    Peer(from): Peer,
) -> Result<Json<Opened>, ServerError> {
    app.limits().code(from)?;
    let found = short_codes::find(&app, &code).await.inspect_err(|error| {
        if error.code() == Code::NoSuchCode {
            app.limits().wrong_code();
        }
    })?;
    Ok(Json(Opened { table: found.to_string() }))
}

/// The link to a table as a QR code.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", tag = "tables",
    params(("id" = String, Path, description = "26 letters and digits")),
    responses(
        (status = 200, description = "A picture", body = String, content_type = "image/svg+xml"),
        (status = 404, description = "There is no such table", body = Problem),
    )
)]
pub(super) async fn show_qr(
    State(app): State<App>,
    Path(table): Path<String>,
    address: Address,
) -> Result<Response, ServerError> {
    let table = known(&app, &table).await?;
    let picture = qr::svg(&address.table(table)).ok_or(Code::Internal)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}
