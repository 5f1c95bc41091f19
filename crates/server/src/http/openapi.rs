//! The API described for programs, from the same types and handlers that answer.

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

use super::{games, house, people, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Irrgarten",
        description = "A game house. Tables are played over a WebSocket, see docs/protocol.md."
    ),
    paths(
        people::guest,
        people::me,
        games::list,
        games::rulebook,
        tables::open,
        tables::lobby,
        tables::look,
        house::health,
        house::metrics
    )
)]
struct Described;

/// `GET /api/openapi.json`
pub(super) async fn json() -> Json<Description> {
    Json(Described::openapi())
}
