//! The binary, run as people and programs run it.

// Helpers fail like the tests they help.
#![allow(clippy::unwrap_used, clippy::panic)]

mod arena;
mod at;
mod bad_input;
mod bot;
#[cfg(unix)]
mod bot_endings;
mod case;
mod commands;
mod database;
mod engine;
mod help;
mod maze;
mod oddities;
mod openapi;
mod play;
mod protocol;
mod records;
mod rematch;
mod serve;
mod solve;
mod verify;

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The position of the first test vector of the notation.
const HELMETS: &str = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|08,34 c=-|- p=42 t=1";

struct Ran {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_irrgarten"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the binary with these arguments and this input.
fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut child = command(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A thread, since the binary may answer before it has read everything, or end without reading it.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// What the binary prints when all goes well and there is nothing to complain about.
fn prints(arguments: &[&str], input: &str) -> String {
    let ran = run(arguments, input);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{arguments:?}");
    ran.stdout
}

/// The one line the binary says about bad input.
fn complains(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let Ran { stdout, stderr, code } = run(arguments, input);
    assert_eq!(code, Some(2), "{arguments:?}: {stderr}");
    assert_eq!(stderr.lines().count(), 1, "{arguments:?}: {stderr}");
    assert!(stderr.len() < 400 && stderr.starts_with("irrgarten: "), "{stderr}");
    assert_eq!(stdout, "", "{arguments:?}");
    stderr.trim_start_matches("irrgarten: ").trim_end().to_owned()
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

/// A file of this test alone.
fn scratch(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A game between built-in bots, with its record in a file.
fn played(name: &str, options: &[&str]) -> std::path::PathBuf {
    let file = scratch(name);
    let path = file.to_str().unwrap();
    let arguments = [&["play", "cards", "--me", "none", "--seed", "3", "--record", path], options].concat();
    prints(&arguments, "");
    file
}
