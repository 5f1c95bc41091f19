//! Puzzles to be solved alone: made from a seed, and judged turn by turn. Nothing of them is stored.

use std::ops::ControlFlow;

use irrgarten_maze::{
    Board, EnteredTurn, MazePush, MazeTurn, Puzzle, SolveResult, Wrong, generate, solve, square_name,
};
use irrgarten_wire::{AskMaze, Code, MazeBoard, MazePuzzle, MazeSolution, PlayMaze, Problem};

/// Larger ones do not fit on a phone, and deeper ones take too long to find.
const EXTENTS: [usize; 3] = [5, 7, 9];
const DEEPEST: usize = 4;
/// Boards tried before giving up; one in a few dozen fits.
const TRIES: u64 = 20_000;
/// What somebody has laid out may need more turns, but not more time: so many positions are looked at, some seconds long.
const MOST_TRIED: usize = 8;
const MOST_NODES: u64 = 20_000_000;
/// More turns than anybody needs.
const MOST_TURNS: usize = 40;

/// A sliding maze with this many squares in a row that takes this many turns, the same for the same seed.
pub fn make_maze(extent: usize, depth: usize, seed: u64) -> Result<MazePuzzle, Problem> {
    if !EXTENTS.contains(&extent) || !(1..=DEEPEST).contains(&depth) {
        return Err(Problem::new(
            Code::BadRequest,
            "expected an extent of 5, 7 or 9 and a depth from 1 to 4",
        ));
    }
    let tried = &mut |tried| if tried < TRIES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let puzzle = generate(extent, depth, seed, tried).ok_or(Code::NoSuchPuzzle)?;
    let SolveResult::Fewest { line, .. } = solve(&puzzle, depth, &mut |_, _| ControlFlow::Continue(()))
    else {
        return Err(Code::NoSuchPuzzle.into());
    };
    Ok(MazePuzzle {
        puzzle: puzzle.to_string(),
        fewest: line.len() as u8,
        solution: line.iter().map(MazeTurn::to_string).collect(),
        board: shown(&Board::new(&puzzle), false),
    })
}

/// The maze after these turns, of which the last may lack its walk.
pub fn play_maze(PlayMaze { puzzle, turns }: &PlayMaze) -> Result<MazeBoard, Problem> {
    let puzzle = read(puzzle)?;
    if turns.len() > MOST_TURNS {
        return Err(Problem::new(Code::BadRequest, "expected at most 40 turns"));
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
    Ok(shown(&board, walks))
}

/// The fewest turns that a maze takes, as far as that can be found out in some seconds.
pub fn solve_maze(AskMaze { puzzle }: &AskMaze) -> Result<MazeSolution, Problem> {
    let go_on = &mut |_, nodes| {
        if nodes < MOST_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    Ok(match solve(&read(puzzle)?, MOST_TRIED, go_on) {
        SolveResult::Fewest { line, .. } => MazeSolution {
            at_least: line.len() as u8,
            solution: Some(line.iter().map(MazeTurn::to_string).collect()),
        },
        SolveResult::AtLeast { turns, .. } => MazeSolution { at_least: turns as u8, solution: None },
    })
}

fn read(puzzle: &str) -> Result<Puzzle, Problem> {
    puzzle.parse().map_err(|bad| Problem::new(Code::BadPuzzle, format!("this is no puzzle: {bad}")))
}

fn refused(nth: usize, why: &str) -> Problem {
    Problem::new(Code::IllegalAction, format!("turn {}: {why}", nth + 1))
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
