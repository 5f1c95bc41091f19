//! Every command the documents show in a block marked `sh` is run, in a small version where it takes long.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![cfg(unix)]

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What makes a long command short, and one about a game to come one about a game that is there.
const SHORTER: [(&str, &str); 13] = [
    ("cargo play lanterns", "cargo play towers"),
    ("--games 2000", "--games 1"),
    ("--games 400", "--games 1"),
    ("--games 40", "--games 2"),
    ("--option mode=expert", "--option mode=expert --games 1"),
    ("--anew", "--anew --games 1"),
    ("--sprt 0.50:0.55", "--sprt 0.10:0.90"),
    ("--kills 1000", "--kills 1 --tables 2"),
    ("cargo xtask attack", "cargo xtask attack --sockets 10 --tables 2 --pace 4 --seconds 1 --tries 10"),
    ("--tables 1000", "--tables 2 --seconds 1"),
    ("--connections 10000 --tables 10", "--connections 20 --tables 2 --seconds 1"),
    ("--pace 1000", "--pace 10 --tables 2 --seconds 1"),
    ("--game towers --sockets 4", "--game towers --sockets 4 --tables 2 --seconds 1"),
];

/// Commands that something else runs, and what.
const ELSEWHERE: [(&str, &str); 17] = [
    ("cargo verify", "this test is a part of it"),
    ("pip install './crates/python[envs]'", "the step `python`, with a wheel"),
    ("npm run build", "the step `web`"),
    ("npm run measure", "the step `browser`, for one game"),
    ("npm run measure -- cards", "the step `browser`, with one move"),
    ("npm run measure-tab", "the step `browser`, for one game and once"),
    ("cargo xtask tab --decisions 200", "the step `tab`, with fewer decisions"),
    ("cargo xtask new-game lanterns", "new_game.rs beside this file"),
    ("cargo test --package lanterns", "new_game.rs"),
    ("cargo xtask bless lanterns", "new_game.rs"),
    ("cargo xtask bench lanterns", "new_game.rs"),
    ("cargo xtask bench", "new_game.rs, for one game"),
    ("cargo xtask bench djinn", "new_game.rs, for another game"),
    (
        "IRRGARTEN_DATA='postgres:///irrgarten?host=/run/postgresql' irrgarten serve",
        "crates/cli/tests/cli/database.rs, with a database of its own",
    ),
    (
        "irrgarten migrate irrgarten.db 'postgres:///irrgarten?host=/run/postgresql'",
        "crates/cli/tests/backups.rs, with a database of its own",
    ),
    (
        "cargo xtask torture --nodes 2 --kills 300 --tables 40",
        "crates/cli/tests/nodes.rs, in the step `postgres`",
    ),
    ("irrgarten --lan", "its QR code is tested in crates/cli; a test opens no port to a network"),
];

#[test]
fn every_command_of_the_documents_runs() {
    let commands = commands();
    assert!(commands.len() > 20, "the documents show {} commands", commands.len());
    for (document, line) in commands {
        if ELSEWHERE.iter().any(|(command, _)| *command == line) {
            continue;
        }
        let short = SHORTER.iter().fold(line.clone(), |line, (long, short)| line.replace(long, short));
        let ended = if is_server(&short) { serve(&short) } else { run(&short) };
        ended.unwrap_or_else(|said| panic!("{document}: `{line}`, run as `{short}`:\n{said}"));
    }
}

/// A block marked `sh session` is one script, for an open server at `HERE`: what it prints last is an answer that all went well.
#[test]
fn every_session_with_a_server_runs() {
    if Command::new("curl").arg("--version").output().is_err() {
        eprintln!("NOT RUN: there is no curl on this machine, so no session of the documents has been tried");
        return;
    }
    let mut ran = 0;
    for (name, text) in documents() {
        for (_, lines) in blocks(&text).filter(|(mark, _)| *mark == "sh session") {
            let script = lines.join("\n");
            let ended = while_open("irrgarten serve", |open| {
                let address = open.split("is open at ").nth(1).unwrap_or_default().trim();
                let output = shell(&script.replace("http://127.0.0.1:8080", address)).output().unwrap();
                let said = String::from_utf8_lossy(&output.stdout).into_owned();
                let is_refused = said.contains("\"code\":");
                let last = said.rsplit('{').next().unwrap_or_default();
                if output.status.success() && !is_refused && last.starts_with("\"version\":") {
                    return Ok(());
                }
                Err(format!("{said}{}", String::from_utf8_lossy(&output.stderr)))
            });
            ended.unwrap_or_else(|said| panic!("{name}: {said}"));
            ran += 1;
        }
    }
    assert!(ran > 0, "no document shows a session");
}

#[test]
fn what_runs_elsewhere_is_still_shown() {
    let shown = commands();
    let gone: Vec<_> =
        ELSEWHERE.iter().filter(|(command, _)| !shown.iter().any(|(_, line)| line == command)).collect();
    assert!(gone.is_empty(), "no document shows {gone:?} any more");
}

/// A block that shows commands says so: otherwise nobody would run them.
#[test]
fn blocks_with_commands_are_marked() {
    let starts = ["cargo ", "npm ", "$ ", "irrgarten --", "irrgarten serve", "irrgarten play"];
    for (name, text) in documents() {
        for (mark, lines) in blocks(&text).filter(|(mark, _)| *mark != "sh") {
            let command = lines.iter().find(|line| starts.iter().any(|start| line.starts_with(start)));
            assert_eq!(command, None, "{name}: the block marked {mark:?} should be marked sh");
        }
    }
}

