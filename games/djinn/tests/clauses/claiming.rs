//! D-CLAIM.

use djinn::{Djinn, Phase, Status};
use irrgarten_game::{Game as _, SeatSet, Turn};

use super::table::*;

#[test]
fn d_claim_01_the_first_claim_takes_the_most_treasures() {
    let state = play(&race(""), "3 31.250 !");
    assert!(
        text(&state).contains("table=1 ")
            && text(&state).ends_with("s3=0:07,16,17,30:-:!2@31.250 moves=0,0,1")
    );
    let four = deal_all(&play(&dealt(4, &["first=1"], 0), "1 roll=3"));
    let four = play(&four, "1 go\n2 !\n4 !");
    assert_eq!(treasures(&four), [1]);
    assert!(matches!(four.place(FOUR).status, Status::Claimed { value: Some(2), .. }));
}

#[test]
fn d_claim_02_a_claim_freezes_the_arrangement() {
    let state = play(&race(""), "1 05w@0,0 !");
    for word in ["05n@0,0", "05-", "x05", "!", "pass"] {
        assert_eq!(forbidden(&state, ONE, word), Some("D-CLAIM-02"), "{word}");
    }
    assert_eq!(Djinn::turn(&state), Turn::Decide(SeatSet::all(3).without(ONE)));
}

#[test]
fn d_claim_03_the_race_ends_when_the_table_is_empty() {
    let state = play(&race(""), "1 !05w.12s/13w.22n\n3 !");
    assert!(matches!(public(&state).phase, Phase::Last(_)), "seat 2 is the slow one");
    assert_eq!(Djinn::turn(&state), Turn::Decide(SeatSet::only(TWO)));
    // It also ends when all others have given up.
    let state = play(&race(""), "1 pass\n2 pass\n3 pass");
    assert_eq!((public(&state).round, points(&state)), (3, vec![2, 0, 0]));
}

#[test]
fn d_claim_04_a_claim_is_taken_whether_right_or_not() {
    assert_eq!(forbidden(&race(""), TWO, "!"), None);
    assert_eq!(forbidden(&race("check=instant"), TWO, "!"), Some("D-TIME-09"));
}
