//! The session of `docs/protocol.md` is what really happens.

use super::*;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// With `IRRGARTEN_BLESS` set, the answers in the page are written anew.
#[test]
fn the_session_of_the_page_is_what_really_happens() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let sent: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    assert!(sent.len() > 10, "the page has a session");
    let answers = prints(&["engine"], &(sent.join("\n") + "\n"));
    assert_eq!(answers.lines().count(), sent.len());

    let mut answers = answers.lines();
    let mut fresh = Vec::new();
    for line in page.lines().filter(|line| !line.starts_with("< ")) {
        fresh.push(line.to_owned());
        if line.starts_with("> ") {
            fresh.push(format!("< {}", answers.next().unwrap()));
        }
    }
    let fresh = fresh.join("\n") + "\n";
    if std::env::var_os("IRRGARTEN_BLESS").is_some() {
        return std::fs::write(PAGE, fresh).unwrap();
    }
    for (said, real) in page.lines().zip(fresh.lines()) {
        assert_eq!(said, real);
    }
    assert_eq!(page.len(), fresh.len());
}

#[test]
fn every_error_code_stands_in_the_page() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let source = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../faces/src/error/mod.rs"));
    let source = source.unwrap();
    let codes: Vec<&str> =
        source.lines().filter_map(|line| line.split_once("=> \"")?.1.strip_suffix("\",")).collect();
    assert!(codes.len() > 15);
    // Only commands read records and answer questions.
    for code in codes.iter().filter(|code| !["bad_record", "bad_question"].contains(code)) {
        assert!(page.contains(&format!("`{code}`")), "{code}");
    }
}
