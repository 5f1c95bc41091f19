//! What somebody who has read the rulebook and nothing else is told at the terminal.

use irrgarten_faces::Replay;
use irrgarten_game::{Language, Turn, record::Record};

use super::*;
use crate::record_file::golden_files;

/// The examples of a game's actions. Lines that begin with a blank go on with the one before.
fn examples(entry: &dyn Entry, language: Language) -> Vec<String> {
    let told = entry.speaker(language).terminal_actions();
    let told = told.unwrap_or_else(|| panic!("{} in {language} tells no actions", entry.meta().slug));
    let first = |line: &str| line.split(' ').next().map(str::to_owned).filter(|word| !word.is_empty());
    told.lines().filter_map(first).collect()
}

/// Takes away what can be done somewhere in this record.
fn take_possible(entry: &dyn Entry, record: &Record, examples: &mut Vec<String>) {
    let Replay { start: mut position, plies, .. } = entry.replay(record).ok().unwrap();
    for ply in &plies {
        if let Turn::Decide(seats) = position.turn() {
            let fits =
                |example: &String| seats.iter().any(|seat| position.check_action(seat, example).is_ok());
            examples.retain(|example| !fits(example));
        }
        position.play(ply).unwrap();
    }
}

#[test]
fn every_game_tells_its_actions_by_examples_that_can_be_done() {
    for &entry in games().all() {
        let (slug, english) = (entry.meta().slug, examples(entry, Language::En));
        for language in Language::ALL {
            assert_eq!(examples(entry, language), english, "{slug} in {language}");
        }
        let mut left = english;
        for (_, text) in golden_files(entry) {
            if !left.is_empty() {
                take_possible(entry, &text.parse().unwrap(), &mut left);
            }
        }
        assert!(left.is_empty(), "{slug}: nowhere in the golden playthroughs can one do {left:?}");
    }
}

#[test]
fn help_fits_the_screen_and_begins_with_what_one_does() {
    let shown = typed("\n?\nq\n");
    let help = shown.split("Type what you do, such as:\n").nth(1).unwrap();
    assert!(help.starts_with("  41w@0,3 "), "{help}");
    assert!(help.contains("or one of these:\n  actions "), "{help}");
    let help = help.split("> q").next().unwrap();
    assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
    for &entry in games().all() {
        for language in Language::ALL {
            let told = entry.speaker(language).terminal_actions().unwrap();
            assert!(told.lines().all(|line| line.chars().count() <= 78), "{told}");
        }
    }
}