/// The long tests that the README of a game lists: each is there, and asks for the numbers it is given.
#[test]
fn campaigns_of_games_are_there() {
    let mut found = 0;
    for entry in fs::read_dir(root().join("games")).unwrap() {
        let game = entry.unwrap().path();
        let readme = fs::read_to_string(game.join("README.md")).unwrap();
        let lines = blocks(&readme).flat_map(|(_, lines)| lines);
        for line in lines.filter(|line| line.starts_with("IRRGARTEN_")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let test = words.iter().position(|word| *word == "--test").map(|at| words[at + 1]).unwrap();
            let sources = test_sources(&game, test);
            assert!(!sources.is_empty(), "{}: no test {test}: {line}", game.display());
            let given = words.iter().take_while(|word| word.starts_with("IRRGARTEN_"));
            for name in given.filter_map(|word| word.split('=').next()) {
                assert!(sources.contains(name), "{}: {test} does not ask for {name}", game.display());
            }
            let filter = words.iter().skip_while(|word| **word != test).nth(1);
            if let Some(filter) = filter.filter(|word| !word.starts_with('-')) {
                let mut names = sources.lines().map(str::trim_start);
                let is_named = |line: &str| {
                    (line.starts_with("fn ") || line.starts_with("mod ")) && line.contains(filter)
                };
                let is_law = sources.contains("laws!") && sources.contains(filter);
                assert!(names.any(is_named) || is_law, "{}: {test} has no {filter}", game.display());
            }
            found += 1;
        }
    }
    assert!(found > 5, "the games list {found} campaigns");
}

/// The source of one test of a game with everything it uses for it: the files beside it, and the laws.
fn test_sources(game: &Path, test: &str) -> String {
    let tests = game.join("tests");
    let one = fs::read_to_string(tests.join(format!("{test}.rs"))).unwrap_or_default();
    let folders = [tests.join(test), tests.join("support"), root().join("crates/laws/src")];
    let shared = folders.iter().filter(|folder| folder.is_dir()).flat_map(|folder| {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap_or_default())
    });
    if one.is_empty() && !tests.join(test).is_dir() {
        String::new()
    } else {
        shared.fold(one, |all, more| all + &more)
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The documents for people who use or change the workspace.
fn documents() -> Vec<(String, String)> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let docs = docs.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let tops = ["README.md", "CONTRIBUTING.md"].map(|name| root().join(name));
    let read = |path: PathBuf| (path.display().to_string(), fs::read_to_string(path).unwrap());
    tops.into_iter().chain(docs).map(read).collect()
}

/// The blocks of a document between two fences: how each is marked, and its lines.
fn blocks(text: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let mut lines = text.lines();
    std::iter::from_fn(move || {
        let mark = lines.find_map(|line| line.strip_prefix("```"))?;
        Some((mark, lines.by_ref().take_while(|line| !line.starts_with("```")).collect()))
    })
}

/// Every command with the document that shows it, without its comment. A block with `$` shows answers, too, which
/// `crates/cli/tests/readme.rs` compares.
fn commands() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (name, text) in documents() {
        for (_, lines) in blocks(&text).filter(|(mark, _)| *mark == "sh") {
            let answers = lines.iter().any(|line| line.starts_with("$ "));
            for line in lines.iter().filter(|_| !answers) {
                let command = line.split(" #").next().unwrap_or(line).trim();
                all.push((name.clone(), command.to_owned()));
            }
        }
    }
    all.retain(|(_, command)| !command.is_empty());
    all
}

fn is_server(line: &str) -> bool {
    line == "irrgarten" || line.starts_with("irrgarten serve") || line.starts_with("cargo play")
}

/// A shell in a folder of its own, in which `irrgarten` is the one that was just built.
fn shell(line: &str) -> Command {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documented");
    fs::create_dir_all(&folder).unwrap();
    let folder = if line.contains("cargo ") { root().to_owned() } else { folder };
    let built = root().join("target/debug");
    let path = format!("{}:{}", built.display(), std::env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(folder).env("PATH", path).env("IRRGARTEN_PROFILE", "dev");
    command.stdin(Stdio::null()).env_remove("CARGO_TARGET_DIR");
    command
}

fn run(line: &str) -> Result<(), String> {
    let Output { status, stdout, stderr } = shell(line).output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    if status.success() { Ok(()) } else { Err(format!("{status}\n{said}")) }
}

/// A server runs until it is told to stop: it must come up, and go down in order.
fn serve(line: &str) -> Result<(), String> {
    while_open(line, |_| Ok(()))
}

/// Does something while a server is open, with the line that says where.
fn while_open(line: &str, work: impl FnOnce(&str) -> Result<(), String>) -> Result<(), String> {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documented.db");
    let mut child = shell(&format!("exec {line} --listen 127.0.0.1:0 --data {}", data.display()))
        .env("BROWSER", "true")
        .stdout(Stdio::piped())
        .process_group(0)
        .spawn()
        .unwrap();
    let mut log = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let open = log.find(|line| line.contains("is open at"));
    let done = open.as_deref().map_or(Ok(()), work);
    // The whole group, as ctrl-c does it: `cargo play` waits for the program it has started.
    let group = format!("-{}", child.id());
    Command::new("kill").args(["-INT", "--", &group]).status().unwrap();
    let status = child.wait().unwrap();
    let by_signal = status.code().is_none();
    done?;
    let up = open.is_some();
    if up && (status.success() || by_signal) { Ok(()) } else { Err(format!("{status}, open: {up}")) }
}
