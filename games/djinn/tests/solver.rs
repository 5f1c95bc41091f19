//! The solver against brute force, and the counts the rules promise.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use djinn::solve::{all, best_exchange, brute_force, count, difficulty, exists, extends, first};
use djinn::{Arrangement, Card, CardSet, Fit, Layout, Roll, Task};
use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Indexed as _, Set};

fn hand(text: &str) -> CardSet {
    text.split(',').map(|number| Card::numbered(number.parse().unwrap()).unwrap()).collect()
}

fn layout(name: &str) -> Task {
    Task::new(Roll::Genie(Layout::all().find(|layout| layout.name() == name).unwrap()))
}

fn free(number: u8) -> Task {
    Task::new(Roll::Number(number))
}

fn hands_of_three() -> Vec<CardSet> {
    let cards: Vec<Card> = Card::all().collect();
    let mut hands = Vec::new();
    for (one, two, three) in triples() {
        hands.push([cards[one], cards[two], cards[three]].into_iter().collect());
    }
    hands
}

fn triples() -> impl Iterator<Item = (usize, usize, usize)> {
    (0..30)
        .flat_map(|one| (one + 1..30).flat_map(move |two| (two + 1..30).map(move |three| (one, two, three))))
}

fn random_hand(cards: usize, dice: &mut SearchRng) -> CardSet {
    let mut all: Vec<Card> = Card::all().collect();
    dice.shuffle(&mut all);
    all.into_iter().take(cards).collect()
}

fn texts(solutions: &[Arrangement]) -> BTreeSet<String> {
    solutions.iter().map(|solution| solution.canonical().to_string()).collect()
}

#[test]
fn eight_of_the_4060_hands_of_three_have_no_free_solution() {
    let hands = hands_of_three();
    assert_eq!(hands.len(), 4060);
    assert_eq!(hands.iter().filter(|&&hand| !exists(hand, &free(3))).count(), 8);
}

#[test]
fn lines_and_corners_of_three_are_solvable_as_often_as_promised() {
    let solvable = |task: &Task| hands_of_three().iter().filter(|&&hand| exists(hand, task)).count();
    // 94.7 and 99.8 percent.
    assert_eq!(solvable(&layout("I3")), 3846);
    assert_eq!(solvable(&layout("L3")), 4050);
}

#[test]
fn the_vectors_have_their_counts() {
    assert_eq!(count(hand("05,12,13,22"), &layout("O4")), 1);
    assert_eq!(all(hand("05,12,13,22"), &layout("O4"))[0].to_string(), "05w.12s/13w.22n");
    assert_eq!(count(hand("09,16,17,22"), &layout("T4")), 7);
    assert_eq!(count(hand("01,02,08"), &free(3)), 0);
    assert_eq!(count(hand("01,18,20,22"), &layout("O4")), 0);
}

