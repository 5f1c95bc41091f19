//! `irrgarten solve`: every game answers what it can, and the program knows no names.

use super::*;

#[test]
fn what_can_be_solved_is_listed() {
    let listed = prints(&["solve"], "");
    assert!(listed.contains("irrgarten solve djinn HAND [LAYOUT]"), "{listed}");
}

#[test]
fn a_hand_is_arranged_for_people_programs_and_the_eye() {
    let text = prints(&["solve", "djinn", "05,12,13,22", "O4"], "");
    assert!(
        text.starts_with("05,12,13,22 on O4: 1 arrangement up to turning the whole. Difficulty E = "),
        "{text}"
    );
    assert!(text.contains("\n05w.12s/13w.22n\n┌"), "{text}");
    let json = prints(&["solve", "djinn", "05,12,13,22", "O4", "--json"], "");
    let facts: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&facts["count"], &facts["arrangements"][0]), (&1.into(), &"05w.12s/13w.22n".into()));
    assert!(facts["difficulty"].as_u64() > Some(20) && facts["exchange"].is_null(), "{json}");
    let all = prints(&["solve", "djinn", "09,16,17,22", "T4", "show=all", "--json"], "");
    let facts: serde_json::Value = serde_json::from_str(&all).unwrap();
    assert_eq!(facts["arrangements"].as_array().unwrap().len(), 7);
    let svg = prints(&["solve", "djinn", "09,16,17,22", "T4", "show=all", "--svg"], "");
    assert!(svg.starts_with("<svg ") && svg.contains("09s.16n.17s"), "{}", &svg[..200]);
}

#[test]
fn a_hand_that_cannot_be_solved_names_the_best_exchange() {
    let text = prints(&["solve", "djinn", "01,18,20,22", "O4"], "");
    assert!(
        text.contains("on O4 cannot be solved. Exchange ") && text.contains(" of the 26 other cards"),
        "{text}"
    );
    let text = prints(&["solve", "djinn", "01,02,08", "show=count"], "");
    assert!(text.contains("on any outline cannot be solved. Exchange "), "{text}");
}

#[test]
fn cards_of_another_box_are_told_by_their_gates() {
    let text = prints(&["solve", "djinn", "143,254,315,425", "O4"], "");
    assert!(text.starts_with("143,254,315,425 on O4: 1 arrangement up to turning the whole."), "{text}");
    assert!(text.contains("\n01w.02s/03w.04n\n┌"), "{text}");
    let none = prints(&["solve", "djinn", "111,111,111", "I3"], "");
    assert_eq!(none, "111,111,111 on I3 cannot be solved.\n");
    let svg = prints(&["solve", "djinn", "143,254,315,425", "O4", "--svg"], "");
    assert!(svg.starts_with("<svg ") && svg.contains("01w.02s/03w.04n"), "{}", &svg[..200]);
}

#[test]
fn questions_that_make_no_sense_are_told_in_one_line() {
    for (words, said) in [
        (&["chess"][..], "expected something that can be solved: "),
        (&["djinn"], "expected a hand of 3 to 5 cards"),
        (&["djinn", "05,12"], "word 1 of the question: \"05,12\" at column 1: expected 3 to 5 cards, not 2"),
        (&["djinn", "05,12,99"], "word 1 of the question: \"99\" at column 7"),
        (&["djinn", "05,12,05"], "every card once"),
        (
            &["djinn", "05,12,13,22", "T5"],
            "word 2 of the question: \"T5\" at column 1: expected a layout of 4 cells: ",
        ),
        (&["djinn", "143,264,315"], "\"264,315\" at column 5: expected three gates from 1 to 5"),
        (&["djinn", "143,254,05"], "expected three gates from 1 to 5"),
        (&["djinn", "143,254"], "expected 3 to 5 cards, not 2"),
        (&["djinn", "143,254,315", "fit=lenient"], "cards by their numbers, with fit=lenient"),
        (&["djinn", "05,12,13", "fit=loose"], "strict|full|lenient"),
        (&["djinn", "05,12,13", "L3", "more"], "nothing more than a hand"),
        (&["djinn", "01,02,08", "--svg"], "there is nothing to draw"),
    ] {
        let ran = run(&[&["solve"], words].concat(), "");
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{words:?}");
        assert!(ran.stderr.contains(said) && ran.stderr.lines().count() == 1, "{words:?}: {}", ran.stderr);
    }
}

/// Red's potion is one turn away.
const TOWERS: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                      -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -";

#[test]
fn a_search_ends_with_what_it_knows_when_its_time_is_over() {
    let json = prints(&["solve", "towers", TOWERS, "--budget", "60", "--json"], "");
    let facts: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&facts["goals"][0]["goal"], &facts["goals"][0]["turns"]), (&"potion".into(), &1.into()));
    let short = prints(&["solve", "towers", TOWERS, "--seat", "2", "--budget", "0"], "");
    assert!(short.starts_with("key: "), "{short}");
    for (words, said) in [
        (&["djinn", "05,12,13,22", "--budget", "1"][..], "--budget: djinn is answered at once"),
        (&["towers", TOWERS, "positions=9", "--budget", "1"], "only one of them"),
        (&["towers", "towers/1 std", "--budget", "1"], "the board"),
    ] {
        let ran = run(&[&["solve"], words].concat(), "");
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{words:?}");
        assert!(ran.stderr.contains(said) && ran.stderr.lines().count() == 1, "{words:?}: {}", ran.stderr);
    }
}
