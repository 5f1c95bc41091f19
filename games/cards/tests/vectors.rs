//! The vectors of the notation (`docs/notation.md`), checked with an independent simulator.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use cards::{Action, Cards, State};
use irrgarten_game::{Game, Notation, Seat};

fn position(text: &str) -> State {
    Cards::read_position(text).unwrap_or_else(|bad| panic!("{text}: {bad}")).0
}

fn actions(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = Cards::actions(state, Seat::at(0), &mut |action| {
        all.push(action);
        ControlFlow::Continue(())
    });
    all
}

/// How many ways there are to lay a card, whatever is taken.
fn placements(state: &State) -> usize {
    let places = actions(state).into_iter().map(|action| (action.card, action.cell, action.top.index()));
    places.collect::<BTreeSet<_>>().len()
}

fn clause(state: &State, action: &str) -> Option<&'static str> {
    use irrgarten_game::Refusal as _;
    Cards::check(state, Seat::at(0), action.parse().unwrap()).err().map(|refusal| refusal.clause())
}

#[test]
fn vector_1_two_helmets_and_thirty_placements() {
    let state = position("cards/1 n=2 @0,0:33e.13w/26e.23e h=44,03|34,08 c=-|- p=42 t=1");
    assert_eq!(clause(&state, "44n@0,-1x0,1x1,1"), None);
    assert_eq!(placements(&state), 30);
}

#[test]
fn vector_2_both_treasures_and_37_placements() {
    let state = position("cards/1 n=2 @0,0:50e.01s/14w.30w h=37,03|28,31 c=-|- p=42 t=1");
    assert_eq!(clause(&state, "37n@-1,1x1,0x1,1"), None);
    assert_eq!(placements(&state), 37);
}

#[test]
fn vector_3_a_corner_does_not_hold() {
    let state = position("cards/1 n=2 @0,0:11s.43s/20s.17w h=04,01|02,03 c=-|- p=42 t=1");
    assert_eq!(clause(&state, "04e@-1,0"), None);
    assert_eq!(clause(&state, "04e@-1,0x0,0"), Some("C-TAKE-03"));
}

#[test]
fn vector_4_either_or() {
    let state = position("cards/1 n=2 @0,0:16n.38n/37e.07s h=46,01|02,03 c=-|- p=42 t=1");
    assert_eq!(clause(&state, "46s@2,0x0,0"), None);
    assert_eq!(clause(&state, "46s@2,0x1,1"), None);
    assert_eq!(clause(&state, "46s@2,0x0,0x1,1"), Some("C-TAKE-03"));
    assert_eq!(clause(&state, "46s@2,0x0,1"), Some("C-WAY-03"));
}
