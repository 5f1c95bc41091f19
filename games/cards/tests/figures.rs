//! The game plays as its designers measured it: shares of turns with a capture, by an independent prototype.

use std::ops::ControlFlow;

use cards::{Action, Cards, DeckName, Edges, Options, Rulings};
use irrgarten_game::{ChanceRng, Dice as _, Game, Ply, SearchRng, Seat, Stream, Turn, quick_ply};

const GAMES: u32 = 120;

/// The share of turns that take at least one card when everybody takes as many as possible, in percent.
fn captures(seats: u8, rulings: Rulings) -> f64 {
    let seed = "figures".parse().expect("a word is a seed");
    let (mut turns, mut taking) = (0, 0);
    for game in 0..GAMES {
        let options = Options { rulings, ..Options::default() };
        let mut state = Cards::new_game(seats, options, &mut ChanceRng::new(&seed, Stream::Chance(game)));
        let mut dice = SearchRng::new(u64::from(game));
        loop {
            match (Cards::turn(&state), state.mover()) {
                (Turn::Decide(_), Some(seat)) => {
                    let action = greedy(&state, seat, &mut dice);
                    turns += 1;
                    taking += u32::from(!action.taken.is_empty());
                    Cards::act(&mut state, seat, action);
                }
                (Turn::Over(_), _) | (_, None) => break,
                (Turn::Chance, _) => {
                    assert!(matches!(quick_ply::<Cards>(&mut state, &mut dice), Some(Ply::Chance(_))));
                }
            }
        }
    }
    100.0 * f64::from(taking) / f64::from(turns)
}

fn greedy(state: &cards::State, seat: Seat, dice: &mut SearchRng) -> Action {
    let mut best: Vec<Action> = Vec::new();
    let _ = Cards::actions(state, seat, &mut |action| {
        let most = best.first().map_or(0, |best| best.taken.len());
        if action.taken.len() > most {
            best.clear();
        }
        if action.taken.len() >= most {
            best.push(action);
        }
        ControlFlow::Continue(())
    });
    best[dice.below(best.len() as u32) as usize]
}

fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 3.0, "{found:.1} % instead of {expected:.1} %");
}

#[test]
fn greedy_play_captures_in_three_turns_of_four() {
    for (seats, expected) in [(2, 73.6), (3, 73.1), (4, 74.2), (5, 74.1), (6, 74.1)] {
        assert_near(captures(seats, Rulings::default()), expected);
    }
}

#[test]
fn strict_edges_make_captures_rarer() {
    assert_near(captures(2, Rulings { edges: Edges::Strict, ..Rulings::default() }), 56.0);
}

#[test]
fn the_lanes_capture_as_often_as_the_garden() {
    assert_near(captures(2, Rulings { deck: DeckName::Lanes50, ..Rulings::default() }), 74.0);
}
