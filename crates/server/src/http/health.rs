//! Routes for the operator of the server: health and metrics.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use irrgarten_wire::Health;

use crate::App;

/// Is the server open? While it shuts down, load balancers should send nobody here.
#[utoipa::path(get, path = "/healthz", tag = "server", responses(
    (status = 200, description = "Open", body = Health),
    (status = 503, description = "Closing", body = Health),
))]
pub(super) async fn show_health(State(app): State<App>) -> Response {
    let draining = *app.draining().borrow();
    let status = if draining { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    let word = if draining { "draining" } else { "ok" };
    let health = Health { status: word.to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() };
    (status, Json(health)).into_response()
}

/// Counters in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server", responses(
    (status = 200, description = "Counters", body = String, content_type = "text/plain"),
))]
pub(super) async fn show_metrics(State(app): State<App>) -> Response {
    let text = app.metrics().text(app.sockets().count(), app.registry().awake());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
