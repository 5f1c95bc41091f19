//! The HTTP API.

mod body;
mod games;
mod house;
mod openapi;
mod people;
mod tables;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};
use irrgarten_wire::MAX_MESSAGE;

use crate::problem::Failure;
use crate::{App, headers, socket};

/// Every address of the house.
pub fn app(state: App) -> Router {
    Router::new()
        .route("/", get(house::index))
        .route("/healthz", get(house::health))
        .route("/metrics", get(house::metrics))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/guest", axum::routing::post(people::guest))
        .route("/api/me", get(people::me))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/rulebook/{language}", get(games::rulebook))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/table/{id}/socket", get(socket::open))
        .fallback(not_found)
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        .layer(middleware::from_fn(headers::add))
        .with_state(state)
}

async fn not_found() -> Failure {
    Failure::new("not_found", "there is nothing at this address")
}

async fn not_allowed() -> Failure {
    Failure::new("not_allowed", "this address does not take this method")
}
