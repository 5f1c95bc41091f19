//! Time is kept by the table; the rules take an order, and give the function that makes it.

use djinn::{Claim, Djinn, Status, Think, in_order, settles, think};
use irrgarten_game::{Dice as _, Game as _, SearchRng, Seat, SeatSet, Stamp, Viewer};

use super::table::*;

fn claim(seat: Seat, think: u32, treasures: u16) -> Claim {
    Claim { seat, think: Think(think), treasures }
}

fn order(claims: &[Claim], tie_ms: u16, roller: Seat) -> Vec<u8> {
    in_order(claims, tie_ms, roller, 4).iter().map(|claim| claim.seat.number()).collect()
}

#[test]
fn d_time_01_only_the_tables_clock_counts() {
    // A seat is never offered a time; the table writes it before what the seat does.
    let state = race("");
    assert!(!actions(&state, ONE).iter().any(|text| text.contains('.')));
    assert!(
        text(&play(&state, "1 12.345 05w@0,0")).contains(":05w._/_._:w s2="),
        "forgotten after its action"
    );
    assert_eq!(forbidden(&race("clock=ticks"), ONE, "12.345"), Some("D-TIME-01"));
}

#[test]
fn d_time_02_think_time_is_without_the_way_there_and_back() {
    let stamp = Stamp { revealed: 30, arrived: 31_360, round_trip: 80 };
    assert_eq!(think(stamp, 200), Think(31_250));
    assert_eq!(think(Stamp { arrived: 40, ..stamp }, 200), Think(0));
}

#[test]
fn d_time_03_claims_go_by_think_time_and_settle_when_nothing_can_overtake() {
    let near = Stamp { revealed: 0, arrived: 5000, round_trip: 10 };
    let far = Stamp { revealed: 10, arrived: 5150, round_trip: 180 };
    assert!(think(far, 200) < think(near, 200), "the later one overtakes");
    assert!(far.arrived < settles(think(near, 200), 200, 20), "because the first had not settled");
    let claims = [claim(ONE, think(near, 200).0, 0), claim(TWO, think(far, 200).0, 0)];
    assert_eq!(order(&claims, 20, ONE), [2, 1]);
}

#[test]
fn d_time_03_what_comes_after_a_claim_has_settled_is_behind_it() {
    let mut dice = SearchRng::new(3);
    for _ in 0..20_000 {
        let (cap, tie) = (dice.below(400) as u16, dice.below(40) as u16);
        let mut stamp = |arrived| Stamp { revealed: dice.below(50), arrived, round_trip: dice.below(500) };
        let early = think(stamp(5000), cap);
        let late = think(stamp(settles(early, cap, tie) + 1), cap);
        assert!(late.0 > early.0 + u32::from(tie));
    }
}

#[test]
fn d_time_04_ties_go_to_the_seat_with_fewer_treasures_then_clockwise_from_the_rollers_left() {
    assert_eq!(order(&[claim(ONE, 1020, 0), claim(TWO, 1000, 3)], 20, ONE), [1, 2]);
    assert_eq!(order(&[claim(ONE, 1021, 0), claim(TWO, 1000, 3)], 20, ONE), [2, 1]);
    let all = [ONE, TWO, THREE, FOUR].map(|seat| claim(seat, 1000, 1));
    assert_eq!(order(&all, 20, TWO), [3, 4, 1, 2]);
    // A chain: after the first is taken out, the next shortest time sets the measure anew.
    let chain = [claim(ONE, 1000, 5), claim(TWO, 1015, 5), claim(THREE, 1030, 0)];
    assert_eq!(order(&chain, 20, FOUR), [1, 3, 2]);
}

#[test]
fn d_time_04_the_order_is_total_and_does_not_depend_on_the_order_of_arrival() {
    let mut dice = SearchRng::new(4);
    for _ in 0..20_000 {
        let mut claims =
            [ONE, TWO, THREE, FOUR].map(|seat| claim(seat, 1000 + dice.below(60), dice.below(4) as u16));
        let (roller, tie) = (Seat::at(dice.below(4) as usize), dice.below(30) as u16);
        let first = order(&claims, tie, roller);
        dice.shuffle(&mut claims);
        assert_eq!(order(&claims, tie, roller), first);
        let mut seats = first.clone();
        seats.sort_unstable();
        assert_eq!(seats, [1, 2, 3, 4]);
    }
}

#[test]
fn d_time_05_a_replay_takes_the_order_that_was_written() {
    // Seat 3 claims after seat 1, whatever its time says.
    let state = play(&race(""), "1 50.000 !\n3 31.250 !");
    assert_eq!(treasures(&state), [1, 2], "both were wrong");
    let state = play(&race(""), "1 50.000 !");
    assert!(text(&state).contains(":!2@50.000"), "{}", text(&state));
}

