//! The HTTP API.

mod address;
mod body;
mod bots;
mod games;
mod headers;
mod health;
mod hints;
mod invite;
mod lobby;
mod notes;
mod openapi;
mod people;
mod pictures;
mod play;
mod profile;
mod puzzles;
mod qr;
mod query;
mod reference;
mod review;
mod site;
mod sitting;
mod stream;
mod tables;
mod webhook;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use irrgarten_wire::MAX_MESSAGE;

use crate::App;
use crate::error::Failure;
use crate::transport::websocket::upgrade;
pub(crate) use site::Site;

/// Every address of the house.
pub fn app(state: App) -> Router {
    Router::new()
        .route("/healthz", get(health::health))
        .route("/metrics", get(health::metrics))
        .route("/api", get(reference::show))
        .route("/api/page.css", get(reference::style))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/guest", post(people::guest))
        .route("/api/me", get(people::me))
        .route("/api/me/tables", get(lobby::mine))
        .route("/api/me/webhook", get(webhook::look).post(webhook::set))
        .route("/api/me/link", post(people::link))
        .route("/api/me/passphrase", post(people::passphrase))
        .route("/api/link/look", post(people::look_at_link))
        .route("/api/link/use", post(people::use_link))
        .route("/api/sign-in", post(people::sign_in))
        .route("/api/sign-out", post(people::sign_out))
        .route("/api/people/{id}", get(profile::page))
        .route("/api/people/{id}/tables", get(lobby::history))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/rulebook/{language}", get(games::rulebook))
        .route("/api/picture", get(pictures::position))
        .route("/api/puzzles/maze", get(puzzles::maze).post(puzzles::play_maze))
        .route("/api/tables", get(lobby::lobby).post(tables::open))
        .route("/api/tables/{id}", get(tables::look))
        .route("/api/tables/{id}/code", post(invite::code))
        .route("/api/tables/{id}/qr.svg", get(invite::qr))
        .route("/api/tables/{id}/notes/{seat}", get(notes::read).post(notes::write))
        .route("/api/tables/{id}/hint/{seat}", get(hints::advise))
        .route("/api/tables/{id}/review/{seat}", get(review::look_back))
        .route("/api/tables/{id}/record.play", get(tables::record))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/codes/{code}", get(invite::find))
        .route("/api/tables/{id}/invite", post(bots::invite))
        .route("/api/table/{id}/socket", get(upgrade::open))
        .route("/api/bots", get(bots::list).post(bots::make))
        .route("/api/bots/online", get(bots::online))
        .route("/api/bots/{id}/revoke", post(bots::revoke))
        .route("/api/stream/event", get(stream::events))
        .route("/api/bot/table/{id}/stream", get(stream::table))
        .route("/api/bot/table/{id}/do", post(play::anything))
        .route("/api/bot/table/{id}/move/{action}", post(play::act))
        .route("/api/bot/table/{id}/sit/{seat}", post(sitting::sit))
        .route("/api/bot/table/{id}/leave/{seat}", post(sitting::leave))
        .route("/api/bot/table/{id}/ready/{seat}", post(sitting::ready))
        .route("/api/bot/table/{id}/say", post(play::say))
        .route("/api/bot/table/{id}/abort", post(play::abort))
        .route("/api/bot/table/{id}/accept", post(sitting::accept))
        .route("/api/bot/table/{id}/decline", post(sitting::decline))
        .fallback(site::serve)
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        .layer(middleware::from_fn(headers::add))
        .with_state(state)
}

async fn not_allowed() -> Failure {
    Failure::new("not_allowed", "this address does not take this method")
}
