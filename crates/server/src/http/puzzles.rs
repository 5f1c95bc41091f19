//! Puzzles to be solved alone. The server makes them and judges every turn; it stores nothing.

use axum::Json;
use irrgarten_wire::{Code, MazeBoard, MazePuzzle, PlayMaze};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::body::Body;
use super::query::QueryParams;
use crate::error::ServerError;

/// One puzzle is made at a time, so that people at tables do not wait.
static PLACE: Semaphore = Semaphore::const_new(1);

/// Which maze to make.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleParams {
    extent: usize,
    depth: usize,
    seed: u64,
}

/// A sliding maze that takes this many turns, the same for the same seed.
#[utoipa::path(get, path = "/api/puzzles/maze", tag = "puzzles",
    params(
        ("extent" = usize, Query, description = "Squares in a row: 5, 7 or 9"),
        ("depth" = usize, Query, description = "The fewest turns it takes: 1 to 4"),
        ("seed" = u64, Query, description = "The same seed makes the same puzzle"),
    ),
    responses(
        (status = 200, description = "The puzzle, how it begins, and a solution", body = MazePuzzle),
    )
)]
pub(super) async fn make_maze(
    QueryParams(wished): QueryParams<PuzzleParams>,
) -> Result<Json<MazePuzzle>, ServerError> {
    let PuzzleParams { extent, depth, seed } = wished;
    let _place = PLACE.acquire().await.map_err(|_| Code::Internal)?;
    let made = tokio::task::spawn_blocking(move || irrgarten_api::make_maze(extent, depth, seed)).await;
    Ok(Json(made.map_err(|_| Code::Internal)??))
}

/// Play turns, or a push without its walk, and see the maze after them.
#[utoipa::path(post, path = "/api/puzzles/maze", tag = "puzzles", request_body = PlayMaze, responses(
    (status = 200, description = "The maze after them, and what can be done next", body = MazeBoard),
))]
pub(super) async fn play_maze(Body(played): Body<PlayMaze>) -> Result<Json<MazeBoard>, ServerError> {
    Ok(Json(irrgarten_api::play_maze(&played)?))
}
