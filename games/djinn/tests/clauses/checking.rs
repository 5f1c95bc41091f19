//! D-CHECK and D-LAST.

use djinn::{Phase, Status};

use super::table::*;

/// Seat 1 is right and first, seat 3 wrong and second, seat 2 slow.
fn one_wrong() -> djinn::State {
    play(&race(""), "1 !05w.12s/13w.22n\n3 07n@0,0 !")
}

#[test]
fn d_check_01_all_claims_are_checked_after_the_race() {
    let state = play(&race(""), "3 !");
    assert!(matches!(public(&state).phase, Phase::Race(_)));
    assert_eq!(play(&state, "2 !").place(THREE).status, Status::GaveBack);
}

#[test]
fn d_check_02_a_seat_that_is_right_keeps_the_card() {
    assert!(matches!(one_wrong().place(ONE).status, Status::Claimed { value: Some(2), .. }));
    assert_eq!(points(&play(&one_wrong(), "2 take-")), [4, 0, 0]);
}

#[test]
fn d_check_03_a_seat_that_is_wrong_puts_it_back() {
    assert_eq!(one_wrong().place(THREE).status, Status::GaveBack);
    assert_eq!(treasures(&one_wrong()), [1]);
}

#[test]
fn d_check_04_the_others_do_not_move_up() {
    // The first is wrong; the second keeps the lower card all the same.
    let state = play(&race(""), "3 !\n1 !05w.12s/13w.22n");
    assert!(matches!(state.place(ONE).status, Status::Claimed { value: Some(1), .. }));
    assert_eq!(treasures(&state), [2]);
}

#[test]
fn d_last_01_the_slow_one_may_choose_a_card_put_back() {
    let state = play(&race(""), "3 !\n2 !");
    assert_eq!(actions(&state, ONE), ["take1", "take2", "take-"]);
    assert_eq!(points(&play(&state, "1 take2")), [4, 0, 0]);
    assert_eq!(points(&play(&state, "1 take1")), [3, 0, 0]);
    assert_eq!(points(&play(&state, "1 take-")), [2, 0, 0]);
    assert_eq!(forbidden(&state, ONE, "pass"), Some("D-LAST-01"));
}

#[test]
fn d_last_02_only_the_slow_one_and_only_what_was_put_back() {
    assert_eq!(forbidden(&one_wrong(), THREE, "take1"), Some("D-LAST-02"));
    assert_eq!(forbidden(&one_wrong(), TWO, "take2"), Some("D-LAST-02"));
    // Two seats gave up: each may choose, the one on the roller's left first.
    let state = play(&race(""), "1 pass\n2 !\n3 pass");
    assert_eq!(forbidden(&state, ONE, "take2"), Some("D-LAST-02"));
    assert_eq!(points(&play(&state, "3 take-\n1 take2")), [4, 0, 0]);
}

#[test]
fn d_last_03_what_is_left_returns_to_the_supply() {
    let state = play(&race(""), "3 !\n2 !\n1 take1");
    assert_eq!((public(&state).round, treasures(&state)), (3, vec![1, 2]));
}
