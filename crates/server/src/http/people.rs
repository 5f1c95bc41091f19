use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_wire::{Guest, Me, Problem};

use super::body::Body;
use crate::App;
use crate::identity::{self, Visitor};
use crate::problem::Failure;

/// Be somebody, or be called something else.
#[utoipa::path(post, path = "/api/guest", request_body = Guest, responses(
    (status = 200, description = "Who you are; the cookie proves it", body = Me),
    (status = "default", description = "What is wrong", body = Problem),
))]
pub(super) async fn guest(
    State(app): State<App>,
    Visitor(known): Visitor,
    Body(Guest { name }): Body<Guest>,
) -> Result<Response, Failure> {
    let person = identity::call(&app, known, &name).await?;
    let cookie = app.signer().cookie(&person.id).ok_or_else(Failure::internal)?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { person: Some(person.into()) })).into_response())
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, description = "Nobody without a cookie", body = Me)))]
pub(super) async fn me(Visitor(person): Visitor) -> Json<Me> {
    Json(Me { person: person.map(Into::into) })
}
