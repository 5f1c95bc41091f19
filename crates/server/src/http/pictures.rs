//! Draws a position that is given in notation.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use irrgarten_api::PictureForm;
use irrgarten_wire::Code;
use serde::Deserialize;

use crate::App;
use crate::error::ServerError;

/// Which position to draw, and how.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PictureParams {
    /// In notation, as a viewer sees it.
    position: String,
    /// `text` or `svg`.
    #[serde(rename = "as")]
    form: Form,
    /// `en`, `de`, `fr` or `nl`; English if nobody says.
    #[serde(default)]
    language: Option<String>,
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
        ("language" = Option<String>, Query, description = "Of the words in it: en (if it is left out), de, fr or nl"),
    ),
    responses(
        (status = 200, description = "Lines of text, or an SVG document", body = String),
    )
)]
pub(super) async fn draw_position(
    State(app): State<App>,
    wished: Result<Query<PictureParams>, QueryRejection>,
) -> Result<Response, ServerError> {
    let Query(PictureParams { position, form, language }) =
        wished.map_err(|_| ServerError::new(Code::BadRequest, "expected position, and as=text or as=svg"))?;
    let form = match form {
        Form::Text => PictureForm::Text,
        Form::Svg => PictureForm::Svg,
    };
    let drawn = irrgarten_api::draw_position(app.games(), &position, form, language.as_deref())?;
    // Cached, because the answer never changes; privately, because tables are private.
    let headers = [(CONTENT_TYPE, form.content_type()), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((headers, drawn).into_response())
}
