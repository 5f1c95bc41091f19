//! `irrgarten solve case`: from a record, from notes of a real table, and with a log that cannot be.

use super::*;

const NOTES: &str = "players: 135
me: 1
hand: 3afBCD
1: r34 mA s2eA 3- 5=A
3: s2dD 5=?
5: s2eH 1- 3=?
1: p s2eI 3- 5=I
";

const RECORD: &str = "irrgarten record 1
game: case/1
seats: 3
start: case/1 135 1.5/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - | 2eF:3afBCD/16bcGH/45dAEI

1 r34 mA s2eA 3-
3 5=A
2 r12 mD s2dD
3 5=d
3 r65 mH s2eH 1-
2 3=H
1 p s2eI 3-
3 5=I
";

#[test]
fn a_record_and_notes_tell_what_a_seat_can_know() {
    let record = prints(&["solve", "case", "-", "--seat", "1"], RECORD);
    assert!(record.contains("Captain has Fan Shop, because of turns 1 and 3"), "{record}");
    assert!(record.contains("Best suspicions here"), "{record}");
    let notes = prints(&["solve", "case", "-"], NOTES);
    assert!(notes.contains("Captain has Fan Shop, because of turns 1 and 3"), "{notes}");
    let json = prints(&["solve", "case", "-", "--seat", "1", "--json"], RECORD);
    let facts: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(facts.as_object().is_some_and(|facts| !facts.is_empty()), "{json}");
    let german = prints(&["solve", "case", "-", "language=de"], NOTES);
    assert!(german.contains("Kapitän hat Fanshop, wegen der Züge 1 und 3"), "{german}");
}

#[test]
fn a_log_that_cannot_be_names_the_first_impossible_event() {
    // A was shown by 5 before; a hand of six is full before the last card.
    let twice = NOTES.to_owned() + "1: s2eA 3=A\n1: s4bC 3- 5-\n";
    let too_many = NOTES.to_owned() + "1: s4dE 5=4\n1: s5fE 5=5\n1: s6bE 5=6\n1: s1bG 5=1\n";
    for (log, word, line) in [(twice, "3=A", "line 8 "), (too_many, "5=1", "line 11 ")] {
        let ran = run(&["solve", "case", "-"], log);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
        assert!(ran.stderr.contains(word) && ran.stderr.contains(line), "{}", ran.stderr);
    }
    let ran = run(&["solve", "case", "-"], RECORD);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("--seat with 1 to 3"), "{}", ran.stderr);
}
