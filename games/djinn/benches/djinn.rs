//! Random play and the solver on one core: `cargo xtask bench djinn`.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use djinn::{Card, CardSet, Clock, Djinn, House, Layout, Options, Roll, Task, solve};
use irrgarten_game::{ChanceRng, Dice as _, Event, Game, SearchRng, Stream, quick_step};
use irrgarten_kit::Indexed as _;

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Whole random games in ticks; the rate is actions a second.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_games_in_ticks(bencher: Bencher, seats: u8) {
    let seed = "bench".parse().expect("a word is a seed");
    let house = House { clock: Clock::Ticks, ..House::default() };
    let options = Options { house, ..Options::default() };
    let start = Djinn::setup(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
    let play = |number: u64| {
        let (mut state, mut dice, mut actions) = (black_box(start), SearchRng::new(number), 0u32);
        while let Some(step) = quick_step::<Djinn>(&mut state, &mut dice) {
            actions += u32::from(matches!(step, Event::Act(..)));
        }
        actions
    };
    bencher.counter(ItemsCount::new(play(1))).bench_local(|| play(1));
}

fn hands(cards: usize) -> Vec<CardSet> {
    let mut dice = SearchRng::new(2);
    let mut all: Vec<Card> = Card::all().collect();
    let mut hand = || {
        dice.shuffle(&mut all);
        all.iter().copied().take(cards).collect()
    };
    (0..64).map(|_| hand()).collect()
}

/// A number roll, or a layout by its place among the assignment cards.
fn task(nth: usize) -> Task {
    Task::new(if nth < 6 { Roll::Number(nth as u8) } else { Roll::Genie(Layout::at(nth)) })
}

/// Every solution of a hand: free hands of 3, 4 and 5 cards, then O4 and the layouts of five.
#[divan::bench(args = [3, 4, 5, 6, 7, 8, 9, 10, 11])]
fn all_solutions(bencher: Bencher, nth: usize) {
    let task = task(nth);
    let (hands, mut next) = (hands(task.roll.cards()), 0);
    bencher.bench_local(move || {
        next = (next + 1) % hands.len();
        solve::count(black_box(hands[next]), &task)
    });
}

/// The first solution of the same.
#[divan::bench(args = [3, 4, 5, 6, 7, 8, 9, 10, 11])]
fn first_solution(bencher: Bencher, nth: usize) {
    let task = task(nth);
    let (hands, mut next) = (hands(task.roll.cards()), 0);
    bencher.bench_local(move || {
        next = (next + 1) % hands.len();
        solve::exists(black_box(hands[next]), &task)
    });
}
