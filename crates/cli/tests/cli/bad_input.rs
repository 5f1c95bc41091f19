//! Bad input gives one line that says what and where, exit code 2, and never a panic.

use std::process::Stdio;

use super::*;

/// Every command that reads positions, with what else it needs.
const READERS: [&[&str]; 8] = [
    &["show"],
    &["show", "--svg"],
    &["actions"],
    &["chances"],
    &["outcome", "--json"],
    &["perft", "1"],
    &["view", "--public"],
    &["do", "44n@0,-1"],
];

#[test]
fn an_unknown_game_is_named_and_the_nearest_offered() {
    let games: Vec<&str> = irrgarten_catalogue::games().all().iter().map(|game| game.meta().slug).collect();
    let said = format!("unknown game \"crads\": expected {}; did you mean cards?", games.join(", "));
    assert_eq!(complains(&["new", "crads"], ""), said);
    assert_eq!(complains(&["play", "crads"], ""), said);
    assert_eq!(complains(&["games", "crads"], ""), said);
    for reader in READERS {
        assert_eq!(complains(reader, "crads/1 n=2\n"), format!("line 1: {said}"));
    }
}

#[test]
fn half_a_position_is_told_where_it_breaks_off() {
    let half = &HELMETS[..40];
    for reader in READERS {
        let said = complains(reader, half);
        assert!(said.starts_with("line 1: bad position: ") && said.contains("column 41"), "{said}");
    }
    let said = complains(&["show", half], "");
    assert!(said.starts_with("bad position: "), "no line number for an argument: {said}");
}

#[test]
fn a_wrong_card_count_is_noticed() {
    let said = complains(&["show", &HELMETS.replace("p=42", "p=41")], "");
    assert!(
        said.starts_with(
            "bad position: \"p=41\" at column 54: expected 42 cards, so that there are 50 in all"
        ),
        "{said}"
    );
    let twice = HELMETS.replace("08,34", "08,33");
    assert!(complains(&["actions", &twice], "").starts_with("bad position: "));
}

#[test]
fn an_illegal_action_is_refused_with_its_clause() {
    let refused = |action| complains(&["do", action, "-p", HELMETS], "");
    assert_eq!(
        refused("44n@9,9"),
        "44n@9,9 is not allowed (C-PLACE-02). The card must lie side by side with another."
    );
    assert!(refused("01n@0,-1").contains(" (C-PLACE-01). "));
    assert!(refused("44n@0,-1x1,0").contains(" (C-WAY-03). "));
    assert_eq!(
        complains(&["do", "34n@2,0", "--seat", "2", "-p", HELMETS], ""),
        "seat 2 is not on turn: expected seat 1 (C-TURN-01)"
    );
    assert_eq!(refused("44n@0;-1"), "bad action: \";-1\" at column 6: expected \",\"");
}

#[test]
fn garbage_bytes_are_no_position() {
    for reader in READERS {
        let said = complains(reader, b"cards/1 \xff\xfe\x00\x80\n");
        assert_eq!(said, "line 1: byte 9 of the line is no text: expected UTF-8");
    }
    let said = complains(&["show"], "\u{1b}[2J\u{7}\u{0}\n");
    assert!(!said.contains(char::is_control), "{said:?}");
    assert!(complains(&["replay", "-"], b"irrgarten record 1\ngame\xff").contains("line 2: byte 5"));
}

#[test]
fn a_line_of_ten_megabytes_is_not_even_read_to_its_end() {
    let line = vec![b'x'; 10_000_000];
    for reader in READERS {
        let said = complains(reader, &line);
        assert_eq!(said, "line 1: the line is too long: expected at most 65536 bytes");
    }
}

#[test]
fn the_line_of_the_fault_is_told_and_what_stood_before_is_answered() {
    let ran = run(&["outcome"], format!("{HELMETS}\n\n{HELMETS}\nnonsense\n{HELMETS}\n"));
    assert_eq!(ran.code, Some(2));
    assert_eq!(lines(&ran.stdout), ["running: seat 1 to act, points 0 0"; 2]);
    assert_eq!(
        ran.stderr,
        "irrgarten: line 4: bad position: \"nonsense\" at column 1: expected a position, which begins like cards/1\n"
    );
}

