//! `cargo xtask torture`, `cargo xtask attack` and `cargo xtask load`: campaigns against the real program, built as it
//! is shipped.

use std::path::PathBuf;

use crate::cargo::{self, cargo, program};
use crate::failure::Failure;
use crate::workspace::Workspace;

pub(crate) fn torture(arguments: &[String]) -> Result<(), Failure> {
    run("torture", arguments)
}

pub(crate) fn attack(arguments: &[String]) -> Result<(), Failure> {
    run("attack", arguments)
}

pub(crate) fn load(arguments: &[String]) -> Result<(), Failure> {
    run("load", arguments)
}

/// Builds the program and the campaigns, and hands the arguments on.
fn run(campaign: &str, arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let packages = ["--package", "irrgarten", "--package", "irrgarten-campaigns"];
    let profile = cargo::profile("dist");
    cargo::run(cargo(&workspace.root, &["build", "--profile", &profile]).args(packages))?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.root.join("target"), PathBuf::from);
    // What the profile `dev` builds lies in `debug`.
    let built = target.join(if profile == "dev" { "debug" } else { &profile });
    let mut command = program(built.join("campaigns"), &workspace.root);
    command.arg(campaign).arg("--program").arg(built.join("irrgarten")).args(arguments);
    cargo::run(&mut command)
}
