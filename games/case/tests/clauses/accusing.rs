//! K-ACCUSE and K-OUT.

use case::Phase;

use crate::table::{Play, at, seat};

fn in_centre() -> Play {
    at("case/1 135 X/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - turn=7 | 2eF:3afBCD/16bcGH/45dAEI")
}

fn unrefuted(extra: &str) -> Play {
    let text = format!(
        "case/1 135 F/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 SF - turn=7{extra} | 2eF:3afBCD/16bcGH/45dAEI"
    );
    at(&text).then("s2eF 3- 5-")
}

#[test]
fn k_accuse_01_in_the_own_turn_and_once() {
    assert_eq!(in_centre().refuses_to(2, "a2eF"), "K-TURN-03");
    let out = in_centre().then("a1aA!");
    assert!(!out.public().acting().has(seat(1)), "no second turn, no second accusation");
}

#[test]
fn k_accuse_02_any_three_cards() {
    assert_eq!(in_centre().choices().len(), 325);
    assert!(unrefuted("").allows("a1bC"));
}

#[test]
fn k_accuse_03_in_the_centre_and_only_if_one_likes() {
    let outside = at(crate::START);
    assert_eq!(outside.refuses("a2eF"), "K-ACCUSE-03");
    let beside = "case/1 135 6.9/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 M5 - turn=7 | 2eF:3afBCD/16bcGH/45dAEI";
    let entered = at(beside).then("mX");
    assert!(entered.allows("a2eF") && entered.allows("."));
    let commits = at(&beside.replace(" | ", " centre_entry=commits | ")).then("mX");
    assert_eq!(commits.refuses("."), "K-ACCUSE-03");
    assert_eq!(commits.choices().len(), 324);
    assert!(in_centre().allows("r"), "at the beginning of a turn one may walk away");
}

#[test]
fn k_accuse_04_at_once_after_an_unrefuted_suspicion() {
    let accused = unrefuted("").then("a2eF");
    assert_eq!(accused.public().pawns[0].to_string(), "X");
    assert_eq!(accused.phase(), Phase::Verdict("s2eF".parse().map(triple).expect("a suspicion")));
    let walk = unrefuted(" accuse_after_unrefuted=walk");
    assert_eq!((walk.phase(), walk.decider()), (Phase::Start, seat(2)));
}

fn triple(action: case::Action) -> case::Triple {
    match action {
        case::Action::Suspect(triple) => triple,
        other => panic!("{other} is no suspicion"),
    }
}

#[test]
fn k_accuse_05_only_the_accuser_sees_the_file() {
    let out = in_centre().then("a1aA!");
    assert_eq!(out.seen_by(1).file(), Some(out.0.file()));
    assert_eq!((out.seen_by(2).file(), out.seen_by_all().file()), (None, None));
}

#[test]
fn k_accuse_06_all_three_must_be_right() {
    for wrong in ["a1eF", "a2aF", "a2eA", "a1aA"] {
        assert_eq!(in_centre().then(wrong).draws(), ["!"]);
    }
    assert_eq!(in_centre().then("a2eF").draws(), ["+"]);
}

#[test]
fn k_accuse_07_the_others_learn_the_triple_and_that_it_is_wrong() {
    let out = in_centre().then("a2eA!");
    assert_eq!(out.public().log.len(), 1);
    let evidence = case::reason::Evidence::of(&out.seen_by(2));
    let facts = case::reason::Facts::of(&evidence).expect("a deal");
    let possible =
        |letter| facts.possible(case::reason::Holder::File, case::Card::from_letter(letter).unwrap());
    assert!(possible('2') && possible('e') && possible('A'), "each alone may still be right");
}

#[test]
fn k_accuse_08_nothing_else_is_moved() {
    let (before, after) = (in_centre(), in_centre().then("a3aB!"));
    assert_eq!(before.public().pawns, after.public().pawns);
    assert_eq!(before.public().exhibits, after.public().exhibits);
}

#[test]
fn k_accuse_08_the_accused_are_brought_along_where_the_table_says_so() {
    let moving = at(
        "case/1 135 X/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - turn=7 accusation_moves=yes | 2eF:3afBCD/16bcGH/45dAEI",
    );
    let accused = moving.then("a3aB");
    assert_eq!(accused.public().pawns.map(|spot| spot.to_string()).join("/"), "X/1.14/B/6.18/16.6/16.13");
    assert_eq!(accused.public().exhibits[0].map(case::Place::letter), Some('B'));
    let wrong = accused.then("!");
    assert!(wrong.public().summoned.is_empty(), "only a suspicion summons (K-SUMMON-01)");
    let own = moving.then("a1aB!");
    assert_eq!(own.public().pawns[0].to_string(), "B", "also the accuser's own pawn");
}

#[test]
fn k_out_01_no_more_turns() {
    let out = in_centre().then("a1aA! r12 m6.4 r12 m14.5");
    assert_eq!(out.decider(), seat(2));
    assert_eq!(out.refuses_to(1, "r"), "K-TURN-03");
}

#[test]
fn k_out_02_the_pawn_can_still_be_brought() {
    let out = in_centre().then("a1aA! r33 mD s1aD 5-");
    assert_eq!(out.public().pawns[0].to_string(), "D");
}

#[test]
fn k_out_03_a_player_that_is_out_still_answers() {
    let out = in_centre().then("a1aA! r33 mD s2aD 5-");
    assert_eq!((out.decider(), out.choices()), (seat(1), vec!["1=a".to_owned(), "1=D".to_owned()]));
}
