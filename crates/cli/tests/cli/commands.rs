//! What each command prints.

use super::*;

/// Near the end: two cards on the pile, 26 on top.
const LATE: &str = "cards/1 n=2 @0,-2:33n.50n._.25w/29e.37s.27s.28e/02e._.49n._/32e._.48s._ h=08,43|18,36 \
    c=01,06,07,12,14,16,20,21,24,30,31,34,42,44,45|03,04,05,09,10,11,13,15,17,19,22,35,38,39,40,41,46,47 \
    p=26,23 t=2";

#[test]
fn games_are_listed_with_their_settings() {
    assert!(prints(&["games"], "").starts_with("cards/1      1-6 seats  The Growing Maze, rules after "));
    let told = prints(&["games", "cards"], "");
    assert!(told.contains("--option edges=free|strict\n"), "{told}");
    let json = prints(&["games", "--json"], "");
    assert!(
        json.starts_with(r#"{"games":[{"game":"cards","version":1,"title":"The Growing Maze""#),
        "{json}"
    );
    assert!(json.contains(r#"{"key":"first","values":["random","youngest"],"numbers":[1,6]"#), "{json}");
}

#[test]
fn a_rulebook_is_read_with_text_pictures_or_as_one_page() {
    let text = prints(&["rules", "cards"], "");
    assert!(text.starts_with("# The Growing Maze\n") && text.contains("There are 50 square"), "{text}");
    assert!(text.contains("┌─╴ ╶┬╴ ╶─┐") && !text.contains("]("), "pictures are drawn with letters: {text}");
    let page = prints(&["rules", "cards", "--lang", "de", "--html"], "");
    assert!(page.starts_with("<!doctype html>\n<html lang=\"de\">"));
    assert!(page.matches("src=\"data:image/svg+xml,").count() > 20 && page.contains("id=\"C-TAKE-03\""));
}

#[test]
fn a_new_game_follows_from_its_seed() {
    let deal = |arguments: &[&str]| prints(&[&["new", "cards"], arguments].concat(), "");
    assert_eq!(deal(&["--seed", "7"]), deal(&["--seed", "7", "--seats", "2"]));
    assert_ne!(deal(&["--seed", "7"]), deal(&["--seed", "8"]));
    assert_ne!(deal(&[]), deal(&[]), "without a seed nobody can tell");
    let six = deal(&["--seats", "6", "--option", "edges=strict", "--option", "first=4"]);
    assert!(six.starts_with("cards/1 n=6 ") && six.contains(" t=4 edges=strict"), "{six}");
    let json = deal(&["--seed", "7", "--json"]);
    assert!(json.contains(r#""seed":"e8f49cc4"#) && json.contains(r#""state":"decide""#), "{json}");
}

#[test]
fn the_vector_of_the_notation_has_thirty_placements() {
    let actions = prints(&["actions", HELMETS], "");
    assert_eq!(actions.lines().filter(|action| !action.contains('x')).count(), 30);
    assert!(lines(&actions).contains(&"44n@0,-1x0,1x1,1"));
    assert_eq!(prints(&["perft", "1", HELMETS], ""), format!("{}\n", actions.lines().count()));
    assert_eq!(prints(&["actions", "--seat", "2", HELMETS], ""), "");
    let json = prints(&["actions", "--json", HELMETS], "");
    assert!(json.starts_with(r#"{"seat":1,"actions":["#), "{json}");
}

#[test]
fn positions_come_from_arguments_with_and_without_quotes_or_from_input() {
    let words: Vec<&str> = ["outcome"].into_iter().chain(HELMETS.split(' ')).collect();
    assert_eq!(prints(&words, ""), prints(&["outcome", HELMETS], ""));
    let both = prints(&["outcome"], &format!("{HELMETS}\r\n\n  {LATE}"));
    assert_eq!(lines(&both), ["running: seat 1 to act, points 0 0", "running: seat 2 to act, points 15 18"]);
    let two = prints(&["actions", HELMETS, LATE], "");
    assert_eq!(two.split("\n\n").count(), 2, "a blank line between the answers");
    assert_eq!(prints(&["perft", "1", "--json"], LATE).lines().count(), 1);
}

#[test]
fn an_action_is_played_with_its_draw() {
    let after = "cards/1 n=2 @0,-1:44n._/33e.13w h=03,19|08,34 c=23,26|- p=41 t=2\n";
    assert_eq!(prints(&["do", "44n@0,-1x0,1x1,1+19", "-p", HELMETS], ""), after);
    assert_eq!(prints(&["do", "44n@0,-1x1,1x0,1", "+19", "-p", HELMETS], ""), after);
    assert_eq!(prints(&["do", HELMETS, "44n@0,-1x0,1x1,1", "--chance", "+19"], ""), after);
    assert_eq!(prints(&["do", "44n@0,-1x0,1x1,1", "--chance", "+19"], HELMETS), after);
    assert_eq!(prints(&["do", "-p", HELMETS], "44n@0,-1x0,1x1,1\n+19\n"), after);
    assert_eq!(prints(&["do"], &format!("{HELMETS}\n44n@0,-1x0,1x1,1+19\n")), after);
    let two = prints(&["do", "44n@0,-1x0,1x1,1+19", "34n@2,0+21", HELMETS], "");
    assert_eq!(two, "cards/1 n=2 @0,-1:44n._._/33e.13w.34n h=03,19|08,21 c=23,26|- p=40 t=1\n");
}

#[test]
fn a_draw_that_nothing_decides_stays_pending() {
    let ran = run(&["do", "44n@0,-1", "-p", HELMETS], "");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.stderr, "irrgarten: a draw is pending: --chance or --seed would decide it\n");
    let pending = ran.stdout.trim();
    assert_eq!(prints(&["outcome", pending], ""), "running: a draw is pending, points 0 0\n");
    assert_eq!(prints(&["actions", pending], ""), "");
    let chances = prints(&["chances", pending], "");
    assert_eq!((chances.lines().count(), chances.lines().next()), (42, Some("+01 1")));
    assert_eq!(prints(&["chances", HELMETS], ""), "");
    let drawn = prints(&["do", "--chance", "+19", "-p", pending], "");
    assert_eq!(drawn, prints(&["do", "44n@0,-1+19", HELMETS], ""));
    let said = complains(&["do", "44n@0,-1", "34n@2,0", HELMETS], "");
    assert_eq!(said, "a draw is pending: expected a chance event before any action");
    assert_eq!(
        complains(&["do", "44n@0,-1", "--chance", "+03", HELMETS], ""),
        "+03 cannot be drawn here: expected +01, +02, +04, +05, +06, +07, +09, +10 or 34 others"
    );
    assert_eq!(
        complains(&["do", "44n@0,-1", "--chance", "+19", "--chance", "+20", HELMETS], ""),
        "no draw is pending: expected an action"
    );
}

#[test]
fn an_ordered_pile_is_drawn_in_its_order() {
    let next = prints(&["do", "18s@2,-2x3,-1", LATE], "");
    assert!(next.contains("h=08,43|26,36 ") && next.ends_with(" p=23 t=1\n"), "{next}");
    let done = prints(&["do", "--json", "18s@2,-2x3,-1", "08w@-1,-2x1,-2", LATE], "");
    assert!(done.contains(r#""happened":["18s@2,-2x3,-1","+26","08w@-1,-2x1,-2","+23"]"#), "{done}");
    assert_eq!(
        complains(&["do", "18s@2,-2x3,-1+23", LATE], ""),
        "+23 cannot be drawn here: +26 lies on top of the pile"
    );
    let foretold = prints(&["do", "18s@2,-2x3,-1+26", LATE], "");
    assert_eq!(foretold, next, "a draw that agrees with the pile is no contradiction");
}

#[test]
fn a_seed_draws_what_nothing_else_tells() {
    let draw = |drawn| prints(&["do", "44n@0,-1", "--seed", "7", "--drawn", drawn, HELMETS], "");
    assert_eq!(draw("0"), prints(&["do", "44n@0,-1", "--seed", "7", HELMETS], ""));
    assert!(["1", "2", "3"].iter().any(|drawn| draw(drawn) != draw("0")), "every draw has its own stream");
    // Step by step or all at once, the seed tells the same history.
    let both = prints(&["do", "44n@0,-1", "34n@2,0", "--seed", "7", HELMETS], "");
    let second = prints(&["do", "34n@2,0", "--seed", "7", "--drawn", "1", draw("0").trim()], "");
    assert_eq!(both, second);
}

#[test]
fn a_view_hides_what_its_viewer_may_not_know() {
    let seen = "cards/1 n=2 @0,0:33e.13w/26e.23e h=03,44|?,? c=-|- p=42 t=1\n";
    assert_eq!(prints(&["view", "--seat", "1", HELMETS], ""), seen);
    assert!(prints(&["view", "--public", HELMETS], "").contains("h=?,?|?,? "));
    let json = prints(&["view", "--seat", "2", "--json", HELMETS], "");
    assert!(json.starts_with(r#"{"text":"cards/1 n=2 "#) && !json.contains("44"), "{json}");
    assert!(prints(&["view", "--public", LATE], "").contains(" p=2 "), "the order of the pile is hidden");
}

#[test]
fn a_board_is_drawn_in_letters() {
    let art = prints(&["show", HELMETS], "");
    assert!(art.lines().count() > 5, "{art}");
    let seen = prints(&["show", "--seat", "1", HELMETS], "");
    assert_eq!(seen, prints(&["show", prints(&["view", "--seat", "1", HELMETS], "").trim()], ""));
    assert!(art.contains("34") && !seen.contains("34"), "{seen}");
    let file = scratch("art.txt");
    prints(&["show", "-o", file.to_str().unwrap(), HELMETS], "");
    assert_eq!(std::fs::read_to_string(file).unwrap(), art);
}

#[test]
fn a_board_is_drawn_as_a_picture() {
    let svg = prints(&["show", "--svg", HELMETS], "");
    assert!(svg.contains("<svg") && svg.trim_end().ends_with("</svg>"));
    let file = scratch("board.png");
    prints(&["show", "--png", "--width", "300", "-o", file.to_str().unwrap(), HELMETS], "");
    let png = std::fs::read(&file).unwrap();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(u32::from_be_bytes(png[16..20].try_into().unwrap()), 300);
    prints(&["show", "--width", "300", "-o", file.to_str().unwrap(), HELMETS], "");
    assert_eq!(std::fs::read(&file).unwrap(), png, "the name of the file tells enough");
    let piped = command(&["show", "--png", "--width", "300", HELMETS]).output().unwrap();
    assert_eq!(piped.stdout, png);
    let said = complains(&["show", "--svg"], format!("{HELMETS}\n{HELMETS}\n"));
    assert!(said.starts_with("line 2: a second position"), "{said}");
}

#[test]
fn an_outcome_is_told_when_the_game_is_over() {
    let file = played("outcome.play", &[]);
    let turns = prints(&["replay", file.to_str().unwrap()], "");
    let last = turns.lines().rev().nth(1).unwrap();
    let result = turns.lines().last().unwrap().trim_start_matches("result: ");
    let (places, points) = result.split_once(" points ").unwrap();
    assert_eq!(prints(&["outcome", last], ""), format!("over: places {places}, points {points}\n"));
    let json = prints(&["outcome", "--json", last], "");
    assert!(json.starts_with(r#"{"state":"over","places":["#) && json.contains(r#""points":["#), "{json}");
    assert_eq!(prints(&["actions", last], ""), "");
    assert_eq!(complains(&["do", "01n@0,0", last], ""), "the game is over: nothing more can be played");
}
