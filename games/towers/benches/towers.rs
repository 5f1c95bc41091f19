//! Random play on one core: `cargo xtask bench towers`.

use std::hint::black_box;
use std::ops::ControlFlow;

use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game, Notation, PlyOf, SearchRng, Seat, Stream, quick_ply, random_ply};
use irrgarten_laws::play_plies;
use towers::{Action, Options, State, Towers};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// So many decisions of a random game are played in one sample.
const PLIES: u32 = 10_000;

/// Random play with quick moves, game after game; the rate is plies (slides and moves) a second.
#[divan::bench(args = [2, 3, 4])]
fn random_plies(bencher: Bencher, seats: u8) {
    play(bencher, seats, |state, dice, _| quick_ply::<Towers>(state, dice));
}

/// The same, every move chosen evenly from the full list of legal actions.
#[divan::bench(args = [2, 3, 4])]
fn random_plies_from_the_full_list(bencher: Bencher, seats: u8) {
    play(bencher, seats, random_ply::<Towers>);
}

fn play(
    bencher: Bencher,
    seats: u8,
    step: fn(&mut State, &mut SearchRng, &mut Vec<Action>) -> Option<PlyOf<Towers>>,
) {
    let seed = "bench".parse().expect("a word is a seed");
    let start = Towers::new_game(seats, Options::default(), &mut ChanceRng::new(&seed, Stream::Setup));
    let mut buffer = Vec::with_capacity(4096);
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(PLIES)).bench_local(move || {
        play_plies::<Towers>(&start, PLIES, |state| step(state, &mut dice, &mut buffer))
    });
}

/// Every slide of the first vector with every move behind it: 239 whole turns.
#[divan::bench]
fn whole_turns(bencher: Bencher) {
    let text = "towers/1 std .a3J.a2H./54L34Kc3I31E72-/.73-.51-./92-63-a3-52-51F/.b4-.91-. 32G Ra1,Ge5 \
                -|EJBACH,-|GLKFDI -- U,J ?22 - R.s -";
    let (state, _) = Towers::read_position(text).expect("a position");
    let red = Seat::at(0);
    let count = || {
        let mut turns = 0u32;
        let _ = Towers::actions(black_box(&state), red, &mut |slide| {
            let mut after = state;
            Towers::act(&mut after, red, slide);
            let _ = Towers::actions(&after, red, &mut |action| {
                black_box(action);
                turns += 1;
                ControlFlow::Continue(())
            });
            ControlFlow::Continue(())
        });
        turns
    };
    assert_eq!(count(), 239);
    bencher.counter(ItemsCount::new(count())).bench_local(count);
}
