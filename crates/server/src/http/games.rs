//! Routes for the list of games and their rulebooks.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use irrgarten_faces::{Character, Entry, Level, Picture};
use irrgarten_game::Language;
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
    let settings = entry.settings().iter().map(|setting| Setting {
        key: setting.key.to_owned(),
        values: setting.values.words().iter().map(|&word| word.to_owned()).collect(),
        numbers: setting.values.numbers(),
        form: setting.values.form().map(str::to_owned),
        by_seat: setting.by_seat,
        about: speaker.setting(setting.key).unwrap_or_default(),
    });
    let words = Language::ALL.into_iter().map(|language| {
        let (title, lead) = entry.opening(language);
        (language.code().to_owned(), Introduction { title, lead })
    });
    let characters = Character::ALL.map(|who| {
        let name = Level::Character(who).name();
        (name.to_owned(), speaker.character(name).unwrap_or_default())
    });
    let colours =
        (meta.min_seats..=meta.max_seats).filter_map(|seats| Some((seats, entry.colours(seats, &[])?)));
    GameInfo {
        game: meta.slug.to_owned(),
        version: meta.version,
        title: meta.title.to_owned(),
        words: words.collect(),
        after: meta.after.to_owned(),
        known_as: meta.known_as.iter().map(|&name| name.to_owned()).collect(),
        min_seats: meta.min_seats,
        max_seats: meta.max_seats,
        usual_seats: entry.usual_seats(),
        together: meta.together,
        live: entry.is_live(),
        settings: settings.collect(),
        passing: entry.passing().iter().map(|&(key, word)| (key.to_owned(), word.to_owned())).collect(),
        characters: characters.into(),
        colours: colours.map(|(seats, letters)| (seats.to_string(), letters)).collect(),
        keeps: entry.keeps().map(str::to_owned),
    }
}

/// The rulebooks of every game, each written and drawn when it is first asked for.
pub(crate) struct Books(Vec<(&'static dyn Entry, OnceLock<Book>)>);

/// The rulebooks of one game with their pictures.
struct Book {
    /// In the order of [`Language::ALL`].
    texts: [String; 4],
    pictures: Vec<Picture>,
}

impl Books {
    pub(crate) fn new(games: irrgarten_faces::Games) -> Books {
        Books(games.all().iter().map(|&entry| (entry, OnceLock::new())).collect())
    }

    fn find(&self, slug: &str) -> Option<&Book> {
        let (entry, book) = self.0.iter().find(|(entry, _)| entry.meta().slug == slug)?;
        Some(book.get_or_init(|| {
            let pictures = entry.pictures();
            Book { texts: Language::ALL.map(|language| entry.rulebook(language, &pictures)), pictures }
        }))
    }
}

/// The rulebook of a game.
///
/// Its pictures are images with addresses relative to this one; behind the `#` stands their size.
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
    app.games().find(&slug)?;
    let language: Language = language
        .parse()
        .map_err(|_| ServerError::new(Code::NotFound, "rulebooks are written in en, de, fr and nl"))?;
    let text = app.books().find(&slug).map(|book| book.texts[language as usize].clone());
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text.unwrap_or_default()).into_response())
}

/// A picture of a rulebook.
#[utoipa::path(get, path = "/api/games/{game}/rulebook/examples/{picture}", tag = "games",
    params(
        ("game" = String, Path, description = "The game's slug"),
        ("picture" = String, Path, description = "The name of the picture and `.svg`"),
    ),
    responses(
        (status = 200, description = "An SVG document", body = String, content_type = "image/svg+xml"),
        (status = 404, description = "No such game or picture", body = Problem),
    )
)]
pub(super) async fn show_picture(
    State(app): State<App>,
    Path((slug, file)): Path<(String, String)>,
) -> Result<Response, ServerError> {
    app.games().find(&slug)?;
    let pictures = app.books().find(&slug).map_or(&[][..], |book| &book.pictures);
    let found = pictures.iter().find(|picture| file.strip_suffix(".svg") == Some(&picture.name));
    let Some(picture) = found else {
        return Err(ServerError::new(Code::NotFound, "the rulebook has no such picture"));
    };
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, picture.svg.clone()).into_response())
}
