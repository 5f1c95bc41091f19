//! `cargo play`: from a clone to a table in the browser in one command.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};

use crate::cargo::{self, cargo, program};
use crate::failure::Failure;
use crate::web;
use crate::workspace::Workspace;

/// How the house begins to say its address.
const OPEN: &str = "Irrgarten is open";

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

    let here = std::env::current_dir().unwrap_or_else(|_| house.root.clone());
    let mut serve = cargo(&here, &["run", "--quiet"]);
    serve.args(binary).args(["--", "serve"]).args(arguments).stdout(Stdio::piped());
    let mut open =
        serve.spawn().map_err(|error| Failure::work(format!("the house cannot be started: {error}")))?;
    show(&mut open, &house);
    match open.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Child(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1))),
        Err(error) => Err(Failure::work(format!("the house cannot be waited for: {error}"))),
    }
}

/// Passes on what the house says, and opens its address in the browser.
fn show(open: &mut Child, house: &Workspace) {
    let Some(said) = open.stdout.take() else { return };
    for line in BufReader::new(said).lines().map_while(Result::ok) {
        println!("{line}");
        let is_address = |word: &&str| word.starts_with("http");
        if let Some(address) =
            line.strip_prefix(OPEN).and_then(|rest| rest.split_whitespace().find(is_address))
        {
            browse(address.trim_end_matches(','), house);
        }
    }
}

/// A machine without a browser is told the address, which is enough.
fn browse(address: &str, house: &Workspace) {
    let (opener, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = program(opener, &house.root);
    let _ = command.args(before).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
