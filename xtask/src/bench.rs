//! `cargo xtask bench`: how fast the games are.

use crate::cargo::{self, cargo};
use crate::failure::{self, Failure};
use crate::workspace::Workspace;

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some((_, folder)) = arguments.split_first().filter(|(what, _)| *what == "maze") {
        return mazes(folder);
    }
    let (filter, rest) = arguments.split_at(arguments.len().min(1));
    failure::expect_none("bench", rest)?;
    if let Some(flag) = filter.first().filter(|word| word.starts_with('-')) {
        return Err(Failure::usage(format!(
            "bench: {flag:?} is no filter; it is part of a benchmark's name"
        )));
    }
    let workspace = Workspace::find()?;
    let games = workspace.games()?;
    let mut bench = cargo(&workspace.root, &["bench", "--profile", &cargo::profile("bench")]);
    // A bench is named after its game, so a game's name also picks which are built.
    let picked = filter.first().and_then(|word| games.iter().find(|game| *game == word));
    let measured: Vec<&String> = match picked {
        Some(game) => vec![game],
        None => games.iter().filter(|game| workspace.root.join(bench_file(game)).is_file()).collect(),
    };
    for game in measured {
        bench.args(["--package", game, "--bench", game]);
    }
    if picked.is_none() {
        bench.arg("--").args(filter);
    }
    cargo::run(&mut bench)
}

/// Puzzles are files and not part of the workspace: they come from a folder, or are made on the spot.
fn mazes(folder: &[String]) -> Result<(), Failure> {
    let (folder, rest) = folder.split_at(folder.len().min(1));
    failure::expect_none("bench maze", rest)?;
    let profile = cargo::profile("release");
    let example =
        ["run", "--profile", &profile, "--package", "irrgarten-maze", "--example", "maze_bench", "--"];
    cargo::run(cargo(&Workspace::find()?.root, &example).args(folder))
}

fn bench_file(game: &str) -> String {
    format!("games/{game}/benches/{game}.rs")
}
