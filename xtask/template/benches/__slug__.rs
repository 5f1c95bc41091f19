//! Random play on one core: `cargo xtask bench __slug__`.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game as _, SearchRng, Seed, Stream, random_ply};

use __slug__::{Options, Rules};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// A hundred whole random games; the rate is games a second.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, seats: u8) {
    let mut dealer = ChanceRng::new(&Seed([1; 32]), Stream::Setup);
    let start = Rules::new_game(seats, Options::default(), &mut dealer);
    let mut buffer = Vec::with_capacity(8);
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(100u32)).bench_local(move || {
        for _ in 0..100 {
            let mut state = black_box(start);
            while random_ply::<Rules>(&mut state, &mut dice, &mut buffer).is_some() {}
        }
    });
}
