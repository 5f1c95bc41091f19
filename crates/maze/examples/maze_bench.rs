//! `cargo xtask bench maze FOLDER`: solves every puzzle of a folder, checks every solution, and prints the times.
//!
//! A file whose name has `_d3` in it says that its puzzle needs three turns; any other result is an error. Without a
//! folder, puzzles are generated.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a benchmark prints")]

use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use irrgarten_maze::{Board, EXTENTS, Puzzle, SolveResult, generate, solve};

/// A puzzle and the number of turns it should need.
type Case = (Puzzle, Option<usize>);

fn main() -> ExitCode {
    match cases().and_then(|cases| run(&cases)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("maze bench: {wrong}");
            ExitCode::from(2)
        }
    }
}

fn cases() -> Result<Vec<Case>, String> {
    let Some(folder) = std::env::args().nth(1) else {
        let classes = EXTENTS.iter().flat_map(|&extent| (1..=3).map(move |turns| (extent, turns)));
        let seeds = classes.flat_map(|class| (1..=5).map(move |seed| (class, seed)));
        let make = |((extent, turns), seed)| {
            Some((generate(extent, turns, seed, &mut |_| ControlFlow::Continue(()))?, Some(turns)))
        };
        return Ok(seeds.filter_map(make).collect());
    };
    let entries = fs::read_dir(&folder).map_err(|error| format!("{folder}: {error}"))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.display();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let puzzle: Puzzle = text.parse().map_err(|error| format!("{name}: {error}"))?;
        let promised = path.to_str().and_then(|name| name.rsplit_once("_d"));
        let turns = promised.and_then(|(_, rest)| rest.split('_').next()?.parse().ok());
        Ok((puzzle, turns))
    };
    files.into_iter().map(read).collect()
}

fn run(cases: &[Case]) -> Result<(), String> {
    let mut classes: BTreeMap<(usize, usize), Vec<(Duration, u64)>> = BTreeMap::new();
    for (puzzle, promised) in cases {
        let start = Instant::now();
        let answer = solve(puzzle, 8, &mut |_, _| ControlFlow::Continue(()));
        let took = start.elapsed();
        let name = puzzle.name();
        let SolveResult::Fewest { line, nodes } = answer else {
            return Err(format!("{name}: no solution of 8 turns or fewer"));
        };
        let mut board = Board::new(puzzle);
        for turn in &line {
            board.play(*turn).map_err(|wrong| format!("{name}: {turn}: {wrong}"))?;
        }
        if !board.solved() {
            return Err(format!("{name}: the solution does not end on the objective"));
        }
        if promised.is_some_and(|promised| promised != line.len()) {
            return Err(format!("{name}: {} turns found, {promised:?} expected", line.len()));
        }
        classes.entry((puzzle.extent(), line.len())).or_default().push((took, nodes));
    }
    println!(
        "{:>6} {:>5} {:>7} {:>12} {:>12} {:>12}",
        "extent", "turns", "puzzles", "total ms", "worst ms", "positions"
    );
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let mut total = Duration::ZERO;
    for ((extent, turns), times) in &classes {
        let sum: Duration = times.iter().map(|(time, _)| *time).sum();
        let worst = times.iter().map(|(time, _)| *time).max().unwrap_or_default();
        let nodes: u64 = times.iter().map(|(_, nodes)| nodes).sum();
        println!(
            "{extent:>6} {turns:>5} {:>7} {:>12.3} {:>12.3} {nodes:>12}",
            times.len(),
            ms(sum),
            ms(worst)
        );
        total += sum;
    }
    println!("{} puzzles, every solution checked tile by tile, {:.3} ms in all", cases.len(), ms(total));
    Ok(())
}
