//! `irrgarten puzzle`

use std::collections::BTreeSet;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::ops::ControlFlow;
use std::time::Instant;

use clap::{Args, Subcommand};
use irrgarten_catalogue::puzzle_makers;
use irrgarten_faces::{Lot, Puzzle, PuzzleMaker};
use irrgarten_maze::{EXTENTS, generate};
use serde::Serialize;

use crate::error::CliError;
use crate::output::Out;

/// Make puzzles, and prove that they are some
#[derive(Args)]
#[command(after_help = "\
Examples:
  irrgarten puzzle maze --depth 2 --seed 3")]
pub(crate) struct PuzzleCommand {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Subcommand)]
enum Kind {
    /// A sliding maze, as a file for `irrgarten solve maze`
    #[command(after_help = "\
Examples:
  irrgarten puzzle maze
  irrgarten puzzle maze --extent 9 --depth 2 --seed 3 --json")]
    Maze {
        /// Squares in a row: 5, 7, 9, 11 or 13
        #[arg(long, default_value_t = 7)]
        extent: usize,
        /// The turns it needs, no more and no fewer: 1 to 5
        #[arg(long, default_value_t = 2)]
        depth: usize,
        /// The same seed makes the same puzzle
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Puzzles of a game, one on each line, as `games/<slug>/puzzles` has them
    #[command(after_help = "\
Examples:
  irrgarten puzzle make towers --count 2")]
    Make {
        /// The game
        game: String,
        /// How many
        #[arg(long, default_value_t = 10)]
        count: usize,
        /// The same seed makes the same puzzles
        #[arg(long, default_value_t = 1)]
        seed: u32,
    },
    /// Go through everything that can be done in the puzzles that come with the games
    #[command(after_help = "\
Examples:
  irrgarten puzzle check towers --every 50
  irrgarten puzzle check --every 100 --json")]
    Check {
        /// Only those of this game
        game: Option<String>,
        /// Only every so many
        #[arg(long, value_name = "N", default_value_t = 1)]
        every: usize,
        /// Answer in JSON, one game a line
        #[arg(long)]
        json: bool,
    },
}

/// A puzzle for programs.
#[derive(Serialize)]
struct Made<'a> {
    puzzle: &'a str,
    extent: usize,
    depth: usize,
    seed: u64,
}

/// What was gone through, for programs.
#[derive(Serialize)]
struct Checked<'a> {
    game: &'a str,
    puzzles: usize,
    /// How many stand at a position that another has, too.
    twice: usize,
    proved: usize,
    /// How many actions that took.
    tried: u64,
}

impl PuzzleCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        match self.kind {
            Kind::Maze { extent, depth, seed, json } => make_maze(extent, depth, seed, json),
            Kind::Make { game, count, seed } => make(puzzle_makers().find(&game)?, count, seed),
            Kind::Check { every: 0, .. } => {
                Err(CliError::Message("--every 0: expected 1 or more".to_owned()))
            }
            Kind::Check { game: None, every, json } => {
                puzzle_makers().all().try_for_each(|maker| check(maker, every, json))
            }
            Kind::Check { game: Some(game), every, json } => check(puzzle_makers().find(&game)?, every, json),
        }
    }
}

fn make_maze(extent: usize, depth: usize, seed: u64, json: bool) -> Result<(), CliError> {
    if !EXTENTS.contains(&extent) {
        return Err(CliError::Message(format!("--extent {extent}: expected 5, 7, 9, 11 or 13")));
    }
    if !(1..=5).contains(&depth) {
        return Err(CliError::Message(format!("--depth {depth}: expected 1 to 5")));
    }
    let watched = stderr().is_terminal();
    let puzzle = generate(extent, depth, seed, &mut |tried| {
        if watched && tried > 0 && tried.is_multiple_of(1000) {
            let _ = write!(stderr(), "\r{tried} boards tried ");
        }
        ControlFlow::Continue(())
    });
    let Some(puzzle) = puzzle else { return Ok(()) };
    let puzzle = puzzle.to_string();
    if json {
        return Out::new().json(&Made { puzzle: &puzzle, extent, depth, seed });
    }
    Out::new().text(&puzzle)
}

fn make(maker: &dyn PuzzleMaker, count: usize, seed: u32) -> Result<(), CliError> {
    let (mut out, begun, watched) = (Out::new(), Instant::now(), stderr().is_terminal());
    let mut written = 0;
    let mut failed = None;
    let lot = Lot::fill(maker, seed, count, &mut |lot| {
        if watched && lot.looked_at.is_multiple_of(100) {
            let _ = write!(stderr(), "\r{} puzzles in {} positions ", lot.puzzles.len(), lot.looked_at);
        }
        failed = lot.puzzles[written..].iter().find_map(|puzzle| out.text(&puzzle.to_string()).err());
        written = lot.puzzles.len();
        if failed.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if let Some(error) = failed {
        return Err(error);
    }
    lot.puzzles[written..].iter().try_for_each(|puzzle| out.text(&puzzle.to_string()))?;
    let seconds = begun.elapsed().as_secs_f64();
    let (made, looked_at, flawed) = (lot.puzzles.len(), lot.looked_at, lot.flawed);
    let rate = made as f64 / seconds.max(0.001);
    let _ = writeln!(
        stderr(),
        "{}: {made} puzzles from {looked_at} positions ({flawed} were none after all) in {seconds:.1} s, {rate:.2} a second",
        maker.slug()
    );
    Ok(())
}

fn check(maker: &dyn PuzzleMaker, every: usize, json: bool) -> Result<(), CliError> {
    let (slug, begun, watched) = (maker.slug(), Instant::now(), stderr().is_terminal());
    let all = Puzzle::all(maker.shipped())
        .map_err(|(line, bad)| CliError::at(format_args!("{slug}, line {line}"), bad))?;
    let places: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.position.as_str()).collect();
    let (mut proved, mut tried) = (0, 0);
    for puzzle in all.iter().step_by(every) {
        let proof = maker.prove(puzzle);
        tried += proof.map_err(|flaw| CliError::at(format_args!("{slug}, {}", puzzle.id), flaw))?.tried;
        proved += 1;
        if watched {
            let _ = write!(stderr(), "\r{slug}: {proved} ");
        }
    }
    if json {
        let (puzzles, twice) = (all.len(), all.len() - places.len());
        return Out::new().json(&Checked { game: slug, puzzles, twice, proved, tried });
    }
    let themes = maker.themes().iter().map(|theme| {
        let count = all.iter().filter(|puzzle| puzzle.theme == *theme).count();
        format!("{count} {theme}")
    });
    Out::new().text(&format!(
        "{slug}: {} puzzles ({}), {} twice, {proved} proved by {tried} actions in {:.1} s",
        all.len(),
        themes.collect::<Vec<_>>().join(", "),
        all.len() - places.len(),
        begun.elapsed().as_secs_f64()
    ))
}
