//! `irrgarten arena`, `irrgarten rate` and `irrgarten grades`

use std::fs;

use serde_json::Value;

use crate::prints;

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&prints(arguments, "")).unwrap()
}

#[test]
fn a_contest_is_the_same_on_any_number_of_threads() {
    let contest = |threads| {
        let mut told =
            json(&["arena", "cards", "greedy", "random", "--games", "12", "--threads", threads, "--json"]);
        let fields = told.as_object_mut().unwrap();
        // What depends on the machine.
        let times = ["seconds", "decision_ms"].map(|name| fields.remove(name).unwrap());
        let [half, nearly_all, longest] = [0, 1, 2].map(|at| times[1][at].as_f64().unwrap());
        assert!(half <= nearly_all && nearly_all <= longest);
        told
    };
    let one = contest("1");
    assert_eq!(one, contest("3"));
    assert_eq!((one["games"].as_u64(), one["deals"].as_u64()), (Some(12), Some(6)));
    assert!(one["share"].as_f64() > Some(0.8), "{one}");
    let [low, high] = [0, 1].map(|at| one["wilson"][at].as_f64().unwrap());
    assert!(low < one["share"].as_f64().unwrap() && one["share"].as_f64().unwrap() <= high, "{one}");
}

#[test]
fn every_seat_is_taken_in_turn_and_every_game_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let [csv, svg] = ["games.csv", "course.svg"].map(|name| folder.path().join(name).display().to_string());
    let arguments =
        ["arena", "towers", "greedy", "random", "--seats", "3", "--games", "5", "--csv", &csv, "--svg", &svg];
    let told = prints(&arguments, "");
    assert!(
        told.contains("greedy against random at towers, 3 seats") && told.contains("of 6 games"),
        "{told}"
    );
    assert!(told.contains("fair: 33.3 %"), "{told}");
    let games = fs::read_to_string(&csv).unwrap();
    let seats: Vec<&str> = games.lines().skip(1).map(|line| line.split(',').nth(1).unwrap()).collect();
    assert_eq!(seats, ["1", "2", "3", "1", "2", "3"], "{games}");
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"));
}

#[test]
fn a_bot_that_does_not_look_into_piles_wins_as_often_when_draws_are_decided_again() {
    let mut others = 0;
    for (game, games) in [("cards", 400), ("towers", 400), ("case", 200), ("djinn", 200)] {
        let share = |more: &[&str]| {
            let number = games.to_string();
            let arguments = ["arena", game, "hedgehog", "mouse", "--games", &number, "--json"];
            json(&[&arguments[..], more].concat())["share"].as_f64().unwrap()
        };
        let (dealt, anew) = (share(&[]), share(&["--anew"]));
        others += u32::from((dealt - anew).abs() > 0.0);
        // Four standard errors of a difference between two shares.
        let margin = 4.0 * (2.0 * 0.25 / f64::from(games)).sqrt();
        assert!((dealt - anew).abs() < margin, "{game}: {dealt} as dealt, {anew} drawn anew");
    }
    assert!(others > 1, "other draws are other games");
}

#[test]
fn a_team_is_measured_as_a_team() {
    let told = json(&["arena", "paintings", "random", "--games", "3", "--json"]);
    assert_eq!((told["games"].as_u64(), told["share"].as_f64()), (Some(3), Some(0.0)), "{told}");
    assert!(told.get("others").is_none() && told.get("elo").is_none(), "{told}");
}

#[test]
fn a_sequential_test_ends_when_it_is_decided() {
    let arguments = [
        "arena",
        "cards",
        "greedy",
        "random",
        "--games",
        "100000",
        "--sprt",
        "0.5:0.6",
        "--threads",
        "1",
        "--json",
    ];
    let told = json(&arguments);
    assert_eq!(told["sprt"], "accepted", "{told}");
    assert!(told["games"].as_u64() < Some(1000), "{told}");
}

#[test]
fn a_ladder_has_everybody_in_order() {
    let rungs = json(&["rate", "cards", "--players", "random,greedy", "--games", "10", "--json"]);
    let names: Vec<&str> =
        rungs.as_array().unwrap().iter().map(|rung| rung["player"].as_str().unwrap()).collect();
    assert_eq!(names, ["greedy/1", "random/1"], "the strongest first: {rungs}");
    let teams = prints(&["rate", "paintings", "--players", "random", "--games", "2"], "");
    assert!(teams.starts_with("random/1") && teams.contains("0.0 %"), "{teams}");
}

#[test]
fn grades_are_the_same_on_any_number_of_threads_and_tell_the_owl_from_chance() {
    let grades = |threads, more: &[&str]| {
        let course =
            ["grades", "djinn", "--players", "random,owl", "--games", "3", "--threads", threads, "--json"];
        prints(&[&course, more].concat(), "")
    };
    let told = grades("1", &[]);
    assert_eq!(told, grades("2", &[]));
    let accuracy = |told: &str, line: usize| {
        let row: Value = serde_json::from_str(told.lines().nth(line).unwrap()).unwrap();
        row["accuracy"].as_f64().unwrap()
    };
    assert!(accuracy(&told, 0) < 25.0 && accuracy(&told, 1) > 90.0, "{told}");
    let among_foxes = grades("2", &["--others", "fox"]);
    assert!(accuracy(&among_foxes, 0) < 25.0 && accuracy(&among_foxes, 1) > 90.0, "{among_foxes}");
}
