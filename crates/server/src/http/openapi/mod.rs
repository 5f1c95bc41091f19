//! The `OpenAPI` document, made from the same types and handlers that answer.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Description, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

use super::view_types;
use crate::App;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Irrgarten",
        description = "Labyrinth and deduction games. People play over a WebSocket, bots over that or over lines of JSON. \
                       docs/protocol.md tells the whole story."
    ),
    servers((url = "/", description = "The server that this document comes from")),
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

/// The whole document. Every route may refuse what it is asked; most do not say more about it than that. `view_types`
/// has the types of each game's views.
pub(super) fn described(view_types: &[(&str, &str)]) -> Value {
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
    let mut document = serde_json::to_value(document).expect("plain data can be written as JSON");
    let schemas = &mut document["components"]["schemas"];
    let mut known = Map::new();
    for (game, types) in view_types {
        match view_types::schemas(game, types) {
            Ok(of_game) => known.extend(of_game),
            Err(problem) => tracing::warn!(problem, "a view is not described"),
        }
    }
    for (key, kind) in [("view", "View"), ("motion", "Motion"), ("effect", "Effect")] {
        let names: Vec<&String> = known.keys().filter(|name| is_of_a_game(name, kind, view_types)).collect();
        let mut choices: Vec<Value> =
            names.iter().map(|name| json!({ "$ref": format!("#/components/schemas/{name}") })).collect();
        choices.push(json!({ "type": "null" }));
        if choices.len() > 1 {
            describe(schemas, key, &Value::Array(choices));
        }
    }
    if let Some(all) = schemas.as_object_mut() {
        all.iter_mut().for_each(|(name, schema)| cut_short(name, schema));
        all.extend(known);
    }
    document
}

/// Not every language of a client can name a type that may be a list of itself: what is in such a list is not said.
fn cut_short(name: &str, schema: &mut Value) {
    let own = format!("#/components/schemas/{name}");
    for key in ["oneOf", "anyOf"] {
        for kind in schema.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten() {
            if kind["items"]["$ref"] == own {
                kind["items"] = json!({});
            }
        }
    }
}

/// Is this the type of that kind of one of the games, and not a part that is called alike?
fn is_of_a_game(name: &str, kind: &str, view_types: &[(&str, &str)]) -> bool {
    view_types.iter().any(|(game, _)| view_types::name(game, kind) == name)
}

/// Says what a field of this name can be, wherever it is anything.
fn describe(schema: &mut Value, key: &str, choices: &Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(field) = fields.get_mut("properties").and_then(|properties| properties.get_mut(key))
                && is_anything(field)
            {
                let mut whole = json!({ "anyOf": choices });
                whole["description"] = field["description"].take();
                *field = whole;
            }
            fields.values_mut().for_each(|value| describe(value, key, choices));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| describe(item, key, choices)),
        _ => {}
    }
}

/// An object of which nothing is said.
fn is_anything(schema: &Value) -> bool {
    let kind = &schema["type"];
    let object = kind == "object" || kind.as_array().is_some_and(|kinds| kinds.contains(&"object".into()));
    object && ["properties", "additionalProperties"].iter().all(|key| schema.get(key).is_none())
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses(
    (status = 200, description = "OpenAPI 3.1", body = Object),
))]
pub(super) async fn show_openapi(State(app): State<App>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], app.reference().json.clone())
}

#[cfg(test)]
mod tests;
