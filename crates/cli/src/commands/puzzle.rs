//! `irrgarten puzzle`

use std::io::{IsTerminal as _, Write as _, stderr};
use std::ops::ControlFlow;

use clap::{Args, Subcommand};
use irrgarten_maze::{EXTENTS, generate};

use crate::error::CliError;
use crate::output::Out;

/// Make a puzzle
#[derive(Args)]
pub(crate) struct PuzzleCommand {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Subcommand)]
enum Kind {
    /// A sliding maze, as a file for `irrgarten solve maze`
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
    },
}

impl PuzzleCommand {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let Kind::Maze { extent, depth, seed } = self.kind;
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
        puzzle.map_or(Ok(()), |puzzle| Out::new().text(&puzzle.to_string()))
    }
}
