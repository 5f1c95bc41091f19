//! T-MOVE.

use towers::Options;

use crate::table::{RED, TABLE, Table, actions, dealt, forbidden, play};

fn moving(pawns: &'static str, hands: &'static str) -> towers::State {
    Table { pawns, hands, turn: "R.m", barred: "E2", ..TABLE }.state()
}

#[test]
fn t_move_01_as_far_as_wished() {
    let state = moving("Rb1,Ga5", "-,J");
    assert_eq!(actions(&state), ["mb1", "mc1", "md1", "me1", "me2", "me3"]);
}

#[test]
fn t_move_02_other_pawns_are_passed_and_joined() {
    let state = moving("Rb1,Ge1", "-,J");
    assert_eq!(forbidden(&state, "me1"), None, "joined");
    assert_eq!(forbidden(&state, "me3"), None, "passed");
    let after = play(state, &["me1"]);
    assert_eq!(after.public().pawn(RED), after.public().pawn(crate::table::GREEN));
}

#[test]
fn t_move_03_staying_is_allowed() {
    for number in 0..20 {
        let slid = dealt(2, Options::default(), number);
        let first = actions(&slid)[0].clone();
        let state = play(slid, &[&first]);
        let seat = state.public().stage.mover().unwrap();
        assert_eq!(forbidden(&state, &format!("m{}", state.public().pawn(seat))), None);
    }
}

#[test]
fn t_move_04_both_towers_must_be_open() {
    // b3 is open to the north, b2 is not open to the south; c1 is open to the south, c2 not to the north.
    assert_eq!(forbidden(&moving("Rb3,Ge5", "UDJ,J"), "mb2"), Some("T-MOVE-05"), "only round by c3");
    assert_eq!(forbidden(&moving("Rb3,Ge5", "UDJ,J"), "mb4"), Some("T-MOVE-04"));
    assert_eq!(forbidden(&moving("Rc1,Ge5", "UDJ,J"), "mc2"), Some("T-MOVE-04"));
    assert_eq!(forbidden(&moving("Rd2,Ge5", "UDJ,J"), "me2"), Some("T-MOVE-04"));
}

#[test]
fn t_move_05_one_level_at_a_time() {
    let state = moving("Re3,Ge5", "-,J");
    assert_eq!(forbidden(&state, "me2"), None, "3 to 2");
    assert_eq!(forbidden(&state, "me1"), None, "3 to 2 to 1");
    assert_eq!(forbidden(&state, "me4"), Some("T-MOVE-05"), "3 to 1");
    assert_eq!(forbidden(&moving("Ra1,Ge5", "-,J"), "ma2"), Some("T-MOVE-05"), "1 to 4");
    assert_eq!(actions(&moving("Ra1,Ge5", "-,J")), ["ma1"]);
}
