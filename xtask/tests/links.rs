//! Every link from one document to another leads somewhere.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn links_between_documents_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut documents = markdown_in(root);
    documents.extend(markdown_in(&root.join("docs")));
    for game in fs::read_dir(root.join("games")).unwrap() {
        let folder = game.unwrap().path();
        documents.extend(markdown_in(&folder));
        documents.extend(markdown_in(&folder.join("rulebook")));
    }
    let mut broken = Vec::new();
    for document in &documents {
        let text = fs::read_to_string(document).unwrap();
        for link in links(&text).filter(|link| !is_led_to(document, link)) {
            broken.push(format!("{}: {link}", document.strip_prefix(root).unwrap().display()));
        }
    }
    assert!(documents.len() > 5, "the documents were not found");
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
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
