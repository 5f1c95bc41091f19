//! `irrgarten solve case`: from a record, from notes of a real table, and with a log that cannot be.

use std::collections::BTreeMap;

use super::*;

/// An example of the game's own tests.
fn example(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/case/tests/examples");
    std::fs::read_to_string(format!("{folder}/{name}")).unwrap()
}

#[test]
fn a_record_and_notes_tell_what_a_seat_can_know() {
    let (game, written) = (example("four_turns.play"), example("real_table.notes"));
    let record = prints(&["solve", "case", "-", "--seat", "1"], &game);
    assert!(record.contains("Captain has Fan Shop, because of turns 1 and 3"), "{record}");
    assert!(record.contains("Best suspicions here"), "{record}");
    let notes = prints(&["solve", "case", "-"], &written);
    assert!(notes.contains("Captain has Fan Shop, because of turns 1 and 3"), "{notes}");
    let json = prints(&["solve", "case", "-", "--seat", "1", "--json"], &game);
    let facts: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(facts.as_object().is_some_and(|facts| !facts.is_empty()), "{json}");
    let german = prints(&["solve", "case", "-", "language=de"], &written);
    assert!(german.contains("Kapitän hat Fanshop, wegen der Züge 1 und 3"), "{german}");
}

#[test]
fn odds_facts_or_advice_can_be_asked_for_alone() {
    let notes = example("real_table.notes");
    for (show, keys) in [
        ("show=odds", &["best", "best_odds", "cards", "cases", "seat"][..]),
        ("show=facts", &["certain", "seat"]),
        ("show=advice", &["here", "places", "seat"]),
    ] {
        let json = prints(&["solve", "case", "-", show, "--json"], &notes);
        let told: BTreeMap<String, serde_json::Value> = serde_json::from_str(&json).unwrap();
        assert!(told.keys().eq(keys), "{show}: {json}");
    }
    for (word, said) in [
        ("show=hands", "\"hands\" at column 6: expected all, odds, facts or advice"),
        ("odds", "expected seat=N, show=all|odds|facts|advice or language=en|de|fr|nl"),
    ] {
        let ran = run(&["solve", "case", "-", word], notes.clone());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
        assert!(ran.stderr.contains(said) && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    }
}

#[test]
fn a_log_that_cannot_be_names_the_first_impossible_event() {
    let notes = example("real_table.notes");
    // A was shown by 5 before; a hand of six is full before the last card.
    let twice = notes.clone() + "1: s2eA 3=A\n1: s4bC 3- 5-\n";
    let too_many = notes.clone() + "1: s4dE 5=4\n1: s5fE 5=5\n1: s6bE 5=6\n1: s1bG 5=1\n";
    for (log, word, line) in [(twice, "3=A", "line 9 "), (too_many, "5=1", "line 12 ")] {
        let ran = run(&["solve", "case", "-"], log);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
        assert!(ran.stderr.contains(word) && ran.stderr.contains(line), "{}", ran.stderr);
    }
    let ran = run(&["solve", "case", "-"], example("four_turns.play"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("--seat with 1 to 3"), "{}", ran.stderr);
}

#[test]
fn three_sit_down_unless_told_otherwise() {
    let dealt = prints(&["new", "case", "--seed", "1"], "");
    assert!(dealt.starts_with("case/1 --- "), "{dealt}");
    let two = prints(&["new", "case", "--seats", "2", "--seed", "1"], "");
    assert!(two.starts_with("case/1 -- "), "{two}");
}
