//! Games at the terminal, played by scripts.

use super::*;

/// Plays to the end by reading the list of actions and typing the first, as a person would.
fn to_the_end(arguments: &[&str]) -> String {
    let mut script = String::new();
    loop {
        let ran = run(arguments, format!("{script}l all\n"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
        if ran.stdout.contains("The game is over.") {
            return ran.stdout;
        }
        let (_, list) = ran.stdout.rsplit_once("> l all\n").unwrap();
        let action = list.split_whitespace().next().unwrap();
        script += action;
        script.push('\n');
    }
}

#[test]
fn a_person_plays_a_game_to_its_end() {
    let file = scratch("person.play");
    let path = file.to_str().unwrap();
    let shown = to_the_end(&["play", "cards", "--seed", "5", "--others", "random", "--record", path]);
    assert!(shown.contains("seat 1 (you): place ") && shown.contains("seat 2 (random): place "), "{shown}");
    let told = prints(&["records", path], "");
    assert!(told.contains("46 turns") && told.ends_with(": ok\n"), "{told}");
}

#[test]
fn alone_one_plays_for_points() {
    let shown = to_the_end(&["play", "cards", "--seats", "1", "--seed", "5"]);
    assert!(shown.contains("seat 1 (you): place 1, "), "{shown}");
}

#[test]
fn people_share_a_screen() {
    let shown = to_the_end(&["play", "cards", "--seats", "3", "--me", "1,3", "--seed", "5"]);
    assert!(shown.contains("---- seat 3 ----") && shown.contains("seat 2 (fox): "), "{shown}");
}

/// What a seat is shown must not depend on what it may not know: at the start nobody has shown a card, so every
/// card of another hand and of the pile must be absent from the screen.
#[test]
fn hidden_cards_stay_hidden() {
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let file = scratch(&format!("hidden{seed}.play"));
        let arguments = ["play", "cards", "--seed", seed, "--record", file.to_str().unwrap(), "--me", "1"];
        let shown = run(&arguments, "h\nl all\n").stdout;
        let record = std::fs::read_to_string(&file).unwrap();
        let turns: Vec<&str> = record.lines().skip_while(|line| !line.is_empty()).skip(1).collect();
        let played = turns.join(" ");
        let dealt = record.lines().find_map(|line| line.strip_prefix("start: ")).unwrap();
        let hands = dealt.split(" h=").nth(1).unwrap().split(' ').next().unwrap();
        let theirs = hands.split('|').nth(1).unwrap().split(',');
        let drawn = turns.iter().filter_map(|turn| turn.rsplit_once('+')).map(|(_, card)| card);
        let secret: Vec<&str> = theirs
            .filter(|card| !played.contains(&format!(" {card}")))
            .chain(drawn.filter(|_| turns[0].starts_with('2')))
            .collect();
        assert!(!secret.is_empty());
        for card in secret {
            let tokens = shown.split(|letter: char| !letter.is_ascii_digit());
            assert!(
                !tokens.clone().any(|token| token == card),
                "seed {seed}: card {card} is shown:\n{shown}"
            );
        }
    }
}

#[test]
fn draws_of_others_are_told_without_the_card() {
    let shown = to_the_end(&["play", "cards", "--seed", "8"]);
    let told = |who: &str| {
        shown.lines().filter(|line| line.starts_with(who) && line.contains('+')).collect::<Vec<_>>()
    };
    let (mine, theirs) = (told("seat 1 (you): "), told("seat 2 (fox): "));
    assert!(mine.len() > 15 && mine.iter().all(|line| !line.ends_with("+?")), "{mine:?}");
    assert!(theirs.len() > 15 && theirs.iter().all(|line| line.ends_with("+?")), "{theirs:?}");
}

#[test]
fn what_is_typed_is_answered() {
    let script = "?\nl\nl zz\nh\nb\nr C-PLACE-03\nr c-place-03\nr\n\n44n@99,99\n50n@99\nnonsense\n:q\n";
    let shown = prints(&["play", "cards", "--seed", "7", "--option", "first=1"], script);
    let expected = [
        "seat 1 (you), seat 2 (fox)",
        "list what you may do",
        "begins with \"zz\"",
        "C-PLACE-03 At least one gate",
        "r and one of these clauses:\nC-COMP-01",
        ".\nr C-PLACE-01 shows the rule",
        "expected a card from 01 to 50\n? shows what you can type",
        "The game is left unfinished.",
    ];
    for part in expected {
        assert!(shown.contains(part), "{part:?} in {shown}");
    }
    assert!(!shown.contains('\u{1b}'), "no colours in a pipe");
    let german = prints(&["play", "cards", "--lang", "de", "--seed", "7"], "r C-PLACE-03\n");
    assert!(german.contains("C-PLACE-03 ") && !german.contains("At least"), "{german}");
}

#[test]
fn a_hint_tells_more_each_time_and_ends_with_a_legal_action() {
    let shown = prints(&["play", "cards", "--seed", "7", "--option", "first=1"], "h\nh\nh\nh\n");
    let told: Vec<&str> = shown.split("> h\n").skip(1).collect();
    assert_eq!(told.len(), 4, "{shown}");
    let sentences = told.iter().map(|told| told.lines().next().unwrap());
    assert_eq!(sentences.collect::<std::collections::BTreeSet<_>>().len(), 4, "{shown}");
    let position = prints(&["new", "cards", "--seed", "7", "--option", "first=1"], "");
    let action = told[2].lines().nth(1).unwrap();
    assert!(lines(&prints(&["actions", position.trim()], "")).contains(&action), "{action}");
    let german = prints(&["play", "cards", "--lang", "de", "--seed", "7", "--option", "first=1"], "h\n");
    assert_ne!(told[0].lines().next(), german.split("> h\n").nth(1).unwrap().lines().next());
}

#[test]
fn the_input_may_end_at_any_time() {
    let file = scratch("unfinished.play");
    let path = file.to_str().unwrap();
    let shown = prints(&["play", "cards", "--seed", "7", "--option", "first=2", "--record", path], "");
    assert!(shown.ends_with("The game is left unfinished.\n"), "{shown}");
    let told = prints(&["records", path], "");
    assert!(told.contains("1 turn, running: ok"), "{told}");
}

#[test]
fn bad_lines_are_asked_again() {
    let mut script = vec![b'x'; 100_000];
    script.extend_from_slice(b"\n\xff\xfe\nq\n");
    let ran = run(&["play", "cards", "--seed", "7"], script);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(
        ran.stdout.contains("the line is too long") && ran.stdout.contains("is no text"),
        "{}",
        ran.stdout
    );
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let once = || prints(&["play", "cards", "--me", "none", "--seed", "9", "--seats", "4"], "");
    assert_eq!(once(), once());
    assert!(once().lines().filter(|line| line.contains("(fox): ")).count() >= 46);
}

#[test]
fn a_race_is_timed_and_the_others_race_at_their_own_pace() {
    let file = scratch("race.play");
    let path = file.to_str().unwrap();
    // A wrong claim in every round: the time is written for it.
    let rounds = "roll\ngo\n!\n".repeat(4);
    let shown = run(&["play", "djinn", "--seats", "1", "--seed", "3", "--record", path], &rounds).stdout;
    assert!(shown.contains("3 treasures within ") && shown.contains("The game is over."), "{shown}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert_eq!(record.matches(" !").count(), 4, "{record}");
    assert!(record.lines().filter(|line| line.contains(" !")).all(|line| line.contains('.')), "{record}");
    assert!(prints(&["records", path], "").ends_with(": ok\n"));
    // A player who passes gives the others time to find an arrangement.
    let script = "roll\ngo\npass\n".repeat(4);
    let game =
        ["play", "djinn", "--seats", "2", "--seed", "4", "--option", "rounds=1", "--option", "first=1"];
    let shown = run(&game, &script).stdout;
    assert!(shown.contains("seat 2 (fox): place 1, 1 points"), "{shown}");
}

#[test]
fn with_the_stopwatch_everybody_begins_alone() {
    let script = "roll\ngo\n!\ngo\npass\ntake1\n";
    let options = ["--option", "clock=stopwatch", "--option", "rounds=1", "--option", "first=1"];
    let shown = run(
        &[&["play", "djinn", "--seats", "2", "--me", "1,2", "--seed", "3"], &options[..]].concat(),
        script,
    );
    assert!(shown.stdout.contains("seat 2: place 1, 1 points"), "{}", shown.stdout);
}

#[test]
fn a_mistyped_word_wedges_no_game() {
    let cases = [
        ("case", "t1\nt2\nt3\nroll\nrules\nr66\n", "r"),
        ("paintings", "read=RB>G\n", "read"),
        ("djinn", "roll=4\ndeal\n", "roll"),
    ];
    for (game, mistyped, right) in cases {
        let shown = run(
            &["play", game, "--seats", "3", "--me", "1,2,3", "--seed", "1"],
            format!("{mistyped}{right}\n"),
        )
        .stdout;
        assert!(!shown.contains("a draw is pending"), "{shown}");
        assert!(shown.contains(&format!("(you): {right} ")), "{shown}");
    }
}

#[test]
fn an_unfinished_game_is_gone_on_with() {
    let file = scratch("resumed.play");
    let path = file.to_str().unwrap();
    let begin = ["play", "djinn", "--seats", "1", "--seed", "3", "--record", path];
    let shown = run(&begin, "roll\ngo\n!\nroll\ngo\n").stdout;
    assert!(shown.contains("The game is left unfinished."), "{shown}");
    let before = std::fs::read_to_string(&file).unwrap();
    let shown = run(&["play", "--resume", path], "!\nroll\ngo\n!\nroll\ngo\n!\n").stdout;
    assert!(shown.contains("The game is over."), "{shown}");
    let after = std::fs::read_to_string(&file).unwrap();
    let plies = |record: &str| record.lines().filter(|line| line.starts_with(['-', '1'])).count();
    assert!(plies(&after) > plies(&before), "{after}");
    assert!(prints(&["verify", path], "").contains("verified: djinn/"));
    assert!(complains(&["play", "--resume", path], "").contains("this game is over"));
    assert!(complains(&["play", "--resume", "gone.play"], "").contains("No such file"));
}

#[test]
fn commands_are_words_and_letters() {
    let shown = |script: &str| prints(&["play", "cards", "--seed", "7", "--option", "first=1"], script);
    for (word, letter) in
        [("actions", "l"), ("hint", "h"), ("rule C-PLACE-03", "r C-PLACE-03"), ("help", "?")]
    {
        let answer = |typed: &str| {
            shown(&format!("{typed}\n")).split(&format!("> {typed}\n")).nth(1).map(str::to_owned)
        };
        assert_eq!(answer(word), answer(letter), "{word}");
        assert!(answer(word).is_some(), "{word}");
    }
}
