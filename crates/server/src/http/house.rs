use std::fmt::Write as _;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use irrgarten_catalogue::games;
use irrgarten_wire::Health;

use crate::App;

/// Is the house open? Whoever sends people here should stop when it closes.
#[utoipa::path(get, path = "/healthz", tag = "house", responses(
    (status = 200, description = "Open", body = Health),
    (status = 503, description = "Closing", body = Health),
))]
pub(super) async fn health(State(app): State<App>) -> Response {
    let draining = *app.draining().borrow();
    let status = if draining { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    let word = if draining { "draining" } else { "ok" };
    let health = Health { status: word.to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() };
    (status, Json(health)).into_response()
}

/// Counters in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "house", responses(
    (status = 200, description = "Counters", body = String, content_type = "text/plain"),
))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let text = app.metrics().text(app.sockets().count(), app.registry().awake());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// `GET /`: says that the house is open and what is played.
pub(super) async fn index() -> Html<String> {
    let mut list = String::new();
    for entry in games() {
        let meta = entry.meta();
        let _ = write!(
            list,
            "<li><a href=\"/api/games/{}/rulebook/en\">{}</a>, {} to {} seats</li>",
            meta.slug, meta.title, meta.min_seats, meta.max_seats
        );
    }
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Irrgarten</title>\
         <h1>Irrgarten</h1><p>The house is open.</p><ul>{list}</ul></html>"
    ))
}
