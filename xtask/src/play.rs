//! `cargo play`: from a clone to a table in the browser in one command.

use crate::cargo::{self, cargo};
use crate::failure::Failure;
use crate::workspace::Workspace;
use crate::{site, tab, web};

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(("--static", rest)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return site::show(rest);
    }
    let workspace = Workspace::find()?;
    let arguments = for_the_program(&workspace, arguments)?;
    web::node(&workspace.root).map_err(|missing| {
        Failure::work(format!(
            "{missing} (without it, `cargo run --release --bin irrgarten play cards` plays in the terminal)"
        ))
    })?;
    // The games for the browser itself: without them everything is played at the server.
    match tab::toolchain(&workspace) {
        Ok(toolchain) => tab::build(&workspace, &toolchain)?,
        Err(missing) => println!("Games against the computer are played at the server: {missing}"),
    }
    web::install(&workspace)?;
    web::build_if_stale(&workspace)?;
    let manifest = workspace.root.join("Cargo.toml").display().to_string();
    let profile = cargo::profile("release");
    let binary =
        ["--profile", &profile, "--package", "irrgarten", "--bin", "irrgarten", "--manifest-path", &manifest];
    // Built first and on its own, with cargo's progress on the screen; then the program has the terminal to itself.
    cargo::run(cargo(&workspace.root, &["build"]).args(&binary[..6]))?;

    let here = std::env::current_dir().unwrap_or(workspace.root);
    let mut open = cargo(&here, &["run", "--quiet"]);
    open.args(binary).arg("--").args(arguments);
    match open.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Child(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1))),
        Err(error) => Err(Failure::work(format!("irrgarten cannot be started: {error}"))),
    }
}

/// What `irrgarten` is told: a word in front is a game, whose page for a new table is shown first.
fn for_the_program(workspace: &Workspace, arguments: &[String]) -> Result<Vec<String>, Failure> {
    match arguments.split_first() {
        Some((slug, rest)) if !slug.starts_with('-') => {
            let game = ["--game".to_owned(), workspace.game(slug)?];
            Ok(game.into_iter().chain(rest.iter().cloned()).collect())
        }
        _ => Ok(arguments.to_vec()),
    }
}
