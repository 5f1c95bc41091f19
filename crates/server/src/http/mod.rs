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
mod moving;
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
mod replay;
mod report;
mod review;
mod site;
mod sitting;
mod stream;
mod tables;
mod view_types;
mod webhook;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Router, middleware};
use irrgarten_wire::{Code, MAX_MESSAGE};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::App;
use crate::error::ServerError;
use crate::protection::host;
use crate::transport::websocket::upgrade;
pub(crate) use games::Books;
pub(crate) use health::StorageHealth;
pub(crate) use reference::Reference;
pub(crate) use site::Site;
pub(crate) use tables::known;

/// Every route of the API. Its method, path and description stand at the handler, and the `OpenAPI` document is made
/// from this list.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::without_routes())
        .routes(routes!(health::show_health))
        .routes(routes!(health::show_metrics))
        .routes(routes!(openapi::show_openapi))
        .routes(routes!(reference::documents::show_document))
        .routes(routes!(people::make_guest))
        .routes(routes!(people::show_me))
        .routes(routes!(people::make_link))
        .routes(routes!(people::look_at_link))
        .routes(routes!(people::use_link))
        .routes(routes!(people::set_passphrase))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::sign_out))
        .routes(routes!(webhook::show_webhook, webhook::set_webhook))
        .routes(routes!(profile::show_person))
        .routes(routes!(lobby::list_my_tables))
        .routes(routes!(lobby::list_tables_of))
        .routes(routes!(games::list_games))
        .routes(routes!(games::show_rulebook))
        .routes(routes!(games::show_picture))
        .routes(routes!(pictures::draw_position))
        .routes(routes!(replay::replay_record).layer(DefaultBodyLimit::max(replay::LONGEST)))
        .routes(routes!(replay::look_at_moment).layer(DefaultBodyLimit::max(replay::LONGEST)))
        .routes(routes!(puzzles::make_maze, puzzles::play_maze))
        .routes(routes!(lobby::list_tables, tables::open_table))
        .routes(routes!(moving::import_table).layer(DefaultBodyLimit::max(moving::LONGEST)))
        .routes(routes!(tables::show_table))
        .routes(routes!(tables::show_record))
        .routes(routes!(tables::show_record_as_json))
        .routes(routes!(tables::show_proof))
        .routes(routes!(tables::open_rematch))
        .routes(routes!(hints::show_hint))
        .routes(routes!(review::show_review))
        .routes(routes!(report::report))
        .routes(routes!(notes::read_notes, notes::write_notes))
        .routes(routes!(invite::make_code))
        .routes(routes!(invite::find_code))
        .routes(routes!(invite::show_qr))
        .routes(routes!(upgrade::open_socket))
        .routes(routes!(bots::invite))
        .routes(routes!(bots::list_invitations))
        .routes(routes!(bots::list_bots, bots::make_bot))
        .routes(routes!(bots::list_online_bots))
        .routes(routes!(bots::revoke_bot))
        .routes(routes!(stream::stream_events))
        .routes(routes!(stream::stream_table))
        .routes(routes!(play::act))
        .routes(routes!(play::do_command))
        .routes(routes!(play::say))
        .routes(routes!(play::abort))
        .routes(routes!(sitting::sit))
        .routes(routes!(sitting::leave))
        .routes(routes!(sitting::ready))
        .routes(routes!(sitting::accept))
        .routes(routes!(sitting::decline))
}

/// Everything the server answers: the API, its reference page, and the page of the games for every other address.
pub fn app(state: App) -> Router {
    Router::from(routes())
        .route("/api", get(reference::show))
        .route("/api/page.css", get(reference::style))
        .fallback(site::serve)
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        .layer(middleware::from_fn_with_state(state.clone(), host::check))
        .layer(middleware::from_fn_with_state(state.clone(), headers::add))
        .with_state(state)
}

/// What a server answers while it shuts down.
pub(crate) fn closing_app(state: App) -> Router {
    Router::new().route("/healthz", get(health::show_health)).fallback(closing).with_state(state)
}

async fn closing() -> ServerError {
    ServerError::from(Code::Draining)
}

async fn not_allowed() -> ServerError {
    ServerError::from(Code::NotAllowed)
}
