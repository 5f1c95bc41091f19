use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_catalogue::{game, games};
use irrgarten_game::Language;
use irrgarten_wire::{Game, Games};

use crate::problem::Failure;

/// `GET /api/games`
pub(super) async fn list() -> Json<Games> {
    Json(Games { games: games().iter().map(|&entry| Game::from(entry)).collect() })
}

/// `GET /api/games/{slug}/rulebook/{language}`: Markdown.
pub(super) async fn rulebook(Path((slug, language)): Path<(String, String)>) -> Result<Response, Failure> {
    let entry = game(&slug).map_err(|trouble| Failure::new(trouble.code(), &trouble.to_string()))?;
    let language: Language = language
        .parse()
        .map_err(|_| Failure::new("not_found", "rulebooks are written in en, de, fr and nl"))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], entry.rulebook(language)).into_response())
}
