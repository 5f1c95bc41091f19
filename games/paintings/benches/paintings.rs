//! Random play on one core: `cargo xtask bench paintings`.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use irrgarten_game::{ChanceRng, Game, Notation, PlyOf, SearchRng, Stream, quick_ply, random_ply};
use irrgarten_kit::{Maze, Push, SquareSet};
use irrgarten_laws::play_plies;
use paintings::{ARROWS, Action, Mode, Options, Paintings, Square, State};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// So many decisions of random games are played in one sample.
const PLIES: u32 = 10_000;

const TABLES: [(Mode, u8); 4] = [(Mode::Intro, 2), (Mode::Intro, 4), (Mode::Basic, 4), (Mode::Expert, 4)];

/// Random play with quick moves, game after game; the rate is plies (actions of seats) a second.
#[divan::bench(args = TABLES)]
fn random_plies(bencher: Bencher, table: (Mode, u8)) {
    play(bencher, table, |state, dice, _| quick_ply::<Paintings>(state, dice));
}

/// The same, every action chosen evenly from the full list of legal ones.
#[divan::bench(args = TABLES)]
fn random_plies_from_the_full_list(bencher: Bencher, table: (Mode, u8)) {
    play(bencher, table, random_ply::<Paintings>);
}

fn play(
    bencher: Bencher,
    (mode, seats): (Mode, u8),
    step: fn(&mut State, &mut SearchRng, &mut Vec<Action>) -> Option<PlyOf<Paintings>>,
) {
    let seed = "bench".parse().expect("a word is a seed");
    let options = Options { mode, ..Options::default() };
    let start = Paintings::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Setup));
    let mut buffer = Vec::with_capacity(4096);
    let mut dice = SearchRng::new(1);
    bencher.counter(ItemsCount::new(PLIES)).bench_local(move || {
        play_plies::<Paintings>(&start, PLIES, |state| step(state, &mut dice, &mut buffer))
    });
}

/// Every slide of a 7x7 board, 12 arrows by 4 orientations, with what a pawn then reaches.
#[divan::bench]
fn whole_turns(bencher: Bencher) {
    let text = "paintings/1 intro .3N.aL.3K./7I91923F5TcR58/.53.a4.5D./cJ573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/\
                .eE.c0.5X. O Ra1,Gg7 LQ,JW SR,SR R.h - ?20 ?24";
    let (state, _) = Paintings::read_position(text).expect("a position");
    let mut maze = Maze::closed();
    Square::all().for_each(|square| maze.set(square, state.board().openings(square)));
    let pushes = ARROWS.map(|arrow| (arrow, Push::at(arrow)));
    let pawn = Square::new(0, 0);
    let spare = state.board().spare_openings();
    bencher.bench_local(|| {
        let mut reached = 0;
        for (arrow, push) in black_box(&pushes) {
            let from = SquareSet::only(arrow.carries(pawn));
            for openings in spare.turnings() {
                let mut after = maze;
                after.slide(push, openings);
                reached += after.ways().reachable(from).len();
            }
        }
        reached
    });
}
