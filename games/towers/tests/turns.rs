//! What is true of every turn, over many random games: invariants J3 to J5 and the figures of the rulebook.
//!
//! `IRRGARTEN_GAMES=20000 cargo test --release --package towers --test turns` plays so many for every mode and number of
//! seats.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use irrgarten_game::{ChanceRng, Dice as _, Game, Ply, SearchRng, Seat, Stream, Turn, quick_ply, random_ply};
use irrgarten_kit::Indexed as _;
use irrgarten_players::Hints as _;
use towers::{Action, Cards, Kids, Options, RUNE_STONE, Square, Stage, State, Towers, path};

fn dealt(seats: u8, options: Options, number: u32) -> State {
    let seed = "turns".parse().expect("a word is a seed");
    Towers::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(number)))
}

/// J4: the number of cards spent is the number of big steps on the way that is shown.
fn pays_for_its_big_steps(state: &State, seat: Seat, goal: Square, cards: Cards) -> bool {
    let way = path(state, seat, goal, cards).expect("a legal move has a way");
    let board = &state.public().board;
    let big = way.windows(2).filter(|step| board.height(step[0]).abs_diff(board.height(step[1])) > 1);
    big.count() == cards.total()
}

/// J3, for one turn: what a stop gave.
fn gains(before: &State, after: &State, seat: Seat) -> usize {
    let found = after.public().found(seat).len() - before.public().found(seat).len();
    let rune = usize::from(after.public().rune_done(seat)) - usize::from(before.public().rune_done(seat));
    let draws = usize::from(matches!(after.public().stage, Stage::Draw(_)));
    let home = usize::from(after.public().is_home(seat));
    found + rune + draws + home
}

#[test]
fn every_turn_has_a_slide_and_a_stop_and_pays_for_what_it_climbs() {
    for (seats, kids) in [(2, Kids::NOBODY), (3, Kids::ALL), (4, Kids::NOBODY)] {
        let mut dice = SearchRng::new(u64::from(seats));
        for game in 0..40 {
            let mut state = dealt(seats, Options { kids, ..Options::default() }, game);
            let (mut slid, mut buffer) = (None, Vec::new());
            loop {
                let before = state;
                let Some(step) = random_ply::<Towers>(&mut state, &mut dice, &mut buffer) else { break };
                match step {
                    Ply::Act(seat, Action::Slide(arrow, _)) => {
                        assert_eq!(slid.replace(seat), None, "J3: one slide a turn");
                        let lands = Seat::all(seats)
                            .filter(|&each| state.public().pawn(each) != before.public().pawn(each));
                        for each in lands {
                            let here = state.public().pawn(each);
                            let fixed = here.column().is_multiple_of(2) && here.row().is_multiple_of(2);
                            assert!(!fixed && here != RUNE_STONE, "J5: {arrow} carries a pawn to {here}");
                        }
                    }
                    Ply::Act(seat, Action::Move(goal, cards)) => {
                        assert_eq!(slid.take(), Some(seat), "J3: after the slide");
                        assert!(pays_for_its_big_steps(&before, seat, goal, cards), "J4: {before:?}");
                        let empty = state.deck().total() + state.public().discard.len() == 0;
                        assert!(
                            gains(&before, &state, seat) == usize::from(!empty) || empty,
                            "J3: {before:?}"
                        );
                    }
                    Ply::Chance(_) => assert!(slid.is_none()),
                }
            }
            assert!(matches!(Towers::turn(&state), Turn::Over(_)));
        }
    }
}

/// Plays the best action at first sight; gives the number of turns.
fn greedy_game(seats: u8, number: u32) -> u32 {
    let mut dice = SearchRng::new(u64::from(number));
    let mut state = dealt(seats, Options::default(), number);
    let mut turns = 0;
    loop {
        let (Stage::Slide(seat) | Stage::Move(seat)) = state.public().stage else {
            if quick_ply::<Towers>(&mut state, &mut dice).is_none() {
                return turns;
            }
            continue;
        };
        let (mut best, mut highest, mut equals) = (None, i32::MIN, 0);
        let _ = Towers::actions(&state, seat, &mut |action| {
            let promise = Towers::promise(&state, seat, action);
            match promise.cmp(&highest) {
                Ordering::Less => {}
                Ordering::Equal => {
                    equals += 1;
                    if dice.below(equals) == 0 {
                        best = Some(action);
                    }
                }
                Ordering::Greater => (best, highest, equals) = (Some(action), promise, 1),
            }
            ControlFlow::Continue(())
        });
        turns += u32::from(matches!(state.public().stage, Stage::Slide(_)));
        Towers::act(&mut state, seat, best.expect("a seat that decides has an action"));
    }
}

#[test]
fn greedy_games_of_four_take_about_29_turns() {
    let mut turns: Vec<u32> = (0..200).map(|number| greedy_game(4, number)).collect();
    turns.sort_unstable();
    let median = turns[turns.len() / 2];
    assert!((25..=33).contains(&median), "median {median}, {turns:?}");
}

/// Games for every mode and number of seats.
fn games() -> u32 {
    std::env::var("IRRGARTEN_GAMES").map_or(85, |games| games.parse().expect("IRRGARTEN_GAMES is a number"))
}

#[test]
fn a_thousand_random_games_come_to_an_end() {
    let usual = Options::default();
    let modes = [
        usual,
        Options { kids: Kids::ALL, ..usual },
        Options { equal_turns: true, ..usual },
        Options { stay_finds: false, ..usual },
    ];
    for (mode, seats) in modes.into_iter().flat_map(|mode| (2..=4).map(move |seats| (mode, seats))) {
        let mut dice = SearchRng::new(u64::from(seats));
        let mut longest = 0;
        for game in 0..games() {
            let mut state = dealt(seats, mode, game);
            let mut events = 0;
            while quick_ply::<Towers>(&mut state, &mut dice).is_some() {
                events += 1;
            }
            longest = longest.max(events);
            let winners = Seat::all(seats).filter(|&seat| state.public().is_home(seat)).count();
            assert!(winners == 1 || winners > 1 && mode.equal_turns, "{state:?}");
        }
        // Three events a turn: the rules alone, without our bound on rounds.
        assert!(longest < 15_000, "{longest} events with {seats} seats");
    }
}

#[test]
fn every_treasure_is_somewhere_and_every_start_is_a_corner() {
    let state = dealt(4, Options::default(), 0);
    let on_board =
        towers::Treasure::all().filter(|&treasure| state.public().board.find(treasure).is_some()).count();
    assert_eq!(on_board + usize::from(state.public().board.free().treasure().is_some()), 12);
}
