use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_wire::{Guest, Me};

use super::body::Body;
use crate::App;
use crate::identity::{self, Visitor};
use crate::problem::Failure;

/// `POST /api/guest`
pub(super) async fn guest(
    State(app): State<App>,
    Visitor(known): Visitor,
    Body(Guest { name }): Body<Guest>,
) -> Result<Response, Failure> {
    let person = identity::call(&app, known, &name).await?;
    let cookie = app.signer().cookie(&person.id).ok_or_else(Failure::internal)?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { person: Some(person.into()) })).into_response())
}

/// `GET /api/me`
pub(super) async fn me(Visitor(person): Visitor) -> Json<Me> {
    Json(Me { person: person.map(Into::into) })
}
