//! The solver against brute force, and the counts the rules promise.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "figures are for people who want to see them"
)]

use std::collections::BTreeSet;

use djinn::solve::{
    DrawnHand, all, all_drawn, best_exchange, brute_force, count, difficulty, exists, extends, first,
};
use djinn::{Arrangement, Card, CardSet, Fit, Layout, Roll, Task};
use irrgarten_game::{Dice as _, SearchRng};
use irrgarten_kit::{Direction, Indexed as _, Set};

fn hand(text: &str) -> CardSet {
    text.split(',').map(|number| Card::numbered(number.parse().unwrap()).unwrap()).collect()
}

fn layout(name: &str) -> Task {
    Task::new(Roll::Genie(Layout::all().find(|layout| layout.name() == name).unwrap()))
}

fn free(number: u8) -> Task {
    Task::new(Roll::Number(number))
}

/// Every hand of so many cards.
fn all_hands(cards: usize) -> Vec<CardSet> {
    let mut hands = vec![CardSet::EMPTY];
    for card in Card::all() {
        let more: Vec<CardSet> = hands
            .iter()
            .filter(|hand| hand.len() < cards)
            .map(|hand| hand.or([card].into_iter().collect()))
            .collect();
        hands.extend(more);
    }
    hands.retain(|hand| hand.len() == cards);
    hands
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
    let hands = all_hands(3);
    assert_eq!(hands.len(), 4060);
    assert_eq!(hands.iter().filter(|&&hand| !exists(hand, &free(3))).count(), 8);
}

#[test]
fn lines_and_corners_of_three_are_solvable_as_often_as_promised() {
    let solvable = |task: &Task| all_hands(3).iter().filter(|&&hand| exists(hand, task)).count();
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

/// A row of the rules' table: how many hands were looked at there, the share that could be solved in percent, and in the
/// middle of them the number of solutions and of random tries to the first.
struct Row {
    task: Task,
    hands: u32,
    solvable: f64,
    solutions: usize,
    tries: u32,
}

fn rows() -> Vec<Row> {
    let row = |task: Task, hands, solvable, solutions, tries| Row { task, hands, solvable, solutions, tries };
    vec![
        row(free(3), 4060, 99.8, 6, 15),
        row(free(4), 500, 99.8, 29, 25),
        row(free(5), 120, 100.0, 184, 38),
        row(layout("I3"), 4060, 94.7, 2, 21),
        row(layout("L3"), 4060, 99.8, 4, 31),
        row(layout("I4"), 1000, 89.6, 4, 68),
        row(layout("L4"), 1000, 97.9, 7, 67),
        row(layout("T4"), 1000, 97.7, 5, 92),
        row(layout("S4"), 1000, 94.9, 3, 78),
        row(layout("O4"), 1000, 57.3, 1, 59),
        row(layout("U5"), 300, 99.7, 13, 198),
        row(layout("W5"), 300, 98.0, 13, 205),
        row(layout("T5"), 300, 96.7, 11, 242),
        row(layout("V5"), 300, 98.7, 14, 168),
        row(layout("P5"), 300, 98.0, 8, 192),
    ]
}

#[test]
fn as_many_hands_are_solvable_as_the_table_of_the_rules_says() {
    for Row { task, hands, solvable, .. } in rows() {
        let all = all_hands(task.roll.cards());
        let found = all.iter().filter(|&&hand| exists(hand, &task)).count();
        let share = found as f64 / all.len() as f64;
        println!("{}: {found} of {} hands, {:.2} %", task.roll, all.len(), 100.0 * share);
        // All hands here, a sample there: three standard deviations of the sample, and the last digit.
        let room = 300.0 * (share * (1.0 - share) / f64::from(hands)).sqrt() + 0.05;
        assert!((100.0 * share - solvable).abs() <= room, "{}: {share}, not {solvable} %", task.roll);
    }
}

#[test]
fn hands_have_as_many_solutions_and_need_as_many_tries_as_the_table_of_the_rules_says() {
    let mut dice = SearchRng::new(11);
    for Row { task, solutions, tries, .. } in rows() {
        let hands: Vec<CardSet> = (0..601).map(|_| random_hand(task.roll.cards(), &mut dice)).collect();
        let mut counts: Vec<usize> = hands.iter().map(|&hand| count(hand, &task)).collect();
        counts.sort_unstable();
        assert!(
            counts[300].abs_diff(solutions) <= 1 + solutions / 10,
            "{}: {} solutions",
            task.roll,
            counts[300]
        );
        let searched = hands.iter().filter_map(|&hand| djinn::solve::tries(hand, &task, &mut dice));
        let mut searched: Vec<u32> = searched.collect();
        searched.sort_unstable();
        let median = searched[searched.len() / 2];
        assert!(median.abs_diff(tries) <= tries * 35 / 100, "{}: {median} tries, not {tries}", task.roll);
    }
}

#[test]
fn difficulty_is_the_mean_of_many_searches() {
    let (hand, task) = (hand("05,12,13,22"), layout("O4"));
    let mut dice = SearchRng::new(13);
    let mean = (0..4000).filter_map(|_| djinn::solve::tries(hand, &task, &mut dice)).sum::<u32>() / 4000;
    let difficulty = difficulty(hand, &task).unwrap();
    assert!(difficulty.abs_diff(mean) <= mean / 4, "E = {difficulty}, mean {mean}");
}

#[test]
fn what_cannot_be_solved_has_no_difficulty() {
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

#[test]
fn cards_that_are_told_by_their_gates_are_laid_like_those_of_the_box() {
    let mut dice = SearchRng::new(17);
    let mut compared = 0;
    for task in (3..=5).map(free).chain(Layout::all().map(|layout| Task::new(Roll::Genie(layout)))) {
        for fit in [Fit::Strict, Fit::Full] {
            let (task, hand) = (Task { fit, ..task }, random_hand(task.roll.cards(), &mut dice));
            let gates = |card: Card| {
                let sides = [Direction::East, Direction::South, Direction::West];
                sides.map(|side| card.gate(Direction::North, side).to_string()).concat()
            };
            let told: Vec<String> = hand.iter().map(gates).collect();
            let told: DrawnHand = told.join(",").parse().unwrap();
            // Both are in the order of their numbers, so the smallest text stays the smallest.
            let called = |laid: &Arrangement| {
                hand.iter().enumerate().fold(laid.to_string(), |text, (nth, card)| {
                    text.replace(&card.to_string(), &format!("#{}", nth + 1))
                })
            };
            let expected: Vec<String> = all(hand, &task).iter().map(called).collect();
            let found: Vec<String> =
                all_drawn(&told, &task).iter().map(|laid| laid.to_string().replace('0', "#")).collect();
            assert_eq!(found, expected, "{hand:?} {task:?}");
            compared += found.len();
        }
    }
    assert!(compared > 100, "{compared}");
    // Another box may have two of the same.
    let twins: DrawnHand = "143,143,254".parse().unwrap();
    assert!(all_drawn(&twins, &free(3)).iter().all(|laid| laid.len() == 3));
    for bad in ["", "14,254", "146,254,315", "143,254,", "143,143,143,143,143,143"] {
        assert!(bad.parse::<DrawnHand>().is_err(), "{bad}");
    }
}
