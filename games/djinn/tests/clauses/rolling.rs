//! D-ROUND, D-ROLL, D-DEAL and D-GO.

use irrgarten_game::{Game as _, SeatSet, Turn, Viewer};

use super::table::*;
use djinn::{Djinn, Phase};

#[test]
fn d_round_01_four_rounds_and_the_roller_moves_on_clockwise() {
    let mut state = dealt(3, &["first=3"], 0);
    let mut rollers = Vec::new();
    while public(&state).phase != Phase::Over {
        rollers.push(public(&state).roller.number());
        state = idle_round(&state);
    }
    assert_eq!(rollers, [3, 1, 2, 3]);
    assert_eq!(forbidden(&state, ONE, "roll"), Some("D-ROUND-01"));
    assert_eq!(public(&dealt(2, &["rounds=2"], 0)).rulings.rounds, 2);
}

#[test]
fn d_round_02_the_table_is_laid_out_afresh_every_round() {
    let state = idle_round(&dealt(4, &[], 0));
    assert_eq!((public(&state).round, treasures(&state)), (2, vec![1, 2, 3]));
}

#[test]
fn d_roll_01_the_roller_rolls_once() {
    let state = dealt(3, &["first=2"], 0);
    assert_eq!(Djinn::turn(&state), Turn::Decide(SeatSet::only(TWO)));
    assert_eq!(forbidden(&state, ONE, "roll"), Some("D-ROLL-01"));
    let state = play(&state, "2 roll");
    assert_eq!(Djinn::turn(&state), Turn::Chance);
    assert_eq!(forbidden(&state, TWO, "roll"), Some("D-ROLL-01"));
}

#[test]
fn d_roll_02_a_number_says_how_many_cards() {
    let state = deal_all(&play(&dealt(2, &["first=1"], 0), "1 roll=5"));
    assert_eq!(public(&state).cards_each(), 5);
    assert!(state.places().all(|place| place.hand.len() == 5));
}

#[test]
fn d_roll_03_the_genie_turns_up_a_binding_layout() {
    let state = deal_all(&play(&dealt(2, &["first=1"], 0), "1 roll=G:O4"));
    let state = play(&state, "1 go");
    assert_eq!(public(&state).cards_each(), 4);
    let card = state.place(ONE).hand.first().unwrap();
    assert_eq!(forbidden(&state, ONE, &format!("{card}n@2,0")), Some("D-FIT-07"));
}

#[test]
fn d_roll_04_a_used_assignment_is_out_of_the_game() {
    let state = idle_round(&play(&dealt(2, &["first=1"], 0), "1 roll=G:O4"));
    let state = play(&state, "2 roll");
    let layouts: Vec<String> = chances(&state).into_iter().map(|(text, _)| text).collect();
    assert!(!layouts.contains(&"roll=G:O4".to_owned()));
    assert!(layouts.contains(&"roll=G:T4".to_owned()));
    assert!(text(&state).contains(" used=O4"));
}

#[test]
fn d_deal_01_everybody_draws_and_nobody_looks() {
    let state = deal_all(&play(&dealt(3, &["first=2"], 0), "2 roll=4"));
    assert_eq!(state.pile_count(), 30 - 12);
    for viewer in Viewer::all(3) {
        let seen = <Djinn as irrgarten_game::Notation>::view_text(&Djinn::view(&state, viewer));
        assert!(seen.contains("s1=0:?,?,?,?:-:w s2=0:?,?,?,?:-:w"), "{seen}");
    }
}

#[test]
fn d_go_01_nothing_is_touched_before_the_start() {
    let state = deal_all(&play(&dealt(3, &["first=2"], 0), "2 roll=3"));
    let card = state.place(ONE).hand.first().unwrap();
    assert_eq!(forbidden(&state, ONE, &format!("{card}n@0,0")), Some("D-GO-01"));
    assert_eq!(forbidden(&state, ONE, "go"), Some("D-ROLL-01"));
    let state = play(&state, "2 go");
    assert_eq!(forbidden(&state, ONE, &format!("{card}n@0,0")), None);
    assert_eq!(Djinn::view(&state, Viewer::Public), Djinn::view(&state, Viewer::Seat(ONE)));
    assert_eq!(forbidden(&state, TWO, "go"), Some("D-GO-01"));
}
