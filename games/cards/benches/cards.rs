//! Random play on one core: `cargo xtask bench cards`.

use std::hint::black_box;

use cards::{Cards, Options};
use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Event, Game, SearchRng, Stream, random_step};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// A whole random game, every ply with the full list of legal actions; the rate is plies a second.
#[divan::bench(args = [1, 2, 3, 4, 5, 6])]
fn random_plies(bencher: Bencher, seats: u8) {
    let seed = "bench".parse().expect("a word is a seed");
    let start = Cards::setup(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let mut buffer = Vec::with_capacity(4096);
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(46u32)).bench_local(move || {
        let mut state = black_box(start);
        let mut plies = 0;
        while let Some(step) = random_step::<Cards>(&mut state, &mut dice, &mut buffer) {
            plies += u32::from(matches!(step, Event::Act(..)));
        }
        assert_eq!(plies, 46);
        state
    });
}
