//! K-SUSPECT and K-SUMMON.

use case::Phase;

use crate::START;
use crate::table::{Play, at, seat};

fn in_a() -> Play {
    at(START).then("r33 mA")
}

#[test]
fn k_suspect_01_entering_demands_a_suspicion() {
    let entered = in_a();
    assert_eq!(entered.phase(), Phase::Suspect);
    assert_eq!(entered.choices().len(), 36);
    assert_eq!(entered.refuses("."), "K-SUSPECT-01");
}

#[test]
fn k_suspect_02_the_place_is_where_one_is() {
    assert!(in_a().allows("s2eA"));
    assert_eq!(in_a().refuses("s2eF"), "K-SUSPECT-02");
}

#[test]
fn k_suspect_03_anybody_can_be_suspected() {
    assert!(["s1aA", "s2aA", "s3aA", "s4aA", "s5aA", "s6aA"].iter().all(|word| in_a().allows(word)));
}

#[test]
fn k_suspect_04_own_and_open_cards_may_be_named() {
    assert!(in_a().allows("s3aA"), "both on the own hand");
    let open = at("case/1 2461 1.5/A/6.1/6.18/16.6/16.13 ABCDFG 1a 2 SA - turn=3 | 2eF:3bDG/5cBH/6dEI/4fAC");
    assert!(open.allows("s1aA"));
}

#[test]
fn k_suspect_05_the_pawn_is_brought_from_anywhere() {
    assert_eq!(in_a().then("s6eA").public().pawns[5].to_string(), "A");
    let from_centre =
        at("case/1 135 A/1.14/6.1/6.18/X/16.13 ABCDFG - 1 SA - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert_eq!(from_centre.then("s5eA").public().pawns[4].to_string(), "A");
}

#[test]
fn k_suspect_06_and_so_is_the_exhibit() {
    let asked = in_a().then("s2eA");
    assert_eq!(asked.public().exhibits[4].map(case::Place::letter), Some('A'));
    assert_eq!(in_a().then("s2aA").public().exhibits, at(START).public().exhibits, "it lay there already");
}

#[test]
fn k_suspect_07_they_stay_there() {
    let later = in_a().then("s6eA 3=6 r12 m6.4");
    assert_eq!(later.public().pawns[5].to_string(), "A");
    assert_eq!(later.public().exhibits[4].map(case::Place::letter), Some('A'));
}

#[test]
fn k_suspect_08_one_entry_one_suspicion() {
    let later = in_a().then("s2eA 3- 5=A r12 m6.4 r12 m14.5");
    assert_eq!(later.refuses("s2eA"), "K-SUSPECT-08");
    assert!(later.then("p").allows("s2eI"));
}

#[test]
fn k_suspect_09_not_in_the_centre_nor_on_squares() {
    assert_eq!(at(START).refuses("s2eA"), "K-SUSPECT-09");
    let centre = at("case/1 135 X/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert_eq!(centre.refuses("s2eA"), "K-SUSPECT-09");
}

#[test]
fn k_summon_01_only_a_real_transfer_summons() {
    let asked = in_a().then("s3eA");
    assert!(asked.public().summoned.has(seat(2)));
    let there = at("case/1 135 A/1.14/A/6.18/16.6/16.13 ABCDFG - 1 SA - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert!(there.then("s3eA").public().summoned.is_empty());
    assert!(in_a().then("s2eA").public().summoned.is_empty(), "nobody plays 2");
}

#[test]
fn k_summon_02_the_summoned_may_suspect_on_the_spot() {
    let summoned = in_a().then("s3eA 3- 5=A");
    assert_eq!(summoned.decider(), seat(2));
    assert!(summoned.allows("s2dA"));
    assert_eq!(summoned.refuses("s2dD"), "K-SUSPECT-02");
}

#[test]
fn k_summon_03_or_move_as_usual() {
    let summoned = in_a().then("s3eA 3- 5=A");
    assert!(summoned.allows("r") && summoned.allows("p"));
}

#[test]
fn k_summon_04_the_right_lapses_with_the_turn() {
    let summoned = in_a().then("s3eA 3- 5=A");
    let rolled = summoned.then("r12");
    assert!(rolled.public().summoned.is_empty());
    let moved_twice = summoned.then("s5aA 5=A").public().summoned;
    assert!(moved_twice.has(seat(3)) && !moved_twice.has(seat(2)));
    let elsewhere =
        at("case/1 135 D/1.14/A/6.18/16.6/16.13 ABCDFG - 1 SD s3 turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    let last = elsewhere.then("s3eD 3- 5- .");
    assert_eq!((last.decider(), last.allows("s2eD"), last.allows("s2eA")), (seat(2), true, false));
}

#[test]
fn k_summon_05_a_player_that_is_out_is_moved_and_no_more() {
    let game = at(
        "case/1 135 A/1.14/X/6.18/16.6/16.13 ABCDFG - 1 SA o3 turn=7 log=2:31aA! | 2eF:3afBCD/16bcGH/45dAEI",
    );
    let asked = game.then("s3eA");
    assert_eq!(asked.public().pawns[2].to_string(), "A");
    assert!(asked.public().summoned.is_empty());
}
