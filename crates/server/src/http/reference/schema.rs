//! The types of the `OpenAPI` document, in words.

use std::fmt::Write as _;

use serde_json::Value;

use super::{entries, escape, prose, text};

/// A type in a few words, with links to the named ones.
pub(super) fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#type-{0}\">{0}</a>", escape(name));
    }
    let any = |key: &str| schema[key].as_array().map(|all| alternatives(all));
    if let Some(words) = any("oneOf").or_else(|| any("anyOf")).or_else(|| any("allOf")) {
        return words;
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> =
            words.iter().map(|word| format!("<code>{}</code>", escape(&plain(word)))).collect();
        return words.join(" or ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let kinds: Vec<String> =
                kinds.iter().map(|kind| of_kind(kind.as_str().unwrap_or_default(), schema)).collect();
            kinds.join(" or ")
        }
        kind => of_kind(kind.as_str().unwrap_or_default(), schema),
    }
}

fn alternatives(all: &[Value]) -> String {
    let all: Vec<String> = all.iter().map(shape).collect();
    all.join(" or ")
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn of_kind(kind: &str, schema: &Value) -> String {
    match kind {
        "array" if schema["prefixItems"].is_array() => {
            let parts =
                schema["prefixItems"].as_array().map(|parts| parts.iter().map(shape).collect::<Vec<_>>());
            format!("a list of {}", parts.unwrap_or_default().join(", "))
        }
        "array" => format!("a list of {}", shape(&schema["items"])),
        "object" if schema["additionalProperties"].is_object() => {
            format!("{} by name", shape(&schema["additionalProperties"]))
        }
        "object" => {
            let names: Vec<&str> = entries(&schema["properties"]).map(|(name, _)| name.as_str()).collect();
            if names.is_empty() {
                "an object".to_owned()
            } else {
                format!("an object with {}", escape(&names.join(", ")))
            }
        }
        "integer" => "a whole number".to_owned(),
        "number" => "a number".to_owned(),
        "boolean" => "true or false".to_owned(),
        "null" => "null".to_owned(),
        "string" => "text".to_owned(),
        // The document says nothing: anything the game writes.
        _ => "any JSON".to_owned(),
    }
}

/// The fields of a named type, or what it can be.
pub(super) fn fields(schema: &Value) -> String {
    if let Some(kinds) = schema["oneOf"].as_array() {
        return kinds.iter().map(kind).collect();
    }
    if !schema["properties"].is_object() {
        return format!("<p>{}</p>", shape(schema));
    }
    let required =
        |name: &String| schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
    let mut html = String::from("<dl>");
    for (name, field) in entries(&schema["properties"]) {
        let optional = if required(name) { "" } else { ", may be left out" };
        let _ = write!(
            html,
            "<dt><code>{}</code> <i>{}{optional}</i></dt><dd>{}</dd>",
            escape(name),
            shape(field),
            prose(text(field, "description"))
        );
    }
    html.push_str("</dl>");
    html
}

/// One of several kinds of a type, by the word in its `type`.
fn kind(schema: &Value) -> String {
    let Value::Object(mut rest) = schema.clone() else { return String::new() };
    let tag = rest.get_mut("properties").and_then(Value::as_object_mut).and_then(|all| all.remove("type"));
    let word = tag.as_ref().map_or_else(|| shape(schema), shape);
    let about = prose(text(schema, "description"));
    let inside = if tag.is_some() { fields(&Value::Object(rest)) } else { String::new() };
    format!("<div class=\"kind\"><h4>{word}</h4><p>{about}</p>{inside}</div>")
}
