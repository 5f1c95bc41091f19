//! `cargo play`: from a clone to a table in the browser in one command.

use crate::cargo::{self, cargo};
use crate::failure::Failure;
use crate::web;
use crate::workspace::Workspace;

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let house = Workspace::find()?;
    web::node(&house.root).map_err(|missing| {
        Failure::work(format!(
            "{missing} (without it, `cargo run --release --bin irrgarten play cards` plays in the terminal)"
        ))
    })?;
    web::install(&house)?;
    web::build(&house)?;
    let manifest = house.root.join("Cargo.toml").display().to_string();
    let binary = ["--release", "--package", "irrgarten", "--bin", "irrgarten", "--manifest-path", &manifest];
    // Built first and on its own, with cargo's progress on the screen; then the house has the terminal to itself.
    cargo::run(cargo(&house.root, &["build"]).args(&binary[..5]))?;

    let here = std::env::current_dir().unwrap_or(house.root);
    let mut open = cargo(&here, &["run", "--quiet"]);
    open.args(binary).arg("--");
    // Without a word the house shows itself in the browser.
    if !arguments.is_empty() {
        open.arg("serve").args(arguments);
    }
    match open.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Child(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1))),
        Err(error) => Err(Failure::work(format!("the house cannot be started: {error}"))),
    }
}
