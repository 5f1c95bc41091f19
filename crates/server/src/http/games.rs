//! Routes for the list of games and their rulebooks.

use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use irrgarten_faces::Games;
use irrgarten_wire::{GameList, Problem};

use super::site;
use crate::App;
use crate::error::ServerError;

/// List the games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "All games", body = GameList)))]
pub(super) async fn list_games(State(app): State<App>, headers: HeaderMap) -> Response {
    let list = app.books().list();
    let kind = (CONTENT_TYPE, "application/json");
    if site::takes(&headers, "gzip") {
        ([kind, (CONTENT_ENCODING, "gzip"), (VARY, "accept-encoding")], list.packed.clone()).into_response()
    } else {
        ([kind, (VARY, "accept-encoding")], list.plain.clone()).into_response()
    }
}

/// The list of games as JSON. It stays the same for as long as the program runs, and everybody who opens the page asks
/// for it, so it is written and compressed once.
struct List {
    plain: Bytes,
    packed: Bytes,
}

impl List {
    fn of(games: Games) -> List {
        let plain = serde_json::to_vec(&irrgarten_api::game_list(games))
            .expect("a list of texts and numbers can be written");
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        let packed = gzip.write_all(&plain).and_then(|()| gzip.finish());
        List { packed: packed.expect("memory takes what is written to it").into(), plain: plain.into() }
    }
}

/// The list of games and the rulebooks of each.
pub(crate) struct Books {
    games: Games,
    list: OnceLock<List>,
    rulebooks: irrgarten_api::Books,
}

impl Books {
    pub(crate) fn new(games: Games) -> Books {
        Books { games, list: OnceLock::new(), rulebooks: irrgarten_api::Books::new(games) }
    }

    fn list(&self) -> &List {
        self.list.get_or_init(|| List::of(self.games))
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
    let text = app.books().rulebooks.rulebook(&slug, &language)?.to_owned();
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
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
    let picture = app.books().rulebooks.picture(&slug, &file)?.to_owned();
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, picture).into_response())
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn the_packed_list_is_the_list() {
        let books = Books::new(irrgarten_toys::games());
        let list = books.list();
        let mut unpacked = Vec::new();
        GzDecoder::new(&list.packed[..]).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, list.plain);
        let games = serde_json::from_slice::<GameList>(&list.plain).unwrap().games;
        assert_eq!(games.len(), irrgarten_toys::games().all().len());
        assert!(list.packed.len() < list.plain.len());
    }
}
