//! `/api` for people: the `OpenAPI` document as a page. Plain HTML and a style sheet, no script.

mod schema;

use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde_json::Value;

use super::openapi::described;
use schema::{fields, shape};

static PAGE: LazyLock<String> =
    LazyLock::new(|| page(&serde_json::to_value(described()).expect("plain data can be written as JSON")));

/// `GET /api`
pub(super) async fn show() -> Html<&'static str> {
    Html(&PAGE)
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

fn page(document: &Value) -> String {
    let info = &document["info"];
    let (title, version) = (escape(text(info, "title")), escape(text(info, "version")));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}: the API</title>\
         <link rel=\"stylesheet\" href=\"/api/page.css\"></head><body>\
         <header><h1>{title} <small>API {version}</small></h1><p>{}</p>\
         <p><a href=\"/api/openapi.json\">openapi.json</a> has all of this for programs.</p></header><nav><ul>",
        prose(text(info, "description"))
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
                    operation_into(&mut html, method, path, operation);
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

fn operation_into(html: &mut String, method: &str, path: &str, operation: &Value) {
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
    if operation["security"].is_array() {
        html.push_str("<p>With the token of a bot: <code>authorization: Bearer irr_...</code></p>");
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
    html.push_str("</dl></div></details>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_operation_and_type_and_nothing_that_runs() {
        let document = serde_json::to_value(described()).unwrap();
        let operations: usize = entries(&document["paths"]).map(|(_, item)| entries(item).count()).sum();
        assert_eq!(PAGE.matches("<details>").count(), operations);
        for (name, _) in entries(&document["components"]["schemas"]) {
            assert!(PAGE.contains(&format!("id=\"type-{name}\"")), "{name}");
        }
        for link in PAGE.split("href=\"#").skip(1) {
            let target = link.split('"').next().unwrap();
            assert!(PAGE.contains(&format!("id=\"{target}\"")), "{target}");
        }
        for bad in ["<script", "style=", "onclick", "http://", "https://"] {
            assert!(!PAGE.contains(bad), "{bad}");
        }
    }

    #[test]
    fn text_is_text() {
        assert_eq!(prose("a `<b>` & \"c\""), "a <code>&lt;b&gt;</code> &amp; &quot;c&quot;");
    }
}
