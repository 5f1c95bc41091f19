//! The layers: what a crate may know, and which of them do no IO and read no clock.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each layer and the crates of the workspace it may depend on; tests and benches may know more. `games` stands for
/// every folder below `games/`.
const LAYERS: &[(&str, &[&str])] = &[
    ("crates/game", &[]),
    ("crates/changes", &[]),
    ("crates/kit", &["game"]),
    ("crates/words", &["game"]),
    ("crates/maze", &["game", "kit"]),
    ("crates/players", &["game"]),
    ("crates/laws", &["changes", "game", "kit", "players", "words"]),
    ("games", &["game", "kit", "players", "words"]),
    ("crates/faces", &["changes", "game", "players", "words"]),
    ("crates/toys", &["game", "kit", "players", "faces"]),
    ("crates/wire", &[]),
    ("crates/table", &["changes", "game", "faces", "wire"]),
    ("crates/api", &["changes", "game", "maze", "faces", "wire", "table"]),
    ("crates/scratch", &[]),
    ("crates/store", &[]),
    ("crates/learning", &["game", "faces"]),
    ("crates/catalogue", &["faces", "learning"]),
    ("crates/tab", &["api", "catalogue", "game", "faces", "wire", "table"]),
    ("crates/pixels", &[]),
    ("crates/caller", &[]),
    ("crates/server", &["api", "caller", "game", "maze", "faces", "wire", "table", "store"]),
    ("crates/devices", &["game", "faces", "wire", "table", "store"]),
    ("crates/campaigns", &["devices", "game", "faces", "wire", "scratch", "store", "catalogue"]),
    (
        "crates/cli",
        &[
            "api",
            "caller",
            "game",
            "maze",
            "pixels",
            "faces",
            "wire",
            "table",
            "store",
            "catalogue",
            "server",
        ],
    ),
    ("crates/python", &["catalogue", "faces", "game", "learning", "pixels"]),
];

/// Layers that run in a browser as well: they do no IO, read no clock, start no thread and hold no lock.
const PURE: &[&str] = &[
    "crates/game",
    "crates/changes",
    "crates/kit",
    "crates/maze",
    "crates/words",
    "crates/players",
    "crates/faces",
    "crates/learning",
    "crates/toys",
    "crates/wire",
    "crates/table",
    "crates/api",
    "crates/tab",
    "games",
];

/// What pure layers may use from outside the workspace: nothing in it reaches out of the process.
const HARMLESS: &[&str] = &[
    "blake3",
    "fluent-bundle",
    "fluent-syntax",
    "rand_chacha",
    "rand_core",
    "serde",
    "serde_json",
    "ts-rs",
    "utoipa",
];

/// Parts of the standard library that reach out of the process, and types that read clocks, wait or lock.
const MODULES: &[&str] = &["env", "fs", "io", "net", "os", "process", "thread"];
const TYPES: &[&str] = &["Barrier", "Condvar", "Instant", "Mutex", "RwLock", "SystemTime", "mpsc"];

#[test]
fn every_crate_is_a_layer() {
    let entries = fs::read_dir(root().join("crates")).unwrap();
    let mut crates = entries.map(|entry| format!("crates/{}", entry.unwrap().file_name().display()));
    let missing = crates.find(|name| !LAYERS.iter().any(|(layer, _)| layer == name));
    assert_eq!(missing, None, "LAYERS does not say what it may know");
}

