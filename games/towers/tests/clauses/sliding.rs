//! T-SLIDE.

use irrgarten_game::Seat;
use irrgarten_kit::Openings;
use towers::{ARROWS, Options, Square, Stage, State};

use crate::table::{GREEN, RED, TABLE, Table, actions, dealt, forbidden, play};

fn square(text: &str) -> Square {
    Square::read(&mut irrgarten_kit::Cursor::new(text)).unwrap()
}

fn looks(state: &State, text: &str) -> String {
    let here = square(text);
    format!("{}{}", state.public().board.openings(here), state.public().board.height(here))
}

#[test]
fn t_slide_01_the_free_tower_comes_in_in_any_orientation() {
    for digit in ["3", "6", "c", "9"] {
        let state = play(TABLE.state(), &[&format!("sW2={digit}")]);
        assert_eq!(looks(&state, "a2"), format!("{digit}2"));
        assert_eq!(looks(&state, "b2"), "54", "the line moves on");
        assert_eq!(looks(&state, "e2"), "31");
    }
    for other in ["5", "7", "f"] {
        assert_eq!(forbidden(&TABLE.state(), &format!("sW2={other}")), Some("T-SLIDE-01"));
    }
    assert_eq!("sW2=└".parse(), Ok::<towers::Action, _>("sW2=3".parse().unwrap()), "boxes are read");
}

#[test]
fn t_slide_02_the_tower_pushed_out_is_free() {
    let state = play(TABLE.state(), &["sW2=3"]);
    let free = state.public().board.free();
    assert_eq!((free.openings(), free.height()), (Openings::of_number(7), 2));
}

#[test]
fn t_slide_03_not_where_it_came_out() {
    let state = play(TABLE.state(), &["sW2=3", "ma1", "!U"]);
    assert_eq!(forbidden(&state, "sE2=7"), Some("T-SLIDE-03"));
    assert_eq!(forbidden(&state, "sW2=7"), None, "the same arrow again is fine");
    let later = play(state, &["sNb=7", "me5", "!U"]);
    assert_eq!(forbidden(&later, "sE2=7"), None, "only the turn before counts");
    assert_eq!(forbidden(&later, "sSb=7"), Some("T-SLIDE-03"));
}

#[test]
fn t_slide_04_all_arrows_in_the_first_turn() {
    for number in 0..20 {
        let state = dealt(2, Options::default(), number);
        let ways = state.public().board.free().openings().ways_to_stand();
        assert_eq!(actions(&state).len(), ARROWS.len() * ways);
    }
}

#[test]
fn t_slide_05_pawns_pushed_out_come_in_again() {
    let state = play(Table { pawns: "Re2,Ge2", ..TABLE }.state(), &["sW2=3"]);
    assert_eq!(
        (state.public().pawn(RED), state.public().pawn(GREEN)),
        (square("a2"), square("a2")),
        "own or other"
    );
}

#[test]
fn t_slide_06_that_is_not_a_move() {
    let state = play(Table { pawns: "Re2,Ge5", ..TABLE }.state(), &["sW2=3"]);
    assert_eq!(state.public().stage, Stage::Move(RED), "red can still move");
    // Green's target G is on the tower that comes in under its pawn: nothing happens in red's turn.
    let pushed = play(Table { pawns: "Ra1,Ge2", ..TABLE }.state(), &["sW2=3", "ma1", "!U"]);
    assert_eq!(pushed.public().pawn(GREEN), square("a2"));
    assert!(pushed.public().found(GREEN).is_empty());
}

#[test]
fn t_slide_07_pawns_travel_with_their_tower() {
    let state = play(Table { pawns: "Rb2,Ga4", ..TABLE }.state(), &["sW2=3"]);
    assert_eq!((state.public().pawn(RED), state.public().pawn(GREEN)), (square("c2"), square("a4")));
    let state = play(Table { pawns: "Rb2,Gb5", ..TABLE }.state(), &["sSb=3"]);
    assert_eq!((state.public().pawn(RED), state.public().pawn(GREEN)), (square("b1"), square("b4")));
    assert!(Seat::all(2).all(|seat| state.public().found(seat).is_empty()));
}
