//! Random play and the solver on one core: `cargo xtask bench djinn`.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use djinn::{Card, CardSet, Clock, Djinn, Layout, Options, Roll, Rulings, Task, solve};
use irrgarten_game::{ChanceRng, Dice as _, Game, SearchRng, Stream, quick_ply};
use irrgarten_kit::Indexed as _;

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Whole random games in ticks, one after the other; the rate is rounds a second.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_rounds_in_ticks(bencher: Bencher, seats: u8) {
    let seed = "bench".parse().expect("a word is a seed");
    let rulings = Rulings { clock: Clock::Ticks, ..Rulings::default() };
    let options = Options { rulings, ..Options::default() };
    let start = Djinn::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(rulings.rounds)).bench_local(move || {
        let mut state = black_box(start);
        while quick_ply::<Djinn>(&mut state, &mut dice).is_some() {}
        state
    });
}

/// Free hands of 3, 4 and 5 cards, and every layout.
const TASKS: [&str; 15] =
    ["3", "4", "5", "I3", "L3", "I4", "L4", "T4", "S4", "O4", "U5", "W5", "T5", "V5", "P5"];

/// The task, and one hand for it after the other.
fn hands(name: &str) -> (Task, impl FnMut() -> CardSet) {
    let layout = Layout::all().find(|layout| layout.name() == name).map(Roll::Genie);
    let roll = layout.or_else(|| name.parse().ok().map(Roll::Number)).expect("a number or a layout");
    let (mut dice, mut all) = (SearchRng::new(2), Card::all().collect::<Vec<_>>());
    let mut hand = || {
        dice.shuffle(&mut all);
        all.iter().copied().take(roll.cards()).collect()
    };
    let (hands, mut next): (Vec<CardSet>, usize) = ((0..512).map(|_| hand()).collect(), 0);
    let deal = move || {
        next = (next + 1) % hands.len();
        hands[next]
    };
    (Task::new(roll), deal)
}

/// Every solution of a hand.
#[divan::bench(args = TASKS, sample_count = 500)]
fn all_solutions(bencher: Bencher, name: &str) {
    let (task, hand) = hands(name);
    bencher.with_inputs(hand).bench_local_values(|hand| solve::count(black_box(hand), &task));
}

/// The first solution of a hand, or that there is none.
#[divan::bench(args = TASKS, sample_count = 500)]
fn first_solution(bencher: Bencher, name: &str) {
    let (task, hand) = hands(name);
    bencher.with_inputs(hand).bench_local_values(|hand| solve::exists(black_box(hand), &task));
}

/// `E` of a hand: the mean of many plain searches.
#[divan::bench(args = TASKS)]
fn difficulty(bencher: Bencher, name: &str) {
    let (task, hand) = hands(name);
    bencher.with_inputs(hand).bench_local_values(|hand| solve::difficulty(black_box(hand), &task));
}