#[test]
fn the_search_finds_what_brute_force_finds() {
    let mut dice = SearchRng::new(7);
    let mut compared = 0;
    for task in (3..=4).map(free).chain(Layout::all().map(|layout| Task::new(Roll::Genie(layout)))) {
        for (fit, mirror) in [(Fit::Strict, false), (Fit::Full, false), (Fit::Strict, true)] {
            let task = Task { fit, mirror, ..task };
            for _ in 0..if task.roll.cards() == 5 { 1 } else { 6 } {
                let hand = random_hand(task.roll.cards(), &mut dice);
                let (found, believed) = (all(hand, &task), brute_force(hand, &task));
                assert_eq!(found.len(), believed.len(), "{hand:?} {task:?}");
                assert_eq!(texts(&found), texts(&believed), "{hand:?} {task:?}");
                assert_eq!(texts(&found).len(), found.len(), "each once");
                compared += found.len();
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn a_free_hand_of_five_is_the_same_by_brute_force() {
    let hand = hand("03,11,17,22,29");
    assert_eq!(texts(&all(hand, &free(5))), texts(&brute_force(hand, &free(5))));
}

#[test]
fn every_solution_is_right_and_every_hand_is_used() {
    let mut dice = SearchRng::new(3);
    for number in 3..=5 {
        let hand = random_hand(number, &mut dice);
        let task = free(number as u8);
        assert!(all(hand, &task).iter().all(|solution| task.check(hand, solution).is_ok()));
        assert_eq!(first(hand, &task).is_some(), exists(hand, &task));
        assert!(all(hand, &task).iter().all(|solution| extends(hand, &task, solution)));
    }
}

#[test]
fn lenient_tables_are_nearly_always_solvable_and_full_ones_seldom() {
    let mut dice = SearchRng::new(5);
    let o4 = layout("O4");
    let share = |fit: Fit, dice: &mut SearchRng| {
        let hands = (0..400).map(|_| random_hand(4, dice));
        hands.filter(|&hand| exists(hand, &Task { fit, ..o4 })).count() / 4
    };
    assert!((50..=66).contains(&share(Fit::Strict, &mut dice)));
    assert!((9..=21).contains(&share(Fit::Full, &mut dice)));
    assert!(share(Fit::Lenient, &mut dice) >= 99);
    for _ in 0..40 {
        let (hand, task) = (random_hand(4, &mut dice), Task { fit: Fit::Lenient, ..o4 });
        assert_eq!(exists(hand, &task), !brute_force(hand, &task).is_empty());
    }
}

/// Section by section, within what a few hundred hands can show.
#[test]
fn the_table_of_the_rules_holds() {
    let rows = [
        ("I4", 89.6, 4),
        ("L4", 97.9, 7),
        ("T4", 97.7, 5),
        ("S4", 94.9, 3),
        ("O4", 57.3, 1),
        ("U5", 99.7, 13),
        ("W5", 98.0, 13),
        ("T5", 96.7, 11),
        ("V5", 98.7, 14),
        ("P5", 98.0, 8),
    ];
    let mut dice = SearchRng::new(11);
    for (name, solvable, median) in rows {
        let task = layout(name);
        let mut counts: Vec<usize> =
            (0..600).map(|_| count(random_hand(task.roll.cards(), &mut dice), &task)).collect();
        counts.sort_unstable();
        let found = f64::from(counts.iter().filter(|&&count| count > 0).count() as u32) / 6.0;
        assert!((found - solvable).abs() < 5.0, "{name}: {found} % solvable, not {solvable}");
        assert!(counts[300].abs_diff(median) <= 2, "{name}: median {}, not {median}", counts[300]);
    }
    let mut counts: Vec<usize> = (0..200).map(|_| count(random_hand(5, &mut dice), &free(5))).collect();
    counts.sort_unstable();
    assert!((160..=210).contains(&counts[100]), "free 5: median {}", counts[100]);
}

#[test]
fn a_plain_searcher_needs_as_many_tries_as_promised() {
    let mut dice = SearchRng::new(13);
    for (task, low, high) in [(free(3), 10, 22), (free(4), 18, 36), (free(5), 28, 55), (layout("L3"), 20, 50)]
    {
        let mut tries: Vec<u32> =
            (0..100).filter_map(|_| difficulty(random_hand(task.roll.cards(), &mut dice), &task)).collect();
        tries.sort_unstable();
        let median = tries[tries.len() / 2];
        assert!((low..=high).contains(&median), "{task:?}: {median} tries");
    }
    assert_eq!(difficulty(hand("01,02,08"), &free(3)), None);
}

#[test]
fn the_best_exchange_is_the_one_that_helps_most_often() {
    let (bad, task) = (hand("01,18,20,22"), layout("O4"));
    let advice = best_exchange(bad, Set::full(), &task).unwrap();
    assert_eq!(advice.unseen, 26);
    let helped = |card: Card| {
        let one: CardSet = [card].into_iter().collect();
        let others = Set::full().minus(bad).iter();
        others.filter(|&drawn| exists(bad.minus(one).or([drawn].into_iter().collect()), &task)).count()
    };
    assert_eq!(helped(advice.card), advice.good);
    assert!(bad.iter().all(|card| helped(card) <= advice.good));
    assert!(advice.good > 0);
}
