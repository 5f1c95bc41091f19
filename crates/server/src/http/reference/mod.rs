//! `/api` for people: the `OpenAPI` document as a page. Plain HTML and a style sheet, no script.

pub(super) mod documents;
mod examples;
mod schema;

use std::fmt::Write as _;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use irrgarten_faces::Games;
use serde_json::Value;

use super::address::Address;
use super::openapi::described;
use crate::App;
use examples::Examples;
use schema::{fields, shape};

/// What the API says about itself. It does not change while the program runs.
pub(crate) struct Reference {
    /// For programs.
    pub(super) json: Bytes,
    /// For people. Where the address of the server belongs there is [`HERE`].
    page: String,
}

/// Stands for the address of the server, which depends on how it was asked.
const HERE: &str = "{here}";

impl Reference {
    /// With the types of the views of these games.
    pub(crate) fn new(games: Games, view_types: &[(&str, &str)]) -> Reference {
        let document = described(view_types);
        let game = games.all().first().map(|entry| entry.meta().slug).unwrap_or_default();
        Reference {
            page: page(&document, &Examples::new(&document, game)),
            json: document.to_string().into(),
        }
    }
}

/// `GET /api`
pub(super) async fn show(State(app): State<App>, address: Address) -> Html<String> {
    Html(app.reference().page.replace(HERE, &escape(address.as_str())))
}

/// `GET /api/page.css`
pub(super) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page.css")).into_response()
}

/// Text as HTML shows it. Words between backticks are code.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts
        .map(|(n, part)| if n % 2 == 1 { format!("<code>{}</code>", escape(part)) } else { escape(part) })
        .collect()
}

fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn page(document: &Value, examples: &Examples<'_>) -> String {
    let info = &document["info"];
    let (title, version) = (escape(text(info, "title")), escape(text(info, "version")));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}: the API</title>\
         <link rel=\"stylesheet\" href=\"/api/page.css\"></head><body>\
         <header><h1>{title} <small>API {version}</small></h1><p>{}</p>\
         <p><a href=\"/api/openapi.json\">openapi.json</a> has all of this for programs.</p>\
         <p>The examples can be typed as they stand, once this has been:</p><pre><code>{}</code></pre></header><nav><ul>",
        prose(text(info, "description")),
        escape(&examples.beginning())
    );
    let tags = document["tags"].as_array().map(Vec::as_slice).unwrap_or_default();
    for tag in tags {
        let name = escape(text(tag, "name"));
        let _ = write!(html, "<li><a href=\"#tag-{name}\">{name}</a></li>");
    }
    html.push_str("<li><a href=\"#types\">types</a></li></ul></nav><main>");
    for tag in tags {
        let name = text(tag, "name");
        let about = prose(text(tag, "description"));
        let _ = write!(html, "<section id=\"tag-{0}\"><h2>{0}</h2><p>{about}</p>", escape(name));
        for (path, item) in entries(&document["paths"]) {
            for (method, operation) in entries(item) {
                if operation["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == name)) {
                    operation_into(&mut html, (method, path), operation, examples);
                }
            }
        }
        html.push_str("</section>");
    }
    html.push_str("<section id=\"types\"><h2>types</h2>");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        let name = escape(name);
        let about = prose(text(schema, "description"));
        let _ = write!(html, "<article id=\"type-{name}\" class=\"type\"><h3>{name}</h3><p>{about}</p>");
        html.push_str(&fields(schema));
        html.push_str("</article>");
    }
    html.push_str("</section></main></body></html>\n");
    html
}

fn operation_into(html: &mut String, at: (&str, &str), operation: &Value, examples: &Examples<'_>) {
    let (method, path) = at;
    // A long address may be broken between its parts.
    let address = escape(path).replace('/', "/<wbr>");
    let _ = write!(
        html,
        "<details><summary><span class=\"line\"><b class=\"method {method}\">{method}</b> <code>{address}</code></span> \
         <span class=\"about\">{}</span></summary><div class=\"inside\">",
        prose(text(operation, "summary"))
    );
    if let Some(more) = operation["description"].as_str().filter(|more| !more.is_empty()) {
        let _ = write!(html, "<p>{}</p>", prose(more));
    }
    if let Some(ways) = operation["security"].as_array() {
        html.push_str(who(ways));
    }
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !parameters.is_empty() {
        html.push_str("<h4>Parameters</h4><dl>");
        for parameter in parameters {
            let optional = if parameter["required"] == true { "" } else { ", may be left out" };
            let _ = write!(
                html,
                "<dt><code>{}</code> <i>in the {}{optional}</i></dt><dd>{}</dd>",
                escape(text(parameter, "name")),
                escape(text(parameter, "in")),
                prose(text(parameter, "description"))
            );
        }
        html.push_str("</dl>");
    }
    for (kind, body) in entries(&operation["requestBody"]["content"]) {
        let _ = write!(html, "<h4>Body</h4><p>{} <i>{}</i></p>", shape(&body["schema"]), escape(kind));
    }
    html.push_str("<h4>Answers</h4><dl>");
    for (status, response) in entries(&operation["responses"]) {
        let _ = write!(
            html,
            "<dt><code>{}</code></dt><dd>{}",
            escape(if status == "default" { "otherwise" } else { status }),
            prose(text(response, "description"))
        );
        for (kind, content) in entries(&response["content"]) {
            let _ = write!(html, ": {} <i>{}</i>", shape(&content["schema"]), escape(kind));
        }
        html.push_str("</dd>");
    }
    let example = examples.of(method, path, operation);
    let _ = write!(html, "</dl><h4>Example</h4><pre><code>{}</code></pre></div></details>", escape(&example));
}

/// Who may ask.
fn who(ways: &[Value]) -> &'static str {
    let has = |key: &str| ways.iter().any(|way| way.get(key).is_some());
    match (has("cookie"), has("token"), ways.iter().any(|way| way == &serde_json::json!({}))) {
        (_, _, true) => "<p>For everybody; more for those with a name or a token.</p>",
        (true, true, _) => {
            "<p>With the cookie of a person, or the token of a bot: <code>authorization: Bearer irr_...</code></p>"
        }
        (true, false, _) => "<p>With the cookie of a person. Not for bots.</p>",
        (false, true, _) => "<p>With the token of a bot: <code>authorization: Bearer irr_...</code></p>",
        (false, false, _) => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_operation_and_type_and_nothing_that_runs() {
        let Reference { json, page } = Reference::new(irrgarten_toys::games(), &[]);
        let document: Value = serde_json::from_slice(&json).unwrap();
        let operations: usize = entries(&document["paths"]).map(|(_, item)| entries(item).count()).sum();
        assert_eq!(page.matches("<details>").count(), operations);
        for (name, _) in entries(&document["components"]["schemas"]) {
            assert!(page.contains(&format!("id=\"type-{name}\"")), "{name}");
        }
        for link in page.split("href=\"#").skip(1) {
            let target = link.split('"').next().unwrap();
            assert!(page.contains(&format!("id=\"{target}\"")), "{target}");
        }
        for bad in ["<script", "style=", "onclick", "http://", "https://"] {
            assert!(!page.contains(bad), "{bad}");
        }
    }

    #[test]
    fn text_is_text() {
        assert_eq!(prose("a `<b>` & \"c\""), "a <code>&lt;b&gt;</code> &amp; &quot;c&quot;");
    }
}
