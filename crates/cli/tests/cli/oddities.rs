//! Mistakes that are easily made, and what is said about each.

use super::*;

const BOARD: &str = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                     -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -";

#[test]
fn a_file_holds_what_its_name_promises() {
    let file = |name: &str| scratch(name).to_str().unwrap().to_owned();
    for (arguments, name, expected) in [
        (&["show", HELMETS, "-o"][..], "board.gif", ".svg or .png or .txt"),
        (&["show", "--svg", HELMETS, "-o"], "board.png", ".svg"),
        (&["show", "--png", HELMETS, "-o"], "board.svg", ".png"),
        (&["solve", "djinn", "05,12,13,22", "O4", "-o"], "hand.gif", ".svg or .png or .txt"),
        (&["rules", "cards", "-o"], "cards.pdf", ".md or .txt or .html"),
        (&["rules", "cards", "--html", "-o"], "cards.md", ".html"),
        (&["arena", "towers", "random", "--games", "2", "--svg"], "share.png", ".svg"),
        (&["arena", "towers", "random", "--games", "2", "--csv"], "games.svg", ".csv"),
        (&["rate", "towers", "--games", "2", "--svg"], "ladder.png", ".svg"),
        (&["play", "cards", "--record"], "game.svg", ".play"),
    ] {
        let name = file(&format!("promise-{name}"));
        let said = complains(&[arguments, &[name.as_str()]].concat(), "");
        assert_eq!(said, format!("{name}: expected a name that ends in {expected}"));
        assert!(!std::path::Path::new(&name).exists(), "{name}");
    }
    let page = file("cards.html");
    prints(&["rules", "cards", "-o", &page], "");
    assert!(std::fs::read_to_string(page).unwrap().starts_with("<!doctype html>"));
}

#[test]
fn a_ladder_needs_two_rungs() {
    for players in ["fox", "fox,fox"] {
        let said = complains(&["rate", "towers", "--games", "2", "--players", players], "");
        assert!(said.starts_with("--players: expected at least two different bots"), "{said}");
    }
}

#[test]
fn everything_that_can_be_solved_is_offered() {
    let said = complains(&["solve", "foo"], "");
    let listed: serde_json::Value = serde_json::from_str(&prints(&["solve", "--json"], "")).unwrap();
    let names: Vec<&str> =
        listed.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"maze") && names.len() > 3, "{names:?}");
    assert!(names.iter().all(|name| said.contains(name)), "{said}");
}

#[test]
fn an_answer_is_no_error() {
    let said = complains(&["solve", "djinn", "01,18,20,22", "O4", "--svg"], "");
    assert!(said.starts_with("djinn: there is nothing to draw") && !said.contains("Exchange"), "{said}");
    let file = scratch("answer.txt");
    prints(&["solve", "djinn", "01,18,20,22", "O4", "-o", file.to_str().unwrap()], "");
    assert!(std::fs::read_to_string(file).unwrap().contains("Exchange"));
}

#[test]
fn what_a_solver_does_not_ask_for_is_refused() {
    for (arguments, option) in [
        (&["solve", "maze", "x", "--svg"][..], "--svg"),
        (&["solve", "maze", "x", "--seat", "1"], "--seat"),
        (&["solve", "djinn", "05,12,13", "--seat", "1"], "--seat"),
        (&["solve", "towers", BOARD, "--lang", "de"], "--lang"),
    ] {
        let said = complains(arguments, "");
        assert!(said.starts_with(&format!("{option}: ")), "{arguments:?}: {said}");
    }
}

#[test]
fn a_missing_file_is_missing_and_no_bad_notation() {
    for arguments in [
        &["solve", "case", "gone.play"][..],
        &["solve", "djinn", "./gone"],
        &["solve", "maze", "gone.txt"],
        &["records", "gone.play"],
        &["replay", "gone.play"],
        &["verify", "gone.play"],
        &["review", "gone.play"],
    ] {
        let ran = run(arguments, "");
        assert_eq!(ran.code, Some(2));
        let said = ran.stdout + &ran.stderr;
        assert!(said.contains("gone") && said.contains("No such file"), "{arguments:?}: {said}");
    }
    for reader in [&["show", "gone.txt"][..], &["actions", "./gone"], &["perft", "1", "game.play"]] {
        let said = complains(reader, "");
        assert!(said.contains("expected a position, not a file"), "{said}");
    }
}

#[test]
fn a_depth_that_was_mistyped_ends() {
    let said = complains(&["perft", "99", "--most", "5000", HELMETS], "");
    assert_eq!(
        said,
        "there are more than 5000 nodes down to depth 99: expected a smaller depth or a larger --most"
    );
    assert_eq!(prints(&["perft", "1", "--most", "43", HELMETS], ""), "43\n");
    assert!(complains(&["perft", "1", "--most", "42", HELMETS], "").starts_with("there are more than 42"));
}

#[test]
fn colours_come_where_they_can_be_seen() {
    let shown = |set: &[(&str, &str)]| {
        let mut command = command(&["show", HELMETS]);
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
            command.env_remove(name);
        }
        String::from_utf8(command.envs(set.iter().copied()).output().unwrap().stdout).unwrap()
    };
    let plain = shown(&[]);
    assert!(!plain.contains('\u{1b}'), "no colours in a pipe");
    assert!(shown(&[("CLICOLOR_FORCE", "1")]).contains("\u{1b}[0;2m┌"));
    assert_eq!(shown(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), plain);
    assert!(!shown(&[("NO_COLOR", "1")]).contains('\u{1b}'));
}

#[test]
fn what_is_printed_can_be_had_in_json() {
    let json = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(&prints(arguments, "")).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
    };
    assert!(json(&["show", "--json", HELMETS])["text"].as_str().unwrap().contains('┌'));
    assert!(json(&["show", "--json", "--svg", HELMETS])["svg"].as_str().unwrap().starts_with("<svg"));
    let book = json(&["rules", "towers", "--lang", "fr", "--json"]);
    assert_eq!((&book["game"], &book["language"]), (&"towers".into(), &"fr".into()));
    assert!(book["rulebook"].as_str().unwrap().starts_with("# "));
    let made = json(&["puzzle", "maze", "--depth", "1", "--json"]);
    assert_eq!((&made["depth"], &made["extent"]), (&1.into(), &7.into()));
}