#[test]
fn every_layer_knows_only_those_it_may_know() {
    let mut wrong = Vec::new();
    for (layer, may) in LAYERS {
        for folder in folders(layer) {
            let names = games();
            for dependency in dependencies(&folder) {
                let ours = dependency.strip_prefix("irrgarten-");
                let listed = *layer == "crates/catalogue" && names.contains(&dependency);
                if ours.is_some_and(|name| !may.contains(&name)) || names.contains(&dependency) && !listed {
                    wrong.push(format!("{} depends on {dependency}", shown(&folder)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Layers whose tests play toys: a change in a game must not build them again.
const GAMELESS: &[&str] = &[
    "crates/game",
    "crates/changes",
    "crates/kit",
    "crates/words",
    "crates/maze",
    "crates/players",
    "crates/laws",
    "crates/faces",
    "crates/toys",
    "crates/wire",
    "crates/table",
    "crates/api",
    "crates/store",
    "crates/caller",
    "crates/devices",
    "crates/server",
];

#[test]
fn tests_that_play_toys_reach_no_game() {
    for layer in GAMELESS {
        let folder = root().join(layer);
        let mut waiting = listed(&folder, "[dependencies]");
        waiting.extend(listed(&folder, "[dev-dependencies]"));
        let mut reached = BTreeSet::new();
        while let Some(name) = waiting.pop() {
            assert!(!games().contains(&name), "the tests of {layer} reach the game {name}");
            if let Some(ours) = name.strip_prefix("irrgarten-")
                && reached.insert(name.clone())
            {
                assert_ne!(ours, "catalogue", "the tests of {layer} reach every game");
                waiting.extend(dependencies(&root().join("crates").join(ours)));
            }
        }
    }
}

#[test]
fn pure_layers_do_no_io_and_read_no_clock() {
    let mut wrong = Vec::new();
    let mut files = 0;
    for folder in PURE.iter().flat_map(|layer| folders(layer)) {
        for dependency in dependencies(&folder) {
            if !dependency.starts_with("irrgarten-") && !HARMLESS.contains(&dependency.as_str()) {
                wrong.push(format!("{} depends on {dependency}", shown(&folder)));
            }
        }
        for file in sources(&folder.join("src")) {
            files += 1;
            for found in reaching_out(&fs::read_to_string(&file).unwrap()) {
                wrong.push(format!("{} uses {found}", shown(&file)));
            }
        }
    }
    assert!(files > 100, "the sources were not found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_reaches_out_is_found_however_it_is_written() {
    for (text, found) in [
        ("use std::fs;", "std::fs"),
        ("let now = std::time::Instant::now();", "std::time::Instant"),
        ("use std::time::{Duration, SystemTime};", "std::time::SystemTime"),
        ("use std::{collections::BTreeMap, net::TcpStream};", "std::net"),
        ("use std::sync::{Arc, Mutex};", "std::sync::Mutex"),
        ("use std::{fmt, sync::{Arc, RwLock}};", "std::sync::RwLock"),
        ("::std::thread::spawn(|| ());", "std::thread"),
    ] {
        assert_eq!(reaching_out(text), [found], "{text}");
    }
    for text in
        ["use std::time::Duration;", "Judge::Instant", "// std::fs", "use std::sync::{Arc, OnceLock};"]
    {
        assert!(reaching_out(text).is_empty(), "{text}");
    }
}

/// The paths into the standard library that pure code may not use.
fn reaching_out(source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter_map(|line| line.split("//").next()).collect::<Vec<_>>().join("\n");
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("std::") {
        let joined = code[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        if !joined {
            spread(&code[at + "std::".len()..], "std", &mut paths);
        }
    }
    let forbidden = |path: &String| {
        let parts: Vec<&str> = path.split("::").collect();
        parts.get(1).is_some_and(|module| MODULES.contains(module))
            || parts.get(2).is_some_and(|name| TYPES.contains(name))
    };
    let short = |path: String| {
        let parts: Vec<&str> = path.split("::").collect();
        let length = if MODULES.contains(&parts[1]) { 2 } else { 3 };
        parts[..length].join("::")
    };
    let found: BTreeSet<String> = paths.into_iter().filter(forbidden).map(short).collect();
    found.into_iter().collect()
}

/// Writes out the paths that begin here, those in braces as well, and gives what stands behind them.
fn spread<'a>(text: &'a str, before: &str, paths: &mut Vec<String>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = spread(rest, before, paths).trim_start();
            match rest.strip_prefix(',') {
                Some(more) if !more.trim_start().starts_with('}') => rest = more,
                Some(more) => return more.trim_start().strip_prefix('}').unwrap_or(more),
                None => return rest.strip_prefix('}').unwrap_or(rest),
            }
        }
    }
    let end = text.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(text.len());
    let path = format!("{before}::{}", &text[..end]);
    match text[end..].strip_prefix("::") {
        Some(rest) if end > 0 => spread(rest, &path, paths),
        _ => {
            paths.push(path);
            &text[end..]
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().display().to_string()
}

fn games() -> Vec<String> {
    let entries = fs::read_dir(root().join("games")).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The crates of a layer.
fn folders(layer: &str) -> Vec<PathBuf> {
    match layer {
        "games" => games().iter().map(|game| root().join("games").join(game)).collect(),
        _ => vec![root().join(layer)],
    }
}

/// What a crate depends on, but for its tests and build script.
fn dependencies(folder: &Path) -> Vec<String> {
    listed(folder, "[dependencies]")
}

/// The crates below one heading of a manifest.
fn listed(folder: &Path, heading: &str) -> Vec<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let lines = manifest.lines().skip_while(|line| *line != heading).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| name.starts_with(|first: char| first.is_alphabetic())).map(str::to_owned).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}
