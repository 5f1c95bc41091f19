//! Random play, and the exact odds by seats and rounds, on one core: `cargo xtask bench case`.

use std::hint::black_box;
use std::time::Instant;

use case::reason::{Facts, Thinker, Weighing};
use case::{Case, Options, Spot, Squares, reach};
use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game as _, SearchRng, Stream, quick_ply};

#[path = "../tests/support/mod.rs"]
mod support;

use support::Quiz;

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    odds_by_seats_and_rounds();
    divan::main();
}

/// Microseconds this thread has worked. Where the system tells, what other programs take does not count.
fn worked(since: Instant) -> u128 {
    // The system adds up when the thread steps back.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<u128>().ok());
    nanoseconds.map_or_else(|| since.elapsed().as_micros(), |nanoseconds| nanoseconds / 1000)
}

/// The fastest of a few runs, in microseconds.
fn fastest(since: Instant, mut work: impl FnMut()) -> u128 {
    const RUNS: usize = 3;
    let time = |_| {
        let start = worked(since);
        work();
        worked(since) - start
    };
    (0..RUNS).map(time).min().unwrap_or_default()
}

/// A table of percentiles, which the other benchmarks do not show.
#[expect(clippy::print_stdout, reason = "this is what the benchmark says")]
fn odds_by_seats_and_rounds() {
    const GAMES: u64 = 100;
    let since = Instant::now();
    println!("exact odds of all cases and cards, microseconds: median, 99th of 100");
    println!(
        "seats   start          1 round         2 rounds        3 rounds        4 rounds      facts, 4 rounds"
    );
    for seats in 2..=6 {
        let mut times: [Vec<u128>; 6] = Default::default();
        let mut thinker = Thinker::new();
        for number in 0..GAMES {
            let mut dice = SearchRng::new(number);
            let mut quiz = Quiz::deal(seats, &mut dice);
            for (round, times) in times[..5].iter_mut().enumerate() {
                if round > 0 {
                    quiz.round(&mut dice);
                }
                times.push(fastest(since, || {
                    let odds = thinker.odds(black_box(&quiz.evidence), Weighing::ByChoice, &|| false);
                    assert!(odds.is_ok_and(|odds| odds.case(quiz.file) > 0.0));
                }));
            }
            times[5].push(fastest(since, || assert!(Facts::of(black_box(&quiz.evidence)).is_some())));
        }
        let cell = |times: &mut Vec<u128>| {
            times.sort_unstable();
            format!("{:>7} {:>7}", times[times.len() / 2], times[times.len() * 99 / 100])
        };
        let row: Vec<String> = times.iter_mut().map(cell).collect();
        println!("{seats}   {}", row.join(" "));
    }
    println!();
}

/// Whole random games; the rate is events a second.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_games(bencher: Bencher, seats: u8) {
    let seed = "bench".parse().expect("a word is a seed");
    let start = Case::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let play = |number: u64| {
        let (mut state, mut dice, mut events) = (black_box(start), SearchRng::new(number), 0u32);
        while quick_ply::<Case>(&mut state, &mut dice).is_some() {
            events += 1;
        }
        events
    };
    bencher.counter(ItemsCount::new(play(1))).bench_local(|| play(1));
}

/// Every destination of a roll from the centre.
#[divan::bench(args = [4, 8, 12])]
fn destinations(bencher: Bencher, roll: u8) {
    bencher.bench_local(|| reach(black_box(Spot::CENTRE), roll, Squares::default()));
}
