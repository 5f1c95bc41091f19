//! The worked game of three players: six positions, with numbers that were counted independently.

use case::reason::{Event, Evidence, Facts, Holder, Posterior, Seen, Weighing, odds};
use case::{Card, Cards, Triple};
use irrgarten_game::Seat;

fn card(letter: char) -> Card {
    Card::from_letter(letter).unwrap()
}

fn cards(letters: &str) -> Cards {
    letters.chars().map(card).collect()
}

fn triple(text: &str) -> Triple {
    Triple::all().find(|triple| triple.to_string() == text).unwrap()
}

/// What has been seen after so many of the five events.
fn after(events: usize) -> Evidence {
    let seat = Seat::at;
    let passed = |by, text| Seen::Passed { by: seat(by), triple: triple(text) };
    let showed = |by, text, shown: Option<char>| Seen::Showed {
        by: seat(by),
        triple: triple(text),
        card: shown.map(card),
    };
    let turns = [
        vec![showed(2, "4dD", None)],
        vec![passed(0, "5eE"), showed(1, "5eE", None)],
        vec![showed(1, "3cC", Some('c'))],
        vec![passed(2, "6dF"), passed(0, "6dF")],
        vec![passed(0, "4eG"), passed(1, "4eG")],
    ];
    let mut evidence = Evidence::new(3);
    evidence.hands[seat(0)] = Some(cards("12abAB"));
    for (turn, seen) in (1..).zip(turns.into_iter().take(events)) {
        evidence.events.extend(seen.into_iter().map(|seen| Event { turn, seen }));
    }
    evidence
}

fn file(odds: &Posterior, letter: char) -> f64 {
    odds.odds(Holder::File, card(letter))
}

fn close(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
}

/// Deals, cases, and odds in the file, unweighted and weighted.
fn golden(events: usize, deals: f64, cases: usize, marginals: &[(char, f64, f64)]) -> Posterior {
    let (even, chosen) = (odds(&after(events), Weighing::Even), odds(&after(events), Weighing::ByChoice));
    let (even, chosen) =
        (even.unwrap_or_else(|bad| panic!("{bad:?}")), chosen.unwrap_or_else(|bad| panic!("{bad:?}")));
    close(even.deals(), deals);
    assert_eq!((even.possible_cases(), chosen.possible_cases()), (cases, cases));
    for &(letter, plain, weighted) in marginals {
        close(file(&even, letter), plain);
        close(file(&chosen, letter), weighted);
    }
    chosen
}

#[test]
fn g1_at_the_start() {
    let seventh = 1.0 / 7.0;
    golden(0, 103_488.0, 112, &[('3', 0.25, 0.25), ('c', 0.25, 0.25), ('C', seventh, seventh)]);
}

#[test]
fn g2_after_a_card_shown_to_another() {
    let rows = [('4', 0.204_856, 0.204_856), ('d', 0.204_856, 0.204_856), ('D', 0.110_774, 0.110_774)];
    golden(1, 83_034.0, 111, &rows);
}

#[test]
fn g3_after_another() {
    golden(2, 67_852.0, 110, &[('5', 0.218_711, 0.218_711), ('E', 0.115_339, 0.115_339)]);
}

#[test]
fn g4_after_a_card_shown_to_me() {
    golden(3, 24_383.0, 82, &[('3', 0.284_543, 0.336_232), ('C', 0.154_985, 0.189_472)]);
}

#[test]
fn g5_after_a_suspicion_nobody_could_answer() {
    let chosen = golden(4, 3_942.0, 80, &[('6', 0.527_651, 0.489_400), ('d', 0.611_618, 0.592_818)]);
    assert_eq!(chosen.best().0, triple("6dF"));
    close(chosen.best().1, 0.070_784);
}

#[test]
fn g6_after_another_of_those() {
    let chosen = golden(5, 1_221.0, 78, &[('4', 0.189_189, 0.187_833), ('e', 0.321_048, 0.344_855)]);
    assert_eq!(chosen.best().0, triple("6dG"));
    close(chosen.best().1, 0.039_107);
}

#[test]
fn six_players_at_the_start() {
    let mut evidence = Evidence::new(6);
    evidence.hands[Seat::at(0)] = Some(cards("1aA"));
    let odds = odds(&evidence, Weighing::Even).unwrap_or_else(|bad| panic!("{bad:?}"));
    assert_eq!(odds.possible_cases(), 200);
    close(odds.deals() / 1e6, 33_633.6);
    close(odds.case(triple("2bB")), 0.005);
}

/// Two cards known, two triples with one card in common: it must be that one.
#[test]
fn the_only_card_in_both_triples_is_held() {
    let mut evidence = Evidence::new(6);
    evidence.hands[Seat::at(0)] = Some(cards("1aA"));
    let by = Seat::at(3);
    let shown = |text, shown: Option<char>| Event {
        turn: 1,
        seen: Seen::Showed { by, triple: triple(text), card: shown.map(card) },
    };
    evidence.events.extend([shown("2bB", Some('2')), shown("3cC", Some('c'))]);
    evidence.events.extend([shown("4dD", None), shown("5eD", None)]);
    let facts = Facts::of(&evidence).unwrap();
    assert!(facts.certain(Holder::Seat(by), card('D')));
    close(
        odds(&evidence, Weighing::ByChoice)
            .unwrap_or_else(|bad| panic!("{bad:?}"))
            .odds(Holder::Seat(by), card('D')),
        1.0,
    );
}

#[test]
fn an_impossible_log_has_no_odds_and_no_facts() {
    let mut evidence = after(5);
    let by = Seat::at(2);
    evidence
        .events
        .push(Event { turn: 6, seen: Seen::Showed { by, triple: triple("3cC"), card: Some(card('c')) } });
    assert!(Facts::of(&evidence).is_none());
    assert!(odds(&evidence, Weighing::Even).is_err());
}

#[test]
fn counting_can_be_called_off() {
    let stopped = case::reason::Thinker::new().odds(&after(1), Weighing::Even, &|| true);
    assert!(matches!(stopped, Err(case::reason::NoOdds::Stopped)));
}
