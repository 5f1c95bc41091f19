//! Draws a position that is given in notation.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use irrgarten_faces::Reading;
use irrgarten_wire::{Code, Problem};
use serde::Deserialize;

use crate::App;
use crate::error::ServerError;

/// Longer than any position, short enough to cost little.
const MOST: usize = 4096;

const SVG: &str = "image/svg+xml";

/// Which position to draw, and how.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Params {
    /// In notation, as a viewer sees it.
    position: String,
    /// `text` or `svg`.
    #[serde(rename = "as")]
    form: Form,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    Text,
    Svg,
}

/// A position as a picture. It shows nothing that is not in the text.
#[utoipa::path(get, path = "/api/picture", tag = "games",
    params(
        ("position" = String, Query, description = "The `text` of a table, or any position in notation"),
        ("as" = String, Query, description = "text or svg"),
    ),
    responses(
        (status = 200, description = "Lines of text, or an SVG document", body = String),
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(super) async fn draw_position(
    State(app): State<App>,
    wished: Result<Query<Params>, QueryRejection>,
) -> Result<Response, ServerError> {
    let unknown = |_| ServerError::new(Code::BadRequest, "expected position, and as=text or as=svg");
    let Query(Params { position, form }) = wished.map_err(unknown)?;
    if position.len() > MOST {
        return Err(ServerError::new(Code::TooBig, "no position is that long"));
    }
    let reading = app.games().read(&position)?;
    let view = match reading {
        Reading::Open(position) => position.laid_open(),
        Reading::View(view) => view,
    };
    Ok(match form {
        Form::Text => drawn("text/plain; charset=utf-8", view.art()),
        Form::Svg => drawn(SVG, view.svg()),
    })
}

/// Cached, because the answer never changes; privately, because tables are private.
fn drawn(kind: &'static str, body: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "private, max-age=3600")], body).into_response()
}
