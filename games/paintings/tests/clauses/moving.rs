//! P-MOVE, P-BACK, P-PEEK are about where a movement goes; P-BACK and P-PEEK are in `turning`.

use paintings::path;

use crate::table::{GREEN, RED, TABLE, Table, act, field, forbidden, offered, pawn, play};

#[test]
fn p_move_01_once_a_turn_as_far_as_a_passage_leads() {
    let state = play(TABLE.state(), "rb1=6");
    assert_eq!(offered(&state, "m").len(), 12);
    let after = play(state, "me1");
    assert_eq!((pawn(&after, RED), act(&after)), ("e1".to_owned(), (0, 0)));
    assert_eq!(forbidden(&after, "ma1"), Some("P-MOVE-01"));
    let way = path(
        &state,
        RED,
        paintings::Move { goal: crate::table::square("e1"), by: None, turned: paintings::Turned::Nothing },
    );
    let way: Vec<String> = way.unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(way, ["a1", "a2", "b2", "b1", "c1", "d1", "e1"]);
}

#[test]
fn p_move_02_both_fields_must_be_open_to_each_other() {
    let state = TABLE.state();
    // a1 is open to b1, but b1 not to a1.
    assert_eq!(forbidden(&state, "mb1"), Some("P-MOVE-02"));
    assert_eq!(forbidden(&state, "ma2"), None);
}

#[test]
fn p_move_03_pawns_are_not_in_the_way() {
    let state = Table { pawns: "Ra1,Ga2", ..TABLE }.state();
    assert_eq!(forbidden(&state, "ma3"), None);
    assert_eq!(pawn(&play(state, "ma2"), GREEN), "a2");
}

#[test]
fn p_move_04_staying_is_a_move() {
    let state = play(TABLE.state(), "ma1");
    assert_eq!(act(&state), (0, 0));
    assert_eq!(field(&state, 5), "Ra1,Gg7");
}

#[test]
fn p_move_05_a_face_down_tile_blocks() {
    let state = TABLE.state();
    assert_eq!(forbidden(&state, "ma5"), Some("P-MOVE-05"));
    assert_eq!(forbidden(&state, "mg3"), Some("P-MOVE-02"));
}
