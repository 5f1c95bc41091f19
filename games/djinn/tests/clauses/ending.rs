//! D-ENDR and D-END.

use djinn::{Djinn, Phase};
use irrgarten_game::{Game as _, Outcome, Turn};

use super::table::*;

/// The last race of a game in which these are the points so far.
fn last_round(points: [u8; 2]) -> djinn::State {
    position(&format!(
        "djinn/1 n=2 round=4/4 roller=1 roll=3 phase=race table=1 pile=24 discard=- \
         s1={}:01,12,16:01e._/12s.16n:w s2={}:05,13,22:-:w",
        points[0], points[1]
    ))
}

#[test]
fn d_endr_01_all_path_cards_are_collected() {
    let state = play(&race(""), "1 x05+09\n1 pass\n2 pass\n3 pass");
    assert_eq!((public(&state).phase, state.pile_count()), (Phase::Roll, 30));
    assert!(public(&state).discard.is_empty());
    assert!(state.places().all(|place| place.hand.is_empty() && place.laid.is_empty()));
}

#[test]
fn d_end_01_treasures_are_counted_not_cards() {
    let state = play(&race(""), "1 !05w.12s/13w.22n\n2 pass\n3 pass");
    assert_eq!(points(&state), [4, 0, 0], "one card of two treasures on top of two");
}

#[test]
fn d_end_02_most_treasures_win() {
    let state = play(&last_round([1, 1]), "1 !");
    assert_eq!(public(&state).phase, Phase::Over);
    let Turn::Over(Outcome::Ranking(places)) = Djinn::turn(&state) else { panic!("{state:?}") };
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [1, 2]);
    assert!(actions(&state, ONE).is_empty());
}

#[test]
fn d_end_03_equals_win_together() {
    let state = play(&last_round([1, 2]), "1 !");
    let Turn::Over(Outcome::Ranking(places)) = Djinn::turn(&state) else { panic!("{state:?}") };
    assert_eq!(places.iter().copied().collect::<Vec<_>>(), [1, 1]);
}
