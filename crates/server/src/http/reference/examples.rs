//! An example of every request, to be typed into a terminal.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::{HERE, entries, text};

/// Makes examples of requests from the document.
pub(super) struct Examples<'a> {
    document: &'a Value,
    /// A game that is there.
    game: &'a str,
}

impl<'a> Examples<'a> {
    pub(super) fn new(document: &'a Value, game: &'a str) -> Examples<'a> {
        Examples { document, game }
    }

    /// What all examples rely on: an address, a cookie, a token and a table.
    pub(super) fn beginning(&self) -> String {
        let post = |jar: &str, body: Value, path: &str| {
            format!("curl -s {jar} jar -H 'content-type: application/json' -d '{body}' $HERE{path}")
        };
        [
            format!("HERE={HERE}"),
            "pick() { sed \"s/.*\\\"$1\\\":\\\"\\([^\\\"]*\\).*/\\1/\"; }".to_owned(),
            format!("PERSON=$({} | pick id)", post("-c", json!({ "name": "Ada" }), "/api/guest")),
            format!("MADE=$({})", post("-b", json!({ "name": "my-bot" }), "/api/bots")),
            "BOT=$(echo \"$MADE\" | pick id) TOKEN=$(echo \"$MADE\" | pick token)".to_owned(),
            format!(
                "TABLE=$({} | pick table)",
                post("-b", json!({ "game": self.game, "seats": 2 }), "/api/tables")
            ),
        ]
        .join("\n")
    }

    /// A line for a terminal.
    pub(super) fn of(&self, method: &str, path: &str, operation: &Value) -> String {
        // What does not end is shown as it comes.
        let mut line = if path.contains("/stream") { "curl -sN" } else { "curl -s" }.to_owned();
        let security = operation["security"].as_array().map(Vec::as_slice).unwrap_or_default();
        let has = |key: &str| security.iter().any(|way| way.get(key).is_some());
        if has("cookie") {
            line += if path == "/api/sign-out" { " -b jar -c jar" } else { " -b jar" };
        } else if has("token") {
            line += " -H \"authorization: Bearer $TOKEN\"";
        }
        if method == "post" {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let body = if body.is_null() { json!({}) } else { self.sample("", body) };
            // Between single quotes a shell fills in nothing.
            let body = body.to_string().replace("$BOT", "'$BOT'");
            let _ = write!(line, " -H 'content-type: application/json' -d '{body}'");
        }
        format!("{line} \"$HERE{}\"", self.address(path, operation))
    }

    /// The address with every part that it needs.
    fn address(&self, path: &str, operation: &Value) -> String {
        let mut address = path.to_owned();
        let mut query = Vec::new();
        let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
        for parameter in parameters.iter().filter(|parameter| parameter["required"] == true) {
            let name = text(parameter, "name");
            let value = match name {
                "id" if path.starts_with("/api/people") => "$PERSON".to_owned(),
                "id" if path.starts_with("/api/bots") => "$BOT".to_owned(),
                "id" => "$TABLE".to_owned(),
                "language" => "en".to_owned(),
                "seat" | "depth" | "version" => "1".to_owned(),
                "name" => "bot.py".to_owned(),
                "as" => "svg".to_owned(),
                "extent" | "seed" => "7".to_owned(),
                "game" => self.game.to_owned(),
                other => format!("${}", other.to_uppercase()),
            };
            match text(parameter, "in") {
                "path" => address = address.replace(&format!("{{{name}}}"), &value),
                _ => query.push(format!("{name}={value}")),
            }
        }
        if query.is_empty() { address } else { format!("{address}?{}", query.join("&")) }
    }

    /// A small value of this type, for a field of this name.
    fn sample(&self, field: &str, schema: &Value) -> Value {
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return self.sample(field, &self.document["components"]["schemas"][name]);
        }
        for key in ["oneOf", "anyOf", "allOf"] {
            if let Some(first) = schema[key].as_array().and_then(|all| all.first()) {
                return self.sample(field, first);
            }
        }
        if let Some(first) = schema["enum"].as_array().and_then(|words| words.first()) {
            return first.clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds.first().and_then(Value::as_str),
            kind => kind.as_str(),
        };
        match kind.unwrap_or_default() {
            "object" => {
                let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
                let fields = entries(&schema["properties"]);
                let needed = fields.filter(|(name, _)| required.iter().any(|one| one == *name));
                Value::Object(
                    needed.map(|(name, of)| (name.clone(), self.sample(name, of))).collect::<Map<_, _>>(),
                )
            }
            "array" => json!([]),
            "integer" | "number" => json!(2),
            "boolean" => json!(true),
            _ => self.words(field).into(),
        }
    }

    fn words(&self, field: &str) -> String {
        match field {
            "game" => self.game,
            "name" => "Ada",
            "passphrase" => "three words or more",
            "url" => "https://play.example.org/my-turn",
            "text" => "Hello!",
            "to" => "$BOT",
            "token" => "...",
            other => other,
        }
        .to_owned()
    }
}
