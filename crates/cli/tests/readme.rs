//! What the README shows is what the program says.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_readme_shows_what_is_printed() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(readme).unwrap();
    let shown = sessions(&readme);
    assert!(shown.len() >= 3, "the README shows hardly anything");
    for (line, expected) in shown {
        assert_eq!(printed(line), expected, "$ {line}");
    }
}

/// Every line typed at a `$` prompt, with what stands below it up to the next blank line.
fn sessions(text: &str) -> Vec<(&str, String)> {
    let mut lines = text.lines();
    let mut sessions = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(typed) = line.strip_prefix("$ ") {
            let answer = lines.by_ref().take_while(|line| !line.is_empty() && !line.starts_with("```"));
            sessions.push((typed, answer.flat_map(|line| [line, "\n"]).collect()));
        }
    }
    sessions
}

/// What a terminal would show.
fn printed(line: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_irrgarten")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let output = Command::new("sh").arg("-c").arg(format!("{{ {line}; }} 2>&1")).env("PATH", path).output();
    String::from_utf8(output.unwrap().stdout).unwrap()
}
