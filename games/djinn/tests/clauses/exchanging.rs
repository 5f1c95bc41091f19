//! D-EXCH.

use super::table::*;

#[test]
fn d_exch_01_any_of_ones_cards_at_any_time_before_the_claim() {
    let state = race("");
    assert_eq!(actions(&state, ONE).iter().filter(|text| text.starts_with('x')).count(), 15);
    assert_eq!(forbidden(&state, ONE, "x01"), Some("D-EXCH-01"));
    let state = play(&state, "1 !");
    assert_eq!(forbidden(&state, ONE, "x05"), Some("D-CLAIM-02"));
}

#[test]
fn d_exch_02_discarded_first_then_drawn_as_often_as_wanted() {
    let state = play(&race(""), "1 x12,13");
    assert!(text(&state).contains("discard=-/12,13 s1=2:05,22:"), "{}", text(&state));
    assert_eq!(forbidden(&state, TWO, "pass"), Some("D-EXCH-02"));
    assert!(!chances(&state).iter().any(|(card, _)| card == "+12" || card == "+13"));
    let state = play(&state, "1 +09,26\n1 x09+02");
    assert!(text(&state).contains("pile=15 discard=09,12,13 s1=2:02,05,22,26:"), "{}", text(&state));
}

#[test]
fn d_exch_03_nobody_has_to_prove_anything() {
    assert_eq!(forbidden(&race(""), ONE, "x05"), None);
    // 05,12,13,22 can be solved, 01,18,20,25 on a square cannot.
    let only = race("exchange=only_unsolvable");
    assert_eq!(forbidden(&only, ONE, "x05"), Some("D-EXCH-03"));
    let dead = text(&only).replace("01,18,20,25", "01,18,20,22").replace("05,12,13,22", "05,12,13,25");
    assert_eq!(forbidden(&position(&dead), TWO, "x01"), None);
    assert_eq!(forbidden(&race("exchange=off"), TWO, "x01"), Some("D-EXCH-03"));
}

#[test]
fn d_exch_04_what_was_not_discarded_stays_where_it_lies() {
    let state = play(&race(""), "1 05w@0,0 12s@1,0\n1 x12+09");
    assert!(text(&state).contains("s1=2:05,09,13,22:05w._/_._:w"), "{}", text(&state));
}

#[test]
fn d_exch_05_the_discards_become_a_new_pile_without_those_just_put_down() {
    // Ten cards are left; nine lie on the discard pile.
    let state = position(
        "djinn/1 n=4 round=1/4 roller=1 roll=5 phase=race table=1,2,3 pile=1 discard=22,23,24,25,26,27,28,29,30 \
         s1=0:01,02,03,04,05:-:w s2=0:06,07,08,09,10:-:w s3=0:11,12,13,14,15:-:w s4=0:16,17,18,19,20:-:w",
    );
    let state = play(&state, "1 x01,02+21");
    let left: Vec<String> = chances(&state).into_iter().map(|(card, _)| card).collect();
    assert_eq!(left, ["+22", "+23", "+24", "+25", "+26", "+27", "+28", "+29", "+30"]);
    let state = play(&state, "1 +22");
    assert!(text(&state).contains("pile=8 discard=01,02 "), "{}", text(&state));
}

#[test]
fn d_exch_05_with_the_stopwatch_a_seat_that_has_drawn_all_its_pile_shuffles_its_own_discards_in() {
    // Of the twelve cards of the pile seat 1 has drawn eleven; two of its own are in its hand again.
    let state = position(
        "djinn/1 n=3 round=1/4 roller=1 roll=5 phase=race table=1,2 pile=4 \
         discard=01,02,03,04,05,16,17,18,19,20,21|-|- s1=0:22,23,24,25,26:-:w s2=0:06,07,08,09,10:-:w \
         s3=0:11,12,13,14,15:-:w line=16,17,18,19,20,21,22,23,24,25,26 clock=stopwatch",
    );
    let state = play(&state, "1 x22,23+27,28\n1 x24,25+29,30");
    assert!(text(&state).contains(" pile=0 "), "{}", text(&state));
    let state = play(&state, "1 x26,27,28");
    let drawn: Vec<String> = chances(&state).into_iter().map(|(card, _)| card).collect();
    let old: Vec<String> = (1..=5).chain(16..=25).map(|card| format!("+{card:02}")).collect();
    assert_eq!(drawn, old, "all but those just put down");
    let state = play(&state, "1 +01");
    assert!(!chances(&state).iter().any(|(card, _)| card == "+01" || card == "+26"));
    let state = play(&state, "1 +02,16");
    assert!(text(&state).contains(" discard=26,27,28|-|- "), "{}", text(&state));
    assert!(text(&state).contains(" renewed=03,04,05,17,18,19,20,21,22,23,24,25|-|- "), "{}", text(&state));
    assert_eq!(position(&text(&state)), state);
    // The other seats still draw from the pile in the order that is the same for all.
    assert_eq!(chances(&play(&state, "2 x06")), [("+16".to_owned(), 1)]);
    // What is left of the new pile comes first, then the cards discarded since.
    let state = play(&state, "1 x01,02,16,29,30+03,04,05,17,18\n1 x03,04,05,17,18+19,20,21,22,23");
    let state = play(&state, "1 x19,20,21+24,25");
    let drawn: Vec<String> = chances(&state).into_iter().map(|(card, _)| card).collect();
    assert!(drawn.contains(&"+26".to_owned()) && !drawn.contains(&"+19".to_owned()), "{drawn:?}");
}

#[test]
fn d_exch_05_with_the_stopwatch_any_number_can_be_exchanged_at_any_time() {
    let mut state = position(
        "djinn/1 n=4 round=1/4 roller=1 roll=5 phase=race table=1,2,3 pile=10 discard=- \
         s1=0:01,02,03,04,05:-:w s2=0:06,07,08,09,10:-:w s3=0:11,12,13,14,15:-:w s4=0:16,17,18,19,20:-:w \
         clock=stopwatch",
    );
    for _ in 0..100 {
        assert_eq!(actions(&state, TWO).iter().filter(|text| text.starts_with('x')).count(), 31);
        let hand: Vec<String> = state.place(TWO).hand.iter().map(|card| card.to_string()).collect();
        let before = state.place(TWO).hand;
        state = deal_all(&play(&state, &format!("2 x{}", hand.join(","))));
        assert!(state.place(TWO).hand.minus(before) == state.place(TWO).hand, "five other cards");
        assert_eq!(position(&text(&state)), state);
    }
}
