//! Puzzles to be solved alone. The server makes them and judges every turn; it stores nothing.

use std::ops::ControlFlow;

use axum::Json;
use irrgarten_maze::{
    Board, EnteredTurn, MazePush, MazeTurn, Puzzle, SolveResult, Wrong, generate, solve, square_name,
};
use irrgarten_wire::{Code, MazeBoard, MazePuzzle, PlayMaze, Problem};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::body::Body;
use super::query::QueryParams;
use crate::error::ServerError;

/// Larger ones do not fit on a phone, and deeper ones take too long to find.
const EXTENTS: [usize; 3] = [5, 7, 9];
const DEEPEST: usize = 4;
/// Boards tried before the server gives up; one in a few dozen fits.
const TRIES: u64 = 20_000;
/// More turns than anybody needs.
const MOST_TURNS: usize = 40;

/// One puzzle is made at a time, so that people at tables do not wait.
static PLACE: Semaphore = Semaphore::const_new(1);

/// Which maze to make.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Params {
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
        (status = "default", description = "What is wrong", body = Problem),
    )
)]
pub(super) async fn make_maze(
    QueryParams(wished): QueryParams<Params>,
) -> Result<Json<MazePuzzle>, ServerError> {
    let Params { extent, depth, seed } = wished;
    if !EXTENTS.contains(&extent) || !(1..=DEEPEST).contains(&depth) {
        return Err(ServerError::new(
            Code::BadRequest,
            "expected an extent of 5, 7 or 9 and a depth from 1 to 4",
        ));
    }
    let _place = PLACE.acquire().await.map_err(|_| Code::Internal)?;
    let made = tokio::task::spawn_blocking(move || make(extent, depth, seed)).await;
    let made = made.map_err(|_| Code::Internal)?;
    made.map(Json).ok_or_else(|| Code::NoSuchPuzzle.into())
}

fn make(extent: usize, depth: usize, seed: u64) -> Option<MazePuzzle> {
    let puzzle = generate(extent, depth, seed, &mut |tried| {
        if tried < TRIES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    let SolveResult::Fewest { line, .. } = solve(&puzzle, depth, &mut |_, _| ControlFlow::Continue(()))
    else {
        return None;
    };
    Some(MazePuzzle {
        puzzle: puzzle.to_string(),
        fewest: line.len() as u8,
        solution: line.iter().map(MazeTurn::to_string).collect(),
        board: shown(&Board::new(&puzzle), false),
    })
}

/// Play turns, or a push without its walk, and see the maze after them.
#[utoipa::path(post, path = "/api/puzzles/maze", tag = "puzzles", request_body = PlayMaze, responses(
    (status = 200, description = "The maze after them, and what can be done next", body = MazeBoard),
    (status = "default", description = "What is wrong", body = Problem),
))]
pub(super) async fn play_maze(
    Body(PlayMaze { puzzle, turns }): Body<PlayMaze>,
) -> Result<Json<MazeBoard>, ServerError> {
    let puzzle: Puzzle = puzzle
        .parse()
        .map_err(|bad| ServerError::new(Code::BadPuzzle, format!("this is no puzzle: {bad}")))?;
    if turns.len() > MOST_TURNS {
        return Err(ServerError::new(Code::BadRequest, "expected at most 40 turns"));
    }
    let mut board = Board::new(&puzzle);
    let mut walks = false;
    for (nth, word) in turns.iter().enumerate() {
        if walks || board.solved() {
            let why = if walks { "only the last turn may lack its walk" } else { "it is solved already" };
            return Err(refused(nth, why));
        }
        let played: EnteredTurn = word.parse().map_err(|bad| refused(nth, &format!("{bad}")))?;
        play(&mut board, played).map_err(|wrong| refused(nth, &wrong.to_string()))?;
        walks = played.to.is_none();
    }
    Ok(Json(shown(&board, walks)))
}

fn refused(nth: usize, why: &str) -> ServerError {
    ServerError::new(Code::IllegalAction, format!("turn {}: {why}", nth + 1))
}

fn play(board: &mut Board, EnteredTurn { push, to }: EnteredTurn) -> Result<(), Wrong> {
    board.push(push.side, push.line, push.enters)?;
    match to {
        Some((column, row)) if column.max(row) >= board.extent() => Err(Wrong::Walk),
        Some((column, row)) => board.walk(row * board.extent() + column),
        None => Ok(()),
    }
}

/// The board with everything that can be done next: a walk if a push has just been made, otherwise a push.
fn shown(board: &Board, walks: bool) -> MazeBoard {
    let extent = board.extent();
    let name = |square: usize| square_name((square % extent, square / extent));
    let solved = board.solved() && !walks;
    let pushes = if walks || solved { Vec::new() } else { board.pushes() };
    let reached = if walks { board.reachable() } else { Vec::new() };
    MazeBoard {
        extent: extent as u8,
        tiles: board.tiles().iter().map(ToString::to_string).collect(),
        spare: board.spare().to_string(),
        player: name(board.player()),
        objective: board.objective().map(name),
        solved,
        pushes: pushes
            .into_iter()
            .map(|(side, line, enters)| MazePush { side, line, enters }.to_string())
            .collect(),
        walks: reached.into_iter().map(name).collect(),
    }
}
