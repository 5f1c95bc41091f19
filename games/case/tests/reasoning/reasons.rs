//! Every certain fact has a reason from which nothing can be left out.

use case::reason::{
    Adviser, Evidence, Facts, Holder, Seen, Thinker, explain, first_contradiction, gain, odds, words,
};
use case::{Case, Place, Triple};
use irrgarten_game::{Language, Presentation as _, SearchRng, Seat};
use irrgarten_kit::Indexed as _;
use irrgarten_words::Speaker;

use crate::support::Quiz;

fn only(evidence: &Evidence, events: &[usize]) -> Evidence {
    Evidence { events: events.iter().map(|&nth| evidence.events[nth]).collect(), ..evidence.clone() }
}

#[test]
fn reasons_are_enough_and_minimal() {
    let mut explained = 0;
    for number in 0..12 {
        let mut dice = SearchRng::new(number);
        let mut quiz = Quiz::deal(3 + (number % 4) as u8, &mut dice);
        (0..3).for_each(|_| quiz.round(&mut dice));
        let evidence = &quiz.evidence;
        let facts = Facts::of(evidence).unwrap();
        for fact in facts.all(evidence) {
            let reason = explain(evidence, fact).unwrap_or_else(|| panic!("no reason for {fact:?}"));
            let holds = |events: &[usize]| {
                let facts = Facts::of(&only(evidence, events)).unwrap();
                if fact.held {
                    facts.certain(fact.holder, fact.card)
                } else {
                    !facts.possible(fact.holder, fact.card)
                }
            };
            assert!(holds(&reason.events), "{fact:?} does not follow from {reason:?}");
            for &left_out in &reason.events {
                let fewer: Vec<usize> =
                    reason.events.iter().copied().filter(|&nth| nth != left_out).collect();
                // A reason without the sizes may have more events than one with them.
                assert!(!reason.sizes || !holds(&fewer), "{fact:?}: {left_out} is not needed in {reason:?}");
            }
            explained += 1;
        }
    }
    assert!(explained > 200, "{explained}");
}

#[test]
fn reasons_are_said_in_four_languages() {
    let mut dice = SearchRng::new(5);
    let mut quiz = Quiz::deal(3, &mut dice);
    (0..4).for_each(|_| quiz.round(&mut dice));
    let facts = Facts::of(&quiz.evidence).unwrap();
    let fact =
        facts.all(&quiz.evidence).find(|fact| fact.held && fact.holder != Holder::Seat(Seat::at(0))).unwrap();
    let reason = explain(&quiz.evidence, fact).unwrap();
    let said = Language::ALL.map(|language| {
        let player = |seat: Seat| format!("#{seat}").into();
        let speaker = Speaker::new(&Case::WORDS, language);
        let fact = speaker.say(&words::fact(fact, player));
        format!("{fact} {}", speaker.say(&words::reason(&reason, &quiz.evidence)))
    });
    assert!(said[0].contains("because of ") && said[1].contains("wegen "), "{said:?}");
    assert!(said[2].contains("à cause d") && said[3].contains("vanwege "), "{said:?}");
}

#[test]
fn the_first_event_that_cannot_be_is_named() {
    let mut dice = SearchRng::new(7);
    let mut quiz = Quiz::deal(4, &mut dice);
    (0..2).for_each(|_| quiz.round(&mut dice));
    assert_eq!(first_contradiction(&quiz.evidence), None);
    // A card of the observer's own hand, shown by somebody else.
    let own = quiz.hands[Seat::at(0)].first().unwrap();
    let triple = Triple::all().find(|triple| triple.cards().has(own)).unwrap();
    let seen = Seen::Showed { by: Seat::at(2), triple, card: Some(own) };
    quiz.evidence.events.insert(3, case::reason::Event { turn: 2, seen });
    assert_eq!(first_contradiction(&quiz.evidence), Some(3));
}

#[test]
fn the_gain_of_a_suspicion_is_what_the_answers_tell() {
    let mut dice = SearchRng::new(3);
    let mut quiz = Quiz::deal(3, &mut dice);
    (0..2).for_each(|_| quiz.round(&mut dice));
    let (evidence, order) = (&quiz.evidence, [Seat::at(1), Seat::at(2)]);
    let mut thinker = Thinker::new();
    let before = odds(evidence, case::reason::Weighing::ByChoice).unwrap_or_else(|bad| panic!("{bad:?}"));
    let best = Adviser::new(evidence, &order, &before)
        .best(&[Place::at(4)], 3, &mut thinker, &|| false)
        .unwrap_or_else(|bad| panic!("{bad:?}"));
    let all: Vec<f64> = Triple::all()
        .filter(|triple| triple.place == Place::at(4))
        .map(|triple| {
            gain(evidence, &before, &order, triple, &mut thinker, &|| false)
                .unwrap_or_else(|bad| panic!("{bad:?}"))
        })
        .collect();
    let most = all.iter().copied().fold(0.0, f64::max);
    assert!(best[0].bits > 0.9 * most, "{} of {most}", best[0].bits);
    assert!(most <= before.entropy() + 1e-9);
}
