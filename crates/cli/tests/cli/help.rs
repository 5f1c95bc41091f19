//! Help, manual pages and completions, and where errors point to.

use irrgarten_store::sqlite::{SqliteOptions, SqliteStore};

use super::*;

/// Examples that need a server, a database, a reader of manuals, or longer than a test has.
const ELSEWHERE: [&str; 11] = [
    "irrgarten",
    "irrgarten --lan",
    "irrgarten --game ",
    "irrgarten serve",
    "irrgarten bot ",
    "irrgarten play --at",
    "irrgarten migrate ",
    "irrgarten man man1 ",
    "irrgarten arena ",
    "irrgarten rate ",
    "irrgarten grades ",
];

#[test]
#[cfg(unix)]
fn every_example_of_every_help_text_runs() {
    let folder = scratch("examples");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    drop(SqliteStore::open(folder.join("irrgarten.db"), SqliteOptions::default()).unwrap());
    std::fs::copy(played("example.play", &[]), folder.join("game.play")).unwrap();
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_irrgarten")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let mut ran = 0;
    for line in commands().iter().flat_map(|command| examples(command)) {
        let is = |known: &&str| line == **known || (known.contains(' ') && line.starts_with(*known));
        if ELSEWHERE.iter().any(is) {
            continue;
        }
        if line.contains("irrgarten backup") {
            let _ = std::fs::remove_file(folder.join("copy.db"));
        }
        let mut shell = Command::new("sh");
        shell.args(["-c", &line]).current_dir(&folder).env("PATH", &path).stdin(Stdio::null());
        let output = shell.env("IRRGARTEN_DATA", folder.join("irrgarten.db")).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}: {said}");
        assert!(!said.contains("irrgarten: ") || said.contains("a draw is pending"), "{line}: {said}");
        ran += 1;
    }
    assert!(ran > 35, "{ran} examples");
}

/// The commands that help lists.
fn commands() -> Vec<String> {
    let help = prints(&["--help"], "");
    let listed = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let names = listed.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.map(|line| line.split_whitespace().next().unwrap().to_owned());
    names.filter(|name| name != "help").collect()
}

fn examples(command: &str) -> Vec<String> {
    let help = prints(&[command, "--help"], "");
    let lines = help.split("Examples:\n").nth(1).unwrap_or_else(|| panic!("{command}: no examples"));
    lines.lines().take_while(|line| !line.is_empty()).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn an_error_names_the_command_whose_help_tells_more() {
    let said = |arguments: &[&str]| complains(arguments, "");
    assert!(said(&["perft"]).ends_with("(irrgarten perft --help tells more)"));
    assert!(
        said(&["puzzle", "maze", "--extend", "7"]).ends_with("(irrgarten puzzle maze --help tells more)")
    );
    assert!(said(&["play", "cards", "--me"]).ends_with("(irrgarten play --help tells more)"));
    assert!(said(&["shwo"]).ends_with("(irrgarten --help tells more)"));
}

#[test]
fn shells_complete_commands_and_options() {
    for shell in ["bash", "zsh", "fish"] {
        let script = prints(&["completions", shell], "");
        for word in ["perft", "completions", "public-url", "--json"] {
            assert!(
                script.contains(word.trim_start_matches(if shell == "fish" { "--" } else { "" })),
                "{shell}"
            );
        }
        // The shell itself reads it, where it is installed.
        let Ok(mut reader) = Command::new(shell).args(["-n", "/dev/stdin"]).stdin(Stdio::piped()).spawn()
        else {
            continue;
        };
        reader.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        assert!(reader.wait().unwrap().success(), "{shell}");
    }
    assert!(complains(&["completions", "cmd"], "").contains("bash"));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = scratch("man1");
    prints(&["man", folder.to_str().unwrap()], "");
    for command in commands() {
        let page = std::fs::read_to_string(folder.join(format!("irrgarten-{command}.1"))).unwrap();
        assert!(page.contains(".TH irrgarten-") && page.contains("Examples:"), "{command}: {page}");
    }
    assert!(prints(&["man"], "").contains("Labyrinth and deduction games"));
}
