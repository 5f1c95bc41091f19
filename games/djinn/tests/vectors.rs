//! The vectors of the notation (`docs/notation.md`).

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use djinn::{Action, Arrangement, Card, CardSet, Djinn, Layout, Roll, State, Task, solve};
use irrgarten_game::record::{Record, RecordWriter, Replayed, replay};
use irrgarten_game::{Game as _, Notation, Seat, Viewer};
use irrgarten_kit::{Indexed as _, Order};

const EXAMPLE: &str = "djinn/1 n=3 round=2/4 roller=2 roll=G:O4 phase=race table=1 pile=18 discard=- \
                       s1=2:05,12,13,22:05w.12s/13w._:w s2=0:01,18,20,25:-:w \
                       s3=0:07,16,17,30:07e.16w/30w.17s:!2@31.250";

const LINES: &str = "2 roll=G:O4 deal s1=05,12,13,22 s2=01,18,20,25 s3=07,16,17,30 go
1 05w@0,0 12s@1,0
3 07e@0,0 16w@1,0 30w@0,1 17s@1,1
1 13w@0,1
3 31.250 !
";

fn position(text: &str) -> State {
    Djinn::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn hand(text: &str) -> CardSet {
    text.split(',').map(|number| Card::numbered(number.parse().unwrap()).unwrap()).collect()
}

fn on(name: &str) -> Task {
    Task::new(Roll::Genie(Layout::all().find(|layout| layout.name() == name).unwrap()))
}

fn record(lines: &str) -> String {
    let start = "djinn/1 n=3 round=2/4 roller=2 roll=- phase=roll table=1,2 pile=30 discard=- s1=2:-:-:w s2=0:-:-:w s3=0:-:-:w";
    format!("irrgarten record 1\ngame: djinn/1\nseats: 3\nstart: {start}\n\n{lines}")
}

fn write_all(writer: &mut RecordWriter<Djinn>, played: &Replayed<Djinn>) {
    let mut state = played.start;
    for ply in &played.plies {
        writer.ply(&state, ply);
        ply.apply::<Djinn>(&mut state);
    }
}

#[test]
fn the_example_is_read_and_written_as_it_stands() {
    assert_eq!(Djinn::position(&position(EXAMPLE), &Order::default()), EXAMPLE);
}

#[test]
fn vector_1_from_the_roll_to_the_example() {
    let text = record(LINES);
    let read: Record = text.parse().unwrap();
    let played = replay::<Djinn>(&read).unwrap();
    // The example does not say how many actions there were.
    assert_eq!(Djinn::position(&played.end, &Order::default()), format!("{EXAMPLE} moves=3,0,5"));
    let mut writer = RecordWriter::<Djinn>::new(3, djinn::Options::default());
    write_all(&mut writer, &played);
    let written: Vec<String> = writer.record().lines.iter().map(ToString::to_string).collect();
    assert_eq!(written.join("\n"), LINES.trim_end());
    assert_eq!(writer.record().lines[0].tokens.len(), 3, "a deal is one token");
    assert_eq!(writer.record().lines[4].tokens, ["31.250", "!"]);
}

#[test]
fn a_deal_is_hidden_until_the_start() {
    let read: Record = record(LINES).parse().unwrap();
    let played = replay::<Djinn>(&read).unwrap();
    let mut writer = RecordWriter::<Djinn>::new(3, djinn::Options::default()).seen_by(Viewer::Public);
    write_all(&mut writer, &played);
    let first = writer.record().lines[0].to_string();
    assert_eq!(first, "2 roll=G:O4 deal s1=?,?,?,? s2=?,?,?,? s3=?,?,?,? go");
}

#[test]
fn exchanges_and_times_stand_as_the_notation_says() {
    let lines = format!("{LINES}1 12.345 x12,13+09,26\n1 09w@0,1 reshuffle\n");
    let played = replay::<Djinn>(&record(&lines).parse().unwrap()).unwrap();
    assert!(Djinn::position(&played.end, &Order::default()).contains("s1=2:05,09,22,26:05w._/09w._:w"));
}

#[test]
fn vector_2_the_shorthand_lays_and_claims() {
    let state = position(EXAMPLE);
    let words = Djinn::unfold(&state, Some(Seat::at(0)), "!05w.12s/13w.22n");
    assert_eq!(words, ["05-", "12-", "13-", "05w@0,0", "12s@1,0", "13w@0,1", "22n@1,1", "!"]);
    let mut next = state;
    for word in ["22n@1,1", "!"] {
        Djinn::try_act(&mut next, Seat::at(0), word.parse::<Action>().unwrap()).unwrap();
    }
    let points: Vec<u16> = Djinn::points(&next).unwrap().iter().copied().collect();
    assert_eq!(points, [3, 0, 2], "both are right: the second claim takes the card of one");
    assert_eq!(solve::count(hand("05,12,13,22"), &on("O4")), 1);
    assert!(!solve::exists(hand("01,18,20,22"), &on("O4")));
}

#[test]
fn vector_3_right_and_wrong() {
    let is_right = |name: &str, rows: &str| {
        let laid: Arrangement = rows.parse().unwrap();
        on(name).check(laid.cards(), &laid).is_ok()
    };
    assert!(is_right("L3", "01e._/12s.16n") && !is_right("L3", "01e._/12s.16e"));
    assert!(is_right("T4", "09s.16n.17s/_.22s._"));
    assert_eq!(solve::count(hand("09,16,17,22"), &on("T4")), 7);
    assert!(!solve::exists(hand("01,02,08"), &Task::new(Roll::Number(3))));
}

#[test]
fn piles_may_be_ordered_known_or_counted() {
    let order: Vec<String> = Card::all()
        .filter(|card| ![5, 12, 13, 22, 1, 18, 20, 25, 7, 16, 17, 30].contains(&card.number()))
        .map(|card| card.to_string())
        .rev()
        .collect();
    let ordered = EXAMPLE.replace("pile=18", &format!("pile={}", order.join(",")));
    let (state, piles) = Djinn::read_position(&ordered).unwrap();
    assert_eq!(Djinn::position(&state, &piles), ordered);
    let mut drawing = state;
    Djinn::act(&mut drawing, Seat::at(0), "x05".parse().unwrap());
    assert_eq!(Djinn::foretold(&drawing, &piles).unwrap().to_string(), format!("+{}", order[0]));
    let known = EXAMPLE.replace("pile=18", &format!("pile=?{}", order.join(",")));
    assert_eq!(position(&known), state);
    assert!(Djinn::read_position(&EXAMPLE.replace("pile=18", "pile=17")).is_err());
}
