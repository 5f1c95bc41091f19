//! Random play on one core: `cargo xtask bench cards`.

use std::hint::black_box;
use std::ops::ControlFlow;

use cards::{Action, Cards, Options, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game, Notation, Ply, PlyOf, SearchRng, Seat, Stream, quick_ply, random_ply};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Whole random games with quick moves; the rate is plies a second.
#[divan::bench(args = [1, 2, 3, 4, 5, 6])]
fn random_plies(bencher: Bencher, seats: u8) {
    play(bencher, seats, |state, dice, _| quick_ply::<Cards>(state, dice));
}

/// The same, every move chosen evenly from the full list of legal actions.
#[divan::bench(args = [1, 2, 3, 4, 5, 6])]
fn random_plies_from_the_full_list(bencher: Bencher, seats: u8) {
    play(bencher, seats, random_ply::<Cards>);
}

fn play(
    bencher: Bencher,
    seats: u8,
    step: fn(&mut State, &mut SearchRng, &mut Vec<Action>) -> Option<PlyOf<Cards>>,
) {
    let seed = "bench".parse().expect("a word is a seed");
    let start = Cards::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let mut buffer = Vec::with_capacity(4096);
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(46u32)).bench_local(move || {
        let mut state = black_box(start);
        let mut plies = 0;
        while let Some(step) = step(&mut state, &mut dice, &mut buffer) {
            plies += u32::from(matches!(step, Ply::Act(..)));
        }
        assert_eq!(plies, 46);
        state
    });
}

/// All legal actions of a position in the middle of a game; the rate is actions a second.
#[divan::bench]
fn full_list(bencher: Bencher) {
    let text = "cards/1 n=2 @-1,-2:05n._._.27s/33s.46n.39w.36e/_.10s.47n._/43e.37w._._/_.31s.11s._ \
                h=25,28|07,21 c=-|- p=34 t=1";
    let (state, _) = Cards::read_position(text).expect("a position");
    let count = || {
        let mut actions = 0u32;
        let _ = Cards::actions(black_box(&state), Seat::at(0), &mut |action| {
            black_box(action);
            actions += 1;
            ControlFlow::Continue(())
        });
        actions
    };
    bencher.counter(ItemsCount::new(count())).bench_local(count);
}
