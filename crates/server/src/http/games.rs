use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_catalogue::games;
use irrgarten_game::Language;
use irrgarten_wire::{Game, Games, Problem};

use crate::error::Failure;

/// What is played here?
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "All games", body = Games)))]
pub(super) async fn list_games() -> Json<Games> {
    Json(Games { games: games().all().iter().map(|&entry| Game::from(entry)).collect() })
}

/// The rules in our own words.
#[utoipa::path(get, path = "/api/games/{game}/rulebook/{language}", tag = "games",
    params(
        ("game" = String, Path, description = "The game's slug"),
        ("language" = String, Path, description = "en, de, fr or nl"),
    ),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 404, description = "No such game or language", body = Problem),
    )
)]
pub(super) async fn show_rulebook(
    Path((slug, language)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let entry = games().find(&slug).map_err(|trouble| Failure::new(trouble.code(), &trouble.to_string()))?;
    let language: Language = language
        .parse()
        .map_err(|_| Failure::new("not_found", "rulebooks are written in en, de, fr and nl"))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], entry.rulebook(language)).into_response())
}
