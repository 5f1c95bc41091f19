//! Records: written, checked, converted, played through.

use super::*;

#[test]
fn text_and_json_become_each_other() {
    let file =
        played("both.play", &["--option", "equal_turns=true", "--option", "edges=strict", "--seats", "3"]);
    let text = std::fs::read_to_string(&file).unwrap();
    let json = prints(&["records", "--json", file.to_str().unwrap()], "");
    assert!(
        json.starts_with(r#"{"irrgarten":1,"game":"cards/1","seats":3,"options":{"edges":"strict","#),
        "{json}"
    );
    assert_eq!(prints(&["records", "--play", "-"], &json), text);
    assert_eq!(prints(&["records", "--json", "-"], &json), json);
    assert_eq!(prints(&["records", "--play", "-"], &text), text);
}

#[test]
fn a_record_is_told_in_one_line() {
    let file = played("told.play", &[]);
    let path = file.to_str().unwrap();
    let told = prints(&["records", path, path], "");
    assert_eq!(told.lines().count(), 2);
    assert!(told.starts_with(&format!("{path}: cards/1, 2 seats, 46 turns, ")), "{told}");
    assert!(told.ends_with(": ok\n"), "{told}");
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let text = std::fs::read_to_string(played("wrong.play", &[])).unwrap();
    let turn = text.lines().nth(9).unwrap();
    let drawn = turn.rsplit_once('+').unwrap().1;
    let other = if drawn == "40" { "41" } else { "40" };
    let without_seed = text.lines().filter(|line| !line.starts_with("seed:")).collect::<Vec<_>>().join("\n");
    let cases = [
        (text.replace("irrgarten record 1", "PGN"), "line 1: expected \"irrgarten record 1\""),
        (text.replace(turn, &turn.replace(&format!("+{drawn}"), &format!("+{other}"))), "line 10: "),
        (without_seed.replace("result: ", "result: 3 "), "the record's result is 3 "),
        (text.replace("commitment: ", "commitment: 0"), "the seed does not fit the commitment"),
        (text.replace("seats: 2", "seats: 3"), "names for 3 seats"),
        (text.replace("cards/1", "cards/9"), "rules version 9"),
        (text.replace("game: cards", "game: crads"), "did you mean cards?"),
        (text.replace("seats: 2", &"x".repeat(1_000_000)), "line 3: \"xxxxxxxxxxxxxxxxxxxxxxxx…\": expected"),
        (format!("{text}1 {}\n", "x".repeat(1_000_000)), "after the end of the game"),
        (text.replace(turn, &"1 x".repeat(9999)), "line 10: "),
    ];
    for (wrong, expected) in cases {
        let said = complains(&["replay", "-"], &wrong);
        assert!(said.starts_with("-: ") && said.contains(expected), "{said:?} should contain {expected:?}");
        let ran = run(&["records", "-"], &wrong);
        assert_eq!(ran.code, Some(2));
        assert!(ran.stdout.contains(expected) && ran.stdout.lines().count() == 1, "{}", ran.stdout);
        assert_eq!(ran.stderr, "irrgarten: 1 of 1 records cannot be replayed\n");
    }
}

#[test]
fn what_is_wrong_with_json_is_told_with_its_turn() {
    let file = played("wrong_json.play", &[]);
    let json = prints(&["records", "--json", file.to_str().unwrap()], "");
    let second = json.split("{\"seat\":").nth(2).unwrap().split('"').nth(3).unwrap();
    let cases = [
        (json.replace(second, "01n@77,77"), "bad record: turn 2: "),
        (json.replace("\"irrgarten\":1", "\"irrgarten\":2"), "\"irrgarten\" is 2: expected 1"),
        (json.replace("\"turns\"", "\"moves\""), "unknown field `moves`"),
        (json.replace("\"fox\"", "\"f|ox\""), "expected no | and no line break"),
        (json.replace("cards/1\",\"seats", "cards\",\"seats"), "expected a game and its version"),
        (json[..200].to_owned(), "line 1 column 200"),
    ];
    for (wrong, expected) in cases {
        let said = complains(&["replay", "-"], &wrong);
        assert!(said.contains(expected), "{said:?} should contain {expected:?}");
    }
}

#[test]
fn a_replay_shows_every_turn_to_whom_it_may() {
    let file = played("replay.play", &[]);
    let path = file.to_str().unwrap();
    let all = prints(&["replay", path], "");
    assert_eq!(all.lines().count(), 1 + 2 * 46 + 1, "the start, turns with positions, the result");
    let record = std::fs::read_to_string(&file).unwrap();
    let turns: Vec<&str> = all.lines().skip(1).step_by(2).take(46).collect();
    assert_eq!(turns, lines(&record)[lines(&record).len() - 46..]);

    let seen = prints(&["replay", "--seat", "1", path], "");
    let own = |line: &&str| line.starts_with("1 ") && line.contains('+');
    assert!(seen.lines().filter(own).all(|line| !line.contains("+?")));
    assert!(
        seen.lines()
            .filter(|line| line.starts_with("2 ") && line.contains('+'))
            .all(|line| line.ends_with("+?"))
    );
    let public = prints(&["replay", "--public", path], "");
    assert!(public.lines().filter(|line| line.contains('+')).all(|line| line.ends_with("+?")));
    let json = prints(&["replay", "--json", path], "");
    assert_eq!(json.lines().count(), 47);
    assert!(lines(&json)[1].starts_with(r#"{"turn":{"seat":"#), "{}", lines(&json)[1]);
    assert!(prints(&["replay", "--art", path], "").lines().count() > all.lines().count());
    assert_eq!(complains(&["replay", "--seat", "3", path], ""), "no seat 3: expected 1 to 2");
}

#[test]
fn a_review_grades_every_seat_and_says_what_was_better() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.play").display().to_string();
    prints(&["play", "cards", "--me", "none", "--level", "random", "--seed", "7", "--record", &file], "");
    let told = prints(&["review", &file], "");
    assert!(told.starts_with("seat 1: accuracy ") && told.contains("\nseat 2: accuracy "), "{told}");
    assert!(told.contains(" blunder, ") && told.contains("; better "), "a random player blunders: {told}");
    let one = prints(&["review", &file, "--seat", "2", "--json"], "");
    let one: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(one["seat"], 2);
    let accuracy = one["accuracy"].as_f64().unwrap();
    assert!((0.0..90.0).contains(&accuracy), "{accuracy}");
    assert!(
        one["moves"].as_array().unwrap().iter().all(|made| made["after"].as_f64() <= made["before"].as_f64())
    );
    assert_eq!(prints(&["review", &file], ""), told, "the same game gets the same grades");
}
