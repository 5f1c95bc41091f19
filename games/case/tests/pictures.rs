//! The pictures show what is there, and nothing that is hidden.

#![allow(clippy::panic, clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use case::{Card, Case, State};
use irrgarten_game::{Game as _, Language, Notation as _, Presentation as _, Seat, Viewer};
use irrgarten_kit::Indexed as _;

const TEXT: &str = "case/1 135 I/I/D/6.18/H/16.13 ABCDIG - 3 M7 - turn=5 log=1:12eA-=A,2:32dD=d,3:52eH-=H,4:12eI-=I | \
                    2eF:3afBCD/16bcGH/45dAEI";

fn state() -> State {
    Case::read_position(TEXT).unwrap().0
}

/// What elements with this attribute say in it.
fn said(svg: &str, attribute: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|bad| panic!("{bad}"));
    document.descendants().filter_map(|node| node.attribute(attribute)).map(str::to_owned).collect()
}

#[test]
fn the_plan_has_every_room_door_pawn_and_exhibit() {
    let svg = Case::svg(&Case::view(&state(), Viewer::Public), Language::En);
    assert_eq!(said(&svg, "data-room").concat(), "ABCDEFGHIX");
    assert_eq!(said(&svg, "data-door").len(), 18);
    let pawns = said(&svg, "data-pawn");
    assert!("123456".chars().all(|pawn| pawns.contains(&pawn.to_string())));
    assert_eq!(said(&svg, "data-exhibit").len(), 6);
    let reach = state().public().reach(7);
    assert_eq!(said(&svg, "data-reach").len(), reach.squares.len());
}

#[test]
fn only_cards_in_sight_have_faces() {
    assert_eq!(
        said(&Case::svg(&Case::view(&state(), Viewer::Public), Language::En), "data-card"),
        Vec::<String>::new()
    );
    let own = said(&Case::svg(&Case::view(&state(), Viewer::Seat(Seat::at(1))), Language::En), "data-card")
        .concat();
    assert_eq!(own, "16bcGH");
    let open = said(&Case::svg(&Case::lay_open(&state()), Language::En), "data-card");
    assert!(Card::all().all(|card| open.contains(&card.to_string())));
}

#[test]
fn every_picture_that_is_used_is_there() {
    let svg = Case::svg(&Case::lay_open(&state()), Language::En);
    let known = said(&svg, "id");
    assert!(said(&svg, "href").iter().all(|link| known.contains(&link[1..].to_owned())));
}

#[test]
fn letters_show_rooms_hands_and_history() {
    let art = Case::text_art(&Case::view(&state(), Viewer::Seat(Seat::at(0))), Language::En);
    for part in [
        "X Incident Room",
        "passage to A",
        "3afBCD",
        "??????",
        "Turn 5: 3 Captain walks 7",
        "1: s2eA 3- 5=A",
        "3: s2dD 5=?",
    ] {
        assert!(art.contains(part), "{part} is missing in\n{art}");
    }
    assert!(!art.contains("16bcGH") && !art.contains("2eF"), "{art}");
    assert!(art.lines().all(|line| line.chars().count() <= 80), "{art}");
}
