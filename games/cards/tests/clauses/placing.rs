//! C-TURN and C-PLACE.

use cards::Cards;
use irrgarten_game::{Game, Turn};

use crate::table::{FIRST, SECOND, act, actions, draw, forbidden, forbidden_to, table};

/// 44 has gates 1 6 7 8; 33 turned east has 1 2 3 6.
const SQUARE: &str = "@0,0:33e.13w/26e.23e";
const HANDS: &str = "03,44|08,34";

#[test]
fn c_turn_01_lay_take_draw_then_the_left_neighbour() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden_to(&state, SECOND, "08n@0,-1"), Some("C-TURN-01"));
    let laid = act(&state, "44n@0,-1x0,1x1,1");
    assert_eq!(Cards::turn(&laid), Turn::Chance);
    assert_eq!(forbidden(&laid, "03n@0,1"), Some("C-DRAW-01"));
    let drawn = draw(&laid, "19");
    assert_eq!(drawn.mover(), Some(SECOND));
    assert_eq!(forbidden(&drawn, "03n@0,1"), Some("C-TURN-01"));
}

#[test]
fn c_place_01_one_card_of_the_hand_and_no_passing() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "08n@0,-1"), Some("C-PLACE-01"));
    assert_eq!(forbidden(&state, "19n@0,-1"), Some("C-PLACE-01"));
    for action in actions(&state) {
        let after = act(&state, &action.to_string());
        assert_eq!(after.hand(FIRST).len(), 1, "{action} lays a card");
    }
}

#[test]
fn c_place_02_on_an_empty_cell_side_by_side_with_another_card() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "44n@0,0"), Some("C-PLACE-02"), "nothing is covered");
    assert_eq!(forbidden(&state, "44n@-1,-1"), Some("C-PLACE-02"), "a corner is no neighbour");
    assert_eq!(forbidden(&state, "44n@9,9"), Some("C-PLACE-02"));
}

#[test]
fn c_place_02_holes_count_and_any_orientation_is_allowed() {
    let ring = "@0,0:01n.02n.03n/04n._.05n/06n.07n.08n";
    let state = table(ring, "21,22|09,10", "deck=lanes50");
    for top in ["n", "e", "s", "w"] {
        assert_eq!(forbidden(&state, &format!("21{top}@1,1")), None);
    }
}

#[test]
fn c_place_03_at_least_one_gate_meets_an_open_gate() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "44n@0,-1"), None, "its gate 6 meets gate 1 of card 33");
    assert_eq!(forbidden(&state, "44e@0,-1"), Some("C-PLACE-03"), "turned east it has no gate in the south");
}

#[test]
fn c_place_04_nothing_more_is_required() {
    // 44n has a wall where gate 2 of card 33 arrives, and gates 7 and 8 lead out into the open.
    let placement = "44n@0,-1";
    assert_eq!(forbidden(&table(SQUARE, HANDS, ""), placement), None);
    let strict = table(SQUARE, HANDS, "edges=strict");
    assert_eq!(forbidden(&strict, placement), Some("C-PLACE-04"));
    assert!(!actions(&strict).is_empty());
    assert!(actions(&strict).iter().all(|action| forbidden(&strict, &action.to_string()).is_none()));
}

#[test]
fn c_place_05_who_is_stuck_lays_anywhere_and_takes_nothing() {
    // Four bends closed to a ring: no gate leads out. 05 shows a map as 42 and 44 do.
    let state = table("@0,0:41e.42s/43n.44w", "05,06|07,08", "deck=lanes50");
    let all = actions(&state);
    assert_eq!(all.len(), 2 * 8 * 4, "two cards, eight cells, four orientations");
    assert!(all.iter().all(|action| action.taken.is_empty()));
    assert_eq!(forbidden(&state, "05n@-1,0"), None);
    assert_eq!(forbidden(&state, "05n@1,-1x1,0"), Some("C-PLACE-05"));
    assert_eq!(forbidden(&state, "05n@-1,-1"), Some("C-PLACE-02"), "beside another card all the same");
    let after = draw(&act(&state, "05n@-1,0"), "09");
    assert_eq!(after.mover(), Some(SECOND));
}
