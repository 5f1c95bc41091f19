//! D-SW, D-TICK and D-SOLO.

use djinn::{Djinn, Phase, Roll, State, Status, Think, medal};
use irrgarten_game::{Game as _, Notation as _, Ply, Seat, SeatSet, Turn, Viewer};

use super::table::*;

#[test]
fn d_sw_01_times_are_compared_when_all_are_done() {
    let state = play(&race("clock=stopwatch"), "1 40.000 !05w.12s/13w.22n\n2 10.000 !");
    assert!(matches!(state.place(TWO).status, Status::Claimed { value: None, .. }));
    assert!(matches!(public(&state).phase, Phase::Race(_)));
    // Seat 2 was fastest and wrong, seat 1 second; seat 3 gave up and may choose.
    let state = play(&state, "3 pass");
    assert!(matches!(state.place(ONE).status, Status::Claimed { value: Some(1), .. }));
    assert_eq!(points(&play(&state, "3 take2")), [3, 0, 2]);
}

#[test]
fn d_sw_01_of_three_that_claim_the_slowest_gets_nothing() {
    let state = play(&race("clock=stopwatch"), "1 40.000 !05w.12s/13w.22n\n2 10.000 !\n3 20.000 !");
    assert_eq!((treasures(&state), state.chooser()), (vec![1, 2], Some(ONE)));
}

#[test]
fn d_sw_01_everybody_turns_their_own_cards_up_and_nobody_else_sees_them() {
    let state = deal_all(&play(&dealt(3, &["clock=stopwatch", "first=1"], 0), "1 roll=4"));
    assert_eq!(state.waiting(), SeatSet::all(3), "without a start command");
    let covered = |state: &State, viewer: Viewer| {
        let view = Djinn::view(state, viewer);
        Seat::all(3).filter(|&seat| view.mat(seat).open().is_none()).count()
    };
    assert_eq!(covered(&state, Viewer::Seat(ONE)), 3, "not even its own");
    assert_eq!(forbidden(&state, TWO, "pass"), Some("D-GO-01"));
    let state = play(&state, "2 go");
    assert_eq!((covered(&state, Viewer::Seat(TWO)), covered(&state, Viewer::Seat(ONE))), (2, 3));
    assert_eq!(actions(&state, ONE), ["go"]);
    let card = state.place(TWO).hand.first().unwrap();
    let event = Ply::Act(TWO, format!("{card}n@0,0").parse().unwrap());
    assert_eq!(Djinn::redacted_for(&state, &event, Viewer::Seat(ONE)), "?");
    let state = play(&state, "2 5.000 !\n1 go\n1 pass\n3 go\n3 pass");
    assert!(matches!(public(&state).phase, Phase::Last(_)), "seat 2 was wrong, and the slow ones may choose");
    assert_eq!(covered(&state, Viewer::Public), 0, "the check is for all");
}

#[test]
fn d_sw_02_everybody_draws_the_same_cards_from_a_pile_of_their_own() {
    let state = play(&race("clock=stopwatch"), "1 x12,13+09,26");
    assert!(text(&state).contains("pile=16 discard=12,13|-|- ") && text(&state).contains(" line=09,26 "));
    let second = play(&state, "2 x01,18,20");
    assert_eq!(chances(&second), [("+09".to_owned(), 1)]);
    let second = play(&second, "2 +09,26");
    assert_eq!(chances(&second).len(), 16);
    let same = deal_all(&play(&dealt(3, &["clock=stopwatch", "deal=same", "first=1"], 0), "1 roll=4"));
    let hands: Vec<_> = same.places().map(|place| place.hand).collect();
    assert!(hands.iter().all(|hand| *hand == hands[0]) && same.pile_count() == 26);
    assert!(irrgarten_game::Settings::suits(&options(&["deal=same"]), 2).is_err());
}

#[test]
fn d_tick_01_all_choose_then_everything_happens_together() {
    let state = race("clock=ticks");
    let chosen = play(&state, "1 05w@0,0");
    assert_eq!(Djinn::turn(&chosen), Turn::Decide(SeatSet::all(3).without(ONE)));
    assert_eq!(forbidden(&chosen, ONE, "wait"), Some("D-TICK-01"));
    assert!(chosen.place(ONE).laid.is_empty(), "nothing happens yet");
    assert_ne!(Djinn::view(&chosen, Viewer::Seat(ONE)), Djinn::view(&chosen, Viewer::Seat(TWO)));
    let done = play(&chosen, "3 wait\n2 x01+02");
    assert_eq!((done.place(ONE).laid.len(), public(&done).tick), (1, 1));
    // The exchange takes three ticks.
    assert_eq!(forbidden(&done, TWO, "wait"), Some("D-TICK-01"));
    let done = play(&done, "1 wait\n3 wait\n1 wait\n3 wait");
    assert_eq!(forbidden(&done, TWO, "wait"), None);
    // Claims of one tick are a tie: seat 1 has two treasures, and seat 3 comes before the roller.
    let tied = play(&race("clock=ticks"), "1 !\n2 !\n3 wait");
    assert!(matches!(public(&tied).phase, Phase::Last(_)));
    assert_eq!(forbidden(&race(""), ONE, "wait"), Some("D-TICK-01"));
    let late = race("tick=199 clock=ticks");
    assert_eq!(public(&play(&late, "1 wait\n2 wait\n3 wait")).round, 3, "200 ticks at most");
}

#[test]
fn d_solo_01_medals_by_par_times() {
    let times = [15_000, 15_001, 30_000, 30_001, 60_000, 60_001]
        .map(|time| medal(Roll::Number(3), Some(Think(time))));
    assert_eq!(times, [3, 2, 2, 1, 1, 0]);
    assert_eq!(Roll::Number(5).par(), 40);
    let solo = position(
        "djinn/1 n=1 round=1/4 roller=1 roll=3 phase=race table=1,2,3 pile=27 discard=- s1=0:01,12,16:01e._/12s.16n:w",
    );
    assert_eq!(points(&play(&solo, "1 14.000 !")), [3]);
    assert_eq!(points(&play(&solo, "1 45.000 !")), [1]);
    assert_eq!(points(&play(&solo, "1 01- !")), [0]);
    assert_eq!(points(&play(&solo, "1 pass")), [0]);
}
