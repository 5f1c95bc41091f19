//! K-TURN, K-ROLL, K-PASS and K-DOOR.

use case::{Phase, Spot, Suspect};
use irrgarten_kit::Indexed as _;

use crate::START;
use crate::table::{at, dealt, seat};

/// A pawn on 6.9 before the centre's door, others out of the way.
fn with_pawns(pawns: &str, phase: &str) -> crate::table::Play {
    at(&format!("case/1 135 {pawns} ABCDFG - 1 {phase} - turn=7 | 2eF:3afBCD/16bcGH/45dAEI"))
}

#[test]
fn k_turn_01_suspect_1_begins() {
    let game = at(START);
    assert_eq!(game.public().players[game.decider()], Some(Suspect::at(0)));
    let all: Vec<_> = (0..20).map(|number| dealt(3, &["suspects=drawn"], number)).collect();
    assert!(all.iter().all(|game| game.public().players[game.decider()] == Some(Suspect::at(0))));
    assert!(all.iter().any(|game| game.decider() != seat(1)));
}

#[test]
fn k_turn_02_or_the_lowest_that_is_played() {
    for (chosen, first) in [("t5 t3 t6", 2), ("t2 t3 t4", 1), ("t6 t5 t4", 3)] {
        assert_eq!(dealt(3, &[], 1).then(chosen).decider(), seat(first), "{chosen}");
    }
}

#[test]
fn k_turn_03_in_seat_order() {
    let second = at(START).then("r12 m4.5");
    assert_eq!(second.decider(), seat(2));
    assert_eq!(second.refuses_to(1, "r"), "K-TURN-03");
    assert_eq!(second.then("r12 m6.4 r12 m14.5").decider(), seat(1));
}

#[test]
fn k_turn_04_a_turn_begins_with_one_of_four() {
    assert_eq!(at(START).choices(), ["r"]);
    assert_eq!(at(START).refuses("m2.6"), "K-ROLL-01");
    assert_eq!(with_pawns("A/1.14/6.1/6.18/16.6/16.13", "T").choices(), ["r", "p"]);
    let centre = with_pawns("X/1.14/6.1/6.18/16.6/16.13", "T").choices();
    assert_eq!((centre.len(), centre[1].as_str()), (325, "a1aA"));
    assert_eq!(at(START).then("r12").refuses("r"), "K-TURN-04");
}

#[test]
fn k_turn_05_a_player_that_is_out_is_skipped() {
    let game = at(
        "case/1 135 1.5/1.14/X/6.18/16.6/16.13 ABCDFG - 1 T o3 turn=7 log=2:31aA! | 2eF:3afBCD/16bcGH/45dAEI",
    );
    assert_eq!(game.then("r12 m4.5").decider(), seat(3));
}

#[test]
fn k_turn_06_a_player_that_can_move_must() {
    assert_eq!(at(START).then("r12").refuses("m-"), "K-TURN-06");
    assert_eq!(at(START).then("r12").refuses("."), "K-TURN-06");
    assert_eq!(at(START).then("r12").refuses("m1.5"), "K-ROLL-01");
}

#[test]
fn k_turn_07_walking_to_another_place_is_no_duty() {
    assert!(at(START).then("r36").allows("mA") && at(START).then("r36").allows("m5.10"));
}

#[test]
fn k_roll_01_exactly_the_roll() {
    let rolled = at(START).then("r13");
    assert!(rolled.allows("m5.5") && rolled.allows("mA"));
    assert_eq!(rolled.refuses("m4.5"), "K-ROLL-01");
    assert_eq!(rolled.refuses("m6.6"), "K-ROLL-01");
}

#[test]
fn k_roll_02_never_diagonally() {
    let rolled = at(START).then("r11");
    assert_eq!(rolled.choices(), ["m2.6", "m3.5"]);
    assert_eq!(with_pawns("5.3/1.14/6.1/6.18/16.6/16.13", "M3").refuses("m6.4"), "K-ROLL-01");
}

#[test]
fn k_roll_03_turning_is_free() {
    assert!(at(START).then("r21").allows("m1.6"), "down, right, up");
}

#[test]
fn k_roll_04_no_square_twice() {
    // Two steps would be back on the start, four steps on it or beside it.
    assert_eq!(at(START).then("r11").refuses("m1.5"), "K-ROLL-01");
    assert_eq!(at(START).then("r13").refuses("m1.5"), "K-ROLL-01");
    // In the corner 1.5 a pawn on 2.6 leaves one way down: four steps cannot end two squares below.
    assert_eq!(with_pawns("1.5/1.14/2.6/6.18/16.6/16.13", "M4").refuses("m3.5"), "K-ROLL-01");
}

#[test]
fn k_roll_05_pawns_are_in_the_way() {
    let shut = with_pawns("1.5/1.14/1.6/6.18/2.5/16.13", "M7");
    assert_eq!(shut.choices(), ["m-"]);
    assert_eq!(shut.refuses("m1.6"), "K-ROLL-01");
}

#[test]
fn k_roll_06_start_squares_are_ordinary() {
    assert!(with_pawns("6.2/1.14/D/6.18/16.6/16.13", "M3").allows("m6.1"), "3's empty start");
}

#[test]
fn k_roll_07_the_goal_is_enough() {
    assert_eq!(at(START).then("r34 m4.5").public().pawns[0].to_string(), "4.5");
}

