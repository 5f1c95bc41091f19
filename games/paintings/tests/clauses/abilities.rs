//! P-SWAP, P-CROSS, P-TPORT, P-BREAK.

use irrgarten_kit::Direction;
use paintings::{Action, path};

use crate::table::{
    GREEN, RED, TABLE, Table, act, actions, field, forbidden, offered, pawn, play, row, square, tableau,
};

const SWAP: Table = Table { mode: "basic", abilities: "SW,SR", ..TABLE };
const CROSS: Table = Table { mode: "basic", abilities: "SX,SR", ..TABLE };
const TELEPORT: Table = Table { mode: "basic", abilities: "ST,SR", ..TABLE };
/// Red stands on a6, which is open to the west edge; so is g4 to the east, b1 to the north is closed.
const BREAK: Table = Table { mode: "basic", abilities: "SB,SR", pawns: "Ra6,Gg7", ..TABLE };

/// The way of an action of red.
fn way(table: &Table, action: &str) -> String {
    let Ok(Action::Move(movement)) = action.parse() else { panic!("{action}") };
    let way = path(&table.state(), RED, movement).unwrap_or_else(|| panic!("no way for {action}"));
    way.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn p_swap_01_two_tiles_side_by_side_change_places() {
    let state = play(SWAP.state(), "wb2-c2");
    assert!(row(&state, 2).starts_with("7I92913F"));
    assert_eq!(forbidden(&SWAP.state(), "wb2-d2"), Some("P-SWAP-01"));
    assert_eq!(forbidden(&SWAP.state(), "wa2-b1"), Some("P-SWAP-01"), "not diagonally");
    assert_eq!("wc2-b2".parse::<Action>().unwrap().to_string(), "wb2-c2");
}

#[test]
fn p_swap_02_each_may_be_face_down() {
    assert!(row(&play(SWAP.state(), "wa4-b4"), 4).starts_with("57~J3V"));
}

#[test]
fn p_swap_03_they_keep_orientation_and_face() {
    let state = play(SWAP.state(), "wf2-f3");
    assert_eq!((row(&state, 2).ends_with("~D58"), row(&state, 3).ends_with(".cR.")), (true, true));
    assert_eq!(state.board().down().len(), 2);
}

#[test]
fn p_swap_04_pawns_travel_and_collect_nothing() {
    let table = Table { pawns: "Rb2,Gc2", tableaus: "FN,JW", ..SWAP };
    let state = play(table.state(), "wc2-d2");
    assert_eq!((pawn(&state, RED), pawn(&state, GREEN)), ("b2".to_owned(), "d2".to_owned()));
    let carried = play(Table { pawns: "Rd2,Gc2", tableaus: "FN,JW", ..SWAP }.state(), "wc2-d2");
    assert_eq!((pawn(&carried, RED).as_str(), tableau(&carried, RED).as_str()), ("c2", "FN"));
}

#[test]
fn p_swap_05_no_fixed_fields_36_pairs() {
    assert_eq!(forbidden(&SWAP.state(), "wa1-a2"), Some("P-SWAP-05"));
    assert_eq!(forbidden(&SWAP.state(), "wb3-c3"), Some("P-SWAP-05"));
    assert_eq!(offered(&SWAP.state(), "w").len(), 36);
}

#[test]
fn p_cross_01_through_one_face_down_tile() {
    let state = CROSS.state();
    assert_eq!(forbidden(&state, "ma5"), Some("P-MOVE-05"));
    assert_eq!(forbidden(&state, "ma5+x"), None);
    assert_eq!(way(&CROSS, "ma5+x"), "a1 a2 a3 a4 a5");
    assert_eq!(forbidden(&state, "ma2+x"), Some("P-CROSS-01"), "not where it is not needed");
    assert_eq!(forbidden(&state, "mg3+x"), Some("P-CROSS-01"));
    assert_eq!(forbidden(&TABLE.state(), "ma5+x"), Some("P-ACT-01"));
    assert_eq!(offered(&state, "m").len(), 16);
    let used = play(state, "ma5+x");
    assert_eq!((field(&used, 7).as_str(), act(&used)), ("Sx,SR", (0, 0)));
}

#[test]
fn p_cross_02_out_into_an_open_field_that_leads_to_it() {
    // b4 runs from north to south: it has no opening towards a4, and is reached over b3 or b5 only.
    assert_eq!(way(&CROSS, "mb4+x"), "a1 a2 a3 a4 a5 b5 b4");
    // A pawn that stands on a face-down tile may leave it.
    let stands = Table { pawns: "Ra4,Gg7", ..CROSS };
    assert_eq!(way(&stands, "ma3+x"), "a4 a3");
    assert_eq!(forbidden(&stands.state(), "ma3+x"), None);
}

#[test]
fn p_cross_03_it_stays_face_down() {
    assert!(row(&play(CROSS.state(), "ma5+x"), 4).starts_with("~J"));
}

#[test]
fn p_cross_04_it_may_end_on_another_face_down_tile() {
    let table = Table {
        board: ".3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./~Q5H563CcBcW9G/.eE.c0.5X.",
        ..CROSS
    };
    let state = table.state();
    assert_eq!(offered(&state, "ma6+x"), ["^", "~"]);
    assert_eq!(forbidden(&state, "ma7+x"), Some("P-CROSS-01"), "not through two");
}

#[test]
fn p_tport_01_from_any_start_to_any_other() {
    let state = TELEPORT.state();
    for start in ["g1", "g7", "a7"] {
        assert_eq!(forbidden(&state, &format!("m{start}+t")), None, "{start}");
    }
    let off = Table { pawns: "Ra3,Gg7", ..TELEPORT };
    assert_eq!(way(&off, "mg2+t"), "a3 a2 a1 g1 g2", "the start is on the way");
    let away = Table { pawns: "Rc3,Gg7", ..TELEPORT }.state();
    assert_eq!(forbidden(&away, "mg1+t"), Some("P-TPORT-01"), "no start in reach");
    assert_eq!(field(&play(state, "mg1+t"), 7), "St,SR");
}

#[test]
fn p_tport_02_it_may_end_there() {
    let state = play(TELEPORT.state(), "ma7+t");
    assert_eq!((pawn(&state, RED), act(&state)), ("a7".to_owned(), (0, 0)));
    assert_eq!(forbidden(&TELEPORT.state(), "ma1+t"), Some("P-TPORT-01"), "one is there without");
}

#[test]
fn p_break_01_out_through_an_opening_and_in_through_another() {
    let state = BREAK.state();
    assert_eq!(way(&BREAK, "mb1+b"), "a6 b1");
    assert_eq!(forbidden(&state, "mb1+b"), None);
    assert!(state.board().openings(square("b1")).has(Direction::North));
    let inside = Table { pawns: "Ra1,Gg7", ..BREAK }.state();
    assert_eq!(forbidden(&inside, "mg1+b"), Some("P-BREAK-01"), "no opening to the edge in reach");
}

#[test]
fn p_break_02_then_it_goes_on() {
    assert_eq!(way(&BREAK, "mc1+b"), "a6 b1 c1");
}

#[test]
fn p_break_03_never_ends_outside() {
    assert!("mh1+b".parse::<Action>().is_err());
    assert!(
        offered(&BREAK.state(), "m")
            .iter()
            .all(|goal| goal.starts_with(|letter| ('a'..='g').contains(&letter)))
    );
}

#[test]
fn p_break_04_in_over_a_face_down_tile_that_must_be_turned() {
    let table = Table { pawns: "Rg4,Gg7", ..BREAK };
    let state = table.state();
    // a4 lies face down at the west edge. A passage within does not lead there before red comes in at a6.
    assert_eq!(offered(&state, "ma4+b"), ["^", "~"]);
    let walled = Table {
        board: ".6N.aL.6K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59dA/.bU.dM.a5./eQ5H563CcBcW9G/.bE.90.aX.",
        pawns: "Ra6,Gg7",
        ..BREAK
    };
    let state = walled.state();
    assert_eq!(offered(&state, "ma4+b"), ["^"], "from outside alone it must be turned");
    assert_eq!(forbidden(&state, "ma4+b~"), Some("P-BREAK-04"));
    // Then, as in P-BACK-03, all see it, and how it lies is the next action. The ability is used.
    let seen = play(state, "ma4+b^");
    assert_eq!(field(&seen, 7), "Sb,SR");
    assert_eq!(actions(&seen), ["=3", "=6", "=9", "=c"]);
    let after = play(seen, "=3");
    assert_eq!((pawn(&after, RED), act(&after)), ("a4".to_owned(), (0, 0)));
}

#[test]
fn p_break_05_never_out_over_a_back() {
    let state = Table { pawns: "Ra4,Gg7", ..BREAK }.state();
    assert_eq!(offered(&state, "m"), ["a4^", "a4~"]);
}