#[test]
fn without_a_position_there_is_nothing_to_do() {
    for reader in READERS {
        let said = complains(reader, "\n  \n");
        assert_eq!(said, "no position: expected one as an argument or on standard input");
        let output = command(reader).stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn a_hidden_position_can_be_shown_but_not_played() {
    let seen = HELMETS.replace("08,34", "?,?");
    let said = "this position hides something (?): expected one with all its secrets";
    for reader in [&["actions", &seen][..], &["do", "44n@0,-1", &seen], &["show", "--seat", "1", &seen]] {
        assert_eq!(complains(reader, ""), said);
    }
}

#[test]
fn wishes_that_cannot_be_fulfilled_are_told() {
    let cases = [
        (&["new", "cards", "--seats", "7"][..], "cards is for 1 to 6 seats, not 7"),
        (
            &["new", "cards", "--option", "edges=soft"],
            "bad option: \"soft\" at column 7: expected free|strict",
        ),
        (
            &["new", "cards", "--option", "edges"],
            "bad option: \"edges\" at column 1: expected a setting key=value",
        ),
        (&["new", "cards", "--seed", ""], "bad seed: the text ends at column 1: expected a seed"),
        (&["new", "cards", "--option", "first=5"], "bad option: "),
        (&["play", "cards", "--me", "3"], "no seat 3: expected 1 to 2"),
        (
            &["play", "cards", "--me", "you"],
            "--me: \"you\" at column 1: expected seats such as 1 or 1,3, or none",
        ),
        (&["play", "cards", "--record", "/"], "/: "),
        (&["actions", "--seat", "3", HELMETS], "no seat 3: expected 1 to 2"),
        (&["view", "--seat", "0", HELMETS], "no seat 0: expected 1 to 2"),
        (&["show", "--svg", "-o", "/", HELMETS], "/: "),
        (&["replay", "/no/such/file"], "/no/such/file: "),
    ];
    for (arguments, expected) in cases {
        let said = complains(arguments, "");
        assert!(said.starts_with(expected), "{said:?} should begin with {expected:?}");
    }
}

#[test]
fn wrong_usage_is_one_line_too() {
    let cases = [
        (&["shwo"][..], "a similar subcommand exists: 'show'"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "deep", HELMETS], "invalid value 'deep'"),
        (&["view", HELMETS], "--seat"),
        (&["view", "--seat", "1", "--public", HELMETS], "cannot be used with"),
        (&["new", "cards", "--seats", "999"], "invalid value '999'"),
        (&["play", "cards", "--lang", "la"], "en, de, fr or nl"),
        (&["play", "cards", "--level", "godly"], "a level, one of random, greedy, mouse"),
        (&["arena", "cards", "godly"], "a level, one of random, greedy, mouse"),
        (&["arena", "chess", "owl"], "chess"),
        (&["arena", "cards", "owl", "--seats", "9"], "1 to 6 seats"),
        (&["arena", "cards", "owl", "--games", "0"], "0 is not in 1.."),
        (&["arena", "cards", "owl", "--sprt", "0.6:0.5"], "two shares between 0 and 1"),
        (&["arena", "cards", "owl", "--option", "colour=red"], "colour"),
        (&["rate", "cards", "--players", "random,godly"], "a level, one of random"),
        (&["show", "--png", "--width", "1", HELMETS], "--width"),
    ];
    for (arguments, expected) in cases {
        let said = complains(arguments, "");
        assert!(said.contains(expected), "{said:?} should contain {expected:?}");
    }
}

#[test]
fn help_is_where_it_is_asked_for() {
    let help = prints(&["--help"], "");
    assert!(help.contains("Usage: irrgarten [OPTIONS]") && help.contains("irrgarten <COMMAND>"), "{help}");
    assert!(prints(&["do", "--help"], "").contains("Usage: irrgarten do"));
}

#[test]
fn a_closed_output_is_no_error() {
    let input = format!("{HELMETS}\n").repeat(2000);
    let mut child = command(&["actions"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The binary may be gone before it has got everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
