//! Random play on one core: `cargo xtask bench case`.

use std::hint::black_box;

use case::{Case, Options, Spot, Squares, reach};
use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game as _, SearchRng, Stream, quick_step};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Whole random games; the rate is events a second.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_games(bencher: Bencher, seats: u8) {
    let seed = "bench".parse().expect("a word is a seed");
    let start = Case::setup(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let play = |number: u64| {
        let (mut state, mut dice, mut events) = (black_box(start), SearchRng::new(number), 0u32);
        while quick_step::<Case>(&mut state, &mut dice).is_some() {
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
