//! Every link from one document to another leads somewhere, and every file that a document names is there.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn links_between_documents_lead_somewhere() {
    let mut documents = documents();
    for game in fs::read_dir(root().join("games")).unwrap() {
        documents.extend(markdown_in(&game.unwrap().path().join("rulebook")));
    }
    let mut broken = Vec::new();
    for document in &documents {
        let text = fs::read_to_string(document).unwrap();
        for link in links(&text).filter(|link| !is_led_to(document, link)) {
            broken.push(format!("{}: {link}", document.strip_prefix(root()).unwrap().display()));
        }
    }
    assert!(documents.len() > 5, "the documents were not found");
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
}

#[test]
fn files_that_documents_name_are_there() {
    let mut files = Vec::new();
    for folder in ["crates", "docs", "e2e", "games", "web", "xtask"] {
        files_below(&root().join(folder), &mut files);
    }
    let mut missing = Vec::new();
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        let named = text.split('`').skip(1).step_by(2).filter(|word| is_path(word));
        for path in named.filter(|path| !files.iter().any(|file| ends_like(file, path))) {
            missing.push(format!("{}: {path}", document.strip_prefix(root()).unwrap().display()));
        }
    }
    assert!(files.len() > 1000, "the files were not found");
    assert!(missing.is_empty(), "files that are not there:\n{}", missing.join("\n"));
}

#[test]
fn a_path_is_known_by_its_end_and_may_have_blanks() {
    assert!(is_path("table/src/apply.rs") && !is_path("apply.rs") && !is_path("/api/x.json"));
    let file = Path::new("/irrgarten/games/cards/words/en.ftl");
    assert!(ends_like(file, "games/<slug>/words/<language>.ftl") && ends_like(file, "words/en.ftl"));
    assert!(!ends_like(file, "words/<language>.md") && !ends_like(file, "games/words/en.ftl"));
}

/// A file in a folder; a name alone could be that of any file, and what begins with `/` is an address.
fn is_path(word: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-<>".contains(letter);
    let named = ["css", "ftl", "js", "json", "md", "py", "rs", "svelte", "toml", "ts", "txt"];
    let ending = Path::new(word).extension().and_then(|ending| ending.to_str());
    let is_file = word.contains('/') && !word.starts_with('/');
    is_file && word.chars().all(plain) && ending.is_some_and(|ending| named.contains(&ending))
}

/// Does the file's path end in this one? `<slug>` stands for any name.
fn ends_like(file: &Path, path: &str) -> bool {
    let mut parts = file.iter().rev();
    path.rsplit('/').all(|wanted| {
        let part = parts.next().and_then(|part| part.to_str());
        match wanted.split_once('>') {
            Some((_, ending)) => part.is_some_and(|part| part.ends_with(ending)),
            None => part == Some(wanted),
        }
    })
}

fn files_below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let built = ["dist", "node_modules", "target"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !built {
            files_below(&path, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The documents of the whole and of each game, without the rulebooks.
fn documents() -> Vec<PathBuf> {
    let mut documents = markdown_in(root());
    documents.extend(markdown_in(&root().join("docs")));
    for game in fs::read_dir(root().join("games")).unwrap() {
        documents.extend(markdown_in(&game.unwrap().path()));
    }
    documents
}

fn markdown_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

/// What stands in the brackets of `[text](link)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
}

fn is_led_to(document: &Path, link: &str) -> bool {
    let outside = link.contains("://") || link.starts_with("mailto:");
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { document.to_owned() } else { document.with_file_name(file) };
    outside || target.exists() && (heading.is_empty() || has_heading(&target, heading))
}

/// Headings become links the way the code hosts make them: letters, digits, dashes for blanks.
fn has_heading(document: &Path, wanted: &str) -> bool {
    let anchor = |heading: &str| -> String {
        let kept = heading.trim_start_matches('#').trim().to_lowercase();
        let kept =
            kept.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    let text = fs::read_to_string(document).unwrap();
    text.lines().filter(|line| line.starts_with('#')).any(|heading| anchor(heading) == wanted)
}
