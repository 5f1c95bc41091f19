//! The clauses of a rulebook, and the tests named after them.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use irrgarten_game::{Language, Presentation};

/// Fails if a clause of the rulebook has no test in the game's folder whose name begins with it.
#[expect(clippy::panic, reason = "this is the body of a test: it fails")]
pub fn hold_clauses_tested<G: Presentation>(folder: &str) {
    let tests = match sources(&Path::new(folder).join("tests")) {
        Ok(tests) => tests,
        Err(bad) => panic!("{folder}: {bad}"),
    };
    let missing = untested(G::RULEBOOKS.get(Language::En), &tests);
    assert!(missing.is_empty(), "no test is named after {}", missing.join(", "));
}

/// One test: every clause of this game's rulebook has a test of its name.
#[macro_export]
macro_rules! clauses_have_tests {
    ($game:ty) => {
        #[test]
        fn every_clause_has_a_test_of_its_name() {
            $crate::hold_clauses_tested::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

/// The clause ids of a rulebook: text between double stars that looks like `C-PLACE-03`.
pub(crate) fn clauses(book: &str) -> BTreeSet<&str> {
    let is_id = |text: &&str| {
        text.contains('-')
            && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_uppercase() || byte.is_ascii_digit())
    };
    book.split("**").skip(1).step_by(2).filter(is_id).collect()
}

/// `C-PLACE-03` is tested by `#[test] fn c_place_03_...`.
fn untested<'a>(book: &'a str, tests: &str) -> Vec<&'a str> {
    let functions = tests.split("#[test]").skip(1).filter_map(|test| test.trim_start().strip_prefix("fn "));
    let names: Vec<&str> = functions.filter_map(|test| test.split('(').next()).collect();
    let has_test = |clause: &&str| {
        let name = clause.to_lowercase().replace('-', "_");
        names
            .iter()
            .any(|test| test.strip_prefix(&name).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
    };
    clauses(book).into_iter().filter(|clause| !has_test(clause)).collect()
}

/// Everything written in Rust below this folder.
fn sources(folder: &Path) -> io::Result<String> {
    let mut all = String::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all += &sources(&path)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all += &fs::read_to_string(&path)?;
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_what_is_bold_and_looks_like_one() {
        let book = "**C-A-01** Lay a card. **Not** this C-B-02.\n* **C-A-02** **C-A-03**";
        assert_eq!(clauses(book).into_iter().collect::<Vec<_>>(), ["C-A-01", "C-A-02", "C-A-03"]);
    }

    #[test]
    fn a_clause_is_tested_by_a_test_of_its_name() {
        let tests = "#[test]\nfn c_a_01_cards_lie() {}\n#[test]\nfn c_a_021() {}\nfn c_a_03_helps() {}";
        assert_eq!(untested("**C-A-01** **C-A-02** **C-A-03**", tests), ["C-A-02", "C-A-03"]);
    }
}
