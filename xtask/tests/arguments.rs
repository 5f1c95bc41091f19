//! Whatever is wrong with a command is said in one line, and the exit code is 2.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::{Command, Output};

fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().unwrap()
}

#[test]
fn bad_arguments_get_one_line_and_exit_code_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["dance"], "\"dance\" is no command"),
        (&["help", "me"], "one argument too many"),
        (&["verify", "everything"], "none of the steps format,"),
        (&["bless", "chess"], "no game \"chess\""),
        (&["bless", "cards", "case"], "one argument too many"),
        (&["catalogue", "--chek"], "is not --check"),
        (&["catalogue", "--check", "twice"], "one argument too many"),
        (&["screenshots", "now"], "one argument too many"),
        (&["bench", "one", "two"], "one argument too many"),
        (&["tab", "--fast"], "is not --decisions"),
        (&["tab", "--decisions"], "needs a number"),
        (&["tab", "--decisions", "none"], "a number from 1 on"),
        (&["tab", "--decisions", "5", "more"], "one argument too many"),
        (&["bench", "--fast"], "is no filter"),
        (&["new-game"], "A slug"),
        (&["new-game", "cards"], "games/cards exists"),
        (&["new-game", "serde"], "Cargo.lock names a package"),
        (&["new-game", "Snakes"], "lowercase letters"),
        (&["new-game", "../snakes"], "lowercase letters"),
        (&["new-game", "match"], "word of Rust"),
        (&["new-game", "snakes", "ladders"], "one argument too many"),
    ];
    for (arguments, expected) in cases {
        let output = xtask(arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.starts_with("xtask: ") && said.contains(expected), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_lists_every_command() {
    for arguments in [&[][..], &["help"], &["--help"]] {
        let output = xtask(arguments);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success());
        for command in [
            "play",
            "verify",
            "bless",
            "new-game",
            "catalogue",
            "screenshots",
            "bench",
            "torture",
            "attack",
            "load",
        ] {
            assert!(said.contains(&format!("\n  {command} ")), "{command} is missing:\n{said}");
        }
    }
}

#[test]
fn outside_the_workspace_it_says_so() {
    let here = std::env::temp_dir();
    let output =
        Command::new(env!("CARGO_BIN_EXE_xtask")).arg("catalogue").current_dir(here).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("not inside the workspace"));
}