#[test]
fn d_time_06_a_feigned_delay_gains_no_more_than_the_cap() {
    let mut dice = SearchRng::new(6);
    for _ in 0..20_000 {
        let cap = dice.below(400) as u16;
        let honest = Stamp { revealed: 5, arrived: 500 + dice.below(60_000), round_trip: dice.below(300) };
        // The line is made slow, or the cards are not taken.
        let feigned = Stamp {
            revealed: honest.revealed + dice.below(5000),
            round_trip: honest.round_trip + dice.below(5000),
            ..honest
        };
        let gained = think(honest, cap).0 - think(feigned, cap).0;
        assert!(gained <= u32::from(cap));
        assert_eq!(think(feigned, 0), think(honest, 0), "nothing to gain where the cap is 0");
    }
}

#[test]
fn d_time_07_exchanges_are_done_in_the_order_in_which_they_come() {
    let state = play(&race(""), "2 x01+02\n1 x05+03");
    assert!(text(&state).contains("pile=16 discard=01,05 "), "{}", text(&state));
    assert_eq!(options(&[]).exchange_pause_ms, 1500);
}

#[test]
fn d_time_08_the_table_ends_a_race_by_passing_for_all() {
    let state = play(&race(""), "1 05w@0,0\n1 pass\n2 pass\n3 pass");
    assert_eq!(public(&state).round, 3);
    assert_eq!((options(&[]).round_limit, options(&["round_limit=300"]).round_limit), (None, Some(300)));
}

#[test]
fn d_time_08_a_seat_passes_after_a_thousand_actions_and_the_others_race_on() {
    for clock in ["", " clock=stopwatch"] {
        let state = position(&format!("{} moves=998,999,0{clock}", text(&race(""))));
        let state = play(&state, "1 05w@0,0");
        assert_eq!(state.racing(), SeatSet::all(3), "{clock}");
        let state = play(&state, "1 05n@0,0");
        assert_eq!(state.racing(), SeatSet::all(3).without(ONE), "{clock}");
        assert_eq!(forbidden(&state, ONE, "05w@0,0"), Some("D-CLAIM-02"));
        // An exchange is done to its end first.
        let state = play(&state, "2 x01");
        assert_eq!(state.racing(), SeatSet::only(TWO).with(THREE), "{clock}");
        let state = play(&state, "2 +02");
        assert_eq!(state.racing(), SeatSet::only(THREE), "{clock}");
        assert!(text(&state).contains(" moves=1000,1000,0"), "{}", text(&state));
        assert_eq!(public(&play(&state, "3 pass")).round, 3);
    }
}

#[test]
fn d_time_08_a_claim_can_be_the_last_of_a_thousand_actions() {
    let state = position(&format!("{} moves=999,0,0", text(&race(""))));
    let state = play(&state, "1 !");
    assert!(matches!(state.place(ONE).status, Status::Claimed { value: Some(2), .. }));
}

#[test]
fn d_time_05_a_claim_in_one_word_keeps_its_time_like_the_same_puts_and_a_claim() {
    for clock in ["", "clock=stopwatch"] {
        let word = play(&race(clock), "1 12.345 !05w.12s/13w.22n");
        let puts = play(&race(clock), "1 05w@0,0 12s@1,0 13w@0,1 22n@1,1 12.345 !");
        assert_eq!(text(&word), text(&puts));
        assert!(text(&word).contains("@12.345 "), "{}", text(&word));
    }
    let state = play(&race("clock=stopwatch"), "2 20.000 !\n1 12.345 !05w.12s/13w.22n\n3 pass");
    assert!(matches!(state.place(ONE).status, Status::Claimed { value: Some(2), .. }), "the fastest");
}

#[test]
fn d_time_09_checked_at_once_a_wrong_claim_is_refused() {
    let state = race("check=instant");
    assert_eq!(forbidden(&state, ONE, "!"), Some("D-TIME-09"));
    let state = play(&state, "1 !05w.12s/13w.22n\n2 pass\n3 pass");
    assert_eq!(points(&state), [4, 0, 0]);
    assert_eq!(options(&[]).penalty_ms, 3000);
}

#[test]
fn d_time_10_hands_are_open_after_the_start() {
    let state = play(&race(""), "1 05w@0,0");
    let seen = Djinn::view(&state, Viewer::Seat(TWO));
    assert_eq!(seen, Djinn::view(&state, Viewer::Seat(ONE)));
    assert_eq!(seen, <Djinn as irrgarten_game::Presentation>::lay_open(&state));
}
