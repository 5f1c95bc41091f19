//! Routes for the list of games and their rulebooks.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use irrgarten_faces::{Character, Entry, Level, opening};
use irrgarten_game::{Language, Values};
use irrgarten_wire::{Code, GameInfo, GameList, Introduction, Problem, Setting};

use crate::App;
use crate::error::ServerError;

/// List the games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "All games", body = GameList)))]
pub(super) async fn list_games(State(app): State<App>) -> Json<GameList> {
    Json(GameList { games: app.games().all().iter().map(|&entry| described(entry)).collect() })
}

fn described(entry: &dyn Entry) -> GameInfo {
    let meta = entry.meta();
    let speaker = entry.speaker(Language::En);
    let settings = entry.settings().iter().map(|setting| {
        let (words, numbers) = match setting.values {
            Values::Words(words) => (words, None),
            Values::WordsOrNumber(words, low, high) => (words, Some((low, high))),
        };
        Setting {
            key: setting.key.to_owned(),
            values: words.iter().map(|&word| word.to_owned()).collect(),
            numbers,
            about: speaker.setting(setting.key).unwrap_or_default(),
        }
    });
    let words = Language::ALL.into_iter().map(|language| {
        let (title, lead) = opening(entry.rulebook(language));
        (language.code().to_owned(), Introduction { title, lead })
    });
    let characters = Character::ALL.map(|who| {
        let name = Level::Character(who).name();
        (name.to_owned(), speaker.character(name).unwrap_or_default())
    });
    GameInfo {
        game: meta.slug.to_owned(),
        version: meta.version,
        title: meta.title.to_owned(),
        words: words.collect(),
        after: meta.after.to_owned(),
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        usual_seats: entry.usual_seats(),
        together: meta.together,
        live: entry.is_live(),
        settings: settings.collect(),
        passing: entry.passing().iter().map(|&(key, word)| (key.to_owned(), word.to_owned())).collect(),
        characters: characters.into(),
    }
}

/// The rulebook of a game.
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
    State(app): State<App>,
    Path((slug, language)): Path<(String, String)>,
) -> Result<Response, ServerError> {
    let entry = app.games().find(&slug)?;
    let language: Language = language
        .parse()
        .map_err(|_| ServerError::new(Code::NotFound, "rulebooks are written in en, de, fr and nl"))?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], entry.rulebook(language)).into_response())
}
