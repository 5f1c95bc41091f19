//! The API described for programs, from the same types and handlers that answer.

use axum::Json;
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{
    bots, games, health, hints, invite, lobby, notes, people, pictures, play, profile, puzzles, review,
    sitting, stream, tables, webhook,
};
use crate::transport::websocket::upgrade;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Irrgarten",
        description = "A game house. People play over a WebSocket, programs over that or over lines of JSON. \
                       docs/protocol.md tells the whole story."
    ),
    paths(
        people::guest,
        people::me,
        webhook::look,
        webhook::set,
        people::link,
        people::look_at_link,
        people::use_link,
        people::passphrase,
        people::sign_in,
        people::sign_out,
        profile::page,
        lobby::mine,
        lobby::history,
        games::list,
        games::rulebook,
        pictures::position,
        puzzles::maze,
        puzzles::play_maze,
        tables::open,
        lobby::lobby,
        tables::look,
        tables::rematch,
        tables::record,
        hints::advise,
        review::look_back,
        notes::read,
        notes::write,
        invite::code,
        invite::find,
        invite::qr,
        upgrade::open,
        bots::invite,
        bots::make,
        bots::list,
        bots::online,
        bots::revoke,
        stream::events,
        stream::table,
        play::act,
        play::anything,
        play::say,
        play::abort,
        sitting::sit,
        sitting::leave,
        sitting::ready,
        sitting::accept,
        sitting::decline,
        health::health,
        health::metrics,
        json
    ),
    tags(
        (name = "people", description = "Who one is."),
        (name = "games", description = "What is played here."),
        (name = "puzzles", description = "For one alone."),
        (name = "tables", description = "Where it is played."),
        (name = "bots", description = "Accounts of programs, and their tokens."),
        (name = "play", description = "How a program plays, with its token."),
        (name = "house", description = "For whoever runs the house."),
    ),
    components(schemas(irrgarten_wire::HookCall)),
    modifiers(&Keys)
)]
struct Described;

/// How one shows who one is.
struct Keys;

impl Modify for Keys {
    fn modify(&self, described: &mut Description) {
        let parts = described.components.get_or_insert_default();
        let token =
            HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of a bot."));
        parts.add_security_scheme("token", SecurityScheme::Http(token.build()));
        let cookie = ApiKeyValue::with_description("irrgarten", "From POST /api/guest.");
        parts.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// The document.
pub(super) fn described() -> Description {
    Described::openapi()
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "house", responses(
    (status = 200, description = "OpenAPI 3.1", body = Object),
))]
pub(super) async fn json() -> Json<Description> {
    Json(described())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Pages for people, and what they are made of.
    const UNDESCRIBED: [&str; 3] = ["/", "/api", "/api/page.css"];

    /// The routes as the source lists them: a router cannot be asked.
    fn routed() -> BTreeSet<(String, String)> {
        let source = include_str!("mod.rs");
        let mut routes = BTreeSet::new();
        for route in source.split(".route(").skip(1) {
            let (path, rest) = route.trim_start().trim_start_matches('"').split_once('"').unwrap();
            let methods = rest.split("\n        .").next().unwrap();
            for method in ["get", "post", "put", "delete", "patch"] {
                if methods.contains(&format!("{method}(")) && !UNDESCRIBED.contains(&path) {
                    routes.insert((method.to_owned(), path.to_owned()));
                }
            }
        }
        routes
    }

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let document = serde_json::to_value(described()).unwrap();
        let paths = document["paths"].as_object().unwrap();
        let described: BTreeSet<(String, String)> = paths
            .iter()
            .flat_map(|(path, item)| item.as_object().unwrap().keys().map(|key| (key.clone(), path.clone())))
            .collect();
        assert!(described.len() > 20);
        assert_eq!(routed(), described);
    }

    #[test]
    fn everything_described_says_what_it_does_and_what_can_come_back() {
        let document = serde_json::to_value(described()).unwrap();
        let known = document["components"]["schemas"].as_object().unwrap();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                assert!(operation["summary"].is_string(), "{method} {path}");
                assert!(operation["tags"].is_array(), "{method} {path}");
                assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
            }
        }
        let text = document.to_string();
        for reference in text.split("#/components/schemas/").skip(1) {
            let name = reference.split('"').next().unwrap();
            assert!(known.contains_key(name), "{name}");
        }
    }
}
