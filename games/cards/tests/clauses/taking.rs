//! C-TAKE.

use cards::{Card, Cards, way};
use irrgarten_game::{Game, Notation, PerSeat};
use irrgarten_kit::Order;

use crate::table::{FIRST, act, forbidden, position, table, takes};

/// Two helmets can be reached from 44n@0,-1.
const SQUARE: &str = "@0,0:33e.13w/26e.23e";
const HANDS: &str = "03,44|08,34";

/// 21 in the middle shows an amulet as 50 in the west does, and a sword as 47 in the east does.
const BETWEEN: &str = "@-1,0:50e._.47e/01n.03n.05n";

#[test]
fn c_take_01_the_other_card_is_a_point() {
    let after = act(&table(SQUARE, HANDS, ""), "44n@0,-1x0,1");
    let taken: Vec<u8> = after.won(FIRST).iter().map(Card::number).collect();
    assert_eq!(taken, [26]);
    assert!(!after.labyrinth().cards().iter().any(|card| card.number() == 26));
    let points: PerSeat<u16> = Cards::points(&after).unwrap();
    assert_eq!(points.iter().copied().collect::<Vec<_>>(), [1, 0]);
    assert_eq!(forbidden(&table(SQUARE, HANDS, ""), "44n@0,-1x5,5"), Some("C-TAKE-01"), "there is no card");
}

#[test]
fn c_take_02_the_laid_card_stays() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(forbidden(&state, "44n@0,-1x0,-1"), Some("C-TAKE-02"));
}

#[test]
fn c_take_03_the_rest_hangs_together_by_sides() {
    // Without the card on 0,0 the laid one would touch the rest at a corner only.
    let corner = table("@0,0:11s.43s/20s.17w", "01,04|02,03", "");
    assert_eq!(forbidden(&corner, "04e@-1,0"), None);
    assert_eq!(forbidden(&corner, "04e@-1,0x0,0"), Some("C-TAKE-03"));
    // Corridors do not matter for this: the wall between 41 and 42 holds as well as a gate.
    let walls = table("@0,0:50e.41n.42s", "21,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&walls, "21n@1,1"), Some("C-PLACE-03"));
    assert_eq!(forbidden(&walls, "21n@-1,0x0,0"), Some("C-TAKE-03"));
}

#[test]
fn c_take_04_all_cards_of_a_kind_may_be_taken() {
    let state = table(SQUARE, HANDS, "");
    assert_eq!(takes(&state, "44n@0,-1"), ["", "x0,1", "x1,1", "x0,1x1,1"]);
    let after = act(&state, "44n@0,-1x0,1x1,1");
    assert_eq!(after.won(FIRST).len(), 2);
}

#[test]
fn c_take_05_both_treasures_count() {
    let state = table(BETWEEN, "21,22|09,10", "deck=lanes50");
    assert_eq!(forbidden(&state, "21n@0,0x-1,0x1,0"), None);
}

#[test]
fn c_take_06_any_set_that_leaves_the_rest_whole_in_any_order() {
    let state = table("@0,0:16n.38n/37e.07s", "01,46|02,03", "");
    assert_eq!(takes(&state, "46s@2,0"), ["", "x0,0", "x1,1"], "either or");
    assert_eq!(forbidden(&state, "46s@2,0x0,0x1,1"), Some("C-TAKE-03"));
    let both = table(SQUARE, HANDS, "");
    let spelled: cards::Action = "44n@0,-1x1,1x0,1".parse().unwrap();
    assert_eq!(spelled.to_string(), "44n@0,-1x0,1x1,1", "the order of taking has no meaning");
    assert_eq!(Cards::check(&both, FIRST, spelled), Ok(()));
}

#[test]
fn c_take_07_taking_is_optional_unless_the_table_says_otherwise() {
    let state = table(BETWEEN, "21,22|09,10", "deck=lanes50");
    assert_eq!(takes(&state, "21n@0,0"), ["", "x-1,0", "x1,0", "x-1,0x1,0"]);
    let most = table(BETWEEN, "21,22|09,10", "take=auto_max deck=lanes50");
    assert_eq!(takes(&most, "21n@0,0"), ["x-1,0x1,0"]);
    assert_eq!(forbidden(&most, "21n@0,0x-1,0"), Some("C-TAKE-07"));
    assert_eq!(forbidden(&most, "21n@0,0"), Some("C-TAKE-07"));
    // Where not all can be taken together, every largest set is offered.
    let either = table("@0,0:16n.38n/37e.07s", "01,46|02,03", "take=auto_max");
    assert_eq!(takes(&either, "46s@2,0"), ["x0,0", "x1,1"]);
    // One card is one point, however often it is named.
    assert!("44n@0,-1x0,1x0,1".parse::<cards::Action>().is_err());
}

#[test]
fn c_take_08_the_way_can_be_shown_and_a_wrong_taking_changes_nothing() {
    let state = table(SQUARE, HANDS, "");
    let after = act(&state, "44n@0,-1");
    let card = |number| Card::numbered(number).unwrap();
    let shown = way(after.labyrinth(), after.deck(), card(44), card(26)).unwrap();
    assert_eq!(shown.iter().map(|corridor| corridor.card.number()).collect::<Vec<_>>(), [44, 33, 26]);
    assert_eq!(way(after.labyrinth(), after.deck(), card(44), card(13)), None);
    let mut tried = state;
    assert!(Cards::try_act(&mut tried, FIRST, "44n@0,-1x1,0".parse().unwrap()).is_err());
    assert_eq!(tried, state);
    assert_eq!(position(&Cards::position(&tried, &Order::default())), state);
}
