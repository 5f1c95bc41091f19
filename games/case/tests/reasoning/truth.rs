//! What is so is never thought impossible, and deals are drawn with the odds that were counted.

use std::collections::HashMap;

use case::reason::{Event, Evidence, Facts, Holder, Seen, Thinker, Weighing, consistent, deal};
use case::{Card, Triple};
use irrgarten_game::{SearchRng, Seat};
use irrgarten_kit::Indexed as _;

use crate::support::Quiz;

/// `IRRGARTEN_CASE_GAMES=10000` asks for a campaign.
fn games() -> u64 {
    std::env::var("IRRGARTEN_CASE_GAMES").map_or(60, |number| number.parse().unwrap())
}

/// Names nearly every card and tells nothing: nobody who holds a card thinks that it is in the file.
fn name_cards(quiz: &Quiz) -> Evidence {
    let own = quiz.hands[Seat::at(0)];
    let idle = Triple::all().filter(|triple| !triple.cards().and(own).is_empty());
    let events = idle.map(|triple| Event { turn: 0, seen: Seen::NotTheCase(triple) });
    let mut named = quiz.evidence.clone();
    named.events.extend(events);
    named
}

#[test]
fn cards_that_are_counted_together_have_the_odds_they_have_one_by_one() {
    let mut thinker = Thinker::new();
    for number in 0..30 {
        let mut dice = SearchRng::new(number);
        let seats = 2 + (number % 5) as u8;
        let mut quiz = Quiz::deal(seats, &mut dice);
        for _ in 0..number / 5 % 4 * u64::from(seats) / 3 {
            quiz.question(&mut dice);
        }
        let mut odds = |evidence: &Evidence| {
            thinker.odds(evidence, Weighing::ByChoice, &|| false).unwrap_or_else(|bad| panic!("{bad:?}"))
        };
        let (together, alone) = (odds(&quiz.evidence), odds(&name_cards(&quiz)));
        let near = |one: f64, two: f64| assert!((one - two).abs() < 1e-9, "game {number}: {one} and {two}");
        near(together.deals() / alone.deals(), 1.0);
        Triple::all().for_each(|triple| near(together.case(triple), alone.case(triple)));
        for holder in Seat::all(seats).map(Holder::Seat).chain([Holder::File]) {
            Card::all().for_each(|card| near(together.odds(holder, card), alone.odds(holder, card)));
        }
    }
}

#[test]
fn the_true_deal_is_always_possible_and_no_certain_fact_is_wrong() {
    let mut thinker = Thinker::new();
    for number in 0..games() {
        let mut dice = SearchRng::new(number);
        let seats = 2 + (number % 5) as u8;
        let mut quiz = Quiz::deal(seats, &mut dice);
        for round in 0..6 {
            quiz.round(&mut dice);
            let facts = Facts::of(&quiz.evidence).unwrap();
            let odds = (round % 2 == 1).then(|| thinker.odds(&quiz.evidence, Weighing::ByChoice, &|| false));
            let odds = odds.map(|odds| odds.unwrap_or_else(|bad| panic!("game {number}: {bad:?}")));
            assert!(odds.as_ref().is_none_or(|odds| odds.case(quiz.file) > 0.0), "game {number}");
            for card in Card::all().filter(|card| !quiz.evidence.open.has(*card)) {
                let held = Seat::all(seats).find(|&seat| quiz.hands[seat].has(card));
                let holder = held.map_or(Holder::File, Holder::Seat);
                assert!(facts.possible(holder, card), "game {number}: {card}");
                assert!(
                    odds.as_ref().is_none_or(|odds| odds.odds(holder, card) > 0.0),
                    "game {number}: {card}"
                );
            }
        }
    }
}

#[test]
fn deals_are_drawn_with_exactly_the_odds() {
    for (seats, rounds) in [(3, 1), (4, 0), (5, 2), (6, 2), (2, 1)] {
        let mut dice = SearchRng::new(u64::from(seats));
        let mut quiz = Quiz::deal(seats, &mut dice);
        (0..rounds).for_each(|_| quiz.round(&mut dice));
        let odds = Thinker::new().odds(&quiz.evidence, Weighing::ByChoice, &|| false);
        let odds = odds.unwrap_or_else(|bad| panic!("{bad:?}"));
        let sampler = odds.sampler();
        let times = 4000;
        let mut held: HashMap<(Holder, Card), u32> = HashMap::new();
        for _ in 0..times {
            let (hands, file) = sampler.draw(&mut dice);
            assert!(odds.case(file) > 0.0);
            let mut drawn = quiz.evidence.clone();
            drawn.file = Some(file);
            Seat::all(seats).for_each(|seat| drawn.hands[seat] = Some(hands[seat]));
            assert!(consistent(&drawn), "a deal was drawn that does not fit");
            let hands =
                hands.each().flat_map(|(seat, hand)| hand.iter().map(move |card| (Holder::Seat(seat), card)));
            let filed = file.cards().iter().map(|card| (Holder::File, card)).collect::<Vec<_>>();
            hands.chain(filed).for_each(|place| *held.entry(place).or_default() += 1);
        }
        for card in Card::all() {
            for holder in Seat::all(seats).map(Holder::Seat).chain([Holder::File]) {
                let found =
                    f64::from(held.get(&(holder, card)).copied().unwrap_or_default()) / f64::from(times);
                let wanted = odds.odds(holder, card);
                // Five standard deviations.
                let slack = 5.0 * (wanted * (1.0 - wanted) / f64::from(times)).sqrt() + 1e-9;
                assert!(
                    (found - wanted).abs() <= slack,
                    "{seats} seats, {card} at {holder:?}: {found}, {wanted}"
                );
            }
        }
    }
}

#[test]
fn quick_guesses_fit_what_was_seen() {
    for number in 0..games() {
        let mut dice = SearchRng::new(number);
        let seats = 2 + (number % 5) as u8;
        let mut quiz = Quiz::deal(seats, &mut dice);
        (0..number % 5).for_each(|_| quiz.round(&mut dice));
        let (hands, file) = deal(&quiz.evidence, &mut dice).unwrap();
        let full = Evidence {
            hands: irrgarten_game::PerSeat::from_fn(seats, |seat| Some(hands[seat])),
            file: Some(file),
            ..quiz.evidence.clone()
        };
        assert!(consistent(&full), "game {number}");
    }
}
