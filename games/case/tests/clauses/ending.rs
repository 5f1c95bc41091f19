//! K-END and K-LEAVE.

use case::{Case, MOST_TURNS, Phase};
use irrgarten_game::{Game as _, Notation as _, Outcome, Presentation as _, Turn};

use crate::START;
use crate::table::{Play, at, seat};

/// Seats 1 and 3 have accused wrongly.
const OTHERS_OUT: &str =
    "case/1 135 X/1.14/6.1/6.18/X/16.13 ABCDFG - 3 T o15 turn=7 | 2eF:3afBCD/16bcGH/45dAEI";

fn in_centre(extra: &str) -> Play {
    at(&format!(
        "case/1 135 X/1.14/6.1/6.18/16.6/16.13 ABCDFG - 1 T - turn=7{extra} | 2eF:3afBCD/16bcGH/45dAEI"
    ))
}

fn places(game: &Play) -> Vec<u8> {
    match Case::turn(&game.0) {
        Turn::Over(Outcome::Ranking(places)) => places.iter().copied().collect(),
        turn => panic!("not over: {turn:?}"),
    }
}

#[test]
fn k_end_01_a_right_accusation_wins() {
    let won = in_centre("").then("a2eF+");
    assert_eq!((won.phase(), places(&won)), (Phase::Over(Some(seat(1))), vec![1, 2, 2]));
    assert_eq!(won.seen_by_all().file(), Some(won.0.file()));
    assert_eq!(won.refuses_to(2, "r"), "K-END-01");
}

#[test]
fn k_end_02_nobody_wins_when_all_are_out() {
    let two_out = "case/1 135 X/1.14/X/6.18/X/16.13 ABCDFG - 1 T o35 turn=7 log=2:31aA!,3:51aA! | 2eF:3afBCD/16bcGH/45dAEI";
    let over = at(two_out).then("a1aA!");
    assert_eq!((over.phase(), places(&over)), (Phase::Over(None), vec![2, 2, 2]));
    let last = START.replace(" | ", &format!(" turn={MOST_TURNS} | "));
    assert_eq!(at(&last).then("r12 m4.5").phase(), Phase::Over(None));
}

#[test]
fn k_out_01_a_position_need_not_tell_the_accusations_of_those_who_are_out() {
    assert_eq!(at(OTHERS_OUT).then("r33 mD s4dD 5=d").decider(), seat(2));
    let told = at(&OTHERS_OUT.replace(" | ", " log=2:51aA! | "));
    assert!(told.public().is_out(seat(1)) && told.public().is_out(seat(3)));
    for wrong in ["2:31aA!", "2:51aA!,3:51aA!"] {
        let bad = Case::read_position(&OTHERS_OUT.replace(" | ", &format!(" log={wrong} | "))).err().unwrap();
        assert!(bad.to_string().contains("one accusation at most"), "{bad}");
    }
}

#[test]
fn k_end_03_the_last_one_plays_on_or_wins() {
    let one_out =
        "case/1 135 X/1.14/X/6.18/16.6/16.13 ABCDFG - 1 T o3 turn=7 log=2:31aA! | 2eF:3afBCD/16bcGH/45dAEI";
    let alone = at(one_out).then("a1aA!");
    assert_eq!((alone.decider(), alone.then("r12 m14.5").decider()), (seat(3), seat(3)));
    let wins = at(&one_out.replace(" | ", " last_player=wins | ")).then("a1aA!");
    assert_eq!(wins.phase(), Phase::Over(Some(seat(3))));
}

#[test]
fn k_end_04_afterwards_all_is_open() {
    let before = in_centre(" log=2:12eA-=A");
    assert_ne!(before.seen_by_all(), Case::lay_open(&before.0));
    let won = before.then("a2eF+");
    assert_eq!(won.seen_by_all(), Case::lay_open(&won.0));
}

#[test]
fn k_leave_01_a_player_that_leaves_is_out_and_has_seen_nothing() {
    let left = at(START).by(2, "3x");
    assert!(left.public().is_out(seat(2)));
    assert_eq!(left.seen_by(2).file(), None);
    assert_eq!(left.then("r12 m4.5").decider(), seat(3));
    assert_eq!(at(START).by(1, "1x").decider(), seat(2), "in the own turn, too");
    assert_eq!(left.refuses_to(2, "3x"), "K-LEAVE-01");
    assert_eq!(left.refuses_to(3, "1x"), "K-REFUTE-01");
    let all = at(START).by(1, "1x").by(2, "3x").by(3, "5x");
    assert_eq!(all.phase(), Phase::Over(None));
    let wins = at(&START.replace(" | ", " last_player=wins | ")).by(1, "1x").by(3, "5x");
    assert_eq!(wins.phase(), Phase::Over(Some(seat(2))));
}

#[test]
fn k_end_02_a_player_who_leaves_may_end_the_game_while_a_suspicion_is_answered() {
    let alone = at(OTHERS_OUT).then("r33 mD s4dD");
    assert_eq!((alone.decider(), alone.by(2, "3x").phase()), (seat(3), Phase::Over(None)));
    let wins = at(&START.replace(" | ", " last_player=wins | ")).by(1, "1x").then("r33 mD s4dD");
    assert!(matches!(wins.phase(), Phase::Answer { .. }));
    assert_eq!(wins.by(3, "5x").phase(), Phase::Over(Some(seat(2))));
    assert_eq!(wins.by(2, "3x").phase(), Phase::Over(Some(seat(3))));
}

#[test]
fn k_leave_02_the_cards_go_on_answering() {
    let left = at(START).by(3, "5x").then("r33 mA s4dA 3-");
    assert_eq!(left.draws(), ["5=4", "5=d", "5=A"]);
    let after = left.then("5=d");
    assert_eq!(after.decider(), seat(2));
    // Asked again by the same player, the card shown before comes again.
    let again = after.then("r12 m6.4 p s4dI 3-");
    assert_eq!(again.draws(), ["5=d"]);
}

#[test]
fn k_leave_03_the_pawn_does_not_stand_in_the_way() {
    assert_eq!(at(START).by(2, "3x").public().pawns[2].to_string(), "X");
    let in_place =
        at("case/1 135 1.5/1.14/D/6.18/16.6/16.13 ABCDFG - 1 T - turn=7 | 2eF:3afBCD/16bcGH/45dAEI");
    assert_eq!(in_place.by(2, "3x").public().pawns[2].to_string(), "D");
}
