//! The API described for programs, from the same types and handlers that answer.

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

use super::{games, house, invite, lobby, people, person, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Irrgarten",
        description = "A game house. Tables are played over a WebSocket, see docs/protocol.md."
    ),
    paths(
        people::guest,
        people::me,
        people::link,
        people::look_at_link,
        people::use_link,
        people::passphrase,
        people::sign_in,
        people::sign_out,
        person::page,
        lobby::mine,
        lobby::history,
        games::list,
        games::rulebook,
        tables::open,
        lobby::lobby,
        tables::look,
        tables::rematch,
        tables::record,
        invite::code,
        invite::find,
        invite::qr,
        house::health,
        house::metrics
    )
)]
struct Described;

/// `GET /api/openapi.json`
pub(super) async fn json() -> Json<Description> {
    Json(Described::openapi())
}
