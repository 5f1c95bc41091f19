//! The `OpenAPI` document, made from the same types and handlers that answer.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Description, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Irrgarten",
        description = "Labyrinth and deduction games. People play over a WebSocket, bots over that or over lines of JSON. \
                       docs/protocol.md tells the whole story."
    ),
    tags(
        (name = "people", description = "Names, devices, sign-in."),
        (name = "games", description = "The games and their rulebooks."),
        (name = "puzzles", description = "Puzzles for one person."),
        (name = "tables", description = "Tables: open, find, look back."),
        (name = "bots", description = "Accounts of programs, and their tokens."),
        (name = "play", description = "How a bot plays, with its token."),
        (name = "server", description = "For the operator of the server."),
    ),
    components(schemas(irrgarten_wire::HookCall)),
    modifiers(&Keys)
)]
struct Described;

/// The ways to authenticate.
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

/// The document before any route is added.
pub(super) fn without_routes() -> Description {
    Described::openapi()
}

/// The whole document. Every route may refuse what it is asked; most do not say more about it than that.
pub(super) fn described() -> Description {
    let mut document = super::routes().into_openapi();
    let problem = Content::new(Some(Ref::from_schema_name("Problem")));
    let refusal =
        ResponseBuilder::new().description("What is wrong").content("application/json", problem).build();
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            let responses = &mut operation.responses.responses;
            responses.entry("default".to_owned()).or_insert_with(|| refusal.clone().into());
        }
    }
    document
}

/// Written once: it does not change while the program runs.
static WRITTEN: LazyLock<String> =
    LazyLock::new(|| serde_json::to_string(&described()).expect("plain data can be written as JSON"));

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses(
    (status = 200, description = "OpenAPI 3.1", body = Object),
))]
pub(super) async fn show_openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], WRITTEN.as_str())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everything_described_has_a_name_of_its_own_and_says_what_it_does_and_what_can_come_back() {
        let document = serde_json::to_value(described()).unwrap();
        let known = document["components"]["schemas"].as_object().unwrap();
        let mut names = BTreeSet::new();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                assert!(names.insert(operation["operationId"].as_str().unwrap()), "{method} {path}");
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
