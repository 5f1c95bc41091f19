//! C-WAY.

use cards::{Card, way};

use crate::table::{act, forbidden, table, takes};

/// The helmet of 44 leads through 33 to the helmets of 26 and 23.
const SQUARE: &str = "@0,0:33e.13w/26e.23e";
const HANDS: &str = "03,44|08,34";

#[test]
fn c_way_01_an_unbroken_way_to_the_same_treasure() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "44n@0,-1x0,1"), None);
    assert_eq!(takes(&state, "44n@0,-1"), ["", "x0,1", "x1,1", "x0,1x1,1"]);
}

#[test]
fn c_way_01_walls_break_a_way() {
    // The lanes of 01 run north, east and south: its west side is a wall.
    let open = table("@0,0:50e", "21,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&open, "21n@-1,0x0,0"), None, "21 and 50 both show an amulet");
    let walled = table("@0,0:01n.50e", "21,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&walled, "21n@0,-1"), None, "they connect from north to south");
    assert_eq!(forbidden(&walled, "21n@0,-1x1,0"), None, "and 01 leads on to the east");
    let turned = table("@0,0:01s.50e", "21,22|09,10", "deck=lanes50");
    assert_eq!(
        forbidden(&turned, "21n@0,-1x1,0"),
        Some("C-WAY-01"),
        "turned round, 01 has its wall in the east"
    );
}

#[test]
fn c_way_02_neither_length_nor_other_treasures_matter() {
    let state = act(&table(SQUARE, HANDS, ""), "44n@0,-1");
    let card = |number| Card::numbered(number).unwrap();
    let way = way(state.labyrinth(), state.deck(), card(44), card(23)).unwrap();
    let cards: Vec<u8> = way.iter().map(|corridor| corridor.card.number()).collect();
    assert_eq!(cards, [44, 33, 26, 23], "past an axe and through another helmet");
}

#[test]
fn c_way_03_joining_two_old_cards_earns_nothing() {
    // 24 joins the emeralds of 46 and 48, but shows none itself.
    let state = table("@-1,0:46e._.48e/01n.03n.05n", "24,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&state, "24n@0,0"), None);
    assert_eq!(forbidden(&state, "24n@0,0x-1,0"), Some("C-WAY-03"));
    assert_eq!(takes(&state, "24n@0,0"), [""]);
}

#[test]
fn c_way_04_two_corridors_of_a_card_are_two_places() {
    // The amulet of 26 lies on its bend from north to east, card 21 with the other amulet south of it.
    let apart = table("@0,1:21n", "26,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&apart, "26n@0,0"), None);
    assert_eq!(forbidden(&apart, "26n@0,0x0,1"), Some("C-WAY-01"));
    // A way that leaves to the east and comes back from the south joins them.
    let around = table("@0,0:_.41s/21n.43w", "26,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&around, "26n@0,0x0,1"), None);
}

#[test]
fn c_way_05_matches_are_judged_before_anything_is_taken() {
    // The only way to 23 runs through 26, which is taken in the same turn.
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "44n@0,-1x0,1x1,1"), None);
}
