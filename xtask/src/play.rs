//! `cargo play`: from a clone to a game in one command.

use std::process::Stdio;

use crate::cargo::{self, cargo};
use crate::failure::Failure;
use crate::workspace::Workspace;

/// What is played when nothing else is asked for.
const USUAL: [&str; 3] = ["cards", "--others", "greedy"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let root = Workspace::find()?.root;
    let manifest = root.join("Cargo.toml").display().to_string();
    let house = ["--release", "--package", "irrgarten", "--bin", "irrgarten", "--manifest-path", &manifest];
    // Built first and on its own, with cargo's progress on the screen; then the game has the terminal to itself.
    cargo::run(cargo(&root, &["build"]).args(&house[..5]))?;

    let here = std::env::current_dir().unwrap_or(root);
    let mut game = cargo(&here, &["run", "--quiet"]);
    game.args(house).args(["--", "play"]).stdin(Stdio::inherit());
    if arguments.is_empty() {
        game.args(USUAL)
    } else {
        game.args(arguments)
    };
    match game.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Child(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1))),
        Err(error) => Err(Failure::work(format!("the game cannot be started: {error}"))),
    }
}