#[test]
fn k_roll_08_stuck_is_the_end_of_the_turn() {
    let shut = with_pawns("1.5/1.14/1.6/6.18/2.5/16.13", "M2");
    let next = shut.then("m-");
    assert_eq!((next.decider(), next.public().pawns[0].to_string()), (seat(2), "1.5".to_owned()));
}

#[test]
fn k_roll_09_no_passage_after_a_roll() {
    assert_eq!(with_pawns("A/1.14/6.1/6.18/16.6/16.13", "M5").refuses("p"), "K-ROLL-09");
}

#[test]
fn k_roll_10_a_square_ends_the_turn() {
    let next = at(START).then("r12 m4.5");
    assert_eq!((next.phase(), next.decider()), (Phase::Start, seat(2)));
}

#[test]
fn k_pass_01_corners_are_joined_across() {
    for (from, to) in [("A", "I"), ("I", "A"), ("C", "F"), ("F", "C")] {
        let there = with_pawns(&format!("{from}/1.14/6.1/6.18/16.6/16.13"), "T").then("p");
        assert_eq!(there.public().pawns[0].to_string(), to);
    }
    assert_eq!(with_pawns("B/1.14/6.1/6.18/16.6/16.13", "T").refuses("p"), "K-PASS-01");
}

#[test]
fn k_pass_02_instead_of_rolling() {
    assert!(with_pawns("F/1.14/6.1/6.18/16.6/16.13", "T").allows("p"));
    assert_eq!(at(START).refuses("p"), "K-PASS-01");
}

#[test]
fn k_pass_03_no_roll_behind_it() {
    let there = with_pawns("F/1.14/6.1/6.18/16.6/16.13", "T").then("p");
    assert_eq!(there.refuses("r"), "K-SUSPECT-01");
}

#[test]
fn k_pass_04_public_and_never_blocked() {
    // The doorsteps of A and I are taken.
    let shut = with_pawns("A/1.14/3.5/6.18/15.14/16.13", "T");
    assert!(shut.allows("p"));
    assert_eq!(shut.told(2, "p"), "p");
}

#[test]
fn k_pass_05_arriving_is_entering() {
    assert_eq!(with_pawns("C/1.14/6.1/6.18/16.6/16.13", "T").then("p").phase(), Phase::Suspect);
}

#[test]
fn k_door_01_only_through_doors() {
    // 2.5 is beside A, but the door is on 3.5.
    assert!(!with_pawns("2.5/1.14/6.1/6.18/16.6/16.13", "M2").allows("mB"));
    assert!(with_pawns("2.5/1.14/6.1/6.18/16.6/16.13", "M2").allows("mA"));
}

#[test]
fn k_door_02_one_step_between_door_and_doorstep() {
    // From A: to 3.5 with the first step, and one on.
    let left = with_pawns("A/1.14/6.1/6.18/16.6/16.13", "M2").choices();
    assert_eq!(left, ["m2.5", "m3.6", "m4.5"]);
    assert!(with_pawns("3.6/1.14/6.1/6.18/16.6/16.13", "M2").allows("mA"));
    assert!(with_pawns("3.5/1.14/6.1/6.18/16.6/16.13", "M2").allows("mA"));
}

#[test]
fn k_door_03_no_exact_roll_to_enter() {
    assert!(
        (3..=12).all(|roll| with_pawns("1.5/1.14/6.1/6.18/16.6/16.13", &format!("M{roll}")).allows("mA"))
    );
    assert!(!with_pawns("1.5/1.14/6.1/6.18/16.6/16.13", "M2").allows("mA"));
}

#[test]
fn k_door_04_a_pawn_on_the_doorstep_shuts_the_door() {
    assert_eq!(with_pawns("1.5/1.14/3.5/6.18/16.6/16.13", "M12").refuses("mA"), "K-ROLL-01");
    assert_eq!(with_pawns("A/1.14/3.5/6.18/16.6/16.13", "M12").choices(), ["m-"]);
    assert!(with_pawns("3.5/1.14/6.1/6.18/16.6/16.13", "M12").allows("mA"), "not by oneself");
}

#[test]
fn k_door_05_not_back_in_the_same_turn() {
    let left = with_pawns("B/1.14/6.1/6.18/16.6/16.13", "M12");
    assert_eq!(left.refuses("mB"), "K-ROLL-01");
    assert!(left.allows("mX"));
}

#[test]
fn k_door_06_rooms_hold_any_number() {
    let full = at("case/1 135 A/A/A/A/A/A AAAAAA - 1 T - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert_eq!(full.public().pawns.iter().filter(|spot| spot.place().is_some()).count(), 6);
    let centre = at("case/1 135 X/1.14/X/6.18/X/16.13 ABCDFG - 1 T - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert_eq!(centre.public().pawns[4], Spot::CENTRE);
}

#[test]
fn k_door_07_the_centre_has_doors_like_a_place() {
    let beside = with_pawns("6.9/1.14/6.1/6.18/16.6/16.13", "M12");
    assert!(beside.allows("mX"));
    assert_eq!(beside.then("mX").phase(), Phase::Accuse);
    assert!(!with_pawns("X/1.14/6.1/6.18/16.6/16.13", "M12").allows("mX"));
}

#[test]
fn k_door_08_shut_in_one_may_roll_in_vain() {
    let shut = with_pawns("A/1.14/3.5/6.18/16.6/16.13", "T");
    assert_eq!(shut.choices(), ["r", "p"]);
    assert_eq!(shut.then("r56 m-").decider(), seat(2));
    assert_eq!(shut.public().players[seat(1)], Some(Suspect::at(0)));
}
