//! Starting cargo and other programs.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// A program in a folder, as if it had been started by hand: it cannot ask questions, and it does not see what
/// cargo told xtask about xtask (else build scripts that look at it would run again and again).
pub(crate) fn program(name: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(name);
    command.current_dir(folder).stdin(Stdio::null()).env("GIT_TERMINAL_PROMPT", "0");
    for (key, _) in std::env::vars_os() {
        let told = key.to_str().is_some_and(|key| {
            key.starts_with("CARGO_PKG_")
                || key.starts_with("CARGO_MANIFEST_")
                || key.starts_with("CARGO_BIN_")
        });
        if told {
            command.env_remove(key);
        }
    }
    command
}

/// The cargo that runs this.
pub(crate) fn cargo(folder: &Path, arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = program(cargo, folder);
    command.args(arguments);
    command
}

/// The profile to build with: this one, unless a test asks for one that is built sooner.
pub(crate) fn profile(usual: &str) -> String {
    std::env::var("IRRGARTEN_PROFILE").unwrap_or_else(|_| usual.to_owned())
}

/// Is this cargo subcommand installed?
pub(crate) fn has(folder: &Path, subcommand: &str) -> bool {
    let mut command = cargo(folder, &[subcommand, "--version"]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Says what is run, runs it with its output on the screen, and complains if it fails.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let line = shown(command);
    println!("$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::work(format!("`{line}` failed ({status})"))),
        Err(error) => Err(Failure::work(format!("`{line}` cannot be started: {error}"))),
    }
}

/// The command as it would be typed.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let line: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    line.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_is_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["test", "--doc"]);
        assert_eq!(shown(&command), "cargo test --doc");
    }

    #[test]
    fn a_program_that_fails_or_is_missing_is_named() {
        let folder = Path::new(".");
        let missing = run(&mut program("no-such-program-here", folder)).unwrap_err();
        assert!(missing.line().unwrap().starts_with("`no-such-program-here` cannot be started"));
        let failed = run(&mut cargo(folder, &["no-such-subcommand"])).unwrap_err();
        assert!(failed.line().unwrap().starts_with("`cargo no-such-subcommand` failed"));
        assert!(!has(folder, "no-such-subcommand"));
    }
}
