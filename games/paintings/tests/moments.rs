//! Moments with every kind of decision, for the board to be tried on (`web/moments.json`), and what a view says ahead.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use irrgarten_game::{Game, Notation, Seat, Viewer};
use paintings::{Action, Paintings, State};
use serde_json::{Value, json};

const RED: Seat = Seat::at(0);
const BOARD: &str =
    ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X.";
const PILE: &str = "?CURHXDAEFOMNGTKSPIBV";
const BOOK: &str = "?W6,W4,E6,Nf,E2,Sb,B+3,I+W,R+6,Nd,L+0,T+9,Q+G,A+O,RB>G,YR>B,E4,GY>R,W2,Nb,BG>Y,Sf,Sd";

/// A name, and the fields of a position from the mode on, without board, spare, latest slide, pile and book.
const MOMENTS: [(&str, &str, &str); 13] = [
    ("Rotate", "intro", "Ra1,Gg7 LQ,JW SR,SR R.1.0"),
    ("Rotate, the Bonus move", "intro", "Ra1,Gg7 I-,JW sR,SR R.1.1"),
    ("nothing but to end", "intro", "Ra1,Gg7 LQ,JW sr,SR R.0.0"),
    ("reading", "intro", "Ra1,Gg7 LQ,JW SR,SR R.h"),
    ("Swap", "basic", "Ra1,Gg7 LQ,JW SW,SR R.1.0"),
    ("Cross", "basic", "Ra1,Gg7 LQ,JW SX,SR R.1.0"),
    ("Teleport", "basic", "Ra1,Gg7 LQ,JW ST,SR R.1.0"),
    ("Break-out", "basic", "Rb1,Gg7 LQ,JW SB,SR R.1.0"),
    ("expert", "expert", "Ra1,Bg1,Gg7,Ya7 LQ,JW,AB,CD SX,ST,SB,SW R.1.0"),
    ("helping", "basic", "Ra1,Gg7 --,IJ SX,SR R.1.0"),
    ("a tile that must be turned", "intro", "Ra1,Gg7 LQ,JW SR,SR R.1.0"),
    ("remembered", "intro", "Ra1,Gg7 LQ,JW SR,SR R.1.0"),
    ("a tile just turned up", "intro", "Ra4,Gg7 LQ,JW SR,SR R.0.0"),
];

fn position((name, mode, rest): (&str, &str, &str)) -> State {
    let pile: String = PILE.chars().filter(|card| !rest.split(' ').nth(1).unwrap().contains(*card)).collect();
    let pile = if name == "helping" { "-" } else { &pile };
    let rulings = match name {
        "a tile that must be turned" => " turn_back=must",
        "remembered" => " memory=aid",
        _ => "",
    };
    let board = if name == "a tile just turned up" { &BOARD.replace("~J", "^J") } else { BOARD };
    let text = format!("paintings/1 {mode} {board} O {rest} - {pile} {BOOK}{rulings}");
    Paintings::read_position(&text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn actions(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = Paintings::actions(state, RED, &mut |action: Action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

fn view(state: &State) -> Value {
    serde_json::to_value(Paintings::view(state, Viewer::Seat(RED))).unwrap()
}

/// `d1` or `a6+x`: every goal once, however the movement ends there.
fn goals(state: &State) -> BTreeSet<String> {
    let texts = actions(state).into_iter().map(|action| action.to_string());
    let goal = |text: String| Some(text.strip_prefix('m')?.split(['^', '~']).next()?.to_owned());
    texts.filter_map(goal).collect()
}

fn squares(text: &str) -> BTreeSet<String> {
    (0..text.len()).step_by(2).map(|at| text[at..at + 2].to_owned()).collect()
}

#[test]
fn a_view_knows_a_way_to_every_goal_and_the_goals_after_every_step() {
    for moment in MOMENTS {
        let state = position(moment);
        let outlook = &view(&state)["outlook"];
        let ways: BTreeMap<String, String> =
            serde_json::from_value(outlook["ways"].clone()).unwrap_or_default();
        let told: BTreeSet<String> = ways.keys().cloned().collect();
        assert_eq!(told, goals(&state), "{moment:?}");
        for (goal, way) in &ways {
            assert!(way.starts_with(&state.public().pawns[RED].to_string()), "{moment:?}: {way}");
            assert!(way.ends_with(&goal[..2]), "{moment:?}: {way}");
        }
        let plain = |state: &State| goals(state).into_iter().filter(|goal| !goal.contains('+')).collect();
        let now: BTreeSet<String> = plain(&state);
        for action in actions(&state).into_iter().filter(|_| !now.is_empty()) {
            let mut after = state;
            Paintings::act(&mut after, RED, action);
            if matches!(action, Action::Slide(..) | Action::Rotate(..) | Action::Swap(..)) {
                let told = outlook["after"].get(action.to_string());
                let told = told.map_or_else(|| now.clone(), |text| squares(text.as_str().unwrap()));
                assert_eq!(told, plain(&after), "{moment:?}: {action}");
            }
        }
    }
}

#[test]
fn a_view_knows_what_each_seat_collects() {
    let collects = |nth: usize| {
        let seats = view(&position(MOMENTS[nth]))["seats"].clone();
        let all: Vec<Value> = seats.as_array().unwrap().iter().map(|seat| seat["collects"].clone()).collect();
        all
    };
    assert_eq!(collects(0), ["LQ", "JW"]);
    assert_eq!(collects(8), ["L", "J", "A", "C"], "expert: the left one");
    assert_eq!(collects(9), ["IJ", "IJ"], "helping");
}

#[test]
fn page_moments_of_every_kind_are_up_to_date() {
    let scene = |moment: (&str, &str, &str)| {
        let state = position(moment);
        let all: Vec<String> = actions(&state).iter().map(ToString::to_string).collect();
        let text = Paintings::view_text(&Paintings::view(&state, Viewer::Seat(RED)));
        let table =
            json!({ "text": text, "view": view(&state), "actions": all, "turn": [1], "points": null });
        json!({ "name": moment.0, "seat": 1, "table": table, "then": null }).to_string()
    };
    let lines: Vec<String> = MOMENTS.into_iter().map(scene).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    irrgarten_laws::hold_equal(env!("CARGO_MANIFEST_DIR"), "web/moments.json", &text);
}
