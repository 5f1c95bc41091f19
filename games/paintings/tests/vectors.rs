//! The vectors of the notation (`docs/notation.md`), followed by hand.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::ops::ControlFlow;

use irrgarten_game::{Game, Notation, Refusal as _, Seat, Viewer};
use paintings::{Action, Chance, Order, Paintings, State};

const BOARD: &str =
    ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X.";
const PILE: &str = "CURHXDAEFOMNGTKSPIBV";
const BOOK: &str = "W6,W4,E6,Nf,E2,Sb,B+3,I+W,R+6,Nd,L+0,T+9,Q+G,A+O,RB>G,YR>B,E4,GY>R,W2,Nb,BG>Y,Sf,Sd";
const RED: Seat = Seat::at(0);
const GREEN: Seat = Seat::at(1);

fn v0() -> String {
    format!("paintings/1 intro {BOARD} O Ra1,Gg7 LQ,JW SR,SR R.1.0 - {PILE} {BOOK}")
}

fn position(text: &str) -> (State, Order) {
    Paintings::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

fn actions(state: &State, seat: Seat) -> Vec<String> {
    let mut all = Vec::new();
    let _ = Paintings::actions(state, seat, &mut |action: Action| {
        all.push(action.to_string());
        ControlFlow::Continue(())
    });
    all.sort();
    all
}

fn moves(text: &str) -> Vec<String> {
    let all = actions(&position(text).0, RED).into_iter();
    all.filter_map(|action| action.strip_prefix('m').map(str::to_owned)).collect()
}

/// Plays words of red; cards are drawn as the order of the pile foretells.
fn play(text: &str, words: &str) -> (State, Order) {
    let (mut state, mut order) = position(text);
    for word in words.split(' ') {
        Paintings::try_act(&mut state, RED, word.parse().unwrap())
            .unwrap_or_else(|no| panic!("{word}: {no:?}"));
        while let Some(drawn) = Paintings::foretold(&state, &order) {
            Paintings::drawn(&mut order, drawn);
            Paintings::chance(&mut state, drawn);
        }
    }
    (state, order)
}

/// V0 with this page just turned: it was read before instead of D+J.
fn with_page(page: &str, pawns: &str) -> State {
    let book: Vec<&str> = BOOK.split(',').filter(|other| *other != page).collect();
    let book = format!("{page},{}", book.join(","));
    let text = format!("paintings/1 intro {BOARD} O {pawns} LQ,JW SR,SR R.p - {PILE} {book}");
    let (mut state, order) = position(&text);
    let drawn = Paintings::foretold(&state, &order).unwrap();
    assert_eq!(drawn.to_string(), format!("read={page}"));
    Paintings::chance(&mut state, drawn);
    state
}

/// A row of the board of a position.
fn row(state: &State, number: usize) -> String {
    let text = format!("{state:?}");
    text.split(' ').nth(2).unwrap().split('/').nth(number - 1).unwrap().to_owned()
}

#[test]
fn v0_has_44_slides_69_rotations_and_6_moves() {
    let (state, order) = position(&v0());
    assert_eq!(Paintings::position(&state, &order), v0());
    let all = actions(&state, RED);
    let count = |kind: char| all.iter().filter(|action| action.starts_with(kind)).count();
    assert_eq!((count('s'), count('r'), count('m'), count('e')), (44, 69, 6, 1));
    assert_eq!(all.len(), 120);
    assert_eq!(moves(&v0()), ["a1", "a2", "a3", "a4^", "a4~", "b2"]);
    assert_eq!(actions(&play(&v0(), "ma4^").0, RED), ["=3", "=6", "=9", "=c"]);
    assert!(all.iter().all(|action| !action.starts_with("sE4")), "a4 would drop out");
    assert!(actions(&state, GREEN).is_empty());
    let green = v0().replace("Ra1,Gg7", "Rg7,Ga1");
    assert_eq!(moves(&green), ["g7"]);
}

#[test]
fn v0_seen_by_anybody_shows_backs() {
    let (state, _) = position(&v0());
    for viewer in [Viewer::Seat(RED), Viewer::Seat(GREEN), Viewer::Public] {
        let text = Paintings::view_text(&Paintings::view(&state, viewer));
        assert_eq!(text.matches("~?").count(), 2, "{text}");
        assert!(text.contains(" ?ABCDEFGHIKMNOPRSTUVX ") || text.contains(" ?A"), "{text}");
    }
    let aided = position(&(v0() + " memory=aid")).0;
    let text = Paintings::view_text(&Paintings::view(&aided, Viewer::Public));
    assert!(text.contains("~D") && text.contains("~J"), "{text}");
}

#[test]
fn v0_with_the_movement_abilities() {
    let with = |letter: char| {
        let text =
            v0().replace("paintings/1 intro", "paintings/1 basic").replace("SR,SR", &format!("S{letter},SR"));
        moves(&text).into_iter().filter(|goal| goal.contains('+')).collect::<Vec<_>>()
    };
    let goals = |letter: char| {
        let mut goals: Vec<String> = with(letter).iter().map(|goal| goal[..2].to_owned()).collect();
        goals.dedup();
        goals.join(" ")
    };
    assert_eq!(goals('X'), "a5 a6 b3 b4 b5 c5 d5 d6 e6 e7");
    assert_eq!(with('X').len(), 10, "16 move actions with Cross");
    assert_eq!(goals('T'), "a7 b7 c6 c7 d7 f1 f3 g1 g2 g3 g4 g7");
    assert!(with('T').contains(&"f3+t~".to_owned()));
    assert_eq!(goals('B'), "");
}

#[test]
fn v1_two_paintings_in_one_turn() {
    let after = play(&v0(), "rb1=6 md1 sW2=3 ma6 end");
    let expected = format!(
        "paintings/1 intro .6N.aL.3K./3O7I91923F5TcR/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X. 8 \
         Ra6,Gg7 CU,JW SR,SR G.h pW2 RHXDAEFOMNGTKSPIBV {BOOK}"
    );
    assert_eq!(Paintings::position(&after.0, &after.1), expected);
    let bonus = play(&v0(), "rb1=6 md1").0;
    assert!(format!("{bonus:?}").contains(" -Q,JW Sr,SR R.1.1 "), "{bonus:?}");
    let second = play(&v0(), "rb1=6 md1 sW2=3 ma6").0;
    assert!(format!("{second:?}").contains(" --,JW sr,SR R.0.2 "), "{second:?}");
}

#[test]
fn v2_the_thief_pushes_a_face_down_tile_out() {
    let state = with_page("E4", "Ra1,Gg7");
    assert_eq!(row(&state, 4), "573V9S5P59bA~O");
    assert_eq!(state.board().set().mark(state.board().spare()).letter(), 'J');
    let refusal = Paintings::check(&state, RED, "sW4=3".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.clause(), "P-SLIDE-07");
    // Barred twice: it would also push the face-down tile out.
    let text = format!("{state:?}").replace(" hE4 ", " - ");
    let refusal = Paintings::check(&position(&text).0, RED, "sW4=3".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.clause(), "P-SLIDE-02");
}

#[test]
fn v3_a_named_spare_is_not_touched() {
    let state = with_page("A+O", "Ra1,Gg7");
    assert!(row(&state, 4).ends_with("~A"));
    assert_eq!(state.board().set().mark(state.board().spare()).letter(), 'O');
}

#[test]
fn v4_a_pawn_that_does_not_play_is_not_teleported() {
    let state = with_page("YR>B", "Ra1,Gg7");
    assert_eq!(
        (state.public().pawns[RED].to_string(), state.public().pawns[GREEN].to_string()),
        ("g1".to_owned(), "g7".to_owned())
    );
}

#[test]
fn v5_pushed_out_by_a_player_or_by_the_thief() {
    let (state, _) = play(&v0().replace("Ra1,", "Rg2,"), "sW2=9");
    assert_eq!(state.public().pawns[RED].to_string(), "a2");
    assert!(row(&state, 2).starts_with("9O"));
    let state = with_page("W2", "Rg2,Gg7");
    assert_eq!(state.public().pawns[RED].to_string(), "a1");
    assert!(row(&state, 2).starts_with("~O"));
}

#[test]
fn pages_and_cards_are_words() {
    for word in ["read=Nb", "read=A+O", "read=RB>G", "+C"] {
        assert_eq!(word.parse::<Chance>().unwrap().to_string(), word);
    }
    for word in ["read", "read=", "read=A+", "read=RB>", "read=Ga", "+", "+Z", "C", "read=Nb "] {
        assert!(word.parse::<Chance>().is_err(), "{word}");
    }
}
