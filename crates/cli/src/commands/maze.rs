//! `irrgarten solve maze`: the fewest turns on a sliding maze.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use irrgarten_maze::{Board, MazeTurn, Puzzle, SolveResult, solve};
use serde::Serialize;

use crate::error::CliError;
use crate::input;
use crate::output::Out;

pub(crate) const NAME: &str = "maze";
/// What is written behind the name.
pub(crate) const USAGE: &str = "FILE... [--budget SECONDS]";
pub(crate) const ABOUT: &str =
    "The fewest turns to the objective of a sliding maze, proved, with a line of play";

/// Deeper puzzles are unknown, and a search would take days.
const MOST_TURNS: usize = 12;

/// The output for one puzzle.
#[derive(Serialize)]
struct MazeOutput<'a> {
    puzzle: &'a str,
    /// Unknown if the budget was spent before.
    turns: Option<usize>,
    at_least: usize,
    line: Option<Vec<String>>,
    positions: u64,
}

pub(crate) fn run(files: &[String], budget: Option<u64>, json: bool) -> Result<(), CliError> {
    if files.is_empty() {
        return Err(CliError::Message(
            "solve maze: a file with a puzzle is missing (irrgarten solve tells more)".into(),
        ));
    }
    let mut out = Out::new();
    for file in files {
        let text = input::file(Path::new(file)).map_err(|trouble| CliError::at(file, trouble))?;
        let puzzle: Puzzle = text.parse().map_err(|bad| CliError::at(file, bad))?;
        let answer = search(&puzzle, budget.map(Duration::from_secs));
        let output = output_of(&puzzle, answer)?;
        if json {
            out.json(&output)?;
        } else {
            out.text(&sentence(&output))?;
        }
    }
    Ok(())
}

/// Shows progress on a terminal if it takes longer than a moment.
fn search(puzzle: &Puzzle, budget: Option<Duration>) -> SolveResult {
    let start = Instant::now();
    let mut said = start;
    let watched = stderr().is_terminal();
    let mut wrote = false;
    let answer = solve(puzzle, MOST_TURNS, &mut |turns, positions| {
        if watched && said.elapsed() > Duration::from_secs(1) {
            said = Instant::now();
            wrote = true;
            let _ = write!(stderr(), "\r{}: trying {turns} turns, {positions} positions ", puzzle.name());
        }
        match budget {
            Some(budget) if start.elapsed() >= budget => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    if wrote {
        let _ = writeln!(stderr());
    }
    answer
}

/// Plays the solution tile by tile before it is shown.
fn output_of(puzzle: &Puzzle, answer: SolveResult) -> Result<MazeOutput<'_>, CliError> {
    let name = puzzle.name();
    match answer {
        SolveResult::AtLeast { turns, nodes } => {
            Ok(MazeOutput { puzzle: name, turns: None, at_least: turns, line: None, positions: nodes })
        }
        SolveResult::Fewest { line, nodes } => {
            let mut board = Board::new(puzzle);
            let played = line.iter().try_for_each(|turn| board.play(*turn));
            if played.is_err() || !board.solved() {
                return Err(CliError::at(
                    name,
                    "the solution found does not lead to the objective; please report this puzzle",
                ));
            }
            let words = line.iter().map(MazeTurn::to_string).collect();
            let turns = line.len();
            Ok(MazeOutput {
                puzzle: name,
                turns: Some(turns),
                at_least: turns,
                line: Some(words),
                positions: nodes,
            })
        }
    }
}

fn sentence(output: &MazeOutput<'_>) -> String {
    let name = output.puzzle;
    match (&output.line, output.turns) {
        (Some(line), Some(1)) => format!("{name}: 1 turn: {}", line.join(" ")),
        (Some(line), Some(turns)) => format!("{name}: {turns} turns: {}", line.join(" ")),
        _ => format!("{name}: at least {} turns, {} positions visited", output.at_least, output.positions),
    }
}
